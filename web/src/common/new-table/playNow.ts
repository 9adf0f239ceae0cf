/** One click to a running game: this screen against a bot. */

import { token } from '../../lib/chance.ts';
import { attempt } from '../../lib/notices.svelte.ts';
import { go } from '../../lib/routes/router.svelte.ts';
import { makeTable } from '../../lib/server/api.ts';
import { keep } from '../../lib/storage/keyring.ts';
import { say } from '../../lib/words/speech.svelte.ts';
import { myName } from './playerName.ts';

type Game = 'heroes' | 'starquest';

/** What is played: Heroes against the captain; the tutorial of Starquest, one squad against the aliens. */
const FORMS: Record<Game, { bot: string; options: Record<string, unknown> }> = {
  heroes: { bot: 'captain', options: {} },
  starquest: {
    bot: 'overlord',
    options: { mission: 'mis_00_first_steps', factions: ['ultramarines', 'chaos'] },
  },
};

export async function playNow(game: Game = 'heroes'): Promise<void> {
  const { bot, options } = FORMS[game];
  const made = await attempt(() =>
    makeTable({
      game,
      seats: [
        { kind: 'here', name: myName(), salt: token() },
        { kind: 'bot', bot, name: say(`web-bot-${bot}`) },
      ],
      options,
    }),
  );
  const link = made?.links[0];
  if (!made || !link) return;
  keep({ key: link.key, match: made.match, game, seat: link.seat });
  go({ name: 'play', key: link.key });
}
