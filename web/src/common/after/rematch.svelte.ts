/** The rematch: a report stays connected to its table to hear of one, and asks for one when this player wants it. */
import type { Following } from '../../generated/wire.ts';
import { attempt } from '../../lib/notices.svelte.ts';
import { go } from '../../lib/routes/router.svelte.ts';
import { Table } from '../../lib/table/table.svelte.ts';
import { rematchOf } from './nextTable.ts';

export class Rematch {
  #table = $state.raw<Table | null>(null);
  #key = '';
  leaving = $state(false);

  /** The rematch that a player has asked for; null for none. */
  get wanted(): Following | null {
    return this.#table?.playing?.rematch ?? null;
  }

  /** Listen at the table that a link opens, until the returned function is called. A file has no table. */
  watch(key: string): () => void {
    this.#key = key;
    this.#table = key ? new Table(key) : null;
    return () => this.#table?.close();
  }

  /** The same players again. */
  async ask(): Promise<void> {
    if (this.leaving) return;
    this.leaving = true;
    const there = await attempt(() => rematchOf(this.#key));
    this.leaving = false;
    if (there) go(there.route);
  }
}
