/** Verifies the dice of a match when the player asks for it. */
import { type Finding, type Rolls, verify } from '../../lib/verify/verify.ts';

export class DiceCheck {
  #finding = $state.raw<Finding | null>(null);
  #running = false;

  constructor(readonly rolls: Rolls) {}

  /** The result; null until there is one. */
  get finding(): Finding | null {
    return this.#finding;
  }

  get fair(): boolean {
    return this.#finding?.kind === 'fair';
  }

  async run(): Promise<void> {
    if (this.#running || this.#finding) return;
    this.#running = true;
    // The screen says first that it is running: a long match takes a moment.
    await new Promise((resolve) => setTimeout(resolve));
    this.#finding = verify(this.rolls);
  }
}
