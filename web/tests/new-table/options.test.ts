import { expect, test } from 'vitest';
import {
  BOOK,
  changed,
  isBook,
  MAIN,
  picked,
  READINGS,
  written,
} from '../../src/screens/new-table/options.ts';

const ROSTER = ['donato', 'victorno', 'sanyctus', 'phaello', 'ebellius', 'feurran'];

test('a table that chooses nothing plays by the book, and nothing is sent', () => {
  expect(written(BOOK, ROSTER)).toEqual({});
  for (const option of [...MAIN, ...READINGS]) expect(isBook(option, picked(option, BOOK))).toBe(true);
});

test('what differs from the book is sent, and counted', () => {
  const chosen = { ...BOOK, choices: { games: 3, hold: 'strict', rows: 4, duplicates: 'yes' } };
  expect(written(chosen, ROSTER)).toEqual({ games: 3, hold: 'strict', duplicates: 'yes' });
  expect(changed(MAIN, chosen)).toBe(1);
  expect(changed(READINGS, chosen)).toBe(2);
});

test('a collection is what is left of the roster', () => {
  const missing = { 'collection-1': ['donato'], 'collection-2': [] };
  expect(written({ ...BOOK, missing }, ROSTER)).toEqual({
    'collection-1': ['victorno', 'sanyctus', 'phaello', 'ebellius', 'feurran'],
  });
});

test('another turn limit is sent', () => {
  expect(written({ ...BOOK, turnLimit: 60 }, ROSTER)).toEqual({ 'turn-limit': 60 });
});
