/** A step forward of a replay is performed before its frame is shown; a jump is not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Player, type StepPerformer } from '../../../src/common/replay/player.svelte.ts';
import { performanceOf, tableAt } from '../../../src/common/replay/tableAt.ts';
import { STORY } from '../../fixtures/story.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A player whose steps take a second, and what was performed. */
function slow() {
  const player = new Player(STORY.frames, 4);
  const seen: number[] = [];
  const performer: StepPerformer = ({ to, signal }) =>
    new Promise((resolve) => {
      seen.push(to);
      const timer = setTimeout(resolve, 1000);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  player.perform(performer);
  return { player, seen };
}

test('the frame before stays until the step has been seen', async () => {
  const { player, seen } = slow();
  player.step(1);
  expect(player.performing).toBe(true);
  await vi.advanceTimersByTimeAsync(900);
  expect(player.at).toBe(4);
  await vi.advanceTimersByTimeAsync(200);
  expect([player.at, player.performing, seen]).toEqual([5, false, [5]]);
});

test('a second step ends the first one, and no frame is left out', async () => {
  const { player, seen } = slow();
  player.step(1);
  player.step(1);
  expect(player.at).toBe(5);
  await vi.advanceTimersByTimeAsync(1000);
  expect([player.at, seen]).toEqual([6, [5, 6]]);
});

test('jumps and steps back show nothing, and end what is shown', async () => {
  const { player, seen } = slow();
  player.step(1);
  player.go(9);
  expect([player.at, player.performing]).toEqual([9, false]);
  player.step(-1);
  await vi.advanceTimersByTimeAsync(3000);
  expect([player.at, seen]).toEqual([8, [5]]);
});

test('playing performs one frame after the other until it is stopped', async () => {
  const { player, seen } = slow();
  player.play();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual(seen.map((_, place) => 5 + place));
  player.stop();
  await vi.advanceTimersByTimeAsync(5000);
  const { at } = player;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([player.at, player.performing]).toEqual([at, false]);
});

test('without a performer a step is there at once', () => {
  const player = new Player(STORY.frames, 4);
  player.step(1);
  expect(player.at).toBe(5);
});

test('the way to a frame is told as an update of a table, and what was taken back is not', () => {
  const at = STORY.frames.findIndex(({ log }) => log.length > 0);
  const play = { pace: 1, signal: new AbortController().signal };
  const [before, after] = [tableAt(STORY, Math.max(0, at - 1), 0, []), tableAt(STORY, at, 1, [])];
  const performance = performanceOf(STORY, before, after, play);
  expect(performance?.update.log).toEqual(STORY.frames[at]?.log);
  expect(performance?.after.waiting).toBe(1);
  const frames = STORY.frames.map((frame, place) => (place === at ? { ...frame, undone: 1 } : frame));
  expect(performanceOf({ ...STORY, frames }, before, after, play)).toBeNull();
});
