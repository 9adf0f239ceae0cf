/** Gathers one attack from its events: dice, rerolls, what it met, whom it hurt, what it was worth. */
import type { Chart, View } from '../../../generated/starquest.ts';
import type { AnyEvent } from '../../../generated/starquest-events.ts';
import type { LogLine } from '../../../lib/table/state.ts';
import { sheet } from '../box/box.ts';
import type { Frame } from '../view/frames.ts';
import { type Piece, spot } from '../view/pieces.ts';
import { type Declaration, endOfAim, lookOf, targetOf, toldSquares, whereIs } from './aiming.ts';
import { middle, placeOf } from './cast.ts';
import type { Cast, Effect, Exchange, Fight, Point, Points, Throw } from './kinds.ts';

/** Both ends of the update: what was known before it, and what it leads to. */
export interface Ends {
  readonly before: View;
  readonly after: View;
  readonly chart: Chart | null;
}

/** Harm without an attack that was declared: a trap, a card, a fire. */
export const NOBODY: Declaration = { seat: -1, attacker: '', weapon: '', aim: '', shots: 1, how: '' };

/** Events that belong to the attack that goes on, and only to one. */
const OF_FIGHTS = new Set<AnyEvent['type']>([
  'Rolled',
  'Rerolled',
  'DieDropped',
  'MeleeFought',
  'Unharmed',
  'Wounded',
  'SaveRolled',
  'CardsDiscarded',
  'Eliminated',
  'BulkheadDestroyed',
  'VentDestroyed',
  'StructureDamaged',
  'Shared',
  'CalledOff',
  'FlamesLit',
]);
/** Events that follow from it, where one goes on. */
const IN_FIGHTS = new Set<AnyEvent['type']>([
  'Scored',
  'RiteUsed',
  'Healed',
  'WeaponEmptied',
  'WeaponLost',
  'CommandLost',
  'TokensLost',
  'ThingDropped',
  'Unloaded',
  'CardLost',
  'CardShown',
  'PactExposed',
  'PactEnded',
]);

export function ofFights(event: AnyEvent): boolean {
  return OF_FIGHTS.has(event.type);
}

export function inFights(event: AnyEvent): boolean {
  return IN_FIGHTS.has(event.type);
}

/** The attack that a view tells of while somebody's answer is waited for. */
export function waitingAttack(frames: readonly Frame[]): Extract<Frame, { type: 'Attack' }> | null {
  const found = frames.findLast((frame) => frame.type === 'Attack');
  return found?.type === 'Attack' ? found : null;
}

export class FightDraft {
  readonly lines: LogLine[] = [];
  readonly #declared: Declaration;
  readonly #opens: boolean;
  readonly #ends: Ends;
  readonly #exchanges: Exchange[] = [];
  readonly #points: Points[] = [];
  #from: Point | null;
  #to: Point | null;
  #area: Point[] = [];
  #shared = new Map<string, number>();
  #calledOff = false;
  readonly #who = new Map<string, Piece>();

  /** `known`: the dice that lie on the table already. */
  constructor(declared: Declaration, opens: boolean, cast: Cast, ends: Ends, known: Exchange | null = null) {
    this.#declared = declared;
    this.#opens = opens;
    this.#ends = ends;
    this.#from = placeOf(cast, declared.attacker);
    this.#to = endOfAim(declared.aim, [], cast, ends.after, ends.chart);
    this.#meet(declared.attacker, cast);
    this.#meet(declared.aim, cast);
    if (known) this.#exchanges.push(known);
  }

  /** Dice have fallen. */
  get rolled(): boolean {
    return this.#exchanges.length > 0;
  }

  take(event: AnyEvent, cast: Cast): void {
    switch (event.type) {
      case 'Rolled':
        this.#roll(event);
        break;
      case 'Rerolled':
        this.#change(event.seat === this.#declared.seat || !this.#last?.defence, (old) =>
          thrown(old?.who ?? '', event.values, event.red),
        );
        break;
      case 'DieDropped':
        this.#change(event.seat === this.#declared.seat, (old) => dropped(old, event.value));
        break;
      case 'MeleeFought':
        this.#put({ totals: [event.attack, event.defence] });
        break;
      case 'Shared':
        this.#shared.set(event.target, event.points);
        break;
      case 'CalledOff':
        this.#calledOff = true;
        break;
      case 'FlamesLit':
        this.#area = event.squares.map(([x, y]) => [x + 0.5, y + 0.5]);
        break;
      case 'Scored':
        this.#points.push(event);
        break;
      default: {
        const effect = this.#effectOf(event, cast);
        if (effect) this.#happen(effect);
      }
    }
  }

  /** The whole of it. `cast`: the map after it. */
  done(cast: Cast): Fight {
    const { before, after, chart } = this.#ends;
    const declared = this.#declared;
    const hit = this.#exchanges.flatMap(({ effects }) => effects.flatMap(({ at }) => (at ? [at] : [])));
    const squares = [...toldSquares(before.frames, declared), ...toldSquares(after.frames, declared)];
    const area: Point[] =
      this.#area.length > 0
        ? this.#area
        : [...new Set(squares)].map((square) => middle([spot(after, square)]));
    const look = declared === NOBODY ? 'trap' : lookOf(declared);
    const ends = look === 'beam' ? [...hit, ...area] : hit;
    return {
      kind: 'fight',
      lines: this.lines,
      cast,
      seat: declared.seat,
      attacker: declared.attacker,
      weapon: declared.weapon,
      how: declared.how,
      look,
      from: this.#from,
      to: look === 'beam' ? endOfAim(declared.aim, ends, cast, after, chart) : (this.#to ?? hit[0] ?? null),
      target: targetOf(declared.aim),
      who: [...this.#who.values()],
      area,
      opens: this.#opens,
      calledOff: this.#calledOff,
      exchanges: this.#exchanges.map((one) => parried(one)),
      points: this.#points,
    };
  }

  get #last(): Exchange | undefined {
    return this.#exchanges.at(-1);
  }

  #roll(event: Extract<AnyEvent, { type: 'Rolled' }>): void {
    const dice = thrown(event.who, event.values, event.red);
    const answers = event.reason === 'defence' || (event.reason === 'dispute' && this.#last?.dice);
    if (answers && this.#last && !this.#last.defence) this.#put({ defence: dice });
    else this.#exchanges.push({ dice, defence: null, totals: null, effects: [] });
  }

  #put(more: Partial<Exchange>): void {
    const last = this.#exchanges.pop() ?? { dice: null, defence: null, totals: null, effects: [] };
    this.#exchanges.push({ ...last, ...more });
  }

  #change(attacks: boolean, change: (old: Throw | null) => Throw | null): void {
    const last = this.#last;
    if (attacks) this.#put({ dice: change(last?.dice ?? null) });
    else this.#put({ defence: change(last?.defence ?? null) });
  }

  #happen(effect: Effect): void {
    const known = this.#last?.effects ?? [];
    const earlier = known.find(({ target, does }) => target === effect.target && does === 'hurt');
    // Who is eliminated was hurt first: one word is enough.
    if (earlier && effect.does === 'dead')
      this.#put({
        effects: known.map((one) => (one === earlier ? { ...one, does: 'dead', left: 0 } : one)),
      });
    else this.#put({ effects: [...known, effect] });
  }

  #effectOf(event: AnyEvent, cast: Cast): Effect | null {
    switch (event.type) {
      case 'Unharmed':
        return { ...this.#on(event.who, cast, 'armour'), value: event.value, armour: event.against };
      case 'Wounded': {
        const { value, armour } = this.#met(event.who, event.lost, event.lp, cast);
        return { ...this.#on(event.who, cast, 'hurt'), lost: event.lost, left: event.lp, value, armour };
      }
      case 'Eliminated':
        return this.#on(event.who, cast, 'dead');
      case 'SaveRolled':
        return { ...this.#on(event.who, cast, event.saved > 0 ? 'saved' : 'standing'), lost: event.saved };
      case 'CardsDiscarded':
        return { ...this.#on(event.who, cast, 'saved'), lost: event.cards.length };
      case 'RiteUsed':
        return { ...this.#on(event.who, cast, 'rite'), left: event.lp };
      case 'BulkheadDestroyed':
        return { ...this.#on(`door:${event.door}`, cast, 'destroyed'), value: event.total };
      case 'VentDestroyed':
        return { ...this.#on(`vent:${event.vent}`, cast, 'destroyed'), value: event.total };
      case 'StructureDamaged':
        return {
          ...this.#on(`site:${event.structure}`, cast, event.lp > 0 ? 'hurt' : 'destroyed'),
          at: middle([event.at]),
          lost: event.lost,
          left: event.lp,
        };
      default:
        return null;
    }
  }

  #meet(id: string, cast: Cast): void {
    const piece = cast.pieces.find((one) => one.id === id);
    if (piece && !this.#who.has(id)) this.#who.set(id, piece);
  }

  #on(target: string, cast: Cast, does: Effect['does']): Effect {
    const { after, chart } = this.#ends;
    this.#meet(target, cast);
    const at = whereIs(target, cast, after, chart);
    return { target, at, does, lost: 0, left: 0, value: Number.NaN, armour: Number.NaN };
  }

  /** Total and armour, where they fit what was lost: cards may have changed either, and nobody told. */
  #met(who: string, lost: number, left: number, cast: Cast): { value: number; armour: number } {
    const nothing = { value: Number.NaN, armour: Number.NaN };
    const last = this.#last;
    if (!last?.dice || last.totals || this.#declared.how === 'melee') return nothing;
    const value = this.#shared.get(who) ?? last.dice.sum;
    const piece = cast.pieces.find(({ id }) => id === who);
    const armour = sheet(piece?.figure ?? '')?.armour;
    if (armour === undefined) return nothing;
    const fits = value - armour === lost || (left === 0 && value - armour >= lost);
    return fits ? { value, armour } : nothing;
  }
}

function thrown(who: string, values: readonly number[], red: number): Throw {
  return { who, values, red, sum: values.reduce((sum, one) => sum + one, 0), fresh: true };
}

/** The roll without one die of this value; white ones go first, as they lie last. */
function dropped(old: Throw | null, value: number): Throw | null {
  const place = old?.values.indexOf(value) ?? -1;
  if (!old || place < 0) return old;
  return thrown(old.who, old.values.toSpliced(place, 1), old.red - Number(place < old.red));
}

/** A melee that hurt nobody was parried. */
function parried(exchange: Exchange): Exchange {
  const { totals, effects } = exchange;
  if (!totals || effects.length > 0) return exchange;
  const [attack, defence] = totals;
  const effect: Effect = {
    target: exchange.defence?.who ?? '',
    at: null,
    does: 'parried',
    lost: 0,
    left: 0,
    value: attack,
    armour: defence,
  };
  return { ...exchange, effects: [effect] };
}
