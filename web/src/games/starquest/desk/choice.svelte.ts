/** What the player has taken up so far and not yet sent: a figure, a verb, a card, a kind of token, an attack, a menu. */
import type { Option, Verb } from '../view/offers.ts';

/** Answers to choose from, at a place of the map. */
export interface Menu {
  readonly square: number;
  readonly options: readonly Option[];
}

export class Choice {
  /** The figure that the player has picked; empty: whoever is on hand. */
  picked = $state('');
  verb = $state<Verb | ''>('');
  /** The card that is taken up: only its targets are lit. */
  card = $state('');
  /** The kind of token that is laid by pressing squares; empty: each time one is asked which. */
  kind = $state('');
  /** The attack that waits for a second press, as its answer is written. */
  aim = $state('');
  menu = $state.raw<Menu | null>(null);

  select(id: string): void {
    this.picked = id;
    this.verb = '';
    this.aim = '';
    this.menu = null;
  }

  /** Only answers of this kind, until something is chosen; a second time: all again. */
  narrow(verb: Verb | ''): void {
    this.verb = this.verb === verb ? '' : verb;
    this.aim = '';
    this.menu = null;
  }

  /** Take a kind of token up, or put it back. */
  pick(kind: string): void {
    this.kind = this.kind === kind ? '' : kind;
    this.menu = null;
  }

  /** Take a card up, or put it down. */
  take(card: string): void {
    this.card = card;
    this.verb = '';
    this.aim = '';
    this.menu = null;
  }

  consider(attack: string): void {
    this.aim = attack;
    this.menu = null;
  }

  /** Back, one thing after the other. True when there was something to take back. */
  cancel(): boolean {
    if (this.menu) this.menu = null;
    else if (this.aim) this.aim = '';
    else if (this.card) this.card = '';
    else if (this.verb) this.verb = '';
    else if (this.picked) this.picked = '';
    else return false;
    return true;
  }

  /** What was chosen for the last question is gone; whoever was picked stays. */
  answered(): void {
    this.card = '';
    this.verb = '';
    this.aim = '';
    this.menu = null;
  }
}
