/** One click to a running game: this screen against the best bot there is. */
import { makeTable } from '../../lib/api.ts';
import { token } from '../../lib/chance.ts';
import { keep } from '../../lib/keyring.ts';
import { attempt } from '../../lib/notices.svelte.ts';
import { go } from '../../lib/router.svelte.ts';
import { say } from '../../lib/speech.svelte.ts';
import { myName } from '../new-table/name.ts';

const GAME = 'heroes';
const BOT = 'captain';

export async function playNow(): Promise<void> {
  const made = await attempt(() =>
    makeTable({
      game: GAME,
      seats: [
        { kind: 'here', name: myName(), salt: token() },
        { kind: 'bot', bot: BOT, name: say(`web-bot-${BOT}`) },
      ],
    }),
  );
  const link = made?.links[0];
  if (!made || !link) return;
  keep({ key: link.key, match: made.match, game: GAME, seat: link.seat });
  go({ name: 'play', key: link.key });
}
