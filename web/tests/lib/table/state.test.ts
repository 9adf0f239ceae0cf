import { expect, test } from 'vitest';
import { gathered, isReady, waitsForOthers } from '../../../src/lib/table/state.ts';
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

test('a table whose seats have all given their salts waits while somebody asks for it', () => {
  expect(waitsForOthers(gathered(lobby({ awaited: [], holding: [0] }), null), [0])).toBe(true);
});

test.each([
  [{}, true],
  [{ holding: [0] }, false],
  [{ awaited: [0] }, false],
])('with %j in the lobby, a claimed seat is ready: %s', (more, ready) => {
  const known = gathered(lobby({ awaited: [], ...more }), null);
  const [seat] = known.seats;
  expect(seat && isReady(known, { ...seat, claimed: true })).toBe(ready);
  expect(seat && isReady(known, { ...seat, claimed: false })).toBe(false);
});
