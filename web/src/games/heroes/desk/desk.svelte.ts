/**
 * The player's side of a table: the question, the choices that are not sent yet, and the highlights that follow from them.
 *
 * Choices belong to one decision. They are forgotten as soon as the table moves on, by any player's move.
 */
import type { AnyCommand, Keep, Place, View } from '../../../generated/heroes.ts';
import { judge, refuse, tell } from '../../../lib/notices.svelte.ts';
import type { Outcome } from '../../../lib/table/conversation.ts';
import type { Answer, Playing, SeatInfo } from '../../../lib/table/state.ts';
import type { Table } from '../../../lib/table/table.svelte.ts';
import { say, speak, words } from '../../../lib/words/speech.svelte.ts';
import { heroAt, type Seat, type Square, same, turned } from '../board/geometry.ts';
import type { Lit } from '../board/highlights.ts';
import { heroName } from '../box/cards.ts';
import { arrange, type Group, keepText, obvious, type Roll, swapped, toggled } from '../dice/rolls.ts';
import {
  type Deed,
  deedAt,
  deedsOf,
  idle,
  nextStep,
  ownAt,
  questionFor,
  stepsOf,
  type Way,
  waysOf,
} from './actions.ts';
import { Ahead } from './ahead.svelte.ts';
import { litActions, litPlaces, onTheBoard } from './lights.ts';
import {
  type Aids,
  bustChance,
  bustFraction,
  leftAfter,
  type Plan,
  placesOf,
  pushText,
  split,
  whatIfs,
} from './push.ts';
import { Show } from './show.svelte.ts';

interface DiceChoice {
  seq: number;
  taken: readonly Roll[];
  /** Places among the dice that are left. */
  held: ReadonlySet<number>;
}

interface ActionChoice {
  seq: number;
  /** Place among the scoring rolls put aside. */
  place: number;
  way: string;
  deed: string;
}

const NOBODY: readonly Answer[] = [];
/** So often giving up is sent again when the table has moved on. */
const RESIGNS = 5;

export class Desk {
  readonly show = new Show();
  /** Heroes chosen before the player is asked. */
  readonly ahead = new Ahead(this);
  /** The game's own tables of odds, once they are here. */
  aids = $state.raw<Aids | null>(null);
  /** Digits name dice to hold, not scoring rolls to take. */
  holding = $state(false);
  readonly #table: () => Table;
  /** Who is at the bottom where several people share the screen: the board does not turn at every turn. */
  readonly #fixed: () => Seat | null;
  /** The table as it was when commands were sent, and up to which entry it is shown so. */
  #frozen = $state.raw<{ playing: Playing; until: number } | null>(null);
  #sending = $state(false);
  #dice = $state.raw<DiceChoice>({ seq: -1, taken: [], held: new Set() });
  #action = $state.raw<ActionChoice>({ seq: -1, place: -1, way: '', deed: '' });
  #hand = $state.raw({ seq: -1, hero: '' });

  constructor(table: () => Table, fixed: () => Seat | null = () => null) {
    this.#table = table;
    this.#fixed = fixed;
  }

  get table(): Table {
    return this.#table();
  }

  /**
   * The table as it is shown. While commands of ours are carried out, and seen, their question stays in sight: nothing
   * can be answered then.
   */
  playing = $derived.by((): Playing => {
    const { playing } = this.table;
    if (!playing) throw new Error('A desk stands at a table that plays.');
    const frozen = this.#frozen;
    return frozen && playing.seq <= frozen.until && playing.you === frozen.playing.you
      ? frozen.playing
      : playing;
  });

  view = $derived.by(() => this.playing.view as View);
  /** What the players are called: "you" for a player without a name, at this screen. */
  names = $derived.by(() =>
    this.playing.seats.map(seatName).map((name, seat) => {
      return name || (seat === this.playing.you ? say('web-heroes-you') : '');
    }),
  );
  called(seat: number): string {
    return words().name(seat, this.names);
  }

  /** The seat whose decisions are made here; a spectator looks over the first player's shoulder. */
  own: Seat = $derived(this.playing.you === 1 ? 1 : 0);
  /** Whose side is drawn at the bottom. */
  bottom: Seat = $derived.by(() => this.#fixed() ?? this.own);

  /** It is ours to decide, by our own hand. */
  mine = $derived.by(() => {
    const { offer, you, seats } = this.playing;
    return offer !== null && seats[you]?.driver === 'human';
  });
  answers = $derived.by(() => (this.mine ? (this.playing.offer?.answers ?? NOBODY) : NOBODY));
  /** It is our turn, whether or not something is being shown: the screen stays ours. */
  ours = $derived.by(() => {
    const { you, waiting, seats } = this.playing;
    return you >= 0 && waiting === you && seats[you]?.driver === 'human';
  });

  get sending(): boolean {
    return this.#sending || this.table.busy;
  }

  /** Something waits for an answer: nothing else may be pressed. */
  get idle(): boolean {
    return this.mine && !this.sending && !this.table.performing;
  }

  /** Something is being shown, or a band is across the board. */
  get showing(): boolean {
    return this.table.performing || this.show.moment !== null;
  }

  /** Cut short what is being shown. False when there was nothing. */
  skip(): boolean {
    const { performing } = this.table;
    if (performing) this.table.interrupt();
    else return this.show.dismiss();
    return true;
  }

  #commands<T extends AnyCommand['type']>(type: T): Extract<AnyCommand, { type: T }>[] {
    return this.answers
      .map((answer) => answer.command as AnyCommand)
      .filter((command): command is Extract<AnyCommand, { type: T }> => command.type === type);
  }

  /** The offered answer of a kind that has only one: roll, act, stop, done. */
  answer(type: AnyCommand['type']): Answer | undefined {
    return this.answers.find((answer) => (answer.command as AnyCommand).type === type);
  }

  /** Play commands, one after the other; the first that is refused ends it. */
  async send(...commands: readonly string[]): Promise<boolean> {
    const rest = [...commands];
    return this.#give(commands.length, () => rest.shift() ?? null);
  }

  /**
   * Give commands, each made when the one before it has been carried out and seen. While the first so many are, the
   * table is shown as it was.
   */
  async #give(as: number, next: () => string | null): Promise<boolean> {
    if (this.sending || this.table.performing) return false;
    const { table, names } = this;
    this.show.dismiss();
    this.#sending = true;
    const { playing } = table;
    this.#frozen = playing ? { playing, until: playing.seq + as - 1 } : null;
    try {
      for (let command = next(); command !== null; command = next()) {
        const outcome = await table.do(command);
        if (!judge(outcome, names)) return false;
      }
      return true;
    } finally {
      this.#frozen = null;
      this.#sending = false;
      this.holding = false;
    }
  }

  /** Is there something to take back: at the table, or a hero that was chosen before being asked? */
  get undoes(): boolean {
    return this.playing.undo || this.ahead.planned.length > 0;
  }

  async undo(): Promise<void> {
    const last = this.ahead.planned.at(-1);
    if (last !== undefined) return this.ahead.toggle(last);
    if (!this.playing.undo || this.sending || this.table.performing) return;
    this.show.dismiss();
    judge(await this.table.undo(), this.names);
  }

  /** Give up, at any decision and while something is shown. That somebody moved meanwhile is no reason against it. */
  async resign(): Promise<boolean> {
    const { table, names } = this;
    this.show.dismiss();
    for (let left = RESIGNS; ; left -= 1) {
      table.land();
      const outcome = await table.do('resign');
      if (outcome.kind !== 'stale' || left === 0 || table.own?.finished) return judge(outcome, names);
    }
  }

  /** Nothing to take back: dice were rolled, something was shown, or the last move was another player's. */
  whyNoUndo(): void {
    tell('web-heroes-undo-no');
  }

  /** Why can this not be done? The table answers with its clause. */
  async why(command: string): Promise<Extract<Outcome, { kind: 'because' }> | null> {
    const outcome = await this.table.why(command);
    if (outcome.kind === 'because') return outcome;
    judge(outcome, this.names);
    return null;
  }

  /** Ask why not, and show the answer. */
  async explain(command: string): Promise<void> {
    const because = await this.why(command);
    if (because?.says) refuse({ says: because.says, clause: because.clause }, this.names);
  }

  // Draft and set-up

  picks = $derived.by(() => new Set(this.#commands('Pick').map((command) => command.hero)));
  places = $derived.by((): readonly Place[] => this.#commands('Place'));
  hand = $derived.by(() => {
    const seat = this.view.viewer < 0 ? 0 : this.view.viewer;
    return this.view.hands[seat === 1 ? 1 : 0];
  });
  /** The hero about to be placed; the last one needs no choosing. */
  placing = $derived.by(() => {
    if (this.places.length === 0) return '';
    if (this.#hand.seq === this.playing.seq && this.hand.includes(this.#hand.hero)) return this.#hand.hero;
    return new Set(this.hand).size === 1 ? (this.hand[0] ?? '') : '';
  });

  /** The player may choose before being asked, because the other one is still choosing. */
  choosesAhead = $derived.by(() => this.ahead.open(this.#fixed() !== null));
  /** The army so far, with the heroes that were chosen before being asked. */
  chosen = $derived.by((): readonly string[] => [...this.hand, ...this.ahead.planned]);

  pick(hero: string): void {
    if (this.choosesAhead) this.ahead.toggle(hero);
    else if (this.picks.has(hero)) void this.send(`pick ${hero}`);
    else void this.explain(`pick ${hero}`);
  }

  takeUp(hero: string): void {
    this.#hand = { seq: this.playing.seq, hero };
  }

  place(hero: string, column: number): void {
    const text = `place ${hero} ${column}`;
    if (this.places.some((place) => place.hero === hero && place.column === column)) void this.send(text);
    else void this.explain(text);
  }

  // Dice

  keeps = $derived.by((): readonly Keep[] => this.#commands('Keep'));
  /** Dice on the table that are not aside. */
  lying = $derived.by(() => [...this.view.rolled, ...this.view.held]);
  taken = $derived.by(() => (this.#dice.seq === this.playing.seq ? this.#dice.taken : obvious(this.keeps)));
  held = $derived.by(() => (this.#dice.seq === this.playing.seq ? this.#dice.held : new Set<number>()));
  arrangement = $derived.by(() => arrange(this.keeps, this.taken, this.lying));
  /** The dice that are left when the chosen rolls are aside, and which of them would be rolled. */
  left = $derived.by(() => leftAfter(this.lying, this.taken));
  split = $derived.by(() => split(this.left, this.held));
  bust = $derived.by(() => bustChance(this.aids, this.split.rolled.length, this.split.held));
  bustExactly = $derived.by(() => bustFraction(this.aids, this.split.rolled.length, this.split.held));
  /** Something is aside or about to be, as the rules ask: then there is a push or an action. */
  ready = $derived.by(() => this.view.phase === 'push' || this.arrangement.keep !== null);
  /** The scoring rolls there would be to act with. */
  aside = $derived.by(() => [...this.view.aside, ...this.taken]);
  whatIfs = $derived.by(() =>
    whatIfs(
      {
        keeps: this.keeps,
        lying: this.lying,
        aside: this.view.aside.length,
        taken: this.taken,
        held: this.split.held,
      },
      this.aids,
    ),
  );

  take(group: Group): void {
    this.#dice = { seq: this.playing.seq, taken: toggled(this.taken, group), held: new Set() };
  }

  /** Take another scoring roll of the same dice: those chosen before it that want the same dice are put back. */
  swap(roll: Roll): void {
    this.#dice = { seq: this.playing.seq, taken: swapped(this.keeps, this.taken, roll), held: new Set() };
  }

  hold(place: number): void {
    if (place >= this.left.length) return;
    const held = new Set(this.held);
    if (!held.delete(place)) held.add(place);
    this.#dice = { seq: this.playing.seq, taken: this.taken, held };
  }

  /** Choose what a line of "if you choose otherwise" says. */
  plan({ taken, held }: Plan): void {
    this.#dice = { seq: this.playing.seq, taken, held: placesOf(leftAfter(this.lying, taken), held) };
  }

  /** What must be put aside before anything else. */
  get #keeping(): string[] {
    return this.view.phase === 'keep' ? [keepText(this.taken)] : [];
  }

  push(): void {
    if (!this.ready) this.#notReady();
    else if (this.split.rolled.length === 0) this.#lacks('heroes-no-push-nothing', 'H-PUSH-2');
    else void this.send(...this.#keeping, pushText(this.split.rolled));
  }

  act(): void {
    if (!this.ready) this.#notReady();
    // With all six dice aside there is nothing left to decide: the table goes on to the actions by itself.
    else if (this.left.length === 0) void this.send(...this.#keeping);
    else void this.send(...this.#keeping, 'act');
  }

  #notReady(): void {
    if (this.taken.length > 0) void this.explain(keepText(this.taken));
    else this.#lacks('heroes-no-keep-nothing', 'H-ROLL-7');
  }

  /** Nothing is chosen yet: there is no command to ask the table about, but there is a clause. */
  #lacks(id: string, clause: string): void {
    refuse({ says: { id, args: {} }, clause }, this.names);
  }

  /** Why is a die dark? It is in no scoring roll that is offered. */
  whyDark(): void {
    this.#lacks('web-heroes-no-score-why', 'H-ROLL-2');
  }

  // Battle actions

  /** The scoring roll whose moves are being made; null between actions. */
  marching = $derived.by(() => this.view.marching.at(-1)?.roll ?? null);
  deeds = $derived.by(() => deedsOf(this.answers, this.view, this.own, this.marching));
  /** The scoring rolls that can be chosen from. */
  purse = $derived.by(() => (this.marching === null ? this.view.aside : [this.marching]));
  spending = $derived.by(() => {
    if (this.#action.seq === this.playing.seq && this.#action.place in this.purse) return this.#action.place;
    const able = new Set(this.deeds.map((deed) => deed.roll));
    return Math.max(
      0,
      this.purse.findIndex((roll) => able.has(roll)),
    );
  });
  roll = $derived.by(() => this.purse[this.spending] ?? '');
  ways = $derived.by(() => waysOf(this.deeds, this.roll));
  /** Our heroes that can do nothing with this roll. */
  idlers = $derived.by(() => idle(this.ways, this.view, this.own));
  /** The moves that this roll pays for and that go without saying: each hero that can walk, walks. */
  steps = $derived.by(() => stepsOf(this.ways));
  way = $derived.by((): Way | null => {
    const [only, ...more] = this.ways;
    if (only && more.length === 0 && only.deeds.length === 1) return only;
    if (this.#action.seq !== this.playing.seq) return null;
    return this.ways.find((way) => wayKey(way) === this.#action.way) ?? null;
  });
  deed = $derived.by((): Deed | null => {
    const chosen = this.#action.seq === this.playing.seq ? this.#action.deed : '';
    return this.way?.deeds.find((deed) => deed.text === chosen) ?? this.way?.deeds[0] ?? null;
  });

  spend(place: number): void {
    this.#action = { seq: this.playing.seq, place, way: '', deed: '' };
  }

  choose(way: Way, deed?: Deed): void {
    this.#action = {
      seq: this.playing.seq,
      place: this.spending,
      way: wayKey(way),
      deed: (deed ?? way.deeds[0])?.text ?? '',
    };
  }

  aim(deed: Deed): void {
    const way = this.ways.find((one) => one.deeds.includes(deed));
    if (way) this.choose(way, deed);
  }

  /** The next target of the chosen way. */
  nextTarget(): void {
    const { way, deed } = this;
    if (way && deed) this.choose(way, way.deeds[(way.deeds.indexOf(deed) + 1) % way.deeds.length]);
  }

  /** One step back, without the server: an animation is cut short, or the last choice is forgotten. */
  step(): void {
    if (this.skip()) return;
    if (this.holding) this.holding = false;
    else {
      this.#hand = { seq: -1, hero: '' };
      this.#action = { seq: this.playing.seq, place: this.spending, way: '', deed: '' };
    }
  }

  /** Send the choice; where nobody is chosen and several can walk, all of them walk. */
  go(): void {
    if (this.deed) void this.send(this.deed.text);
    else if (this.steps.length > 1) void this.moveAll();
  }

  /** All the moves of the chosen roll, from left to right; it ends as soon as anything else is asked. */
  async moveAll(): Promise<boolean> {
    const { roll, own } = this;
    let begun = false;
    return this.#give(1, () => {
      const now = this.table.playing;
      const next = now ? nextStep(now, own, roll, begun) : null;
      begun = true;
      return next;
    });
  }

  /** End the turn, or the moves of the roll being spent. */
  end(): void {
    const ending = this.answer('Stop') ?? this.answer('Done');
    if (ending) void this.send(ending.text);
  }

  whyIdle(column: number): string {
    return questionFor(this.roll, column, this.marching !== null);
  }

  // The board

  lit = $derived.by((): Lit => {
    const flash = this.show.flash;
    const base = flash ? onTheBoard({ shots: flash.shots, saves: flash.saves }, this) : {};
    if (!this.mine || this.table.performing) return base;
    if (this.view.phase === 'place') return { ...base, ...onTheBoard(litPlaces(this), this) };
    if (this.view.phase === 'act') return { ...base, ...onTheBoard(litActions(this), this) };
    return base;
  });

  /** A square of the drawn board as our own seat counts it, and back. */
  turned(square: Square): Square {
    return this.own === this.bottom ? square : turned(this.view, square);
  }

  /** What pressing a square would do, in words. */
  says(drawn: Square): string {
    if (!this.idle) return '';
    const square = this.turned(drawn);
    if (this.view.phase === 'place') {
      const open = this.places.some((place) => place.hero === this.placing && place.column === square.column);
      if (square.row !== 1 || !open) return '';
      return say('web-heroes-square-place', { hero: heroName(this.view.options, this.placing) });
    }
    if (this.view.phase !== 'act') return '';
    const deed = deedAt(this.ways, this.way, square);
    if (deed) return say('web-heroes-square-do', { what: speak(deed.does) });
    const own = ownAt(this.view, this.own, square);
    return own !== null && this.deeds.some((one) => one.column === own) ? say('web-heroes-square-actor') : '';
  }

  /** A square is pressed. False when it means nothing now, so that whatever stands there may be shown. */
  press(drawn: Square): boolean {
    if (this.skip()) return true;
    if (!this.idle) return false;
    const square = this.turned(drawn);
    if (this.view.phase === 'place') return this.#pressPlace(square);
    return this.view.phase === 'act' && this.#pressAct(square);
  }

  #pressPlace(square: Square): boolean {
    if (heroAt(this.view, this.own, square)) return false;
    if (square.row !== 1) tell('web-heroes-place-row');
    else if (this.placing) this.place(this.placing, square.column);
    else tell('web-heroes-place-hero');
    return true;
  }

  #pressAct(square: Square): boolean {
    const own = ownAt(this.view, this.own, square);
    const deed = deedAt(this.ways, this.way, square);
    // Pressing the same target again sends it; a press on an own hero chooses it, unless it is being aimed at.
    if (deed && this.deed && same(deed.at, this.deed.at) && deed.text === this.deed.text) this.go();
    else if (deed && (own === null || this.way?.deeds.includes(deed))) this.aim(deed);
    else if (own !== null) this.#pressOwn(own);
    else return this.#pressEnemy(square);
    return true;
  }

  /** One of ours: the next thing it can do, with this roll or with another. */
  #pressOwn(column: number): void {
    const able = this.ways.filter((way) => way.column === column);
    const next = able[((this.way ? able.indexOf(this.way) : -1) + 1) % Math.max(1, able.length)];
    if (next) {
      this.choose(next);
      return;
    }
    const place = this.purse.findIndex((roll) =>
      this.deeds.some((deed) => deed.roll === roll && deed.column === column),
    );
    if (place >= 0) this.spend(place);
    else void this.explain(this.whyIdle(column));
  }

  /** Why can the chosen hero not do this to that one? */
  #pressEnemy(square: Square): boolean {
    const victim = heroAt(this.view, this.own, square);
    if (!victim) tell(this.way ? 'web-heroes-square-nothing' : 'web-heroes-square-choose');
    if (!victim) return true;
    if (!this.way || !this.deed) return false;
    const { verb, column } = this.way;
    if (verb === 'shoot' || verb === 'cut-down') {
      void this.explain(`${this.roll} ${verb} ${column} at ${square.column}.${square.row}`);
    } else void this.explain(`${this.roll} attack ${column}`);
    return true;
  }
}

export function wayKey({ verb, column }: Pick<Way, 'verb' | 'column'>): string {
  return `${verb} ${column}`;
}

/** A player's name; a bot without a name has that of its kind. Empty for people without a name. */
function seatName(seat: SeatInfo): string {
  return seat.name || (seat.kind === 'bot' ? say(`web-bot-${seat.bot}`) : '');
}
