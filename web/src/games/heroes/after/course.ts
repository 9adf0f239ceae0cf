/** The score over time, as it is drawn: one stretch for each game, a column for each turn. */
import type { Frame } from '../../../lib/server/api.ts';
import { type Turn, viewAt } from '../replay/turns.ts';

export type Pair = readonly [number, number];

/** A point of the graph: the end of a turn, or the beginning of a game. */
export interface Point {
  readonly column: number;
  readonly scores: Pair;
  readonly across: Pair;
  /** Its place among the turns; -1 for the beginning of a game. */
  readonly turn: number;
}

export interface Stretch {
  readonly game: number;
  readonly points: readonly Point[];
}

/** The match as stretches. Columns go on counting from game to game, so that games stand side by side. */
export function stretchesOf(frames: readonly Frame[], turns: readonly Turn[]): Stretch[] {
  const stretches: { game: number; points: Point[] }[] = [];
  let column = 0;
  turns.forEach((turn, index) => {
    let now = stretches.at(-1);
    if (now?.game !== turn.game) {
      const { scores, across } = viewAt(frames, turn.begin);
      now = { game: turn.game, points: [{ column, scores, across, turn: -1 }] };
      stretches.push(now);
      column += 1;
    }
    now.points.push({ column, scores: turn.scores, across: turn.across, turn: index });
    column += 1;
  });
  return stretches;
}

export function pointsOf(stretches: readonly Stretch[]): readonly Point[] {
  return stretches.flatMap((stretch) => stretch.points);
}

/** The point nearest to a column. */
export function nearest(points: readonly Point[], column: number): number {
  let best = 0;
  points.forEach((point, index) => {
    const far = (other: number) => Math.abs((points[other]?.column ?? 0) - column);
    if (Math.abs(point.column - column) < far(best)) best = index;
  });
  return best;
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The turn that a key leads to, as keys do on a slider; -1 is before the first. Null for any other key. */
export function turnBy(key: string, now: number, last: number): number | null {
  const step = KEYS[key];
  return step === undefined ? null : Math.max(-1, Math.min(last, now + step));
}

/** Turns to be written under the axis: few enough to be read, each with its column. */
export function labelled(stretch: Stretch, most: number): readonly Point[] {
  const ends = stretch.points.filter((point) => point.turn >= 0);
  const every = Math.max(1, Math.ceil(ends.length / Math.max(1, most)));
  return ends.filter((_, index) => (index + 1) % every === 0);
}

/** A turning point: how far the lead moved, and in whose favour. */
export interface Swing {
  readonly turn: number;
  /** The seat that gained. */
  readonly seat: number;
  readonly points: number;
  /** Did it take the lead with this? */
  readonly leads: boolean;
}

/** The turns that moved the lead most, in the order they were played. */
export function swingsOf(stretches: readonly Stretch[], most: number): Swing[] {
  const swings = stretches.flatMap(({ points }) =>
    points.slice(1).map((point, index) => {
      const before = lead(points[index]);
      const after = lead(point);
      const moved = after - before;
      const seat = moved > 0 ? 0 : 1;
      return {
        turn: point.turn,
        seat,
        points: Math.abs(moved),
        leads: seat === 0 ? before <= 0 && after > 0 : before >= 0 && after < 0,
      };
    }),
  );
  return swings
    .filter((swing) => swing.points > 0)
    .sort((a, b) => b.points - a.points || a.turn - b.turn)
    .slice(0, most)
    .sort((a, b) => a.turn - b.turn);
}

function lead(point: Point | undefined): number {
  return point ? point.scores[0] - point.scores[1] : 0;
}
