/** What a newcomer is told: the briefing as one page, then each hint once, in words for a screen. */
import { expect, test } from 'vitest';
import { pagesOf } from '../../src/games/starquest/learn/hints.ts';

const HINTS = [
  { name: 'story', says: { id: 'sq-briefing-story', args: {} } },
  { name: 'rounds', says: { id: 'sq-briefing-rounds', args: { rounds: 6 } } },
  { name: 'walk', says: { id: 'sq-lesson-walk', args: { zone: 'd3' } } },
  { name: 'door', says: { id: 'sq-lesson-door', args: {} } },
];

test('the briefing is one page, and hints about typing become hints about pressing', () => {
  const [briefing, walk, door] = pagesOf(HINTS, new Set());
  expect(briefing).toMatchObject({ briefing: true, names: ['story', 'rounds'] });
  expect(walk?.says).toEqual([{ id: 'web-sq-lesson-walk', args: { zone: 'd3' } }]);
  expect(door?.says).toEqual([{ id: 'sq-lesson-door', args: {} }]);
});

test('what was said is not said again', () => {
  expect(pagesOf(HINTS, new Set(['story', 'rounds', 'door'])).map(({ names }) => names)).toEqual([['walk']]);
  expect(pagesOf(HINTS, new Set(HINTS.map(({ name }) => name)))).toEqual([]);
});
