/** A moment in words: game, turn, and whose it is. */
import type { View } from '../../../generated/heroes.ts';
import { say, words } from '../../../lib/words/speech.svelte.ts';

export function placeOf(view: View, names: readonly string[], games: number): string {
  const turn =
    view.phase === 'draft' || view.phase === 'place'
      ? say('web-replay-set-up')
      : view.phase === 'over'
        ? say('web-replay-over')
        : say('web-replay-turn-of', { turn: view.turn, name: words().name(view.mover, names) });
  return games > 1 ? say('web-replay-in-game', { game: view.game, place: turn }) : turn;
}
