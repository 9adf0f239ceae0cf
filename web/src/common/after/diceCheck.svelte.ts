/** Verifying the dice of a match, once somebody asks for it. */
import { type Finding, type Rolls, verify } from '../../lib/verify/verify.ts';

export class DiceCheck {
  #finding = $state.raw<Finding | null>(null);
  #running = false;

  constructor(readonly rolls: Rolls) {}

  /** What came out; null before that. */
  get finding(): Finding | null {
    return this.#finding;
  }

  get fair(): boolean {
    return this.#finding?.kind === 'fair';
  }

  async run(): Promise<void> {
    if (this.#running || this.#finding) return;
    this.#running = true;
    this.#finding = await verify(this.rolls);
  }
}
