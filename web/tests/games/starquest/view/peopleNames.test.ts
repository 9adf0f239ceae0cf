/** Players go by their names, bots with their factions. */
import { expect, test } from 'vitest';
import { tokenName } from '../../../../src/games/starquest/view/figureNames.ts';
import { isPlace, squaresOf } from '../../../../src/games/starquest/view/marks.ts';
import { peopleNames } from '../../../../src/games/starquest/view/peopleNames.ts';

const seat = (kind: 'bot' | 'link') => ({ kind });

test('bots of one kind are told apart by their factions', () => {
  const seats = [seat('bot'), seat('link'), seat('bot')];
  expect(peopleNames(['Trooper', 'Ada', 'Trooper'], seats, ['Eldar', 'Legion', 'Cult'])).toEqual([
    'Trooper (Eldar)',
    'Ada',
    'Trooper (Cult)',
  ]);
});

test('people with the same name have their faction too, and one without a name has only that', () => {
  const seats = [seat('link'), seat('link'), seat('link')];
  expect(peopleNames(['Ada', 'Ada', ''], seats, ['Eldar', 'Legion', 'Cult'])).toEqual([
    'Ada (Eldar)',
    'Ada (Legion)',
    'Cult',
  ]);
});

test('a token has one short name, the letter of its side and its number', () => {
  expect(tokenName('ch?12')).toBe('C12');
  expect(tokenName('cu?3')).toBe('D3');
  expect(tokenName('um2')).toBe('');
});

test('figures, squares and rooms of a sentence are found on the map', () => {
  const view = { grid: [10, 10, 0, 0], things: {} } as unknown as Parameters<typeof squaresOf>[1];
  const chart = { rooms: { b2: [4, 5] } };
  const standing = new Map([['um1', { squares: [7] }]]);
  expect(squaresOf('um1', view, chart, standing)).toEqual([7]);
  expect(squaresOf('3.1', view, chart, standing)).toEqual([13]);
  expect(squaresOf('b2', view, chart, standing)).toEqual([4, 5]);
  expect(squaresOf('um9', view, chart, standing)).toEqual([]);
  expect(isPlace('kill', chart)).toBe(false);
  expect(isPlace('b2', chart)).toBe(true);
});
