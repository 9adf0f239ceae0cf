/** From a campaign to the table of its mission: to the player's seat, to several seats at this screen, or to watch. */

import { token } from '../../../../lib/chance.ts';
import { go } from '../../../../lib/routes/router.svelte.ts';
import { address, type Route } from '../../../../lib/routes/routes.ts';
import { hotSeats, keep, keepHot } from '../../../../lib/storage/keyring.ts';
import { STARQUEST } from '../../id.ts';
import type { RunningMission } from '../campaigns.ts';

export interface ToTheTable {
  /** A player at this screen has a seat there. */
  readonly own: boolean;
  readonly open: () => void;
  /** The address of the spectators' place. */
  readonly watch: string;
}

export function tableOf(running: RunningMission): ToTheTable {
  const watching: Route = { name: 'watch', key: running.watch };
  return {
    own: running.links.length > 0,
    open: () => go(running.links.length > 0 ? seatsOf(running) : watching),
    watch: address(watching),
  };
}

/** The key of one seat is kept, those of several share this screen. */
function seatsOf({ match, links, watch }: RunningMission): Route {
  const [first, ...more] = links;
  if (first && more.length === 0) {
    keep({ key: first.key, match, game: STARQUEST, seat: first.seat });
    return { name: 'play', key: first.key };
  }
  const known = hotSeats().find((hot) => hot.match === match);
  if (known) return { name: 'hot', id: known.id };
  const id = token();
  keepHot(
    { id, match, game: STARQUEST, keys: links.map(({ key }) => key), watch },
    links.map(({ seat }) => seat),
  );
  return { name: 'hot', id };
}
