/** Makes a table, stores the keys of its seats, and goes to the player's seat; the links are sent from there. */

import { token } from '../../lib/chance.ts';
import { attempt } from '../../lib/notices.svelte.ts';
import { go } from '../../lib/routes/router.svelte.ts';
import { makeTable } from '../../lib/server/api.ts';
import { keep, keepHot } from '../../lib/storage/keyring.ts';
import { say } from '../../lib/words/speech.svelte.ts';
import { keepInvitation } from './invitations.ts';
import { rememberName } from './playerName.ts';
import { placed, type SeatForm, written } from './seats.ts';

/** Terms that every game has: clocks, in seconds (0 for none), and whether the table is listed for spectators. */
export interface Terms {
  perMove: number;
  perGame: number;
  shown: boolean;
}

export const UNTIMED: Readonly<Terms> = { perMove: 0, perGame: 0, shown: false };

export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatForm[];
  readonly options: Record<string, unknown>;
  readonly terms: Readonly<Terms>;
  /** Those who share this screen see what a spectator sees while others decide. */
  readonly watched?: boolean;
}

/** Make it, and go there; nothing happens where the server refuses, but that it says why. */
export async function setUp({ game, seats, options, terms, watched = false }: NewTable): Promise<void> {
  const forms = [...seats];
  const made = await attempt(() =>
    makeTable({
      game,
      seats: written(forms, (bot) => say(`web-bot-${bot}`)),
      options,
      public: terms.shown,
      ...(terms.perMove ? { move_seconds: terms.perMove } : {}),
      ...(terms.perGame ? { game_seconds: terms.perGame } : {}),
    }),
  );
  if (!made) return;
  const mine = forms.find((one) => one.kind === 'here');
  if (mine) rememberName(mine.name);
  const { here, invitation } = placed(made, game, forms, token());
  const { own, match } = invitation;
  if (own.kind === 'hot') {
    keepHot(
      {
        id: own.key,
        match,
        game,
        keys: here.map((one) => one.key),
        ...(watched ? { watch: made.watch } : {}),
      },
      here.map((one) => one.seat),
    );
  } else keep({ key: own.key, match, game, seat: here[0]?.seat ?? -1 });
  if (invitation.links.length > 0) keepInvitation(invitation);
  if (own.kind === 'hot') go({ name: 'hot', id: own.key });
  else go({ name: own.kind, key: own.key });
}
