import { expect, test } from 'vitest';
import {
  type Book,
  byTheBook,
  changed,
  MAIN,
  NOTHING,
  picked,
  READINGS,
  written,
} from '../../../../src/games/heroes/new-table/options.ts';

const ROSTER = ['donato', 'victorno', 'sanyctus', 'phaello', 'ebellius', 'feurran'];
/** As `/api/games` tells it. */
const BOOK: Book = {
  rows: 4,
  hold: 'new',
  'scythe-hits': 'all',
  'scythe-line': 'row',
  'blocked-vox': false,
  duplicates: false,
  'collection-1': [],
  'collection-2': [],
  first: 'draw',
  'turn-limit': 500,
  games: 1,
  cards: [],
};

test('a table that chooses nothing plays by the book, and nothing is sent', () => {
  expect(written(NOTHING, BOOK, ROSTER)).toEqual({});
  expect(changed([...MAIN, ...READINGS], NOTHING, BOOK)).toBe(0);
  for (const option of [...MAIN, ...READINGS]) expect(option.values).toContain(picked(option, NOTHING, BOOK));
});

test('the defaults come from the server', () => {
  const other = { ...BOOK, rows: 5, 'blocked-vox': true, 'turn-limit': 60 };
  const [rows] = MAIN.filter((option) => option.name === 'rows');
  const [vox] = READINGS.filter((option) => option.name === 'blocked-vox');
  expect(rows && byTheBook(rows, other)).toBe(5);
  expect(vox && byTheBook(vox, other)).toBe('yes');
  const chosen = { ...NOTHING, choices: { rows: 4, 'blocked-vox': 'no' }, turnLimit: 60 };
  expect(written(chosen, other, ROSTER)).toEqual({ rows: 4, 'blocked-vox': 'no' });
  expect(written(NOTHING, other, ROSTER)).toEqual({});
});

test('what differs from the book is sent, and counted', () => {
  const chosen = { ...NOTHING, choices: { games: 3, hold: 'strict', rows: 4, duplicates: 'yes' } };
  expect(written(chosen, BOOK, ROSTER)).toEqual({ games: 3, hold: 'strict', duplicates: 'yes' });
  expect(changed(MAIN, chosen, BOOK)).toBe(1);
  expect(changed(READINGS, chosen, BOOK)).toBe(2);
});

test('a collection is what is left of the roster', () => {
  const missing = { 'collection-1': ['donato'], 'collection-2': [] };
  expect(written({ ...NOTHING, missing }, BOOK, ROSTER)).toEqual({
    'collection-1': ['victorno', 'sanyctus', 'phaello', 'ebellius', 'feurran'],
  });
});

test('another turn limit is sent', () => {
  expect(written({ ...NOTHING, turnLimit: 60 }, BOOK, ROSTER)).toEqual({ 'turn-limit': 60 });
});
