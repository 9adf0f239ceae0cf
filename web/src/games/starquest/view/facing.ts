/** Answers that name a facing. */
import type { Option } from './offers.ts';

/** The facing that an answer names, in eighths of a circle from the north; -1 for none. */
export function facingOf({ command }: Option): number {
  switch (command.type) {
    case 'Enter':
    case 'Stand':
    case 'Face':
      return command.facing;
    default:
      return -1;
  }
}

/** How far from the middle of a square, in squares, its edges begin. */
const MIDDLE = 0.3;

/** The facing of the edge of a square that a point lies at, `dx` and `dy` squares from its middle; -1 in the middle. */
export function edgeAt(dx: number, dy: number): number {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < MIDDLE) return -1;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 2 : 6;
  return dy > 0 ? 4 : 0;
}

/** The answer of several that looks there; of those that look elsewhere, none. */
export function towardsFacing(options: readonly Option[], facing: number): Option | undefined {
  return options.find((one) => facingOf(one) === facing);
}

/** All of them are the same deed, and differ by the facing alone. */
export function byFacing(options: readonly Option[]): boolean {
  return options.length > 1 && options.every((one) => facingOf(one) >= 0);
}
