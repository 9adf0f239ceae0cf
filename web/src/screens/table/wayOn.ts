/** A match of an earlier version of the rules: how its players go on from it. */
import type { TableStatus } from '../../lib/server/api.ts';

/** The server's sentence where not even the set-up is the same. */
export const NOTHING_AGREES = 'match-agrees-nowhere';

export type WayOn =
  /** Another table follows this one already. */
  | 'follow'
  /** It is over. */
  | 'look'
  /** A mission goes on with its campaign. */
  | 'campaign'
  /** Only its players can let it go on. */
  | 'watch'
  /** Play it on with the present rules. */
  | 'go-on'
  /** The same players from the beginning: nothing of the old match can be kept. */
  | 'anew';

/** `nothing`: the server has said that nothing of the match agrees with the present rules. */
export function wayOn(status: TableStatus, nothing = false): WayOn {
  if (status.rematch) return 'follow';
  if (status.finished) return 'look';
  if (status.campaign) return 'campaign';
  if (status.you < 0) return 'watch';
  return nothing ? 'anew' : 'go-on';
}
