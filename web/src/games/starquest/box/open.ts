/** What a screen of Starquest needs before it is drawn: its words, and the contents of the box as this server has them. */
import { aids } from '../../../lib/server/api.ts';
import { withChapter } from '../../../lib/words/speech.svelte.ts';
import { STARQUEST } from '../id.ts';
import { STARQUEST_WORDS } from '../words/chapters.ts';
import { type Facts, layOver } from './box.ts';

let opened = false;

export async function openStarquest(): Promise<void> {
  await Promise.all([withChapter(STARQUEST_WORDS), openPacks()]);
}

/** Ask once what the server's content packs add. Without a server the client shows what comes with the game. */
async function openPacks(): Promise<void> {
  if (opened) return;
  try {
    layOver(await aids<Partial<Facts>>(STARQUEST));
    opened = true;
  } catch {
    // The next screen asks again.
  }
}
