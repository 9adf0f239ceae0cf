/** The sentence about a rematch: who wants it, or for the player who asked, that it is ready. */
import type { Following } from '../../generated/wire.ts';
import { say, words } from '../../lib/words/speech.svelte.ts';

export function rematchNews({ by }: Following, mine: readonly number[], names: readonly string[]): string {
  if (by < 0 || mine.includes(by)) return say('web-after-rematch-ready');
  return say('web-after-rematch-wanted', { name: words().name(by, names) });
}
