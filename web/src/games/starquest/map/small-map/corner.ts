/** In which corner of the window the small map lies: where it hides nothing that is looked at just now. */
import { overlap } from '../freeRoom.ts';
import type { Box } from '../geometry.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The one where it is at home comes first. */
export const CORNERS = ['se', 'sw', 'ne', 'nw'] as const;
export type Corner = (typeof CORNERS)[number];

export const EDGE = 8;

/** Where something of this size lies in a corner of a window, in pixels. */
function boxIn(corner: Corner, small: Size, window: Size): Box {
  return {
    ...small,
    x: corner.endsWith('e') ? window.width - small.width - EDGE : EDGE,
    y: corner.startsWith('s') ? window.height - small.height - EDGE : EDGE,
  };
}

/**
 * The corner where it hides nothing that must be seen, and of the rest as little as can be: where it is now if it may
 * stay, or else the first that is equally good. Null where every corner would cover something that must be seen.
 */
export function clearCorner(
  now: Corner,
  small: Size,
  window: Size,
  must: readonly Box[],
  rest: readonly Box[] = [],
  corners: readonly Corner[] = CORNERS,
): Corner | null {
  const order = corners.includes(now) ? [now, ...corners] : corners;
  const hides = (corner: Corner, all: readonly Box[]) => {
    const box = boxIn(corner, small, window);
    return all.filter((one) => overlap(box, one)).length;
  };
  return order
    .filter((corner) => hides(corner, must) === 0)
    .reduce<Corner | null>(
      (best, one) => (best === null || hides(one, rest) < hides(best, rest) ? one : best),
      null,
    );
}
