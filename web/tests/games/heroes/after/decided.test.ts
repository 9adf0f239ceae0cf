/** What decided a match: counted from its events, without any rule of the game. */
import { expect, test } from 'vitest';
import { decidedBy } from '../../../../src/games/heroes/after/decided.ts';
import type { AnyEvent } from '../../../../src/generated/heroes.ts';

const moved = (seat: number): AnyEvent => ({
  type: 'Moved',
  seat,
  column: 1,
  hero: 'donato',
  advance: 1,
  roll: '66',
  passed_by: 0,
  why: '',
});
const ended = (seat: number, scores: [number, number]): AnyEvent => ({
  type: 'TurnEnded',
  seat,
  unspent: [],
  scores,
  why: '',
});
const began = (seat: number, turn: number): AnyEvent => ({
  type: 'TurnBegan',
  seat,
  turn,
  extra: false,
  why: '',
});

const EVENTS: readonly AnyEvent[] = [
  began(0, 1),
  moved(0),
  moved(0),
  ended(0, [4, 0]),
  began(1, 2),
  { type: 'WentBust', seat: 1, lost: ['6', '66'], why: '' },
  began(0, 3),
  { type: 'Retreated', seat: 1, column: 2, hero: 'aramus', spaces: 2, advance: 0, why: '' },
  { type: 'WentAllOut', seat: 0, why: '' },
  ended(0, [4, -2]),
  began(1, 4),
  moved(1),
  ended(1, [4, 5]),
];

test('points come from walking, are lost to attacks, and what is left over was doubled', () => {
  const { causes } = decidedBy(EVENTS, [4, 5]);
  expect(causes[0]).toEqual({ moved: 2, drivenBack: 0, doubled: 2, busts: 0, lost: 0, allOuts: 1, score: 4 });
  expect(causes[1]).toMatchObject({ moved: 1, drivenBack: 2, doubled: 6, busts: 1, lost: 2 });
});

test('a match that began in the middle has no swing before its first turn has ended', () => {
  const middle = [moved(0), ended(0, [24, 4]), began(1, 22), moved(1), ended(1, [24, 5])];
  expect(decidedBy(middle, [24, 5]).swing).toEqual({ seat: 1, turn: 22, points: 1 });
  expect(decidedBy(middle.slice(0, 2), [24, 4]).swing).toBeNull();
});

test('the turn that turned it is the one with the greatest swing', () => {
  expect(decidedBy(EVENTS, [4, 5]).swing).toEqual({ seat: 1, turn: 4, points: 7 });
  expect(decidedBy([], [0, 0]).swing).toBeNull();
});
