/** A finished mission as a table at which nothing can be done: the desk and the map show it like a live one. */
import { tableAt } from '../../../common/replay/tableAt.ts';
import type { View } from '../../../generated/starquest.ts';
import type { Story } from '../../../lib/server/api.ts';
import type { Outcome } from '../../../lib/table/conversation.ts';
import type { Playing } from '../../../lib/table/state.ts';
import { say } from '../../../lib/words/speech.svelte.ts';
import type { Source } from '../desk/scene.svelte.ts';
import { toldBy } from './marks.ts';

const LOST: Outcome = { kind: 'lost' };

/** Where in the mission a view is, in words. */
export function momentOf({ phase, round, scenario }: View): string {
  if (phase === 'setup') return say('web-sq-setup');
  return phase === 'over'
    ? say('web-sq-over')
    : say('web-sq-round', { round, rounds: scenario.rounds ?? 28 });
}

export class Tape implements Source {
  readonly #story: () => Story;
  readonly #at: () => number;
  readonly key = '';
  readonly busy = false;
  readonly performing = false;

  constructor(story: () => Story, at: () => number) {
    this.#story = story;
    this.#at = at;
  }

  playing = $derived.by((): Playing => this.tableAt(this.#at()));

  /** The table at any moment. */
  tableAt(at: number): Playing {
    const story = this.#story();
    const view = story.frames[at]?.view as View | undefined;
    return tableAt(story, at, view?.waiting ?? -1, toldBy(story.frames, at));
  }

  get names(): string[] {
    return [...this.#story().names];
  }

  /** The map is known; nothing else needs to be asked. */
  async survey(about: string): Promise<Outcome> {
    return about === 'chart' ? { kind: 'surveyed', seq: this.#at(), found: this.#story().chart } : LOST;
  }

  do = async (): Promise<Outcome> => LOST;
  undo = async (): Promise<Outcome> => LOST;
  why = async (): Promise<Outcome> => LOST;
  asides = async (): Promise<Outcome> => LOST;
  advise = async (): Promise<Outcome> => LOST;
  prepare = async (): Promise<Outcome> => LOST;

  sinceTold(): number {
    return 0;
  }
}
