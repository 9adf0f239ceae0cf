/** Points over time as lines of a small chart. Plain numbers: west is the beginning, south is few points. */
import type { Report } from '../../../generated/starquest.ts';

export const WIDTH = 640;
export const HEIGHT = 220;

export interface Course {
  readonly low: number;
  readonly high: number;
  /** One line for each seat, as the points of a polyline. */
  readonly lines: readonly string[];
  /** Where each round begins. */
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
  /** How far up the chart nothing is. */
  readonly zero: number;
}

/** `final` are the points after the end of the mission: some are given only then. */
export function courseOf(
  { turns, seats }: Pick<Report, 'turns' | 'seats'>,
  final: readonly number[],
): Course {
  const all = [...turns.flatMap(({ points }) => points), ...final];
  const low = Math.min(0, ...all);
  const high = Math.max(10, ...all);
  const x = (turn: number) => round(turns.length > 0 ? (WIDTH * turn) / (turns.length + 1) : turn * WIDTH);
  const y = (points: number) => round(HEIGHT - (HEIGHT * (points - low)) / (high - low));
  return {
    low,
    high,
    zero: y(0),
    lines: seats.map((_, seat) =>
      [0, ...turns.map(({ points }) => points[seat] ?? 0), final[seat] ?? 0]
        .map((p, turn) => `${x(turn)},${y(p)}`)
        .join(' '),
    ),
    rounds: turns.flatMap((turn, place) =>
      turn.round !== turns[place - 1]?.round ? [{ round: turn.round, x: x(place) }] : [],
    ),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
