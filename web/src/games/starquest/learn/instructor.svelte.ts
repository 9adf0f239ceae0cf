/** The instructor of the first mission: asks the server for hints at each question, and remembers which were read. */
import { recall, remember } from '../../../lib/storage/stored.ts';
import type { Desk } from '../desk/desk.svelte.ts';
import { type Hint, type Page, pagesOf } from './hints.ts';

/** The special rule of a mission that teaches one thing at a time. */
const TEACHING = 'teaching';

export class Instructor {
  readonly #desk: Desk;
  #hints = $state.raw<readonly Hint[]>([]);
  #said = $state.raw<ReadonlySet<string>>(new Set());
  #asked = -1;
  #store = '';

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** This mission is a lesson, and a player sits here. */
  get teaches(): boolean {
    const { view, you } = this.#desk.scene;
    return you >= 0 && (view.scenario.special ?? []).includes(TEACHING);
  }

  pages = $derived.by((): readonly Page[] => pagesOf(this.#hints, this.#said));

  /** Ask at every new question. */
  follow(): void {
    const { playing, table, you } = this.#desk.scene;
    if (!this.teaches || !this.#desk.question.mine) return;
    const store = `sq-lesson:${playing.match}:${you}`;
    if (store !== this.#store) {
      this.#store = store;
      this.#asked = -1;
      this.#hints = [];
      const old = recall(store);
      this.#said = new Set(Array.isArray(old) ? old.map(String) : []);
    }
    const { seq } = playing;
    if (this.#asked === seq) return;
    this.#asked = seq;
    void table.survey('hints').then((outcome) => {
      if (store !== this.#store) return;
      if (outcome.kind === 'surveyed') this.#hints = (outcome.found as { hints: readonly Hint[] }).hints;
      else if (this.#asked === seq) this.#asked = -1;
    });
  }

  /** It has been read. */
  read(page: Page): void {
    this.#keep([...this.#said, ...page.names]);
  }

  /** Skip these pages: none of them is shown again. */
  skip(): void {
    this.#keep([...this.#said, ...this.pages.flatMap(({ names }) => names)]);
  }

  #keep(names: readonly string[]): void {
    this.#said = new Set(names);
    remember(this.#store, [...this.#said]);
  }
}
