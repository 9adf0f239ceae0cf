/**
 * Feels whether the line to the server is alive. A lost network closes no socket for minutes, so a line that is silent is
 * asked, and a line that does not answer is taken for lost. A page that nobody looks at asks nothing.
 */

/** How often the line is felt, in milliseconds. */
const EVERY = 700;
/**
 * How long an answer may take. A line that dies just after it was heard is asked at the second beat from then: two beats
 * and this stay under three seconds, so that a player is told in time.
 */
const PATIENCE = 1500;

interface Line {
  /** Is there a line to ask? */
  live(): boolean;
  ping(): void;
  /** No answer has come, or the device itself says that it has no network. */
  lost(): void;
}

export class Pulse {
  readonly #line: Line;
  readonly #beat: ReturnType<typeof setInterval>;
  #heard = false;
  #due: ReturnType<typeof setTimeout> | undefined;

  constructor(line: Line) {
    this.#line = line;
    this.#beat = setInterval(() => this.#feel(), EVERY);
    addEventListener('offline', this.#offline);
  }

  /** The server has said something. */
  heard(): void {
    this.#heard = true;
    clearTimeout(this.#due);
    this.#due = undefined;
  }

  stop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#due);
    removeEventListener('offline', this.#offline);
  }

  #feel(): void {
    const silent = !this.#heard;
    this.#heard = false;
    if (!silent || !this.#line.live() || document.visibilityState !== 'visible') return;
    this.#line.ping();
    this.#due ??= setTimeout(() => {
      this.#due = undefined;
      if (this.#line.live()) this.#line.lost();
    }, PATIENCE);
  }

  readonly #offline = (): void => this.#line.lost();
}
