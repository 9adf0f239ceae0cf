/** The player's figures in Overwatch that cannot shoot at the enemy in question, with the server's reasons. */
import type { Spoken } from '../../../lib/words/words.ts';

export interface SilentOne {
  readonly who: string;
  readonly clause: string;
  readonly says: Spoken;
}

export interface Silent {
  readonly silent: readonly SilentOne[];
}
