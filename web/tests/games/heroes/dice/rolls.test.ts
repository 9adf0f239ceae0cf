/** Scoring rolls as groups, made only from the offered ways of putting dice aside. */
import { describe, expect, test } from 'vitest';
import {
  arrange,
  facesOf,
  inOrder,
  keepText,
  kindOf,
  obvious,
  toggled,
  without,
} from '../../../../src/games/heroes/dice/rolls.ts';
import type { Keep } from '../../../../src/generated/heroes.ts';

const keeps = (...sets: string[][]): Keep[] => sets.map((rolls) => ({ type: 'Keep', rolls }));
const SIX_AND_STRAIGHT = keeps(['6'], ['345'], ['6', '345']);
const TWO_SIXES = keeps(['6'], ['66'], ['6', '6']);
const LONG = keeps(
  ['6'],
  ['123'],
  ['234'],
  ['345'],
  ['1234'],
  ['2345'],
  ['12345'],
  ['6', '123'],
  ['6', '234'],
  ['6', '345'],
  ['6', '1234'],
  ['6', '2345'],
  ['6', '12345'],
);
/** 2-2-2 was held and a 6 came: the three of a kind alone is not offered, since it has no new die. */
const HELD = keeps(['6'], ['6', '222']);

test('a scoring roll is called by how it is written', () => {
  expect(['6', '66', '222', '345', '12345'].map(kindOf)).toEqual([
    'lucky-six',
    'double-six',
    'three-of-a-kind',
    'straight',
    'straight',
  ]);
  expect(facesOf('6', '345')).toEqual([6, 3, 4, 5]);
});

test('sets are written in one order', () => {
  expect(inOrder(['345', '1234', '123', '222', '66', '6', '111'])).toEqual([
    '6',
    '66',
    '111',
    '222',
    '123',
    '345',
    '1234',
  ]);
  expect(keepText(['345', '6', '66'])).toBe('keep 6 66 345');
});

test('taking away counts each thing as often as it is there', () => {
  expect(without([6, 6, 1], [6])).toEqual([6, 1]);
  expect(without([6, 1], [6, 6])).toBeNull();
});

describe('the dice as groups', () => {
  test('every die is in one group or in none', () => {
    const { groups, rest, others } = arrange(SIX_AND_STRAIGHT, [], [1, 3, 4, 5, 6]);
    expect(groups).toEqual([
      { roll: '6', taken: false },
      { roll: '345', taken: false },
    ]);
    expect(rest).toEqual([1]);
    expect(others).toEqual([]);
  });

  test('two 6s are shown as two lucky sixes, and the double six beside them', () => {
    const { groups, rest, others } = arrange(TWO_SIXES, [], [2, 2, 6, 6]);
    expect(groups.map(({ roll }) => roll)).toEqual(['6', '6']);
    expect(rest).toEqual([2, 2]);
    expect(others).toEqual([{ roll: '66', fits: true }]);
  });

  test('what is taken decides what still fits', () => {
    const { groups, others } = arrange(TWO_SIXES, ['6'], [2, 2, 6, 6]);
    expect(groups).toEqual([
      { roll: '6', taken: true },
      { roll: '6', taken: false },
    ]);
    expect(others).toEqual([{ roll: '66', fits: false }]);
  });

  test('a double six that is taken leaves no lucky six', () => {
    const { groups, others, keep } = arrange(TWO_SIXES, ['66'], [2, 2, 6, 6]);
    expect(groups).toEqual([{ roll: '66', taken: true }]);
    expect(others).toEqual([{ roll: '6', fits: false }]);
    expect(keep).toEqual(['66']);
  });

  test('the longest straight is shown, its parts are offered beside it', () => {
    const { groups, rest, others } = arrange(LONG, [], [1, 2, 3, 4, 5, 6]);
    expect(groups.map(({ roll }) => roll)).toEqual(['6', '12345']);
    expect(rest).toEqual([]);
    expect(others.map(({ roll }) => roll)).toEqual(['123', '234', '345', '1234', '2345']);
    expect(others.every(({ fits }) => fits)).toBe(true);
  });

  test('part of a straight leaves the rest of it lying', () => {
    const { groups, rest, others } = arrange(LONG, ['234'], [1, 2, 3, 4, 5, 6]);
    expect(groups).toEqual([
      { roll: '6', taken: false },
      { roll: '234', taken: true },
    ]);
    expect(rest).toEqual([1, 5]);
    expect(others.every(({ fits }) => !fits)).toBe(true);
  });
});

describe('from choice to command', () => {
  test('nothing taken is no command', () => {
    expect(arrange(SIX_AND_STRAIGHT, [], [1, 3, 4, 5, 6]).keep).toBeNull();
  });

  test('taken groups are a command if they are offered together, in any order', () => {
    expect(arrange(SIX_AND_STRAIGHT, ['345', '6'], [1, 3, 4, 5, 6]).keep).toEqual(['6', '345']);
  });

  test('a group that is not offered alone is no command, but can be completed', () => {
    const alone = arrange(HELD, ['222'], [2, 2, 2, 6]);
    expect(alone.keep).toBeNull();
    expect(alone.groups).toEqual([
      { roll: '6', taken: false },
      { roll: '222', taken: true },
    ]);
    expect(arrange(HELD, ['222', '6'], [2, 2, 2, 6]).keep).toEqual(['6', '222']);
  });

  test('a group is taken and put back', () => {
    expect(toggled(['345'], { roll: '6', taken: false })).toEqual(['345', '6']);
    expect(toggled(['6', '345', '6'], { roll: '6', taken: true })).toEqual(['345', '6']);
  });

  test('where there is only one thing to take it is taken from the start', () => {
    expect(obvious(keeps(['345']))).toEqual(['345']);
    expect(obvious(SIX_AND_STRAIGHT)).toEqual([]);
    expect(obvious([])).toEqual([]);
  });
});
