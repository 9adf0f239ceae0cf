/** The log of a match, cut where a reader would: set-up, turn after turn, game after game. */
import type { Frame } from '../../../lib/server/api.ts';
import { eventsIn } from './turns.ts';

export interface Chapter {
  readonly game: number;
  /** 0 for the draft and the set-up, and before the first turn. */
  readonly turn: number;
  readonly seat: number;
  /** The frames in it, by their place. */
  readonly frames: readonly number[];
}

/** A frame stands where it began: the one that ends a turn belongs to that turn. */
export function chaptersOf(frames: readonly Frame[]): Chapter[] {
  const chapters: (Chapter & { frames: number[] })[] = [{ game: 1, turn: 0, seat: -1, frames: [] }];
  frames.forEach((frame, at) => {
    chapters.at(-1)?.frames.push(at);
    for (const event of eventsIn(frame)) {
      if (event.type === 'GameBegan' && at > 0) {
        chapters.push({ game: event.number, turn: 0, seat: -1, frames: [] });
      }
      if (event.type === 'TurnBegan') {
        const game = chapters.at(-1)?.game ?? 1;
        chapters.push({ game, turn: event.turn, seat: event.seat, frames: [] });
      }
    }
  });
  return chapters.filter((chapter) => chapter.frames.length > 0);
}
