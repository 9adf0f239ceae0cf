/** What the player has taken up and not yet sent (a figure, a verb, a card, a token, an attack), and the answers that fit it. */
import type { Outlook, Reach } from '../../../generated/starquest.ts';
import type { Answer } from '../../../lib/table/state.ts';
import { actorOf, cardOf, type Option, optionsOf, type Verb } from '../view/offers.ts';
import type { Piece } from '../view/pieces.ts';
import { onOffer } from '../view/supply.ts';
import type { Question } from './question.svelte.ts';
import type { Scene } from './scene.svelte.ts';

/** Answers to choose from, at a place of the map. */
export interface Menu {
  readonly square: number;
  readonly options: readonly Option[];
}

/** What a figure could do at once if it were activated, as the server foretells it. */
interface Prospect {
  readonly who: string;
  readonly answers: readonly Answer[];
}

/** Would this piece do it, or the machine that it mans? */
function does(option: Option, piece: Piece): boolean {
  const actor = actorOf(option);
  return actor !== '' && (actor === piece.id || actor === piece.mans);
}

export class Choice {
  /** The figure that the player has picked; empty for the one that the rules are busy with. */
  picked = $state('');
  /** The player's own figure that was picked before one of the others was looked at: going back returns to it. */
  #before = '';
  verb = $state<Verb | ''>('');
  /** The card that is taken up: only its targets are lit. */
  card = $state('');
  /** The kind of token that a press on a square lays; empty to be asked each time. */
  tokenKind = $state('');
  /** The attack that waits for a second press, as its answer is written. */
  aim = $state('');
  /** The square whose way was pressed once, and waits for a second press; -1 for none. */
  planned = $state(-1);
  menu = $state.raw<Menu | null>(null);
  readonly #scene: Scene;
  readonly #question: Question;

  constructor(scene: Scene, question: Question) {
    this.#scene = scene;
    this.#question = question;
  }

  /** The selected figure: the player's choice, or the one that the rules are busy with. */
  selected = $derived.by(
    (): Piece | null =>
      this.#scene.standing.get(this.picked) ??
      this.#scene.standing.get(this.#question.actor) ??
      this.#scene.standing.get(this.#question.dodger) ??
      null,
  );

  /** The selected figure may do something now. */
  acts = $derived.by(() => {
    const { selected } = this;
    return selected !== null && this.#question.options.some((one) => does(one, selected));
  });

  /** The answer that activates the selected figure. */
  activation = $derived.by(
    () =>
      this.#question.options.find(
        ({ command }) => command.type === 'Activate' && command.who === this.selected?.id,
      ) ?? null,
  );

  /** What the selected figure could do, while it has not begun: each answer activates it first. */
  foretold = $derived.by((): readonly Option[] => {
    const { activation } = this;
    const known = activation && this.#question.surveys.get<Prospect>(activation.text);
    if (!known || known.who !== this.selected?.id) return [];
    return optionsOf(known.answers)
      .filter(({ command }) => command.type !== 'Activate')
      .map((one) => ({ ...one, first: activation.text }));
  });

  /** Answers for the selected figure, and those that name no figure; all of them when it has none. */
  relevant = $derived.by((): readonly Option[] => {
    const { selected, foretold } = this;
    const { options } = this.#question;
    if (!selected || !this.acts) return options;
    if (foretold.length > 0) {
      const free = options.filter((one) => actorOf(one) === '');
      // What may be done without acting (a card of the turn) needs no activation.
      return [...free, ...foretold.filter((one) => !free.some(({ text }) => text === one.text))];
    }
    return options.filter((one) => actorOf(one) === '' || does(one, selected));
  });

  /** The relevant answers, or those of the card or the verb that was chosen. */
  listed = $derived.by((): readonly Option[] => {
    const { card, verb } = this;
    if (card) return this.#question.options.filter((one) => cardOf(one) === card);
    return verb ? this.relevant.filter((one) => one.command.type === verb) : this.relevant;
  });

  /** Tokens that may be laid now. */
  supply = $derived.by(() => onOffer(this.#question.options, this.#scene.side, this.#question.deciding));
  /** The kind of token that is taken up, if it may be laid now. */
  kind = $derived.by(() => {
    const { tokenKind: kind } = this;
    return this.supply.some(({ identity }) => identity === kind) ? kind : '';
  });

  outlook = $derived.by((): Outlook | null =>
    this.selected ? (this.#question.surveys.get<Outlook>(this.selected.id) ?? null) : null,
  );

  /** Squares where the figure could go, each with its way; empty while it may not. */
  reach = $derived.by((): ReadonlyMap<number, Reach> => {
    const own = this.#question.mine && this.selected && this.outlook;
    const now =
      this.activation !== null ||
      (this.#question.id === 'sq-ask-activation' && this.#question.actor === this.selected?.id);
    if (!own || !now || this.verb || this.card) return new Map();
    return new Map(this.outlook?.reach.map((one) => [one.square, one]));
  });

  /** Squares of what would stand there: a base of two by two is named by its north-west one. */
  base(square: number): readonly number[] {
    const [width] = this.#scene.view.grid;
    return this.selected?.size === 2 ? [square, square + 1, square + width, square + width + 1] : [square];
  }

  select(id: string): void {
    const { standing, you } = this.#scene;
    const own = standing.get(id)?.seat === you;
    if (own || !id) this.#before = '';
    else if (standing.get(this.picked)?.seat === you) this.#before = this.picked;
    this.picked = id;
    this.verb = '';
    this.aim = '';
    this.planned = -1;
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
    this.tokenKind = this.tokenKind === kind ? '' : kind;
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

  /** Put the last thing down. False when nothing was taken up. */
  cancel(): boolean {
    if (this.menu) this.menu = null;
    else if (this.aim) this.aim = '';
    else if (this.planned >= 0) this.planned = -1;
    else if (this.card) this.card = '';
    else if (this.verb) this.verb = '';
    else if (this.picked) {
      this.picked = this.#before;
      this.#before = '';
    } else return false;
    return true;
  }

  /** The question was answered: everything is put down except the figure. */
  answered(): void {
    this.card = '';
    this.verb = '';
    this.aim = '';
    this.planned = -1;
    this.menu = null;
  }
}
