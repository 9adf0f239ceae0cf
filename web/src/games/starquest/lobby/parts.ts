/** What the lobby shows of Starquest. */
import { say } from '../../../lib/words/speech.svelte.ts';
import type { LobbyParts } from '../../game.ts';
import { factionName } from '../box/box.ts';
import { factionsOf } from '../box/tableOptions.ts';
import Brief from './Brief.svelte';
import SeatPicture from './SeatPicture.svelte';

export const PARTS: LobbyParts = {
  Brief,
  SeatPicture,
  sideName: (seat, options) => say(factionName(factionsOf(options)[seat] ?? '')),
};
