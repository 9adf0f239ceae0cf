/** What a screen of Starquest needs before it is drawn: its words, and the box that this server plays with. */
import { aids } from '../../../lib/server/api.ts';
import { withChapter } from '../../../lib/words/speech.svelte.ts';
import { type Facts, layOver } from './box.ts';

let opened = false;

export async function openStarquest(): Promise<void> {
  await Promise.all([withChapter('starquest'), openPacks()]);
}

/** Ask once what the packs of this server have. Without a server there is what comes with the game. */
async function openPacks(): Promise<void> {
  if (opened) return;
  try {
    layOver(await aids<Partial<Facts>>('starquest'));
    opened = true;
  } catch {
    // Asked again with the next screen.
  }
}
