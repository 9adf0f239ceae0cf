/** How far the player has come in the lesson: remembered by this browser. */
import { recall, remember } from '../../../lib/storage/stored.ts';

export interface Progress {
  /** The id of the step to go on with; empty at the beginning. */
  step: string;
  stage: 'new' | 'begun' | 'done';
}

const LESSON = 'bulkhead.lesson';
const STAGES: readonly unknown[] = ['new', 'begun', 'done'];

export function progress(): Progress {
  const stored = recall(LESSON);
  const found = typeof stored === 'object' && stored !== null ? (stored as Partial<Progress>) : {};
  if (typeof found.step !== 'string' || !STAGES.includes(found.stage)) return { step: '', stage: 'new' };
  return { step: found.step, stage: found.stage as Progress['stage'] };
}

export function note(progress: Progress): void {
  remember(LESSON, progress);
}
