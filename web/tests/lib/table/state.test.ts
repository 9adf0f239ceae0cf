import { expect, test } from 'vitest';
import { gathered, waitsForOthers } from '../../../src/lib/table/state.ts';
import { lobby } from './messages.ts';

test.each([
  [[0, 1], [0], true],
  [[0, 1], [0, 1], false],
  [[0], [0], false],
  [[1], [0], true],
  [[1], [-1], true],
  [[], [-1], false],
])('with salts to come from %j, the seats %j wait for others: %s', (awaited, here, waits) => {
  expect(waitsForOthers(gathered(lobby({ awaited }), null), here)).toBe(waits);
});
