/** Highlights on the board: the board draws them without asking for reasons. */
import type { Seat, Square } from './geometry.ts';

export interface Lit {
  /** Squares: yours to go to, or under fire. */
  readonly squares?: readonly (Square & { tone: 'reach' | 'fire'; text?: string })[];
  /** Heroes, by seat and their owner's column. */
  readonly heroes?: readonly { seat: Seat; column: number; tone: 'can' | 'chosen' | 'target' | 'aimed' }[];
  /** Whole columns and rows in the line of fire. */
  readonly columns?: readonly number[];
  readonly rows?: readonly number[];
  /** Moves, from square to square. */
  readonly arrows?: readonly { from: Square; to: Square }[];
  /** Attacks that are being made. */
  readonly shots?: readonly { from: Square; to: Square }[];
  /** Dice thrown on a square just now: a save that was made or missed. */
  readonly saves?: readonly (Square & { face: number; stayed: boolean })[];
}
