import { expect, test } from 'vitest';
import { lossesOf, meanOf } from '../../../../src/games/heroes/after/costs.ts';
import type { Costs, Frame } from '../../../../src/lib/server/api.ts';

const says = (id: string) => ({ id, args: {} });
const frame = (n: number, undone = 0): Frame => ({
  n,
  seat: 0,
  command: '',
  undone,
  faces: [],
  sides: [],
  log: [],
  view: null,
});
const costly = (n: number, cost: number) => ({
  n,
  seat: 0,
  chance: 0.5,
  cost,
  chosen: says('chosen'),
  better: says('better'),
});
const COSTS: Costs = {
  bot: 'captain',
  seats: [
    { decisions: 4, cost: 0.2 },
    { decisions: 0, cost: 0 },
  ],
  costly: [costly(1, 0.02), costly(2, 0.1), costly(9, 0.3)],
};

test('the decision that cost most comes first, at the frame of its command', () => {
  const frames = [frame(0), frame(1), frame(2)];
  expect(lossesOf(COSTS, frames).map(({ at, cost }) => [at, cost])).toEqual([
    [2, 0.1],
    [1, 0.02],
  ]);
});

test('a decision that was taken back is not listed', () => {
  const frames = [frame(0), frame(1), frame(2), frame(3, 2)];
  expect(lossesOf(COSTS, frames).map(({ at }) => at)).toEqual([1]);
});

test('a seat loses the mean of its decisions, and nothing without any', () => {
  expect(meanOf(COSTS, 0)).toEqual({ count: 4, mean: 0.05 });
  expect(meanOf(COSTS, 1)).toEqual({ count: 0, mean: 0 });
});
