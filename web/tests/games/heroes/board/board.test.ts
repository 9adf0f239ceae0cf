// @vitest-environment happy-dom
/** The board: every square has a name, Tab reaches one of them, and pressing a square reports it. */
import { type ComponentProps, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import Board from '../../../../src/games/heroes/board/Board.svelte';
import type { Square } from '../../../../src/games/heroes/board/geometry.ts';
import { speakIn } from '../../../../src/lib/words/speech.svelte.ts';
import { VIEW } from '../table.ts';

beforeAll(() => speakIn('en'));

let board: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (board) await unmount(board);
  board = null;
  document.body.replaceChildren();
});

function show(props: Partial<ComponentProps<typeof Board>>): HTMLElement {
  board = mount(Board, { target: document.body, props: { view: VIEW, ...props } });
  flushSync();
  return document.body;
}

test('a board without anything to press is a picture', () => {
  const body = show({});
  expect(body.querySelector('svg')?.getAttribute('role')).toBe('img');
  expect(body.querySelectorAll('[data-square]')).toHaveLength(0);
});

test('squares are named with who stands there and what can be done', () => {
  const body = show({
    you: 0,
    onsquare: () => {},
    says: ({ column, row }: Square) => (column === 1 && row === 4 ? 'Can act.' : ''),
  });
  const called = (square: string) =>
    body.querySelector(`[data-square="${square}"]`)?.getAttribute('aria-label');
  expect(called('1.4')).toBe('Column 1, row 4: your Phaello, 3 spaces out. Can act.');
  expect(called('2.8')).toBe('Column 2, row 8: enemy Dyrael, in its set-up space.');
  expect(called('3.8')).toBe('Column 3, row 8: empty.');
});

test('one square is reached by Tab, and arrow keys go on from there', () => {
  const body = show({ onsquare: () => {} });
  const stops = () => [...body.querySelectorAll('[data-square][tabindex="0"]')];
  expect(stops()).toHaveLength(1);
  const [first] = stops();
  (first as SVGElement).focus();
  first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  expect(stops().map((square) => square.getAttribute('data-square'))).toEqual(['1.7']);
});

test('a press and the Enter key say which square it was', () => {
  const pressed = vi.fn();
  const body = show({ onsquare: pressed });
  const square = body.querySelector('[data-square="5.1"]');
  square?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  square?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(pressed.mock.calls).toEqual([[{ column: 5, row: 1 }], [{ column: 5, row: 1 }]]);
});

test('rows can be more, and the other side can sit at the bottom', () => {
  const body = show({ view: { ...VIEW, options: { rows: 6 } }, bottom: 1, you: 1, onsquare: () => {} });
  expect(body.querySelectorAll('[data-square]')).toHaveLength(60);
  expect(body.querySelector('[data-square="1.2"]')?.getAttribute('aria-label')).toContain('your Feurran');
});
