/** Time left, as a clock shows it. */
import { expect, test } from 'vitest';
import { timeLeft, written } from '../../../src/common/table/clock.ts';

test('without a limit there is no clock', () => {
  expect(timeLeft({ running: 0, move: -1, game: [-1, -1] }, 0, 500)).toBeNull();
});

test('only the running clock runs, and the nearer limit counts', () => {
  const clock = { running: 0, move: 30_000, game: [90_000, 20_000] };
  expect(timeLeft(clock, 0, 4000)).toBe(26_000);
  expect(timeLeft(clock, 1, 4000)).toBe(20_000);
  expect(timeLeft({ ...clock, move: -1 }, 0, 100_000)).toBe(0);
});

test('a limit for each move is shown only for the deciding seat', () => {
  const clock = { running: 1, move: 10_000, game: [-1, -1] };
  expect(timeLeft(clock, 0, 0)).toBeNull();
  expect(timeLeft(clock, 1, 0)).toBe(10_000);
});

test('minutes, hours, days', () => {
  expect(written(0)).toEqual({ kind: 'clock', text: '0:00' });
  expect(written(64_500)).toEqual({ kind: 'clock', text: '1:05' });
  expect(written(3_730_000)).toEqual({ kind: 'clock', text: '1:02:10' });
  expect(written(50 * 3_600_000)).toEqual({ kind: 'days', days: 2, hours: 2 });
});
