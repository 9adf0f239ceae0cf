/** Questions to the server about the entry that is shown, with their answers. Each is asked once. */
import type { Source } from './scene.svelte.ts';

export class Surveys {
  readonly #table: () => Source;
  /** Answers by what they are about. */
  #found = $state.raw<ReadonlyMap<string, unknown>>(new Map());
  #seq = -1;
  readonly #asked = new Set<string>();
  /** Questions without an answer so far. */
  readonly #pending = new Map<string, Promise<void>>();
  /** Counts the changes of seat at a shared screen: answers for an earlier seat are dropped. */
  #eyes = 0;

  constructor(table: () => Source) {
    this.#table = table;
  }

  get<T>(about: string): T | undefined {
    return this.#found.get(about) as T | undefined;
  }

  /** Resolves when the answer comes; undefined for a question that is not open. */
  pending(about: string): Promise<void> | undefined {
    return this.#pending.get(about);
  }

  /** This entry is shown: everything may be asked again. */
  at(seq: number): void {
    if (seq === this.#seq) return;
    this.#seq = seq;
    this.#asked.clear();
  }

  /** Nothing is asked while something is being shown: the server would answer about a later entry. */
  ask(about: string): void {
    if (this.#asked.has(about) || this.#table().performing) return;
    this.#asked.add(about);
    const [seq, eyes] = [this.#seq, this.#eyes];
    const answered = this.#table()
      .survey(about)
      .then((outcome) => {
        if (eyes !== this.#eyes) return;
        if (this.#pending.get(about) === answered) this.#pending.delete(about);
        if (outcome.kind !== 'surveyed' || outcome.seq !== this.#seq || seq !== this.#seq) {
          this.#asked.delete(about);
          return;
        }
        // Answers from an earlier entry have been asked for again by now.
        this.#found = new Map([...this.#found, [about, outcome.found]]);
      });
    this.#pending.set(about, answered);
  }

  /** Of all answers only these are left. */
  keep(found: ReadonlyMap<string, unknown>): void {
    this.#found = found;
  }

  /** Another seat looks now. */
  forget(): void {
    this.#eyes += 1;
    this.#found = new Map();
    this.#seq = -1;
    this.#asked.clear();
    this.#pending.clear();
  }
}
