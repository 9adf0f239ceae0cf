/** The graph and the turning points of a real match. */
import { expect, test } from 'vitest';
import {
  labelled,
  nearest,
  pointsOf,
  stretchesOf,
  swingsOf,
  turnBy,
} from '../../../../src/games/heroes/after/course.ts';
import { turnsOf } from '../../../../src/games/heroes/replay/turns.ts';
import type { View } from '../../../../src/generated/heroes.ts';
import { STORY } from '../../../fixtures/story.ts';

const turns = turnsOf(STORY);
const stretches = stretchesOf(STORY.frames, turns);
const points = pointsOf(stretches);

test('each game is a stretch that begins with nothing scored', () => {
  expect(stretches.map(({ game, points: [first] }) => [game, first?.scores, first?.turn])).toEqual([
    [1, [0, 0], -1],
    [2, [0, 0], -1],
    [3, [0, 0], -1],
  ]);
  expect(points.length).toBe(turns.length + stretches.length);
});

test('columns go on from game to game, one to each point', () => {
  expect(points.map((point) => point.column)).toEqual(points.map((_, index) => index));
});

test('each stretch ends as the match sheet says, and they add up to the result', () => {
  expect(stretches.map((stretch) => stretch.points.at(-1)?.scores)).toEqual(
    (STORY.frames.at(-1)?.view as View | undefined)?.sheet,
  );
  const totals = [0, 1].map((seat) =>
    stretches.reduce((sum, stretch) => sum + (stretch.points.at(-1)?.scores[seat as 0 | 1] ?? 0), 0),
  );
  expect(totals).toEqual(STORY.result?.scores);
});

test('a press finds the point nearest to it', () => {
  expect(nearest(points, -5)).toBe(0);
  expect(nearest(points, 3.4)).toBe(3);
  expect(nearest(points, 1e6)).toBe(points.length - 1);
});

test('keys go from turn to turn, as on a slider', () => {
  const keys = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End', 'a'];
  expect(keys.map((key) => turnBy(key, 4, 9))).toEqual([5, 5, 3, -1, 9, -1, 9, null]);
});

test('no more turns are written under the axis than there is room for', () => {
  const [first] = stretches;
  if (!first) throw new Error('A match has a first game.');
  expect(labelled(first, 4).length).toBeLessThanOrEqual(4);
  expect(labelled(first, 1000).length).toBe(first.points.length - 1);
  expect(labelled(first, 0).length).toBeLessThanOrEqual(1);
});

test('the turning points are the largest swings, in the order they were played', () => {
  const swings = swingsOf(stretches, 4);
  expect(swings.length).toBe(4);
  expect(swings.map((swing) => swing.turn)).toEqual(
    swings.map((swing) => swing.turn).toSorted((a, b) => a - b),
  );
  const least = Math.min(...swings.map((swing) => swing.points));
  for (const other of swingsOf(stretches, 1000)) {
    if (!swings.some((swing) => swing.turn === other.turn)) expect(other.points).toBeLessThanOrEqual(least);
  }
});

test('a swing says who gained, and whether they took the lead', () => {
  const at = (column: number, scores: readonly [number, number]) => ({
    column,
    scores,
    across: [0, 0] as const,
    turn: column - 1,
  });
  const stretch = {
    game: 1,
    points: [at(0, [0, 0]), at(1, [4, 0]), at(2, [4, 0]), at(3, [3, 5]), at(4, [6, 5])],
  };
  expect(swingsOf([stretch], 9)).toEqual([
    { turn: 0, seat: 0, points: 4, leads: true },
    { turn: 2, seat: 1, points: 6, leads: true },
    { turn: 3, seat: 0, points: 3, leads: true },
  ]);
});
