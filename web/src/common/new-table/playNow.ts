/** One click to a running game: the player at this screen against a bot. */
import { attempt } from '../../lib/notices.svelte.ts';
import { go } from '../../lib/routes/router.svelte.ts';
import { makeTable } from '../../lib/server/api.ts';
import { keep } from '../../lib/storage/keyring.ts';
import { say } from '../../lib/words/speech.svelte.ts';
import { myName } from './playerName.ts';

interface Start {
  readonly bot: string;
  readonly options: Record<string, unknown>;
}

export async function playNow(game: string, { bot, options }: Start): Promise<void> {
  const made = await attempt(() =>
    makeTable({
      game,
      seats: [
        { kind: 'here', name: myName() },
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
