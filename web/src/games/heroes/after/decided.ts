/** What decided a match, counted from everything that happened: moves, attacks, busts, and the turn that turned it. */
import type { AnyEvent } from '../../../generated/heroes.ts';
import type { Seat } from '../board/geometry.ts';

/** Where a side's points came from, and what its dice cost it. */
export interface Causes {
  /** Spaces walked. */
  readonly moved: number;
  /** Spaces lost to the enemy's attacks. */
  readonly drivenBack: number;
  /** What the score has besides: heroes that count more than their spaces. */
  readonly doubled: number;
  readonly busts: number;
  /** Scoring rolls lost by them. */
  readonly lost: number;
  readonly allOuts: number;
  readonly score: number;
}

/** The turn with the greatest swing between the two scores. */
export interface Swing {
  readonly seat: Seat;
  readonly turn: number;
  readonly points: number;
}

export interface Decided {
  readonly causes: readonly [Causes, Causes];
  readonly swing: Swing | null;
}

export function decidedBy(events: readonly AnyEvent[], scores: readonly [number, number]): Decided {
  return { causes: [causesOf(events, 0, scores[0]), causesOf(events, 1, scores[1])], swing: swingOf(events) };
}

function causesOf(events: readonly AnyEvent[], seat: Seat, score: number): Causes {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const sum = (count: (event: AnyEvent) => number) => own.reduce((all, event) => all + count(event), 0);
  const moved = sum((event) => (event.type === 'Moved' ? 1 : 0));
  const drivenBack = sum((event) => (event.type === 'Retreated' ? event.spaces : 0));
  return {
    moved,
    drivenBack,
    doubled: score - moved + drivenBack,
    busts: sum((event) => (event.type === 'WentBust' ? 1 : 0)),
    lost: sum((event) => (event.type === 'WentBust' ? event.lost.length : 0)),
    allOuts: sum((event) => (event.type === 'WentAllOut' ? 1 : 0)),
    score,
  };
}

function swingOf(events: readonly AnyEvent[]): Swing | null {
  // A match that began in the middle has no score before its first turn has ended.
  let lead = events.some(({ type }) => type === 'GameBegan') ? 0 : null;
  let turn = 0;
  let best: Swing | null = null;
  for (const event of events) {
    if (event.type === 'GameBegan') lead = 0;
    if (event.type === 'TurnBegan') ({ turn } = event);
    if (event.type !== 'TurnEnded') continue;
    const now = event.scores[0] - event.scores[1];
    const moved = lead === null ? 0 : now - lead;
    const points = Math.abs(moved);
    if (points > (best?.points ?? 0)) best = { seat: moved > 0 ? 0 : 1, turn, points };
    lead = now;
  }
  return best;
}
