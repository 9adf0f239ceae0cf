/**
 * Turns the events of an update into moments. Steps and turns are one walk, and several figures walk at the same time; an
 * attack is one moment from its declaration to what it was worth, also where an answer was waited for in between.
 */
import type { AnyEvent } from '../../../generated/starquest-events.ts';
import type { LogLine } from '../../../lib/table/state.ts';
import type { Declaration } from './aiming.ts';
import { castOf, changed, middle, placeOf } from './cast.ts';
import { type Ends, FightDraft, inFights, NOBODY, ofFights, waitingAttack } from './fights.ts';
import type { CardMoment, Cast, Deed, Exchange, Moment, Mover, Point, Points, Throw } from './kinds.ts';

type Stepping = Extract<
  AnyEvent,
  { type: 'Moved' | 'SentBack' | 'Entered' | 'TokenMoved' | 'Faced' | 'DoorOpened' | 'DoorClosed' | 'Left' }
>;

export function momentsOf(lines: readonly LogLine[], ends: Ends): Moment[] {
  const gathering = new Gathering(ends);
  for (const line of lines) gathering.take(line, line.event as AnyEvent);
  return gathering.done();
}

/** A moment in the making: what it will be once the map after it is known. */
interface Draft {
  readonly kind: Moment['kind'];
  readonly lines: LogLine[];
  readonly done: (cast: Cast) => Moment;
}

class Gathering {
  readonly #ends: Ends;
  readonly #moments: Moment[] = [];
  #cast: Cast;
  /** What is being gathered; at most one. */
  #draft: Draft | null = null;
  #fight: FightDraft | null = null;
  #walk: { movers: Map<string, Point[]>; doors: string[]; dodge: boolean } | null = null;
  #turned: { id: string; at: Point; figure: string }[] = [];
  #laid: { id: string; at: Point }[] = [];
  #points: Points[] = [];
  /** The attack that goes on: declared, and not at its end. */
  #pending: Declaration | null;
  /** Its dice, as far as they lay on the table before this update. */
  #known: Exchange | null;

  constructor(ends: Ends) {
    this.#ends = ends;
    this.#cast = castOf(ends.before, ends.chart);
    const waits = waitingAttack(ends.before.frames);
    this.#pending = waits;
    this.#known = waits && waits.rolls.length > 0 ? lying(waits) : null;
  }

  take(line: LogLine, event: AnyEvent): void {
    if (event.type === 'Declared') this.#declare(line, event);
    else if (ofFights(event)) this.#strike(line, event);
    else if (this.#fight && inFights(event)) this.#strike(line, event);
    else if (isStepping(event)) this.#step(line, event);
    else this.#other(line, event);
    this.#cast = changed(this.#cast, event, this.#ends.after, this.#ends.chart);
  }

  done(): Moment[] {
    this.#flush();
    return this.#moments;
  }

  #flush(): void {
    if (this.#draft) this.#moments.push(this.#draft.done(this.#cast));
    this.#draft = null;
    this.#fight = null;
    this.#walk = null;
  }

  // Fights

  #declare(line: LogLine, event: Declaration): void {
    this.#flush();
    this.#pending = event;
    this.#known = null;
    this.#begin(event, true);
    this.#draft?.lines.push(line);
  }

  #begin(declared: Declaration, opens: boolean): FightDraft {
    const fight = new FightDraft(declared, opens, this.#cast, this.#ends, this.#known);
    this.#known = null;
    this.#fight = fight;
    this.#draft = { kind: 'fight', lines: fight.lines, done: (cast) => fight.done(cast) };
    return fight;
  }

  #strike(line: LogLine, event: AnyEvent): void {
    let fight = this.#fight;
    if (!fight) {
      this.#flush();
      fight = this.#begin(this.#pending ?? NOBODY, false);
    }
    fight.take(event, this.#cast);
    fight.lines.push(line);
    if (event.type === 'CalledOff') this.#pending = null;
  }

  // Walks

  #step(line: LogLine, event: Stepping): void {
    // A figure that moves while an attack on it is declared gets out of its way.
    const dodge = event.type !== 'Faced' && this.#pending !== null && !this.#fight?.rolled && !this.#known;
    if (!this.#walk || this.#walk.dodge !== dodge) {
      this.#flush();
      const walk = { movers: new Map<string, Point[]>(), doors: [] as string[], dodge };
      const lines: LogLine[] = [];
      this.#walk = walk;
      this.#draft = {
        kind: 'walk',
        lines,
        done: (cast) => ({
          kind: 'walk',
          lines,
          cast,
          movers: movers(walk.movers),
          doors: walk.doors,
          dodge,
        }),
      };
    }
    this.#draft?.lines.push(line);
    if (event.type === 'DoorOpened' || event.type === 'DoorClosed') this.#walk.doors.push(event.door);
    else this.#goOn(this.#walk.movers, event);
  }

  #goOn(all: Map<string, Point[]>, event: Exclude<Stepping, { type: 'DoorOpened' | 'DoorClosed' }>): void {
    const id = event.type === 'TokenMoved' ? event.token : event.who;
    const from = placeOf(this.#cast, id);
    const path = all.get(id) ?? (from ? [from] : []);
    if (event.type === 'TokenMoved') path.push(middle([event.at]));
    else if (event.type !== 'Faced' && event.type !== 'Left') path.push(middle(event.squares));
    all.set(id, path);
  }

  // Everything else

  #other(line: LogLine, event: AnyEvent): void {
    switch (event.type) {
      case 'TokenRevealed':
        this.#reveal(line).push({ id: event.token, at: middle([event.at]), figure: event.identity });
        break;
      case 'Placed':
        this.#reveal(line).push({ id: event.who, at: middle(event.squares), figure: event.figure });
        break;
      case 'TokenVanished':
        this.#reveal(line).push({ id: event.token, at: middle([event.at]), figure: '' });
        break;
      case 'Unavailable':
        this.#reveal(line);
        break;
      case 'Scanned':
        this.#flush();
        this.#scan(line, event.board, event.who);
        break;
      case 'TokenPlaced':
        if (this.#draft?.kind === 'scan') this.#draft.lines.push(line);
        else this.#scan(line, '', '');
        this.#laid.push({ id: event.token, at: middle([event.at]) });
        break;
      case 'Scored':
        this.#score(line, event);
        break;
      case 'Won':
        this.#single([line], (lines, cast) => ({ kind: 'ending', lines, cast, seats: event.seats }));
        break;
      case 'TurnBegan':
      case 'TurnEnded':
      case 'RoundBegan':
      case 'MissionEnded':
        this.#flush();
        this.#pending = null;
        break;
      default: {
        const card = cardOf(event);
        const deed = card ? null : deedOf(event);
        if (card)
          this.#single([line], (lines, cast) => ({
            kind: 'card',
            lines,
            cast,
            ...card,
            at: this.#at(event),
          }));
        else if (deed)
          this.#single([line], (lines, cast) => ({
            kind: 'deed',
            lines,
            cast,
            does: deed,
            at: this.#at(event),
          }));
        else if (event.type === 'EventWasted' && this.#draft?.kind === 'card') this.#draft.lines.push(line);
      }
    }
  }

  #single(lines: LogLine[], make: (lines: LogLine[], cast: Cast) => Moment): void {
    this.#flush();
    // Where it happens is asked before it has happened.
    const made = make(lines, this.#cast);
    this.#draft = { kind: made.kind, lines, done: (cast) => ({ ...made, cast }) };
  }

  #reveal(line: LogLine): { id: string; at: Point; figure: string }[] {
    if (this.#draft?.kind !== 'reveal') {
      this.#flush();
      const lines: LogLine[] = [];
      const turned: { id: string; at: Point; figure: string }[] = [];
      this.#turned = turned;
      this.#draft = { kind: 'reveal', lines, done: (cast) => ({ kind: 'reveal', lines, cast, turned }) };
    }
    this.#draft.lines.push(line);
    return this.#turned;
  }

  #scan(line: LogLine, board: string, by: string): void {
    this.#flush();
    const lines = [line];
    const laid: { id: string; at: Point }[] = [];
    this.#laid = laid;
    this.#draft = { kind: 'scan', lines, done: (cast) => ({ kind: 'scan', lines, cast, board, by, laid }) };
  }

  #score(line: LogLine, event: Points): void {
    if (this.#draft?.kind !== 'score') {
      this.#flush();
      const lines: LogLine[] = [];
      const points: Points[] = [];
      this.#points = points;
      this.#draft = { kind: 'score', lines, done: (cast) => ({ kind: 'score', lines, cast, points }) };
    }
    this.#draft.lines.push(line);
    this.#points.push(event);
  }

  /** Where something happens, as far as the event tells. */
  #at(event: AnyEvent): Point | null {
    if ('at' in event && Array.isArray(event.at)) return middle([event.at]);
    const named = 'who' in event ? [event.who] : 'on' in event ? event.on : [];
    for (const one of named) {
      const place = placeOf(this.#cast, one) ?? squareNamed(one);
      if (place) return place;
    }
    return null;
  }
}

function isStepping(event: AnyEvent): event is Stepping {
  switch (event.type) {
    case 'Moved':
    case 'SentBack':
    case 'Entered':
    case 'TokenMoved':
    case 'Faced':
    case 'DoorOpened':
    case 'DoorClosed':
    case 'Left':
      return true;
    default:
      return false;
  }
}

function movers(all: ReadonlyMap<string, Point[]>): Mover[] {
  return [...all].map(([id, path]) => ({ id, path }));
}

/** The dice of an attack that waits for an answer. */
function lying({
  attacker,
  aim,
  rolls,
  red,
  answer,
  answer_red,
}: {
  attacker: string;
  aim: string;
  rolls: readonly number[];
  red: number;
  answer: readonly number[];
  answer_red: number;
}): Exchange {
  const dice = (who: string, values: readonly number[], reds: number): Throw => ({
    who,
    values,
    red: reds,
    sum: values.reduce((sum, one) => sum + one, 0),
    fresh: false,
  });
  return {
    dice: dice(attacker, rolls, red),
    defence: answer.length > 0 ? dice(aim, answer, answer_red) : null,
    totals: null,
    effects: [],
  };
}

function cardOf(event: AnyEvent): Pick<CardMoment, 'seat' | 'card' | 'does'> | null {
  switch (event.type) {
    case 'CardPlayed':
      return { seat: event.seat, card: event.card, does: 'played' };
    case 'RoomSearched':
      return { seat: event.seat, card: event.card, does: 'found' };
    case 'EventDrawn':
      return { seat: event.seat, card: event.card, does: 'event' };
    case 'CardTaken':
      return { seat: event.seat, card: event.card, does: 'taken' };
    case 'CardShown':
      return { seat: event.seat, card: event.card, does: 'shown' };
    case 'CardLost':
      return { seat: event.seat, card: event.card, does: 'lost' };
    default:
      return null;
  }
}

function deedOf(event: AnyEvent): Deed['does'] | null {
  switch (event.type) {
    case 'ThingPickedUp':
    case 'ThingDropped':
    case 'ThingGiven':
    case 'ThingRecovered':
      return 'object';
    case 'ChargeArmed':
      return 'charge';
    case 'SiteTurned':
    case 'ObjectiveRead':
      return 'find';
    case 'Converted':
      return 'side';
    case 'Healed':
    case 'RiteUsed':
    case 'RiteGained':
      return 'life';
    case 'Manned':
    case 'LineAdvanced':
    case 'Loaded':
    case 'Unloaded':
      return 'machine';
    case 'RankChanged':
    case 'SealsWon':
      return 'rank';
    default:
      return null;
  }
}

const SQUARE = /^(-?\d+)\.(-?\d+)$/;

function squareNamed(text: string): Point | null {
  const found = SQUARE.exec(text);
  return found ? middle([[Number(found[1]), Number(found[2])]]) : null;
}
