/** How long moments take at the quick pace, in milliseconds. */
import type { Moment } from './kinds.ts';

/** A whole walk, however many figures and steps; a short one is shorter. */
const WALK = 320;
const STEP = 120;
const TURN = 90;
/** The phases of an attack: who fires at what, dice in the air, what they did. */
export const AIM = 170;
export const ROLL = 390;
export const REST = 400;
/** A roll for each further target is shorter. */
export const NEXT_ROLL = 280;
export const NEXT_REST = 260;
/** Declared, and an answer is waited for. */
export const DECLARED = 320;

const OTHERS: Readonly<Record<Exclude<Moment['kind'], 'walk' | 'fight'>, number>> = {
  reveal: 380,
  scan: 800,
  card: 950,
  deed: 420,
  score: 560,
  ending: 500,
};
/** Tokens that are laid without a scan, one after the other. */
const LAID = 240;

/** A moment without phases. */
export function lengthOf(moment: Exclude<Moment, { kind: 'fight' }>): number {
  if (moment.kind === 'walk') {
    const steps = Math.max(0, ...moment.movers.map(({ path }) => path.length - 1));
    if (steps === 0) return moment.doors.length > 0 ? 2 * STEP : TURN;
    return Math.min(WALK, Math.max(STEP * steps, moment.doors.length > 0 ? 2 * STEP : 0));
  }
  if (moment.kind === 'scan' && !moment.board) return LAID;
  return OTHERS[moment.kind];
}
