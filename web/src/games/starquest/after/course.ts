/** Points by round as lines of a chart. Plain numbers: west is the beginning, south is few points. */

import { linear, path, spread, stepFor } from '../../../common/after/scale.ts';
import type { Report } from '../../../generated/starquest.ts';

export const WIDTH = 640;
const MOST_TICKS = 5;

/** How high the chart is, and the room for a badge with its points at the end of a line. */
export interface Measure {
  readonly height: number;
  readonly badge: number;
}

export const WIDE: Measure = { height: 220, badge: 25 };
/** For a phone, where everything is drawn at half the size. */
export const HIGH: Measure = { height: 460, badge: 50 };

export interface Line {
  readonly seat: number;
  readonly path: string;
  /** Where the line ends, and where its badge stands: badges do not lie on each other. */
  readonly end: number;
  readonly badge: number;
  readonly points: number;
}

export interface Course {
  readonly height: number;
  readonly lines: readonly Line[];
  /** Points that are written at the side, with their height. */
  readonly ticks: readonly { readonly points: number; readonly y: number }[];
  /** Each round with the place of its end; the beginning is at 0. */
  readonly rounds: readonly {
    readonly round: number;
    readonly x: number;
    readonly points: readonly number[];
  }[];
  /** How far up the chart nothing is. */
  readonly zero: number;
}

/** `first` and `final` are the points before the first round and after the end of the mission: some are given only then. */
export function courseOf(
  { turns, seats }: Pick<Report, 'turns' | 'seats'>,
  first: readonly number[],
  final: readonly number[],
  { height, badge }: Measure = WIDE,
): Course {
  const numbers = [...new Set(turns.map(({ round }) => round))];
  const points: (readonly number[])[] = numbers.map(
    (round) => turns.findLast((turn) => turn.round === round)?.points ?? [],
  );
  points.splice(-1, 1, final);
  const all = [0, 10, ...first, ...points.flat()];
  const step = stepFor(Math.max(...all) - Math.min(...all), MOST_TICKS);
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.ceil(Math.max(...all) / step) * step;
  const x = linear([0, Math.max(1, points.length)], [0, WIDTH]);
  const y = linear([low, high], [height, 0]);
  const badges = spread(
    seats.map((_, seat) => y(final[seat] ?? 0)),
    badge,
    [0, height],
  );
  return {
    height,
    zero: y(0),
    ticks: Array.from({ length: (high - low) / step + 1 }, (_, tick) => low + tick * step).map((value) => ({
      points: value,
      y: y(value),
    })),
    lines: seats.map((_, seat) => ({
      seat,
      path: path([first, ...points].map((one, column) => [x(column), y(one[seat] ?? 0)])),
      end: y(final[seat] ?? 0),
      badge: badges[seat] ?? 0,
      points: final[seat] ?? 0,
    })),
    rounds: numbers.map((round, column) => ({ round, x: x(column + 1), points: points[column] ?? [] })),
  };
}
