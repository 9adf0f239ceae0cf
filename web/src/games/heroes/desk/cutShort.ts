/**
 * A press cuts short what is being shown, when the finger goes up: what is under it must not move before it is pressed.
 * Only a press that began while something was shown means it: one that brings something on does not end it at once.
 */

/** What it needs to know of the desk. */
interface Showing {
  /** Something is being shown, or a band is across the board. */
  readonly showing: boolean;
  skip(): boolean;
}

export class CutShort {
  readonly #desk: Showing;
  #meant = false;

  constructor(desk: Showing) {
    this.#desk = desk;
  }

  down(): void {
    this.#meant = this.#desk.showing;
  }

  click(): void {
    if (this.#meant) this.#desk.skip();
    this.#meant = false;
  }
}
