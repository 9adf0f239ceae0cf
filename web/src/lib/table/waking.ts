/** Notices that a page comes back: from sleep, from behind another one, or to a network. */

/** A timer that comes this late, in milliseconds, means that the page was asleep. */
const SLEPT = 10_000;
const HEARTBEAT = 5000;

interface Page {
  /** The page or its network is back. */
  woke(): void;
  /** The page was hidden, or is looked at again. */
  turned(): void;
}

export class Waking {
  readonly #page: Page;
  readonly #heartbeat: ReturnType<typeof setInterval>;
  #beat = Date.now();

  constructor(page: Page) {
    this.#page = page;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#turn);
    this.#heartbeat = setInterval(() => {
      const late = Date.now() - this.#beat;
      this.#beat = Date.now();
      if (late > HEARTBEAT + SLEPT) this.#wake();
    }, HEARTBEAT);
  }

  stop(): void {
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#turn);
    clearInterval(this.#heartbeat);
  }

  readonly #wake = (): void => this.#page.woke();

  readonly #turn = (): void => {
    if (document.visibilityState === 'visible') this.#page.woke();
    this.#page.turned();
  };
}
