/** Several people at one screen: one table for each of their seats, and a curtain between them. */
import type { HotSeat as Kept } from '../storage/keyring.ts';
import { lifted, type Seating, seat } from './seating.ts';
import { waitsForOthers } from './state.ts';
import { Table } from './table.svelte.ts';

export class HotSeat {
  readonly tables: readonly Table[];
  /** The table as everybody sees it, where questions may be put to all. */
  readonly #common: Table | null;
  #seating = $state.raw<Seating>({ shown: null, behind: null, open: false });

  constructor(kept: Kept) {
    this.tables = kept.keys.map((key) => new Table(key));
    this.#common = kept.watch ? new Table(kept.watch) : null;
  }

  /** The table as the person at the screen sees it; null until it is known who that should be. */
  get table(): Table | null {
    const refused = this.tables.find((table) => table.refusal);
    if (refused) return refused;
    const seats = this.tables.flatMap(({ known }) => known?.you ?? []);
    if (seats.length < this.tables.length) return null;
    const gathering = this.tables.find(
      ({ known }) => known?.stage === 'gathering' && waitsForOthers(known, seats),
    );
    if (gathering) return gathering;
    const { shown } = this.#seating;
    return shown === null ? null : (this.tables[shown] ?? null);
  }

  /** The seat and the names that the curtain asks for; null while it is up. */
  get waitingFor(): { seat: number; names: string[] } | null {
    const { behind } = this.#seating;
    const table = behind === null ? undefined : this.tables[behind];
    return table?.playing ? { seat: table.playing.you, names: table.names } : null;
  }

  /** No player sits at the screen yet. */
  get empty(): boolean {
    return this.#seating.shown === null;
  }

  /** Another player has to come to the screen: call `follow` when the last events have been seen. */
  get due(): boolean {
    if (this.table?.performing) return false;
    const next = this.#next;
    const { shown, behind, open } = this.#seating;
    return next.shown !== shown || next.behind !== behind || next.open !== open;
  }

  /** Pass the screen on, or let the curtain down before it is. */
  follow(): void {
    this.#sit(this.#next);
  }

  /** The right person says: I am here. */
  lift(): void {
    this.#sit(lifted(this.#seating));
  }

  close(): void {
    for (const table of this.tables) table.close();
    this.#common?.close();
  }

  #sit(seating: Seating): void {
    this.#seating = seating;
    this.tables.forEach((table, index) => {
      table.lookThrough(seating.open && index === seating.shown ? this.#common : null);
    });
  }

  get #next(): Seating {
    const eyes = this.tables.flatMap(({ own }) =>
      own ? { ...own, curtain: own.offer?.curtain ?? true } : [],
    );
    if (eyes.length < this.tables.length) return this.#seating;
    return seat(this.#seating, eyes, Boolean(this.#common?.playing));
  }
}
