// @vitest-environment happy-dom
/** A page that comes back. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Waking } from '../../../src/lib/table/waking.ts';

let waking: Waking;
const woke = vi.fn();
const turned = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  waking = new Waking({ woke, turned });
});

afterEach(() => {
  waking.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  woke.mockClear();
  turned.mockClear();
});

test('a timer that comes late means that it slept', () => {
  vi.advanceTimersByTime(60_000);
  expect(woke).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5000);
  expect(woke).toHaveBeenCalledTimes(1);
});

test('a network that is back wakes it', () => {
  dispatchEvent(new Event('online'));
  expect([woke.mock.calls.length, turned.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['hidden', 0],
  ['visible', 1],
] as const)('a page that turns %s', (state, wakes) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([woke.mock.calls.length, turned.mock.calls.length]).toEqual([wakes, 1]);
});

test('a page that was left hears nothing more', () => {
  waking.stop();
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5000);
  expect([woke.mock.calls.length, turned.mock.calls.length]).toEqual([0, 0]);
});
