/** The clock for an answer that is due: it starts anew with everything that is heard. */

/** How long the server may be silent on something we asked, in milliseconds. */
const PATIENCE = 8000;

export class Patience {
  readonly #over: () => void;
  #running: ReturnType<typeof setTimeout> | undefined;

  constructor(over: () => void) {
    this.#over = over;
  }

  /** Start the clock when an answer is due, start it anew when one came. */
  watch(due: boolean, heard: boolean): void {
    if (!due || heard) this.stop();
    if (due) {
      this.#running ??= setTimeout(() => {
        this.#running = undefined;
        this.#over();
      }, PATIENCE);
    }
  }

  stop(): void {
    clearTimeout(this.#running);
    this.#running = undefined;
  }
}
