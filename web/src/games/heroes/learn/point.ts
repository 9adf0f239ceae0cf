/**
 * What the pointer points at: the next thing to press for what the step asks, or the thing that is being explained.
 * Places are named as the table's own markup has them. Where nothing is found, nothing is pointed at.
 */
import { cardsOf } from '../box/cards.ts';
import type { Desk } from '../desk/desk.svelte.ts';
import { without } from '../dice/rolls.ts';
import type { Step } from './lesson.ts';

/** The nth element, from 0, that a selector finds. */
export interface Target {
  readonly selector: string;
  readonly nth: number;
}

const at = (selector: string, nth = 0): Target => ({ selector, nth });

/** The button that a key presses as well. */
const button = (key: string) => at(`[aria-keyshortcuts="${key}"]`);

const PUSH = button('p');
const ACT = button('a');

/** Explanations point at their subject. */
const READ: Readonly<Record<string, Target>> = {
  board: at('.board-area'),
  odds: at('.pct'),
  later: at('.tug'),
};

/** `played` is how many of the step's commands have been given. */
export function pointAt(step: Step, played: number, desk: Desk): Target | null {
  if (step.kind === 'read') return READ[step.id] ?? null;
  if (step.kind === 'choose') return choosing(step, desk);
  const command = step.commands?.[played];
  if (step.kind !== 'do' || command === undefined) return null;
  const [verb = '', ...words] = command.split(' ');
  switch (verb) {
    case 'pick':
      return at(
        '.pick',
        cardsOf(desk.view.options).findIndex((card) => card.id === words[0]),
      );
    case 'place':
      return placing(desk, words[0] ?? '', words[1] ?? '');
    case 'roll':
      return button('r');
    case 'keep':
      return taking(words, desk) ?? (step.commands?.[played + 1]?.startsWith('push') ? PUSH : ACT);
    case 'push':
      return PUSH;
    case 'act':
      return ACT;
    case 'stop':
      return button('e');
    default:
      return acting(command, desk);
  }
}

function choosing({ taken, held }: Step, desk: Desk): Target | null {
  return (taken && taking(taken, desk)) ?? (held ? holding(held, desk) : null);
}

/** The scoring roll to put back, or the next one to take; null when the right ones are taken. */
function taking(wanted: readonly string[], desk: Desk): Target | null {
  const { groups, others } = desk.arrangement;
  const surplus = desk.taken.find((roll) => count(desk.taken, roll) > count(wanted, roll));
  if (surplus !== undefined) {
    return at(
      '.grp',
      groups.findIndex((group) => group.taken && group.roll === surplus),
    );
  }
  const missing = without(wanted, desk.taken)?.[0];
  if (missing === undefined) return null;
  const lit = groups.findIndex((group) => !group.taken && group.roll === missing);
  return lit >= 0
    ? at('.grp', lit)
    : at(
        '.other',
        others.findIndex((other) => other.roll === missing),
      );
}

function holding(wanted: readonly number[], desk: Desk): Target | null {
  const { held } = desk.split;
  const surplus = held.find((face) => count(held, face) > count(wanted, face));
  const face = surplus ?? without(wanted, held)?.[0];
  if (face === undefined) return null;
  const place = desk.left.findIndex(
    (one, index) => one === face && desk.held.has(index) === (surplus !== undefined),
  );
  return at('.hold button', place);
}

function placing(desk: Desk, hero: string, column: string): Target {
  return desk.placing === hero
    ? at(`[data-square="${column}.1"]`)
    : at('.hand button', desk.hand.indexOf(hero));
}

/** First the scoring roll, then the hero, then the target, then the button. */
function acting(command: string, desk: Desk): Target | null {
  const deed = desk.deeds.find((one) => one.text === command);
  if (!deed) return null;
  if (desk.roll !== deed.roll) return at('.rc', desk.purse.indexOf(deed.roll));
  const way = desk.ways.find((one) => one.deeds.includes(deed));
  if (!way) return null;
  if (desk.way !== way) return at('.opt', desk.ways.indexOf(way));
  if (desk.deed !== deed) return at('.tg', way.deeds.indexOf(deed));
  return button('⏎');
}

function count<T>(all: readonly T[], one: T): number {
  return all.filter((other) => other === one).length;
}
