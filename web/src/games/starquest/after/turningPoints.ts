/** Looking back at points: which moments brought most of them, and where on the time line a round ended. */

import { takenBack } from '../../../common/replay/timeline.ts';
import type { AnyEvent } from '../../../generated/starquest-events.ts';
import type { Frame } from '../../../lib/server/api.ts';
import type { Scored } from '../table/players/holdings.ts';

/** A moment that brought or cost a side many points. */
export interface Swing {
  readonly at: number;
  readonly round: number;
  readonly scored: Scored;
  readonly says: Frame['log'][number]['says'];
}

/** The largest changes of a side's points, in order of time. */
export function swingsOf(frames: readonly Frame[], most: number): Swing[] {
  const taken = takenBack(frames);
  const swings: Swing[] = [];
  let round = 0;
  frames.forEach((frame, at) => {
    if (taken.has(at)) return;
    for (const { event, says } of frame.log) {
      const one = event as AnyEvent;
      if (one.type === 'RoundBegan') round = one.number;
      if (one.type === 'Scored') swings.push({ at, round, scored: one, says });
    }
  });
  return swings
    .toSorted((a, b) => Math.abs(b.scored.points) - Math.abs(a.scored.points) || a.at - b.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);
}

/** The last frame of each round, by its number. */
export function roundEnds(frames: readonly Frame[]): ReadonlyMap<number, number> {
  const taken = takenBack(frames);
  const ends = new Map<number, number>();
  let round = 0;
  frames.forEach((frame, at) => {
    if (taken.has(at)) return;
    const began = frame.log.map(({ event }) => event as AnyEvent).find(({ type }) => type === 'RoundBegan');
    if (began?.type === 'RoundBegan') {
      if (round > 0) ends.set(round, Math.max(0, at - 1));
      round = began.number;
    }
  });
  if (round > 0) ends.set(round, frames.length - 1);
  return ends;
}
