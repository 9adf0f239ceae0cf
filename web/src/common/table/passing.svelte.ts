/** At a shared screen: how the turn passes to another player. Remembered by this browser. */
import { recall, remember } from '../../lib/storage/stored.ts';

/** A curtain each time, a word in passing, or nothing. While there are secrets it is always the curtain. */
export const PASSINGS = ['curtain', 'word', 'nothing'] as const;
export type Passing = (typeof PASSINGS)[number];

const STORE = 'bulkhead.passing';
let current = $state<Passing>(read(recall(STORE)));

function read(stored: unknown): Passing {
  return PASSINGS.find((one) => one === stored) ?? 'word';
}

export function passing(): Passing {
  return current;
}

export function setPassing(how: Passing): void {
  current = how;
  remember(STORE, how);
}
