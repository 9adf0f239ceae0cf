/** The loud moments of a mission, for the time line. */

import type { JumpKeys } from '../../../common/replay/keys.ts';
import { type Mark, takenBack } from '../../../common/replay/timeline.ts';
import type { AnyEvent } from '../../../generated/starquest-events.ts';
import type { Frame } from '../../../lib/server/api.ts';

export const KINDS = ['round', 'kill', 'scan', 'reveal', 'points', 'end'] as const;
export type Kind = (typeof KINDS)[number];
/** Those that are drawn on the time line. */
export const DRAWN: readonly Kind[] = ['round', 'kill', 'scan', 'end'];
export const JUMP_KEYS: JumpKeys = [
  ['r', 'round'],
  ['k', 'kill'],
  ['s', 'scan'],
  ['u', 'reveal'],
  ['p', 'points'],
  ['g', 'end'],
];

const MARKED: Partial<Record<AnyEvent['type'], Kind>> = {
  RoundBegan: 'round',
  Eliminated: 'kill',
  Scanned: 'scan',
  TokenRevealed: 'reveal',
  Scored: 'points',
  MissionEnded: 'end',
};

/** All moments to jump to, without entries that were taken back; a moment counts once for each kind. */
export function marksOf(frames: readonly Frame[]): Mark<Kind>[] {
  const taken = takenBack(frames);
  return frames.flatMap((frame, at) => {
    if (taken.has(at)) return [];
    const marks = new Map<Kind, Mark<Kind>>();
    for (const line of frame.log) {
      const event = line.event as AnyEvent;
      const kind = MARKED[event.type];
      if (kind && !marks.has(kind))
        marks.set(kind, { kind, at, seat: 'seat' in event ? (event.seat ?? -1) : -1 });
    }
    return [...marks.values()];
  });
}

/** The log up to a frame, without entries that were taken back. */
export function toldBy(frames: readonly Frame[], at: number): Frame['log'] {
  const past = frames.slice(0, at + 1);
  const taken = takenBack(past);
  return past.flatMap((frame, place) => (taken.has(place) ? [] : frame.log));
}
