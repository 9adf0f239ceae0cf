/** Does a table have secrets between its players now? Then nobody may look at somebody else's screen. */
import type { View } from '../generated/heroes.ts';
import type { Playing } from '../lib/table/state.ts';

export function secretsIn(playing: Playing): boolean {
  const view = playing.view as View;
  // In Heroes: while armies are chosen.
  return view.phase === 'draft';
}
