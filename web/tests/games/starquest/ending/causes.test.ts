/** What is said at the end of a mission: the verdict, points by cause, what decided it, the moments that mattered. */
import { expect, test } from 'vitest';
import {
  decisionOf,
  highlightsOf,
  rowsOf,
  verdictOf,
} from '../../../../src/games/starquest/ending/causes.ts';
import type { LogLine } from '../../../../src/lib/table/state.ts';

const line = (n: number, seat: number, points: number, reason: string, what = ''): LogLine => ({
  n,
  event: { type: 'Scored', seat, points, total: 0, reason, what, why: '' },
  says: { id: '', args: {} },
  clause: '',
  clock: false,
});
const LOG = [
  line(3, 0, 5, 'kill', 'ch1'),
  line(3, 1, -5, 'loss', 'ch1'),
  line(7, 0, 10, 'primary'),
  line(9, 1, 12, 'kill', 'um1'),
  line(9, 0, -12, 'loss', 'um1'),
  line(12, 0, 4, 'secret', 'x'),
  line(12, 1, 2, 'sold'),
];

test('it is won, shared, lost or only watched', () => {
  expect(verdictOf([1, 0], 0)).toBe('won');
  expect(verdictOf([0.5, 0.5], 1)).toBe('shared');
  expect(verdictOf([1, 0], 1)).toBe('lost');
  expect(verdictOf([1, 0], -1)).toBe('watched');
});

test('points by cause add up to every line of the ledger', () => {
  const rows = rowsOf(LOG, 2);
  expect(rows).toEqual([
    { cause: 'goals', points: [14, 0] },
    { cause: 'kills', points: [5, 12] },
    { cause: 'losses', points: [-12, -5] },
    { cause: 'other', points: [0, 2] },
  ]);
  expect(rowsOf([], 2)).toEqual([]);
});

test('the cause with the largest lead over the rival decided it; who lost is the rival', () => {
  const rows = rowsOf(LOG, 2);
  const decided = { cause: 'goals', winner: 0, rival: 1, mine: 14, theirs: 0 };
  expect(decisionOf(rows, [1, 0], [7, 9], 1)).toEqual(decided);
  expect(decisionOf(rows, [1, 0], [7, 9], 0)).toEqual(decided);
  expect(decisionOf(rows, [0.5, 0.5], [7, 9], 0)).toBeNull();
  expect(decisionOf([], [1, 0], [0, 0], 0)).toBeNull();
  const three = rowsOf([line(1, 0, 9, 'kill'), line(2, 2, 8, 'kill'), line(3, 1, 1, 'kill')], 3);
  expect(decisionOf(three, [1, 0, 0], [9, 1, 8], -1)).toMatchObject({ rival: 2 });
  expect(decisionOf(three, [1, 0, 0], [9, 1, 8], 1)).toMatchObject({ rival: 1 });
});

test('the moments that mattered are in order of time, and a kill is told once', () => {
  expect(highlightsOf(LOG, 3).map(({ line: { n }, event: { reason } }) => [n, reason])).toEqual([
    [3, 'kill'],
    [7, 'primary'],
    [9, 'kill'],
  ]);
});
