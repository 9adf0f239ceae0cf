/** The loud moments of a mission, for the time line. */
import type { AnyEvent } from '../../../generated/starquest-events.ts';
import type { Frame } from '../../../lib/api.ts';
import { type Mark, takenBack } from '../../../screens/replay/timeline.ts';

export const KINDS = ['round', 'kill', 'scan', 'end'] as const;
export type Kind = (typeof KINDS)[number];

const MARKED: Partial<Record<AnyEvent['type'], Kind>> = {
  RoundBegan: 'round',
  Eliminated: 'kill',
  Scanned: 'scan',
  MissionEnded: 'end',
};

/** Everything one may want to jump to; what was taken back does not count. */
export function marksOf(frames: readonly Frame[]): Mark<Kind>[] {
  const taken = takenBack(frames);
  return frames.flatMap((frame, at) => {
    if (taken.has(at)) return [];
    return frame.log.flatMap((line) => {
      const event = line.event as AnyEvent;
      const kind = MARKED[event.type];
      return kind ? [{ kind, at, seat: 'seat' in event ? (event.seat ?? -1) : -1 }] : [];
    });
  });
}

/** What had been told after a frame, without what was taken back. */
export function toldBy(frames: readonly Frame[], at: number): Frame['log'] {
  const past = frames.slice(0, at + 1);
  const taken = takenBack(past);
  return past.flatMap((frame, place) => (taken.has(place) ? [] : frame.log));
}
