/** The keys of the table. The meaning of a digit depends on the question. */
import { tick } from 'svelte';
import type { Binding } from '../../../lib/keyboard/keys.svelte.ts';
import { cardsOf } from '../box/cards.ts';
import type { Desk } from '../desk/desk.svelte.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const ARROWS = ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'] as const;

export function bindings(desk: Desk, toBoard: () => void, card: () => void = () => undefined): Binding[] {
  const asked = (...phases: readonly string[]) => desk.idle && phases.includes(desk.view.phase);
  const dice = () => asked('keep', 'push');
  return [
    {
      keys: ['r'],
      says: 'web-heroes-key-roll',
      when: () => asked('roll'),
      run: () => void desk.send('roll'),
    },
    {
      keys: DIGITS,
      shows: '1 … 9',
      says: 'web-heroes-key-digit',
      when: () => desk.idle,
      run: ({ key }) => digit(desk, Number(key)),
    },
    {
      keys: ['h'],
      says: 'web-heroes-key-hold',
      when: dice,
      run: () => {
        desk.holding = !desk.holding;
      },
    },
    { keys: ['p'], says: 'web-heroes-key-push', when: dice, run: () => desk.push() },
    { keys: ['a'], says: 'web-heroes-key-act', when: dice, run: () => desk.act() },
    {
      keys: ['n'],
      says: 'web-heroes-key-next-roll',
      when: () => asked('act'),
      run: () => desk.spend((desk.spending + 1) % Math.max(1, desk.purse.length)),
    },
    { keys: ['enter'], says: 'web-heroes-key-go', when: () => asked('act'), run: () => desk.go() },
    { keys: ['e'], says: 'web-heroes-key-end', when: () => asked('act'), run: () => desk.end() },
    { keys: ['u'], says: 'web-heroes-key-undo', when: () => desk.undoes, run: () => void desk.undo() },
    { keys: ARROWS, shows: '← ↑ ↓ →', says: 'web-heroes-key-board', when: nowhere, run: toBoard },
    { keys: ['c'], says: 'web-heroes-key-card', when: onSquare, run: card },
    { keys: ['l'], says: 'web-heroes-key-all', when: () => asked('act'), run: () => void desk.moveAll() },
    { keys: ['escape'], says: 'web-heroes-key-skip', run: () => desk.step() },
  ];
}

function onSquare(): boolean {
  return document.activeElement?.hasAttribute('data-square') ?? false;
}

/** The keyboard is on nothing that would want the arrows for itself. */
function nowhere(): boolean {
  const here = document.activeElement;
  return here === null || here.matches('body, main, section');
}

/** The keyboard goes along with a choice made by its number: Enter then does what is chosen. */
function toChosen(): void {
  const here = document.activeElement;
  if (!here?.matches('.opt, .tg, .rc')) return;
  const chosen = document.querySelectorAll<HTMLElement>(
    '.opt[aria-pressed="true"], .tg[aria-pressed="true"]',
  );
  chosen[chosen.length - 1]?.focus();
}

function digit(desk: Desk, n: number): void {
  switch (desk.view.phase) {
    case 'draft': {
      const card = cardsOf(desk.view.options)[n - 1];
      if (card) desk.pick(card.id);
      break;
    }
    case 'place': {
      const hero = desk.hand[n - 1];
      if (desk.placing) desk.place(desk.placing, n);
      else if (hero) desk.takeUp(hero);
      break;
    }
    case 'keep': {
      const { groups, others } = desk.arrangement;
      const group = groups[n - 1];
      const other = others[n - 1 - groups.length];
      if (desk.holding) desk.hold(n - 1);
      else if (group) desk.take(group);
      else if (other) desk.swap(other.roll);
      break;
    }
    case 'push':
      desk.hold(n - 1);
      break;
    case 'act': {
      const way = desk.ways[n - 1];
      if (way && way === desk.way) desk.nextTarget();
      else if (way) desk.choose(way);
      void tick().then(toChosen);
      break;
    }
  }
}
