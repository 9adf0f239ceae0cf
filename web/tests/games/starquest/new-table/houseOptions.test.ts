/** House options by chapter: each of them once, and only what differs from the book is kept. */
import { expect, test } from 'vitest';
import { HOUSE } from '../../../../src/games/starquest/box/box.ts';
import {
  bookValue,
  changedIn,
  houseChapters,
  withOption,
} from '../../../../src/games/starquest/new-table/houseOptions.ts';

test('every house option stands in one chapter', () => {
  const named = houseChapters().flatMap((chapter) => chapter.options);
  expect(named.toSorted()).toEqual(Object.keys(HOUSE).toSorted());
});

test('an option set back to its default is no longer kept, and the others stay', () => {
  const both = withOption(withOption({}, 'free-turns', 'yes'), 'leader-life', 6);
  expect(both).toEqual({ 'free-turns': 'yes', 'leader-life': 6 });
  expect(withOption(both, 'free-turns', bookValue('free-turns'))).toEqual({ 'leader-life': 6 });
});

test('a chapter counts its own changes only', () => {
  const house = withOption({}, 'free-turns', 'yes');
  const differing = houseChapters().filter((chapter) => changedIn(chapter, house) > 0);
  expect(differing.map((chapter) => chapter.id)).toEqual(['starquest-chapter-movement']);
});
