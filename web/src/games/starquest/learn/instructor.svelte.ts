/**
 * The instructor: asks the server at each question. In a lesson it says one thing at a time, beside what it is about; in
 * the first mission it explains each thing once and remembers which were read.
 */
import { noteDone } from '../../../lib/storage/course.ts';
import { recall, remember } from '../../../lib/storage/stored.ts';
import type { Spoken } from '../../../lib/words/words.ts';
import { stageOf } from '../course.ts';
import type { Desk } from '../desk/desk.svelte.ts';
import { STARQUEST } from '../id.ts';
import { surveyOf } from '../view/offers.ts';
import { type Hint, type Page, pagesOf } from './hints.ts';

/** The special rule of a mission that teaches one thing at a time. */
const TEACHING = 'teaching';

/** What the instructor of a lesson says now, and what it is about: a command, a miniature or a square. */
export interface Advice {
  readonly name: string;
  readonly says: Spoken;
  readonly at: string;
}

interface Found {
  readonly hints: readonly Hint[];
  readonly advice?: Advice | null;
}

export class Instructor {
  readonly #desk: Desk;
  #hints = $state.raw<readonly Hint[]>([]);
  #advice = $state.raw<Advice | null>(null);
  /** The advice that was put away: it comes back when something else was said in between. */
  #away = $state('');
  #said = $state.raw<ReadonlySet<string>>(new Set());
  /** The entry that the advice is for. */
  #heardAt = $state(-1);
  /** What was asked last: the entry, and the figure that was selected then. */
  #asked = '';
  #store = '';

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** This mission is one of the lessons, and a player sits here. */
  get lesson(): boolean {
    const { view, you } = this.#desk.scene;
    return you >= 0 && view.scenario.kind === 'lesson';
  }

  /** This mission explains itself, and a player sits here. */
  get teaches(): boolean {
    const { view, you } = this.#desk.scene;
    return this.lesson || (you >= 0 && (view.scenario.special ?? []).includes(TEACHING));
  }

  pages = $derived.by((): readonly Page[] => (this.lesson ? [] : pagesOf(this.#hints, this.#said)));

  /** What is said now; nothing while the answer to the last question is on its way. */
  get advice(): Advice | null {
    const [said, at, away] = [this.#advice, this.#heardAt, this.#away];
    const { playing } = this.#desk.scene;
    const asked = this.lesson && this.#desk.question.mine && !playing.finished;
    return asked && at === playing.seq && said?.name !== away ? said : null;
  }

  /** Ask at every new question; and in a lesson when a figure is selected, which acts with the next press. */
  follow(): void {
    const { playing, table, you } = this.#desk.scene;
    // Between the commands of one press there is nothing to be said.
    if (!this.teaches || !this.#desk.question.mine || this.#desk.question.walking) return;
    const store = `sq-lesson:${playing.match}:${you}`;
    if (store !== this.#store) {
      this.#store = store;
      this.#asked = '';
      this.#hints = [];
      this.#advice = null;
      const old = recall(store);
      this.#said = new Set(Array.isArray(old) ? old.map(String) : []);
    }
    const first = this.lesson ? this.#desk.choice.activation?.text : undefined;
    const asked = `${playing.seq} ${first ?? ''}`;
    if (this.#asked === asked) return;
    this.#asked = asked;
    void table.survey(surveyOf({ text: 'hints', ...(first && { first }) })).then((outcome) => {
      // Another figure was selected meanwhile, or the table has moved on: that was asked as well.
      if (store !== this.#store || this.#asked !== asked) return;
      if (outcome.kind === 'surveyed') this.#hear(outcome.found as Found, outcome.seq);
      else this.#asked = '';
    });
  }

  #hear({ hints, advice = null }: Found, seq: number): void {
    this.#heardAt = seq;
    this.#hints = hints;
    if (advice?.name !== this.#away) this.#away = '';
    this.#advice = advice;
  }

  /** The mission is over: a lesson that was won, or a first mission that was played, is done. */
  close(): void {
    const { view, you, playing } = this.#desk.scene;
    const stage = you >= 0 && playing.finished ? stageOf(view.scenario.id) : undefined;
    if (stage && (!stage.lesson || this.won)) noteDone(STARQUEST, stage.id);
  }

  /** The player has won. */
  get won(): boolean {
    const { view, you } = this.#desk.scene;
    return (view.result?.shares[you] ?? 0) === 1;
  }

  /** Put away what is said now. */
  hide(): void {
    this.#away = this.#advice?.name ?? '';
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
