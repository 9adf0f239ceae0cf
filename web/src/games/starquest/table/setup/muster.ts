/** Set-up, read from its procedure: which step is on hand, who has chosen, who is still to choose. */
import type { Frame } from '../../view/frames.ts';

export type MusterFrame = Extract<Frame, { type: 'Muster' }>;

export function musterOf(frame: Frame | null): MusterFrame | null {
  return frame?.type === 'Muster' ? frame : null;
}

export type Readiness = 'chooses' | 'later' | 'prepared' | 'ready';

/** How far a seat is with the step on hand; one that has prepared its squad is ready for what comes. */
export function readiness(frame: MusterFrame, seat: number, prepared: boolean): Readiness {
  if (prepared) return 'prepared';
  if (frame.seat === seat) return 'chooses';
  return frame.left?.includes(seat) ? 'later' : 'ready';
}

/** Steps about the place rather than the squad: the player makes them without a bot. */
const OWN = new Set(['mission', 'entry']);

/** May a sensible answer to this step be asked for? */
export function isAdvised(step: string): boolean {
  return !OWN.has(step);
}
