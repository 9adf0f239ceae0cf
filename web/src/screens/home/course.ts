/** How far the stages of a game are: from the course that this browser remembers, and from the guided lesson. */
import type { Stage } from '../../common/new-table/course.ts';
import type { Game } from '../../games/game.ts';
import { standing } from '../../lib/storage/course.ts';

export type StageState = 'new' | 'begun' | 'done';

export function stateOf({ id, lesson }: Game, stage: Stage): StageState {
  if ('name' in stage.start) return lesson?.stage() ?? 'new';
  const { done, begun } = standing(id);
  if (done.includes(stage.id)) return 'done';
  return begun.stage === stage.id ? 'begun' : 'new';
}

/** Lessons that are done, of how many. */
export function lessonsOf(game: Game): { done: number; of: number } {
  const lessons = game.course.filter(({ lesson }) => lesson);
  return {
    done: lessons.filter((stage) => stateOf(game, stage) === 'done').length,
    of: lessons.length,
  };
}
