/** A walk of several commands: whether the next one may be sent, or the player decides anew (SQ-MOVE-18). */
import type { LogLine } from '../../../lib/table/state.ts';

/** Events of a walk after which the next command follows at once. */
const QUIET = new Set(['Activated', 'Moved', 'Faced', 'TokenMoved', 'OverwatchEnded']);

/** Did nothing happen but the walk itself? A shot, a fire, a window, a reveal or a refusal cuts it short. */
export function undisturbed(told: readonly LogLine[]): boolean {
  return told.every(({ event }) => QUIET.has((event as { type: string }).type));
}
