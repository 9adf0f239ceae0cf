/** What the lobby shows of Heroes. */
import type { LobbyParts } from '../../game.ts';
import Brief from './Brief.svelte';
import Next from './Next.svelte';
import SeatPicture from './SeatPicture.svelte';

export const PARTS: LobbyParts = { Brief, SeatPicture, Next, sideName: () => '' };
