/** Those of one's own in Overwatch that have no shot at the enemy one is asked about, as the server answers. */
import type { Spoken } from '../../../lib/words/words.ts';

export interface SilentOne {
  readonly who: string;
  readonly clause: string;
  readonly says: Spoken;
}

export interface Silent {
  readonly silent: readonly SilentOne[];
}
