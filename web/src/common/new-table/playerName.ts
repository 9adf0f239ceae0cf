/** What the person at this screen is called: asked once, remembered, never needed. */
import { recall, remember } from '../../lib/storage/stored.ts';

const NAME = 'bulkhead.name';
/** As long as the server takes. */
export const LONGEST = 32;

export function myName(): string {
  const stored = recall(NAME);
  return typeof stored === 'string' ? stored.slice(0, LONGEST) : '';
}

export function rememberName(name: string): void {
  remember(NAME, name.trim().slice(0, LONGEST));
}
