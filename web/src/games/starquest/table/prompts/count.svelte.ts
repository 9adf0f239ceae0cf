/** The player's own seconds for one question: they run once, however often the table is told anew. */
import { secondsLeft } from './countdown.ts';

export class Count {
  #asked = -1;
  #given = -1;
  #began = $state(0);

  /** When the seconds began to run, on the page's clock. */
  get began(): number {
    return this.#began;
  }

  /** This question is open: another one than before has all its seconds. */
  asks(question: number, now: number): void {
    if (question === this.#asked) return;
    this.#asked = question;
    this.#began = now;
  }

  /** Are the seconds over, and has nothing been answered yet? */
  isUp(seconds: number, now: number): boolean {
    return this.#given !== this.#asked && secondsLeft(seconds, now - this.#began) === 0;
  }

  /** The announced answer is being given. Returns the question that it answers. */
  gives(): number {
    this.#given = this.#asked;
    return this.#given;
  }

  /** The answer was not taken. If the question is still open, its seconds run once more before the next try. */
  failed(question: number, now: number): void {
    if (question !== this.#asked) return;
    this.#given = -1;
    this.#began = now;
  }
}
