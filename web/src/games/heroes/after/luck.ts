/** Dice luck: rolled against expected, signed so that more is always luckier. */
import type { Luck } from '../../../generated/heroes.ts';

export const COUNTS = ['sixes', 'busts', 'saves'] as const;
export type Count = (typeof COUNTS)[number];

export interface Fortune {
  readonly count: Count;
  readonly seat: number;
  readonly rolled: number;
  readonly expected: number;
  /** How much better than expected; a bust escaped is luck. */
  readonly luck: number;
}

export function fortunes(lucks: readonly Luck[], count: Count): Fortune[] {
  return lucks.map((luck, seat) => {
    const [rolled, expected] = pair(luck, count);
    return { count, seat, rolled, expected, luck: count === 'busts' ? expected - rolled : rolled - expected };
  });
}

function pair(luck: Luck, count: Count): readonly [number, number] {
  switch (count) {
    case 'sixes':
      return [luck.sixes, luck.sixes_expected];
    case 'busts':
      return [luck.busts, luck.busts_expected];
    case 'saves':
      return [luck.saves_made, luck.saves_expected];
  }
}

/** The length of a bar on its half, 0 to 1: all bars of the panel share one measure, and none is so long for nothing. */
export function extent(luck: number, all: readonly Fortune[]): number {
  const most = Math.max(2, ...all.map((one) => Math.abs(one.luck)));
  return Math.abs(luck) / most;
}
