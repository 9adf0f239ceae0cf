/**
 * How far a player has come in each game: the stages that are done, the table of the stage that was begun, and how many
 * games were finished. Remembered by this browser.
 */
import { recall, remember } from './stored.ts';

export interface Standing {
  readonly done: readonly string[];
  /** The table of the stage that was begun last; empty strings for none. */
  readonly begun: { readonly stage: string; readonly key: string };
}

const COURSE = 'bulkhead.course';
const NOTHING: Standing = { done: [], begun: { stage: '', key: '' } };

export function standing(game: string): Standing {
  const found = all()[game];
  return isStanding(found) ? found : NOTHING;
}

/** A stage was played to its end as it is meant to. */
export function noteDone(game: string, stage: string): void {
  const now = standing(game);
  if (!now.done.includes(stage)) write(game, { ...now, done: [...now.done, stage] });
}

/** A table of this stage was made. */
export function noteBegun(game: string, stage: string, key: string): void {
  write(game, { ...standing(game), begun: { stage, key } });
}

function write(game: string, now: Standing): void {
  remember(COURSE, { ...all(), [game]: now });
}

function all(): Record<string, unknown> {
  const found = recall(COURSE);
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

function isStanding(found: unknown): found is Standing {
  if (typeof found !== 'object' || found === null) return false;
  const { done, begun } = found as Partial<Standing>;
  return (
    Array.isArray(done) &&
    done.every((one) => typeof one === 'string') &&
    typeof begun === 'object' &&
    typeof begun?.stage === 'string' &&
    typeof begun.key === 'string'
  );
}
