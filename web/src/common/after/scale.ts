/** Numbers to pixels. */

export type Scale = (value: number) => number;

/** A straight scale from one interval to another. */
export function linear([low, high]: readonly [number, number], [from, to]: readonly [number, number]): Scale {
  const stretch = high === low ? 0 : (to - from) / (high - low);
  return (value) => from + (value - low) * stretch;
}

/** Steps that people count in. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500] as const;

/** The smallest such step with which `most` steps reach the value. */
export function stepFor(value: number, most: number): number {
  return STEPS.find((step) => step * most >= value) ?? 1000;
}

/** Marks of an axis from 0 up: whole steps, the last one at or above the value. */
export function ticks(value: number, most: number): number[] {
  const step = stepFor(Math.max(1, value), most);
  return Array.from({ length: Math.ceil(Math.max(1, value) / step) + 1 }, (_, index) => index * step);
}

/** Labels that would lie on each other, moved apart by at least `gap` and kept inside; in the order they came. */
export function spread(
  places: readonly number[],
  gap: number,
  [low, high]: readonly [number, number],
): number[] {
  const order = places.map((_, index) => index).sort((a, b) => at(places, a) - at(places, b));
  const moved = [...places];
  order.forEach((index, rank) => {
    const above = order[rank - 1];
    moved[index] = Math.max(at(moved, index), above === undefined ? low : at(moved, above) + gap);
  });
  order.toReversed().forEach((index, rank, reversed) => {
    const below = reversed[rank - 1];
    moved[index] = Math.min(at(moved, index), below === undefined ? high : at(moved, below) - gap);
  });
  return moved;
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? 0;
}

/** A line through points, as a path. */
export function path(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`).join('');
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
