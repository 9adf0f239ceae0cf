import { expect, test } from 'vitest';
import { type Corner, clearCorner } from '../../../../../src/games/starquest/map/small-map/corner.ts';

const small = { width: 84, height: 60 };
const window = { width: 390, height: 420 };
const square = (x: number, y: number) => ({ x, y, width: 40, height: 40 });
const AT: Record<Corner, ReturnType<typeof square>> = {
  se: square(330, 370),
  sw: square(20, 370),
  ne: square(330, 20),
  nw: square(20, 20),
};

test('the small map is at home in the south-east, and stays wherever it hides nothing', () => {
  expect(clearCorner('se', small, window, [square(150, 150)])).toBe('se');
  expect(clearCorner('nw', small, window, [square(150, 150)])).toBe('nw');
});

test('it steps aside for what is aimed at, to the next corner that is free', () => {
  expect(clearCorner('se', small, window, [AT.se])).toBe('sw');
  expect(clearCorner('se', small, window, [AT.se, AT.sw])).toBe('ne');
  expect(clearCorner('nw', small, window, [AT.nw])).toBe('se');
});

test('it makes way altogether where every corner is needed', () => {
  expect(clearCorner('se', small, window, Object.values(AT))).toBeNull();
  expect(clearCorner('ne', small, window, [AT.se, AT.sw], [], ['se', 'sw'])).toBeNull();
  expect(clearCorner('ne', small, window, [AT.se], [], ['se', 'sw'])).toBe('sw');
});

test('of what need not be seen it hides as little as it can', () => {
  expect(clearCorner('se', small, window, [], [AT.se])).toBe('sw');
  expect(clearCorner('se', small, window, [AT.sw], [AT.se, AT.ne, AT.ne])).toBe('nw');
  expect(clearCorner('se', small, window, [AT.sw, AT.nw], [AT.se, AT.ne])).toBe('se');
});
