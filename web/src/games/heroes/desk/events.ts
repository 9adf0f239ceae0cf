/** What an entry brought, as something to see and to hear. */
import type { AnyEvent, View } from '../../../generated/heroes.ts';
import type { LogLine } from '../../../lib/table/state.ts';
import { type OnBoard, type Seat, type Square, squareOf } from '../board/geometry.ts';
import type { Roll } from '../dice/rolls.ts';

/** Something loud: a band across the board. */
export type Moment =
  | {
      kind: 'bust';
      seat: number;
      faces: readonly number[];
      held: readonly number[];
      lost: readonly Roll[];
      next: number;
    }
  | { kind: 'all-out'; seat: number }
  | { kind: 'won'; seat: number; scores: readonly [number, number] }
  | { kind: 'drawn'; scores: readonly [number, number] }
  | { kind: 'match'; winner: number; totals: readonly [number, number] }
  /** A player has given up. */
  | { kind: 'resigned'; seat: number }
  /** At a shared screen: another player decides now. */
  | { kind: 'pass'; seat: number };

export function eventsOf(log: readonly LogLine[]): AnyEvent[] {
  return log.map((line) => line.event as AnyEvent);
}

/** The loud moments of an entry, in their order. `next` is who decides after it. */
export function momentsOf(events: readonly AnyEvent[], next: number): Moment[] {
  let faces: readonly number[] = [];
  let held: readonly number[] = [];
  return events.flatMap((event): Moment[] => {
    switch (event.type) {
      case 'Rolled':
        ({ faces, held } = event);
        return [];
      case 'WentBust':
        return [{ kind: 'bust', seat: event.seat, faces, held, lost: event.lost, next }];
      case 'WentAllOut':
        return [{ kind: 'all-out', seat: event.seat }];
      case 'GameWon':
        return [{ kind: 'won', seat: event.seat, scores: event.scores }];
      case 'GameDrawn':
        return [{ kind: 'drawn', scores: event.scores }];
      case 'MatchEnded':
        return [{ kind: 'match', winner: event.winner, totals: event.totals }];
      case 'Resigned':
        return [{ kind: 'resigned', seat: event.seat }];
      default:
        return [];
    }
  });
}

/** Dice of an entry as they are thrown into the tray. */
export interface Cast {
  readonly kind: 'battle' | 'save';
  /** Who throws; for saves, the seat of the first hero. */
  readonly seat: number;
  readonly dice: readonly Thrown[];
}

export interface Thrown {
  readonly face: number;
  /** Left lying from the roll before. */
  readonly held: boolean;
  /** For a save: the hero it is rolled for, what it needs, and whether it stays. */
  readonly save?: {
    readonly seat: number;
    readonly hero: string;
    readonly needed: number;
    readonly stayed: boolean;
  };
}

/** The dice that an entry rolled: the battle roll, or the saves of an attack. Null when there are none. */
export function castOf(events: readonly AnyEvent[], kind: Cast['kind']): Cast | null {
  if (kind === 'battle') {
    const rolled = events.find((event) => event.type === 'Rolled');
    if (rolled?.type !== 'Rolled') return null;
    const dice = [
      ...rolled.faces.map((face) => ({ face, held: false })),
      ...rolled.held.map((face) => ({ face, held: true })),
    ];
    return { kind, seat: rolled.seat, dice };
  }
  const saves = events.filter((event) => event.type === 'Saved');
  const [first] = saves;
  if (!first) return null;
  const dice = saves.map(({ seat, hero, face, needed, stayed }) => ({
    face,
    held: false,
    save: { seat, hero, needed, stayed },
  }));
  return { kind, seat: first.seat, dice };
}

/** An attack as it is drawn: attacker, target, and the dice of the save. */
export interface Flash {
  readonly shots: readonly { from: Square; to: Square }[];
  readonly saves: readonly (Square & { face: number; stayed: boolean })[];
}

/** The attack of an entry; `view` is the table before it. Null when there was none. */
export function flashOf(events: readonly AnyEvent[], view: View, own: Seat): Flash | null {
  const attack = events.find((event) => event.type === 'Attacked');
  if (!attack) return null;
  const from = standsAt(view, own, attack.seat, attack.column);
  const victims = events.filter((event) => event.type === 'Saved' || event.type === 'Unaffected');
  const places = victims.map((victim) => ({ victim, at: standsAt(view, own, victim.seat, victim.column) }));
  return {
    shots: places.map(({ at }) => ({ from, to: at })),
    saves: places.flatMap(({ victim, at }) =>
      victim.type === 'Saved' ? [{ ...at, face: victim.face, stayed: victim.stayed }] : [],
    ),
  };
}

function standsAt(view: OnBoard, own: Seat, seat: number, column: number): Square {
  const side: Seat = seat === 0 ? 0 : 1;
  return squareOf(view, own, side, column, view.advances[side][column - 1] ?? 0);
}

/** How many battle rolls the turn has had. */
export function rollsThisTurn(events: readonly AnyEvent[]): number {
  const begun = events.findLastIndex((event) => event.type === 'TurnBegan');
  return events.slice(begun + 1).filter((event) => event.type === 'Rolled').length;
}
