/** The squares of a weapon's pattern on a floor of five by five; the one who fires stands at the left, in the middle. */

export interface Cell {
  readonly x: number;
  readonly y: number;
  /** How much of the attack arrives there, at most 1. */
  readonly strength: number;
}

const at = (x: number, y: number, strength = 1): Cell => ({ x, y, strength });
const ROW = [1, 2, 3, 4];

/** A square in the middle and all around it, weaker outside. */
const AROUND = [2, 3, 4].flatMap((x) => [1, 2, 3].map((y) => at(x, y, x === 3 && y === 2 ? 1 : 0.6)));

export function cellsOf(pattern: string): readonly Cell[] {
  switch (pattern) {
    case 'line':
    case 'line-each':
      return ROW.map((x) => at(x, 2));
    case 'backblast':
      // Strongest at the wall, less with every square back.
      return ROW.map((x) => at(x, 2, x / 4));
    case 'blast':
    case 'flame':
      return AROUND;
    case 'block':
      return [at(3, 1), at(4, 1), at(3, 2), at(4, 2)];
    case 'split':
      return [at(2, 0), at(4, 2), at(3, 4)];
    case 'melee':
      return [at(1, 2)];
    default:
      return [at(4, 2)];
  }
}
