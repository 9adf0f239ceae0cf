/** The pushes of a match, each with the moment of its roll. */
import { takenBack } from '../../../common/replay/timeline.ts';
import type { PushRisk, Report } from '../../../generated/heroes.ts';
import type { Story } from '../../../lib/server/api.ts';
import { eventsIn } from '../replay/turns.ts';

/** A turn begins with all of them. */
const DICE = 6;

export interface Risk extends PushRisk {
  /** The frame in which the dice were rolled again. */
  readonly at: number;
}

/** What a seat risked in all of its pushes, counted in busts to be expected. */
export interface Sum {
  readonly count: number;
  readonly taken: number;
  readonly least: number;
}

export function risksOf({ frames, report }: Story): Risk[] {
  const taken = takenBack(frames);
  const rolls = frames.flatMap((frame, at) => {
    const again = eventsIn(frame).some((event) => event.type === 'Rolled' && event.faces.length < DICE);
    return again && !taken.has(at) ? [at] : [];
  });
  // A match that began in the middle of a turn has a first roll of which the report tells nothing.
  const { pushes } = report as Report;
  const first = rolls.length - pushes.length;
  return pushes.map((push, index) => ({ ...push, at: rolls[first + index] ?? 0 }));
}

export function sumOf(risks: readonly PushRisk[], seat: number): Sum {
  const own = risks.filter((risk) => risk.seat === seat);
  const add = (what: 'chance' | 'least') => own.reduce((sum, risk) => sum + risk[what], 0);
  return { count: own.length, taken: add('chance'), least: add('least') };
}
