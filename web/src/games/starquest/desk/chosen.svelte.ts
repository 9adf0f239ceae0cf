/** What is chosen, and which answers that leaves: those of the figure looked at, of the verb, of the card taken up. */
import type { Outlook, Reach } from '../../../generated/starquest.ts';
import { actorOf, cardOf, type Option, type Verb } from '../view/offers.ts';
import type { Piece } from '../view/pieces.ts';
import { onOffer } from '../view/supply.ts';
import { Asked } from './asked.svelte.ts';
import { Choice, type Menu } from './choice.svelte.ts';

/** Would this piece do it, or the machine that it mans? */
function does(option: Option, piece: Piece): boolean {
  const actor = actorOf(option);
  return actor !== '' && (actor === piece.id || actor === piece.mans);
}

export class Chosen extends Asked {
  protected readonly choice = new Choice();

  get verb(): Verb | '' {
    return this.choice.verb;
  }

  get card(): string {
    return this.choice.card;
  }

  get menu(): Menu | null {
    return this.choice.menu;
  }

  /** The figure that is looked at: the player's choice, or the one on hand. */
  selected = $derived.by(
    (): Piece | null => this.standing.get(this.choice.picked) ?? this.standing.get(this.actor) ?? null,
  );

  /** Is the figure that is looked at the player's own, and may it do something now? */
  acts = $derived.by(() => {
    const { selected } = this;
    return selected !== null && this.options.some((one) => does(one, selected));
  });

  /** Answers that concern the figure that is looked at, and those that concern nobody; all of them when it has none. */
  relevant = $derived.by((): readonly Option[] => {
    const { selected, options } = this;
    if (!selected || !this.acts) return options;
    return options.filter((one) => actorOf(one) === '' || does(one, selected));
  });

  /** The relevant answers, or those of the card or the verb that was chosen. */
  listed = $derived.by((): readonly Option[] => {
    const { card, verb } = this.choice;
    if (card) return this.options.filter((one) => cardOf(one) === card);
    return verb ? this.relevant.filter((one) => one.command.type === verb) : this.relevant;
  });

  /** Tokens that may be laid now, and which of them is taken up. */
  supply = $derived.by(() => onOffer(this.options, this.side, this.deciding));
  kind = $derived.by(() => {
    const { kind } = this.choice;
    return this.supply.some(({ identity }) => identity === kind) ? kind : '';
  });

  activation = $derived.by(
    () =>
      this.options.find(({ command }) => command.type === 'Activate' && command.who === this.selected?.id) ??
      null,
  );

  outlook = $derived.by((): Outlook | null =>
    this.selected ? (this.surveys.get<Outlook>(this.selected.id) ?? null) : null,
  );

  /** Squares where the figure could go, each with its way; empty while it may not. */
  reach = $derived.by((): ReadonlyMap<number, Reach> => {
    const own = this.mine && this.selected && this.outlook;
    const now =
      this.activation !== null || (this.question === 'sq-ask-activation' && this.actor === this.selected?.id);
    if (!own || !now || this.choice.verb || this.choice.card) return new Map();
    return new Map(this.outlook?.reach.map((one) => [one.square, one]));
  });

  /** Squares of what would stand there: a base of two by two is named by its north-west one. */
  base(square: number): readonly number[] {
    const [width] = this.view.grid;
    return this.selected?.size === 2 ? [square, square + 1, square + width, square + width + 1] : [square];
  }
}
