/** The campaign of the page: fetched, refreshed while the page is seen, and changed by players who may. */

import { attempt } from '../../../../lib/notices.svelte.ts';
import { Refusal } from '../../../../lib/server/refusal.ts';
import { OTHER_RULES } from '../../../../lib/table/conversation.ts';
import { type CampaignStatus, campaign, keepCampaign } from '../campaigns.ts';

const EVERY = 3000;

export class Chronicle {
  status = $state.raw<CampaignStatus | null>(null);
  /** Why it cannot be shown: a link that opens nothing, say. */
  refusal = $state.raw<Refusal | null>(null);
  /** Something was asked for and has not been answered. */
  busy = $state(false);

  constructor(readonly key: string) {}

  async refresh(): Promise<void> {
    if (this.busy) return;
    try {
      const fresh = await campaign(this.key);
      // A later request has brought newer data.
      if (this.busy) return;
      if (!this.status) keepCampaign(this.key);
      this.#show(fresh);
    } catch (thrown) {
      // A line that is gone for a moment changes nothing; every screen says so by itself.
      const refusal = Refusal.of(thrown);
      const gone = refusal.status === 404 || refusal.says.id === OTHER_RULES;
      if (!this.status || gone) this.refusal = refusal;
    }
  }

  /** Ask for a change, and show its result. True when it was done. */
  async change(work: () => Promise<CampaignStatus>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const changed = await attempt(work);
    this.busy = false;
    if (changed) this.#show(changed);
    return changed !== undefined;
  }

  /** The same news is no news: nothing that is open or focused is drawn anew. */
  #show(fresh: CampaignStatus): void {
    this.refusal = null;
    if (JSON.stringify(fresh) !== JSON.stringify(this.status)) this.status = fresh;
  }

  /** Keep it fresh until the returned function is called. */
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
