/**
 * The one store of a Starquest table: what is seen, what may be done, what is chosen. Everything is derived from the view
 * and the offer; what needs rules (ways, sight, odds) is asked of the server with `survey`. Components read it and call
 * its few verbs: select, press, do, go, cancel.
 */
import type { Aim, Chart, Default, Outlook, Reach, Seen, View } from '../../generated/starquest.ts';
import { judge, refuse, tell } from '../../lib/notices.svelte.ts';
import { say } from '../../lib/speech.svelte.ts';
import type { Answer, Playing } from '../../lib/table/state.ts';
import type { Table } from '../../lib/table/table.svelte.ts';
import type { Spoken } from '../../lib/words.ts';
import { asksWith } from './acting/asking.ts';
import { onOffer } from './acting/supply.ts';
import { type Action, optionsFor } from './acting/verbs.ts';
import { type Sheet, sheet } from './box.ts';
import { acting, attack, deciding, isPrompt } from './frames.ts';
import { ofRooms } from './map/whereabouts.ts';
import {
  actorOf,
  aimedAt,
  aimsOf,
  breachOf,
  cardOf,
  elsewhere,
  endangered,
  isAttack,
  type Option,
  optionsOf,
  placeOf,
  type Verb,
  weaponOf,
} from './offers.ts';
import { type Piece, pieces, spot, squareName } from './pieces.ts';
import { parties } from './prompts/parties.ts';
import type { Silent } from './prompts/silent.ts';
import { type Spot, trailOf } from './prompts/trail.ts';
import { named } from './speaking.ts';
import { Surveys } from './surveys.svelte.ts';

const CHART = 'chart';
const SEEN = 'seen';
const DECLARED = 'attack';
const DEFAULT = 'default';
const SILENT = 'silent';

/** Answers to choose from, at a place of the map. */
export interface Menu {
  readonly square: number;
  readonly options: readonly Option[];
}

/** What a desk needs of a table: a live one has it, and so has one that is looked back at. */
export type Source = Pick<
  Table,
  'key' | 'playing' | 'names' | 'busy' | 'do' | 'undo' | 'why' | 'survey' | 'asides' | 'advise' | 'sinceTold'
>;

export class Desk {
  readonly #table: () => Source;
  /** Whose eyes these are: at a shared screen they change, and nothing of one is left for the other. */
  #key = '';
  /** What the server has answered about the entry that is shown. */
  readonly #surveys = new Surveys(() => this.table);
  #chart = $state.raw<Chart | null>(null);
  #charting = '';
  /** The figure that the player has picked; empty: whoever is on hand. */
  #picked = $state('');
  #verb = $state<Verb | ''>('');
  /** The card that is taken up: only its targets are lit. */
  #card = $state('');
  /** The kind of token that is laid by pressing squares; empty: each time one is asked which. */
  #kind = $state('');
  #aim = $state('');
  #menu = $state.raw<Menu | null>(null);
  #walking = $state(false);
  hover = $state(-1);
  /** The four squares round the corner that is nearest to the pointer, as attacks write them. */
  near = $state('');
  /** The square under the keyboard's cursor; -1 while the keyboard is elsewhere. */
  cursor = $state(-1);

  constructor(table: () => Source) {
    this.#table = table;
  }

  // What is seen

  get table(): Source {
    return this.#table();
  }

  playing = $derived.by((): Playing => {
    const { playing } = this.#table();
    if (!playing) throw new Error('The match has not begun.');
    return playing;
  });

  view = $derived.by(() => this.playing.view as View);
  names = $derived.by(() => this.#table().names);
  you = $derived.by(() => this.playing.you);
  side = $derived.by(() => this.view.sides[this.you]);

  get chart(): Chart | null {
    return this.#chart;
  }

  pieces = $derived.by((): readonly Piece[] => pieces(this.view, this.#chart));
  standing = $derived.by((): ReadonlyMap<string, Piece> => new Map(this.pieces.map((one) => [one.id, one])));
  held = $derived.by((): ReadonlyMap<number, readonly Piece[]> => {
    const found = new Map<number, Piece[]>();
    for (const piece of this.pieces)
      for (const square of piece.squares) found.set(square, [...(found.get(square) ?? []), piece]);
    return found;
  });

  // What is asked

  mine = $derived.by(() => {
    const { offer, finished, waiting, you } = this.playing;
    return offer !== null && !finished && waiting === you;
  });
  options = $derived.by((): readonly Option[] =>
    this.mine ? optionsOf(this.playing.offer?.answers ?? []) : [],
  );
  question = $derived.by(() => (this.mine ? (this.playing.offer?.question ?? '') : this.view.question));
  busy = $derived.by(() => this.#table().busy || this.#walking);
  /** Orders that are being given by themselves, once the question is answered that they were chosen with. */
  ordering: Promise<void> | null = null;

  /** The figure that the rules have on hand: it acts, it fires, it is being moved. */
  actor = $derived.by(() => acting(this.view.frames));
  /** What the open question is about, in the words of the frames. */
  deciding = $derived.by(() => deciding(this.view.frames));

  /** Somebody else's turn stands still until this is answered. */
  reacting = $derived.by(() => this.mine && isPrompt(this.deciding));
  /** What the attack that was declared may do, for those who may still answer it. */
  declared = $derived.by((): Aim | null => this.#surveys.get<Aim>(DECLARED) ?? null);
  /** What is answered in the seat's name when its time is up; empty for nothing in particular. */
  fallback = $derived.by(() => this.#surveys.get<Default>(DEFAULT)?.command ?? '');

  /** Those of one's own in Overwatch that have no shot at whom one is asked about. */
  silent = $derived.by(() => this.#surveys.get<Silent>(SILENT)?.silent ?? []);
  /** The way by which whoever is to be shot at has come. */
  trail = $derived.by((): readonly Spot[] =>
    this.reacting && this.deciding?.type === 'Watching'
      ? trailOf(this.playing.log, parties(this).to?.id ?? '')
      : [],
  );

  // What is chosen

  /** The figure that is looked at: the player's choice, or the one on hand. */
  selected = $derived.by((): Piece | null => {
    const own = this.standing.get(this.#picked);
    if (own) return own;
    return this.standing.get(this.actor) ?? null;
  });

  /** Is the figure that is looked at the player's own, and may it do something now? */
  acts = $derived.by(() => {
    const { selected } = this;
    if (!selected) return false;
    return this.options.some((one) => this.#does(one, selected));
  });

  /** Answers that concern the figure that is looked at, and those that concern nobody; all of them when it has none. */
  relevant = $derived.by((): readonly Option[] => {
    const { selected, options } = this;
    if (!selected || !this.acts) return options;
    return options.filter((one) => actorOf(one) === '' || this.#does(one, selected));
  });

  get verb(): Verb | '' {
    return this.#verb;
  }

  get card(): string {
    return this.#card;
  }

  get menu(): Menu | null {
    return this.#menu;
  }

  /** The relevant answers, or those of the verb that was chosen. */
  listed = $derived.by((): readonly Option[] =>
    this.#card
      ? this.options.filter((one) => cardOf(one) === this.#card)
      : this.#verb
        ? this.relevant.filter((one) => one.command.type === this.#verb)
        : this.relevant,
  );

  /** Tokens that may be laid now, and which of them is taken up. */
  supply = $derived.by(() => onOffer(this.options, this.side, this.deciding));
  kind = $derived.by(() => (this.supply.some(({ identity }) => identity === this.#kind) ? this.#kind : ''));

  activation = $derived.by(
    () =>
      this.options.find(({ command }) => command.type === 'Activate' && command.who === this.selected?.id) ??
      null,
  );

  outlook = $derived.by((): Outlook | null =>
    this.selected ? (this.#surveys.get<Outlook>(this.selected.id) ?? null) : null,
  );

  /** Squares where the figure could go, each with its way; empty while it may not. */
  reach = $derived.by((): ReadonlyMap<number, Reach> => {
    const own = this.mine && this.selected && this.outlook;
    const now =
      this.activation !== null || (this.question === 'sq-ask-activation' && this.actor === this.selected?.id);
    if (!own || !now || this.#verb || this.#card) return new Map();
    return new Map(this.outlook?.reach.map((one) => [one.square, one]));
  });

  /** Squares of what would stand there: a base of two by two is named by its north-west one. */
  base(square: number): readonly number[] {
    const [width] = this.view.grid;
    return this.selected?.size === 2 ? [square, square + 1, square + width, square + width + 1] : [square];
  }

  /** What each square of the map is good for, as far as answers are given by pointing at it. */
  places = $derived.by((): ReadonlyMap<number, readonly Option[]> => {
    const found = new Map<number, Option[]>();
    const many = !this.acts && new Set(this.options.map(actorOf)).size > 2;
    for (const one of this.listed) {
      // Where several figures may act, one of them is chosen first.
      if (many && actorOf(one) && one.command.type !== 'Activate') continue;
      // A card cannot be taken back: it is taken up before its target is pressed.
      if (one.command.type === 'Use' && !this.#card) continue;
      if (one.command.type === 'Put' && this.kind && one.command.identity !== this.kind) continue;
      for (const square of this.#squaresOf(one)) {
        if (one.command.type === 'Step' && (this.reach.has(square) || this.#foeAt(square))) continue;
        // Empty floor where it could go is walked on; to fire at it, Shoot is pressed first.
        if (isAttack(one) && this.reach.has(square) && !this.held.has(square)) continue;
        // One's own are taken up; to fire at them all the same, Shoot is pressed first.
        if (isAttack(one) && !this.#verb && this.#friendly(square)) continue;
        found.set(square, [...(found.get(square) ?? []), one]);
      }
    }
    return found;
  });

  doors = $derived.by((): ReadonlyMap<string, Option> => {
    const found = new Map<string, Option>();
    for (const one of this.relevant) if (one.command.type === 'Open') found.set(one.command.door, one);
    return found;
  });

  /** What the card that is taken up would touch, where the pointer is. */
  touched = $derived.by((): readonly number[] => {
    const meant = this.#card ? this.#meant(this.places.get(this.hover) ?? []) : null;
    return meant ? this.#squaresOf(meant) : [];
  });

  /** Bulkheads that may be attacked now, each with every way to do it. */
  breaches = $derived.by((): ReadonlyMap<string, readonly Option[]> => {
    const found = new Map<string, Option[]>();
    for (const one of this.listed) {
      const door = breachOf(one);
      if (door) found.set(door, [...(found.get(door) ?? []), one]);
    }
    return found;
  });

  /** Entry areas that may be chosen now. */
  docks = $derived.by((): ReadonlyMap<string, Option> => {
    const found = new Map<string, Option>();
    if (this.question === 'sq-ask-setup-entry')
      for (const one of this.options) if (one.command.type === 'Choose') found.set(one.command.value, one);
    return found;
  });

  /** All squares that one's own figures see; null where nobody of one's own is aboard. */
  seen = $derived.by((): ReadonlySet<number> | null => {
    const squares = this.#surveys.get<Seen>(SEEN)?.squares ?? [];
    return squares.length > 0 ? new Set(squares) : null;
  });

  /** The attack that is being considered: chosen, or under the pointer. */
  aimed = $derived.by((): Option | null => {
    const chosen = this.options.find((one) => one.text === this.#aim);
    if (chosen) return chosen;
    const square = this.hover >= 0 ? this.hover : this.cursor;
    return this.#meant(this.places.get(square)?.filter(isAttack) ?? []);
  });
  /** It waits for a second press. */
  armed = $derived.by(() => this.aimed !== null && this.aimed.text === this.#aim);
  aim = $derived.by((): Aim | null =>
    this.aimed ? (this.#surveys.get<Aim>(this.aimed.text) ?? null) : null,
  );

  /** Every way of attacking what is aimed at: other weapons, more shots. */
  attacks = $derived.by((): readonly Option[] => {
    const { aimed } = this;
    if (!aimed) return [];
    const at = aimsOf(aimed)[0];
    const squares = new Set(this.#squaresOf(aimed));
    return this.relevant.filter(
      (one) =>
        isAttack(one) &&
        (aimsOf(one)[0] === at ||
          (weaponOf(one) !== weaponOf(aimed) && this.#squaresOf(one).some((square) => squares.has(square)))),
    );
  });

  /** Of several answers at one place: that on the four squares round the pointer, or else the first. */
  #meant(options: readonly Option[]): Option | null {
    return options.find((one) => aimsOf(one)[0] === this.near) ?? options[0] ?? null;
  }

  /** Would this piece do it, or the machine that it mans? */
  #does(option: Option, piece: Piece): boolean {
    const actor = actorOf(option);
    return actor !== '' && (actor === piece.id || actor === piece.mans);
  }

  #squaresOf(option: Option): readonly number[] {
    const place = placeOf(option);
    if (place) {
      const [width, height, west, north] = this.view.grid;
      const [column, row] = [place[0] - west, place[1] - north];
      return column >= 0 && row >= 0 && column < width && row < height ? [row * width + column] : [];
    }
    const { command } = option;
    if (command.type === 'Activate' || command.type === 'Reveal')
      return this.standing.get(command.who)?.squares ?? [];
    if (breachOf(option)) return [];
    const at = aimsOf(option).flatMap((aim) => aimedAt(this.view, this.standing, aim, this.#chart));
    const others = endangered(option).filter((id) => this.standing.get(id)?.seat !== this.you);
    return others.length > 0
      ? [...new Set([...at, ...others.flatMap((id) => this.standing.get(id)?.squares ?? [])])]
      : at;
  }

  /** Only one's own stand there. */
  #friendly(square: number): boolean {
    const here = this.held.get(square) ?? [];
    return here.length > 0 && here.every((one) => one.seat === this.you);
  }

  // Asking the server

  /** Have what the screen needs: the map of this mission, the outlook of the figure, the attack that is considered. */
  follow(): void {
    this.#surveys.at(this.playing.seq);
    this.#followChart();
    if (this.you >= 0) this.#surveys.ask(SEEN);
    if (this.selected) this.#surveys.ask(this.selected.id);
    if (this.aimed) this.#surveys.ask(this.aimed.text);
    if (!this.reacting) return;
    this.#surveys.ask(DEFAULT);
    if (this.deciding?.type === 'Watching') this.#surveys.ask(SILENT);
    if (attack(this.view.frames)) this.#surveys.ask(DECLARED);
  }

  #followChart(): void {
    const { scenario, options } = this.view;
    const wanted = `${scenario.id}|${options.house?.['entry-floor'] ?? false}|${scenario.map ?? ''}`;
    if (wanted === this.#charting) return;
    this.#charting = wanted;
    void this.table.survey(CHART).then((outcome) => {
      if (outcome.kind === 'surveyed') this.#chart = outcome.found as Chart;
      else this.#charting = '';
    });
  }

  /** The table has moved on: what was chosen for the last question is gone. */
  moved(): void {
    if (this.table.key !== this.#key) this.#forget();
    this.#card = '';
    this.#verb = '';
    this.#aim = '';
    this.#menu = null;
    const picked = this.standing.get(this.#picked);
    // Whoever is done is put down, so that the next one can be taken up.
    if (!picked || (picked.finished && this.question === 'sq-ask-act')) this.#picked = '';
    const { selected } = this;
    const keep = new Map<string, unknown>();
    // Until the new answer is there the old outlook is shown: nothing flickers while somebody walks.
    const old = selected ? this.#surveys.get<Outlook>(selected.id) : undefined;
    if (selected && old) keep.set(selected.id, { ...old, reach: [] });
    const seen = this.#surveys.get<Seen>(SEEN);
    if (seen) keep.set(SEEN, seen);
    this.#surveys.keep(keep);
  }

  /** Somebody else is at the screen now. */
  #forget(): void {
    this.#key = this.table.key;
    this.#picked = '';
    this.#kind = '';
    this.#surveys.forget();
  }

  // What the player does

  select(id: string): void {
    this.#picked = id;
    this.#verb = '';
    this.#aim = '';
    this.#menu = null;
  }

  /** Only answers of this kind, until something is chosen. */
  narrow(verb: Verb | ''): void {
    this.#verb = this.#verb === verb ? '' : verb;
    this.#aim = '';
    this.#menu = null;
  }

  /** Take a kind of token up, or put it back. */
  pick(kind: string): void {
    this.#kind = this.#kind === kind ? '' : kind;
    this.#menu = null;
  }

  /** Take a card up, or put it down: the answers that play it are given on the map. */
  take(card: string): void {
    this.#card = card;
    this.#verb = '';
    this.#aim = '';
    this.#menu = null;
  }

  /** Consider an attack: its squares and its odds are shown, and a second press carries it out. */
  consider(option: Option): void {
    this.#aim = option.text;
    this.#menu = null;
  }

  /** A button of the action bar: the only answer of its kind is given, of several one is chosen, of none one hears why. */
  async act(action: Action): Promise<void> {
    const can = optionsFor(action, this.relevant);
    const [only] = can;
    if (!only) {
      const asked = this.selected ? asksWith(action.id, this.selected, this) : '';
      if (!asked || !(await this.why(asked))) tell(`web-sq-cannot-${action.id}`);
    } else if (can.length > 1) this.narrow(only.command.type);
    else if (isAttack(only) && !(this.armed && this.aimed === only)) this.consider(only);
    else await this.do(only);
  }

  /** Back, one thing after the other. True when there was something to take back. */
  cancel(): boolean {
    if (this.#menu) this.#menu = null;
    else if (this.#aim) this.#aim = '';
    else if (this.#card) this.#card = '';
    else if (this.#verb) this.#verb = '';
    else if (this.#picked) this.#picked = '';
    else return false;
    return true;
  }

  async do(option: Pick<Option, 'text'> | Answer): Promise<boolean> {
    if (this.ordering) {
      // Whoever answers while the orders of the last question are still being given is not ignored.
      const asked = JSON.stringify(this.deciding);
      await this.ordering;
      if (JSON.stringify(this.deciding) !== asked) return false;
    }
    if (this.busy) return false;
    this.#menu = null;
    return judge(await this.table.do(option.text), this.names);
  }

  async undo(): Promise<void> {
    judge(await this.table.undo(), this.names);
  }

  /** Press a square: whatever it is good for, and if for nothing, say why. */
  async press(square: number): Promise<void> {
    if (this.busy || square < 0) return;
    // Whoever is quicker than the answer about ways waits for it.
    this.follow();
    const pending = this.#surveys.pending(this.selected?.id ?? '');
    if (pending) {
      this.#walking = true;
      await pending.finally(() => {
        this.#walking = false;
      });
    }
    const here = this.places.get(square) ?? [];
    const way = this.reach.get(square);
    const piece = this.#pieceAt(square);
    const [only] = here;
    if (here.length > 0 && here.every(isAttack)) {
      await this.#aimAt(here);
    } else if (here.length === 1 && only && only.command.type !== 'Activate') {
      await this.do(only);
    } else if (here.length > 1) {
      const meant = here.find((one) => aimsOf(one)[0] === this.near);
      this.#menu = { square, options: meant ? [meant] : here };
    } else if (way) {
      await this.go(way);
    } else if (piece) {
      this.select(piece.id);
    } else {
      await this.#whyNot(square);
    }
  }

  /** The first press aims, the second one fires. */
  async #aimAt(attacks: readonly Option[]): Promise<void> {
    const chosen = attacks.find((one) => one.text === this.#aim);
    const meant = this.#meant(attacks);
    const moved =
      chosen && meant && weaponOf(chosen) === weaponOf(meant) && aimsOf(chosen)[0] !== aimsOf(meant)[0];
    if (chosen && !moved) await this.do(chosen);
    else if (meant) this.consider(meant);
  }

  async pressPiece(id: string): Promise<void> {
    const piece = this.standing.get(id);
    const [square] = piece?.squares ?? [];
    if (square === undefined) this.select(id);
    else await this.press(square);
  }

  async pressDoor(id: string): Promise<void> {
    const option = this.doors.get(id);
    const attacks = this.breaches.get(id) ?? [];
    const square = this.#chart?.doors.find((door) => door.id === id)?.edges[0][0];
    if (option && attacks.length > 0 && square !== undefined)
      this.#menu = { square, options: [option, ...attacks] };
    else if (option) await this.do(option);
    else if (attacks.length > 0) await this.#aimAt(attacks);
    else if (this.acts && this.selected && this.actor === this.selected.id)
      await this.why(`${this.selected.id} open ${id}`);
  }

  async pressDock(id: string): Promise<void> {
    const option = this.docks.get(id);
    if (option) await this.do(option);
  }

  /** Somebody else stands there: one points at them, and a step through them is chosen from the list. */
  #foeAt(square: number): boolean {
    return (this.held.get(square) ?? []).some((one) => one.seat !== this.you && one.kind === 'mini');
  }

  /** Steps that are not given by pressing their square. */
  through = $derived.by((): readonly Option[] =>
    this.relevant.filter((one) => {
      const [square] = one.command.type === 'Step' ? this.#squaresOf(one) : [];
      return square !== undefined && this.#foeAt(square);
    }),
  );

  /** Who is meant by pressing a square: one's own first, and of a machine whoever mans it. */
  #pieceAt(square: number): Piece | null {
    const here = this.held.get(square) ?? [];
    const found = here.find((one) => one.seat === this.you) ?? here[0] ?? null;
    return this.pieces.find((one) => found !== null && one.mans === found.id) ?? found;
  }

  /** Walk there, turn by turn and step by step, and stop when something happens. */
  async go(way: Reach): Promise<void> {
    const id = this.selected?.id ?? '';
    const commands = this.activation ? [this.activation.text, ...way.commands] : [...way.commands];
    this.#walking = true;
    try {
      for (const text of commands) {
        const lines = this.playing.log.length;
        if (!judge(await this.table.do(text), this.names)) return;
        const { playing, view } = this;
        const others = playing.log
          .slice(lines)
          .some(({ event }) => !QUIET.has((event as { type: string }).type));
        if (others || !this.mine || acting(view.frames) !== id) return;
      }
    } finally {
      this.#walking = false;
    }
  }

  /** Why can this not be done? The clause is shown. False when there is no answer to that. */
  async why(command: string): Promise<boolean> {
    const outcome = await this.table.why(command);
    if (outcome.kind !== 'because' || outcome.legal || !outcome.says) return false;
    refuse({ says: this.named(outcome.says), clause: outcome.clause }, this.names);
    return true;
  }

  async #whyNot(square: number): Promise<void> {
    const { selected } = this;
    this.#aim = '';
    const placing = elsewhere(this.listed, this.kind, squareName(this.view, square));
    if (placing) await this.why(placing);
    else if (this.acts && selected && selected.squares.length === 1 && this.actor === selected.id) {
      const [from] = selected.squares;
      const [ax, ay] = spot(this.view, from ?? 0);
      const [bx, by] = spot(this.view, square);
      if (Math.max(Math.abs(ax - bx), Math.abs(ay - by)) === 1)
        await this.why(`${selected.id} step ${squareName(this.view, square)}`);
      else tell('web-sq-out-of-reach', { square: squareName(this.view, square) });
    } else this.#picked = '';
  }

  // In words

  /** What stands on the sheet of a figure. */
  sheetOf(id: string): Sheet | undefined {
    return sheet(this.view.minis[id]?.figure ?? '');
  }

  /** A sentence with figures by their names; with `tokens` also those that the viewer knows. */
  named(says: Spoken, tokens = false): Spoken {
    return named(
      says,
      (id) =>
        id in this.view.minis ||
        id in this.view.things ||
        (tokens && Boolean(this.view.tokens[id]?.identity)),
      (id) => {
        const thing = this.view.things[id];
        return thing ? say(thing.kind) : this.called(id);
      },
    );
  }

  /** What a figure is called: its kind, and the id under which the log tells of it. */
  called(id: string): string {
    const piece = this.standing.get(id);
    const figure = piece?.figure ?? this.view.minis[id]?.figure ?? '';
    if (figure) return say('web-sq-figure', { figure: say(figure), id });
    const [kind, fixed] = id.split(':');
    if (fixed && kind === 'door' && this.#chart)
      return say('sq-aim-door', { id: ofRooms(this.#chart, fixed) });
    if (fixed)
      return say(`sq-aim-${kind}`, { id: kind === 'vent' ? fixed.replace(/^v(?=\d+$)/, '') : fixed });
    return piece ? say('web-sq-token', { id }) : id;
  }
}

/** Events of a walk that nobody has to look at before the next step. */
const QUIET = new Set(['Activated', 'Moved', 'Faced', 'TokenMoved', 'OverwatchEnded']);
