import { expect, test } from 'vitest';
import { COUNTS, extent, fortunes } from '../../../../src/games/heroes/after/luck.ts';
import type { Report } from '../../../../src/generated/heroes.ts';
import { STORY } from '../../../fixtures/story.ts';

const { luck, turns } = STORY.report as Report;
const all = COUNTS.flatMap((count) => fortunes(luck, count));

test('more is always luckier: a bust escaped counts like a six rolled', () => {
  for (const one of all) {
    const more = one.rolled - one.expected;
    expect(one.luck).toBeCloseTo(one.count === 'busts' ? -more : more);
  }
});

test('busts and saves together are the balance that the last turn ended with', () => {
  const balance = [0, 1].map((seat) =>
    all.filter((one) => one.seat === seat && one.count !== 'sixes').reduce((sum, one) => sum + one.luck, 0),
  );
  expect(balance[0]).toBeCloseTo(turns.at(-1)?.luck[0] ?? Number.NaN, 3);
  expect(balance[1]).toBeCloseTo(turns.at(-1)?.luck[1] ?? Number.NaN, 3);
});

test('bars share one measure, and small luck makes small bars', () => {
  const longest = Math.max(...all.map((one) => extent(one.luck, all)));
  expect(longest).toBeLessThanOrEqual(1);
  expect(extent(1, [])).toBe(0.5);
  expect(extent(0, all)).toBe(0);
});
