/** What a side still needs to win, to be said in words. The table itself decides who has won. */
import type { View } from '../../../../generated/heroes.ts';
import type { Seat } from '../../board/geometry.ts';
import { other } from '../../board/geometry.ts';

/** As H-WIN-1 says: three across, and the higher score. */
export const NEEDED = 3;

export interface Need {
  /** Heroes that still have to cross. */
  readonly across: number;
  /** Points that are missing to be ahead. */
  readonly points: number;
}

export function needOf(view: Pick<View, 'across' | 'scores'>, seat: Seat): Need {
  return {
    across: Math.max(0, NEEDED - view.across[seat]),
    points: Math.max(0, view.scores[other(seat)] - view.scores[seat] + 1),
  };
}
