/** How the log is read: one line for each figure, or every sentence. This browser remembers it. */
import { recall, remember } from '../../../../lib/storage/stored.ts';

const KEPT = 'bulkhead.starquest.log';
let full = $state(recall(KEPT) === 'full');

export const logStyle = {
  get full(): boolean {
    return full;
  },

  toggle(): void {
    full = !full;
    remember(KEPT, full ? 'full' : 'short');
  },
};
