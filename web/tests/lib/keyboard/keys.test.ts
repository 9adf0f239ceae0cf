// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { roam } from '../../../src/lib/keyboard/focus.ts';
import { type Layer, listed, listenTo, press } from '../../../src/lib/keyboard/keys.svelte.ts';

const open: (() => void)[] = [];
const heard: string[] = [];

afterEach(() => {
  for (const close of open.splice(0)) close();
  heard.length = 0;
  document.body.replaceChildren();
});

function layer(
  name: string,
  keys: readonly string[],
  more: Partial<Layer> & { when?: () => boolean } = {},
): void {
  const { when, ...rest } = more;
  const binding = { keys, says: `web-${name}`, run: () => heard.push(name) };
  open.push(listenTo({ says: name, bindings: [when ? { ...binding, when } : binding], ...rest }));
}

function hit(key: string, on: HTMLElement = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  on.addEventListener('keydown', press, { once: true });
  on.dispatchEvent(event);
  return event;
}

test('the newest layer hears a key first, the ones under it hear the rest', () => {
  layer('anywhere', ['m', '?']);
  layer('table', ['m']);
  expect(hit('M').defaultPrevented).toBe(true);
  hit('?');
  expect(heard).toEqual(['table', 'anywhere']);
});

test('a key that a layer does not take now goes to the layers under it', () => {
  layer('anywhere', ['p']);
  layer('table', ['p'], { when: () => false });
  hit('p');
  expect(heard).toEqual(['anywhere']);
});

test('layers under a dialog hear no keys, and the list does not show the dialog', () => {
  layer('table', ['p']);
  layer('dialog', ['x'], { modal: true });
  hit('p');
  hit('x');
  expect(heard).toEqual(['dialog']);
  expect(listed().map((one) => one.says)).toEqual(['table']);
});

test('keys typed into a field, and shortcuts of the browser, are ignored', () => {
  layer('table', ['p']);
  const field = document.body.appendChild(document.createElement('input'));
  hit('p', field);
  hit('p', document.body, { ctrlKey: true });
  expect(heard).toEqual([]);
});

test('Enter on a button presses the button', () => {
  layer('table', ['enter']);
  const button = document.body.appendChild(document.createElement('button'));
  expect(hit('Enter', button).defaultPrevented).toBe(false);
  hit('Enter');
  expect(heard).toEqual(['table']);
});

test('arrows roam a board of five columns and stop at its edges', () => {
  const board = { columns: 5 };
  expect(roam('ArrowRight', 4, 40, board)).toBe(4);
  expect(roam('ArrowRight', 3, 40, board)).toBe(4);
  expect(roam('ArrowLeft', 5, 40, board)).toBe(5);
  expect(roam('ArrowUp', 3, 40, board)).toBe(3);
  expect(roam('ArrowUp', 8, 40, board)).toBe(3);
  expect(roam('ArrowDown', 36, 40, board)).toBe(36);
  expect(roam('Home', 7, 40, board)).toBe(5);
  expect(roam('End', 7, 40, board)).toBe(9);
  expect(roam('a', 7, 40, board)).toBeNull();
});

test('arrows roam a row of things, however many', () => {
  const row = { columns: Number.POSITIVE_INFINITY };
  expect(roam('ArrowRight', 1, 3, row)).toBe(2);
  expect(roam('ArrowRight', 2, 3, row)).toBe(2);
  expect(roam('ArrowDown', 1, 3, row)).toBe(1);
  expect(roam('End', 0, 3, row)).toBe(2);
});
