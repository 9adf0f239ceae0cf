/** Hints for a newcomer: the briefing as one page, then each hint once, in the client's words. */
import { expect, test } from 'vitest';
import { pagesOf } from '../../../../src/games/starquest/learn/hints.ts';

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

test('a hint is shown once', () => {
  expect(pagesOf(HINTS, new Set(['story', 'rounds', 'door'])).map(({ names }) => names)).toEqual([['walk']]);
  expect(pagesOf(HINTS, new Set(HINTS.map(({ name }) => name)))).toEqual([]);
});

test('the welcome and the first thing to do stand on one page', () => {
  const [welcome, dock, act] = ['welcome', 'dock', 'act'].map((name) => ({
    name,
    says: { id: `sq-lesson-${name}`, args: {} },
  }));
  if (!welcome || !dock || !act) throw new Error('There are hints.');
  const pages = pagesOf([welcome, dock, act], new Set());
  expect(pages.map(({ names }) => names)).toEqual([['welcome', 'dock'], ['act']]);
  expect(pages[0]?.says.map(({ id }) => id)).toEqual(['web-sq-lesson-welcome', 'web-sq-lesson-dock']);
});

test('a lesson shows only the hints for the first move before a figure is aboard', () => {
  const lesson = { name: 'welcome', says: { id: 'sq-lesson-welcome', args: {} } };
  const map = { name: 'map', says: { id: 'sq-lesson-map', args: {} } };
  const [story, rounds, walk] = HINTS;
  if (!story || !rounds || !walk) throw new Error('There are hints.');
  const named = (...given: Parameters<typeof pagesOf>) => pagesOf(...given).flatMap(({ names }) => names);
  expect(named([story, rounds, lesson, map], new Set())).toEqual(['welcome']);
  expect(named([story, rounds, lesson, walk], new Set(['welcome']))).toEqual(['walk', 'story', 'rounds']);
  expect(named([story, rounds, lesson, map], new Set(['welcome', 'walk']))).toEqual([
    'map',
    'story',
    'rounds',
  ]);
});
