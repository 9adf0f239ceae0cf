/** What home lists: the tables this browser has keys to, and those that anybody may watch. Kept fresh while it is seen. */

import { forgetInvitation } from '../../common/new-table/invitations.ts';
import type { CampaignGlance, Campaigns } from '../../games/game.ts';
import { allGames } from '../../games/registry.ts';
import { mine, type TableStatus, type Watchable, watchable } from '../../lib/server/api.ts';
import { Refusal } from '../../lib/server/refusal.ts';
import { forget, forgetHot, held, hotSeats } from '../../lib/storage/keyring.ts';
import { asked, type Entry, entries } from './tables.ts';

const EVERY = 10_000;

/** A campaign, with the game that it belongs to. */
export interface Campaign {
  readonly glance: CampaignGlance;
  readonly game: Campaigns;
}

/** The campaigns of all games that have any. */
async function myCampaigns(): Promise<Campaign[]> {
  const games = allGames().flatMap(({ campaigns }) => campaigns ?? []);
  const found = await Promise.all(
    games.map(async (game) => (await game.mine()).map((glance) => ({ glance, game }))),
  );
  return found.flat();
}

export class Lists {
  #statuses = $state.raw<readonly TableStatus[]>([]);
  #campaigns = $state.raw<readonly Campaign[]>([]);
  #watchable = $state.raw<readonly Watchable[]>([]);
  /** Grows when a table is taken off the list. */
  #forgotten = $state(0);
  /** Nothing has been answered yet. */
  fresh = $state(true);

  get continuing(): readonly Entry[] {
    void this.#forgotten;
    const known = new Set(held().map((one) => one.key));
    // A mission is begun and gone on with from the page of its campaign.
    const listed = new Set(this.#campaigns.map(({ glance }) => glance.key));
    return entries(
      this.#statuses.filter(({ key, campaign }) => known.has(key) && !(campaign && listed.has(campaign.key))),
      hotSeats(),
    );
  }

  /** Campaigns; those that wait for this player come first. */
  get campaigns(): readonly Campaign[] {
    return this.#campaigns.toSorted(
      ({ glance: a }, { glance: b }) =>
        Number(a.over) - Number(b.over) || Number(b.your_turn) - Number(a.your_turn) || b.touched - a.touched,
    );
  }

  /** Tables to watch, without the player's own. */
  get watching(): readonly Watchable[] {
    const played = new Set(this.#statuses.map((status) => status.match));
    return this.#watchable.filter(
      ({ status }) => status.begun && !status.finished && !played.has(status.match),
    );
  }

  async refresh(): Promise<void> {
    try {
      const keys = asked(held());
      const [statuses, watched, campaigns] = await Promise.all([
        keys.length > 0 ? mine(keys) : [],
        watchable(),
        myCampaigns(),
      ]);
      this.#statuses = statuses;
      this.#campaigns = campaigns;
      this.#watchable = watched;
    } catch (thrown) {
      // After a refusal the next round asks again; every screen shows when the server does not answer.
      void Refusal.of(thrown);
    }
    this.fresh = false;
  }

  /** Take a table off the list. Its link still works. */
  drop(entry: Entry): void {
    for (const key of entry.keys) forget(key);
    if (entry.hot) forgetHot(entry.hot);
    forgetInvitation(entry.status.match);
    this.#forgotten += 1;
  }

  dropCampaign(campaign: Campaign): void {
    campaign.game.forget(campaign.glance.key);
    this.#campaigns = this.#campaigns.filter((one) => one !== campaign);
  }

  /** Keep the lists fresh until the returned function is called. */
  follow(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}
