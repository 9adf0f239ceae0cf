/** A finished mission as a table at which nothing can be done: the desk and the map show it like a live one. */
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

  constructor(story: () => Story, at: () => number) {
    this.#story = story;
    this.#at = at;
  }

  playing = $derived.by((): Playing => {
    const story = this.#story();
    const at = this.#at();
    const view = story.frames[at]?.view as View;
    return {
      stage: 'playing',
      match: '',
      game: story.game,
      rules: story.rules,
      you: view.viewer,
      options: story.options,
      seats: story.names.map((name, seat) => ({
        seat,
        name,
        kind: 'here',
        bot: '',
        driver: 'human',
        claimed: true,
        present: true,
      })),
      commitment: story.commitment,
      salts: story.salts,
      seq: at,
      view,
      waiting: view.waiting ?? -1,
      offer: null,
      undo: false,
      log: toldBy(story.frames, at),
      chat: [],
      clock: { running: -1, move: 0, game: [] },
      finished: at === story.frames.length - 1,
      seed: story.seed,
      origin: story.origin,
      rematch: null,
      campaign: null,
    };
  });

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

  sinceTold(): number {
    return 0;
  }
}
