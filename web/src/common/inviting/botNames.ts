/** What the bots of a game are called in the language of now: the server does not know it. */
import { games } from '../../lib/server/api.ts';
import { say } from '../../lib/words/speech.svelte.ts';

export async function botNames(game: string): Promise<Record<string, string>> {
  const bots = (await games()).find(({ id }) => id === game)?.bots ?? [];
  return Object.fromEntries(bots.map((bot) => [bot, say(`web-bot-${bot}`)]));
}
