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
      default:
        return [];
    }
  });
}

/** An attack as it is drawn: attacker, target, and the dice of the save. */
export interface Flash {
  readonly shots: readonly { from: Square; to: Square }[];
  readonly saves: readonly (Square & { face: number; stayed: boolean })[];
}

/** The attack of an entry; `view` is the table after it. Null when there was none. */
export function flashOf(events: readonly AnyEvent[], view: View, bottom: Seat): Flash | null {
  const attack = events.find((event) => event.type === 'Attacked');
  if (!attack) return null;
  const from = standsAt(view, bottom, attack.seat, attack.column, 0);
  const victims = events.filter((event) => event.type === 'Saved' || event.type === 'Unaffected');
  const places = victims.map((victim) => {
    const fled = events.find(
      (event) => event.type === 'Retreated' && event.seat === victim.seat && event.column === victim.column,
    );
    const back = fled?.type === 'Retreated' ? fled.spaces : 0;
    return { victim, at: standsAt(view, bottom, victim.seat, victim.column, back) };
  });
  return {
    shots: places.map(({ at }) => ({ from, to: at })),
    saves: places.flatMap(({ victim, at }) =>
      victim.type === 'Saved' ? [{ ...at, face: victim.face, stayed: victim.stayed }] : [],
    ),
  };
}

function standsAt(view: OnBoard, bottom: Seat, seat: number, column: number, further: number): Square {
  const side: Seat = seat === 0 ? 0 : 1;
  const advance = view.advances[side][column - 1] ?? 0;
  return squareOf(view, bottom, side, column, advance + further);
}

/** How many battle rolls the turn has had. */
export function rollsThisTurn(events: readonly AnyEvent[]): number {
  const begun = events.findLastIndex((event) => event.type === 'TurnBegan');
  return events.slice(begun + 1).filter((event) => event.type === 'Rolled').length;
}
