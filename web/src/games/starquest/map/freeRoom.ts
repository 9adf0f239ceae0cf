/** A free place for a card over the map: the corner where it covers none of the figures in question. */
import type { Box } from './geometry.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Room {
  readonly left: number;
  readonly top: number;
  /** It covers none of them. */
  readonly clear: boolean;
}

export const GAP = 12;

/**
 * The best corner of a window for a card of this size. What must be seen is never covered if there is a way; of what
 * is lit as little as possible is. Everything in pixels of the window.
 */
export function roomFor(card: Size, window: Size, must: readonly Box[], lit: readonly Box[]): Room {
  const right = Math.max(0, window.width - card.width - GAP);
  const bottom = Math.max(0, window.height - card.height - GAP);
  const corners = [
    { left: right, top: GAP },
    { left: GAP, top: GAP },
    { left: right, top: bottom },
    { left: GAP, top: bottom },
  ].map(({ left, top }) => {
    const over: Box = { x: left, y: top, width: card.width, height: card.height };
    const hidden = must.filter((one) => overlap(over, one)).length;
    return { left, top, clear: hidden === 0, hidden, lit: lit.filter((one) => overlap(over, one)).length };
  });
  const best = corners.reduce((least, one) =>
    one.hidden < least.hidden || (one.hidden === least.hidden && one.lit < least.lit) ? one : least,
  );
  return { left: best.left, top: best.top, clear: best.clear };
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
