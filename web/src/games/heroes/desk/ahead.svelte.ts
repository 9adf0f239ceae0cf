/**
 * Heroes chosen while the other player still chooses: both draft at once.
 *
 * The choice stays in this browser until the player is asked. Nothing of it is sent before, so nobody can learn anything of
 * it, not even that there is one. Then the heroes are picked one after another; one that is not offered is left out.
 */
import type { View } from '../../../generated/heroes.ts';

/** What it needs to know of the desk. */
interface Drafting {
  readonly view: View;
  /** The heroes that the player has picked, as the table knows it. */
  readonly hand: readonly string[];
  /** The player is asked now. */
  readonly ours: boolean;
  /** Nothing else is on its way. */
  readonly idle: boolean;
  /** The heroes that are offered. */
  readonly picks: ReadonlySet<string>;
  pick(hero: string): void;
}

const ARMY = 5;

export class Ahead {
  readonly #desk: Drafting;
  #planned = $state.raw<readonly string[]>([]);

  constructor(desk: Drafting) {
    this.#desk = desk;
  }

  /** The heroes chosen so far that the table does not know of. */
  get planned(): readonly string[] {
    return this.#desk.view.phase === 'draft' ? this.#planned : [];
  }

  /** May the player choose before being asked? Those who share a screen choose one after the other. */
  open(shared: boolean): boolean {
    const { view, hand, ours } = this.#desk;
    return view.phase === 'draft' && view.viewer >= 0 && !ours && !shared && hand.length < ARMY;
  }

  /** Choose a hero, or let it go again. */
  toggle(hero: string): void {
    const { hand } = this.#desk;
    if (this.#planned.includes(hero)) this.#planned = this.#planned.filter((one) => one !== hero);
    else if (hand.length + this.#planned.length < ARMY) this.#planned = [...this.#planned, hero];
  }

  /** The player is asked: pick the next hero that was chosen. */
  follow(): void {
    const { idle, picks } = this.#desk;
    if (!idle || picks.size === 0 || this.#planned.length === 0) return;
    const next = this.#planned.find((hero) => picks.has(hero));
    this.#planned = next === undefined ? [] : this.#planned.filter((hero) => hero !== next);
    if (next !== undefined) this.#desk.pick(next);
  }
}
