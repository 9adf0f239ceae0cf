/** What belongs to the frame around every screen: help, the settings over a table, a clause of the rules. */
import { untrack } from 'svelte';

/** What a table says about itself in its help. */
export interface TableHelp {
  /** Message ids: what is seen on this table. */
  readonly looks: readonly string[];
  /** What the player may do now, in sentences; empty while somebody else decides. */
  now(): readonly string[];
  /** Who is waited for, in a sentence. */
  waits(): string;
}

let help = $state(false);
let settings = $state(false);
let clause = $state('');
let table = $state.raw<TableHelp | null>(null);

export const shell = {
  get help(): boolean {
    return help;
  },
  set help(open: boolean) {
    help = open;
  },
  /** The settings lie over the table. */
  get settings(): boolean {
    return settings;
  },
  set settings(open: boolean) {
    settings = open;
  },
  /** The clause that lies over the screen; empty for none. */
  get clause(): string {
    return clause;
  },
  set clause(id: string) {
    clause = id;
  },
  /** The table that is on the screen; null elsewhere. */
  get table(): TableHelp | null {
    return table;
  },
};

export function openHelp(): void {
  help = true;
}

/** A table explains itself as long as it is on the screen: `$effect(() => helpWith({...}))`. */
export function helpWith(told: TableHelp): () => void {
  untrack(() => {
    table = told;
  });
  return () => {
    if (untrack(() => table) === told) table = null;
  };
}
