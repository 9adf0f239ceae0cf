/** The same match with one pair of eyes after the other: each is asked for once, and the one looked through is shown. */

import { attempt } from '../../lib/notices.svelte.ts';
import type { Story } from '../../lib/server/api.ts';
import { type Origin, seenBy } from '../after/nextTable.ts';

export class Eyes {
  readonly #own: () => Story;
  readonly #origin: () => Origin;
  readonly #seen = new Map<number, Story>();
  #other = $state.raw<Story | null>(null);
  #looking = $state(false);

  constructor(own: () => Story, origin: () => Origin) {
    this.#own = own;
    this.#origin = origin;
  }

  get shown(): Story {
    return this.#other ?? this.#own();
  }

  /** Another seat's view has been asked for and is not there yet. */
  get looking(): boolean {
    return this.#looking;
  }

  async look(eyes: number): Promise<void> {
    const own = this.#own();
    const seen = eyes === own.eyes ? own : this.#seen.get(eyes);
    if (seen) {
      this.#other = seen;
      return;
    }
    this.#looking = true;
    const found = await attempt(() => seenBy(this.#origin(), eyes));
    if (found) {
      this.#seen.set(eyes, found);
      this.#other = found;
    }
    this.#looking = false;
  }
}
