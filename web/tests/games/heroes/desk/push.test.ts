/** From held dice to the command that pushes, and to the chance that stands beside it. */
import { describe, expect, test } from 'vitest';
import {
  type Aids,
  bestHold,
  bustChance,
  leftAfter,
  oddsKey,
  placesOf,
  pushText,
  split,
  whatIfs,
} from '../../../../src/games/heroes/desk/push.ts';
import type { Keep } from '../../../../src/generated/heroes.ts';

/** Some lines of the real table: GET /api/games/heroes/aids. */
const AIDS: Aids = {
  bust: {
    '1|': ['5/6', 5 / 6],
    '1|345': ['1/6', 1 / 6],
    '1|45': ['2/3', 2 / 3],
    '2|45': ['1/4', 0.25],
    '2|': ['25/36', 25 / 36],
    '4|': ['85/324', 85 / 324],
    '5|': ['1/9', 1 / 9],
  },
};
const KEEPS: Keep[] = [['6'], ['345'], ['6', '345']].map((rolls) => ({ type: 'Keep', rolls }));
const LYING = [1, 3, 4, 5, 6];

test('the key of a chance is the number of dice rolled and the faces left lying, low ones first', () => {
  expect(oddsKey(2, [5, 4])).toBe('2|45');
  expect(oddsKey(6, [])).toBe('6|');
});

test('the chance comes from the table, and there is none for a roll that cannot be made', () => {
  expect(bustChance(AIDS, 1, [5, 4, 3])).toBeCloseTo(1 / 6);
  expect(bustChance(AIDS, 0, [3])).toBeNull();
  expect(bustChance(null, 1, [])).toBeNull();
});

test('the dice left are those lying less those taken', () => {
  expect(leftAfter([6, 5, 1, 4, 3], ['6'])).toEqual([1, 3, 4, 5]);
  expect(leftAfter(LYING, ['345', '6'])).toEqual([1]);
});

test('held dice stay, the others make the command', () => {
  const { held, rolled } = split([1, 3, 4, 5], new Set([1, 3]));
  expect(held).toEqual([3, 5]);
  expect(pushText(rolled)).toBe('push 14');
  expect(oddsKey(rolled.length, held)).toBe('2|35');
});

test('equal dice are held one by one', () => {
  const { held, rolled } = split([2, 2, 5], new Set([1]));
  expect(held).toEqual([2]);
  expect(pushText(rolled)).toBe('push 25');
  expect(placesOf([2, 2, 5], [2, 5])).toEqual(new Set([0, 2]));
});

test('the best dice to hold are found, unless what is held is as good', () => {
  expect(bestHold([1, 3, 4, 5], [], AIDS)).toEqual([3, 4, 5]);
  expect(bestHold([1, 3, 4, 5], [3, 4, 5], AIDS)).toBeNull();
});

describe('if you choose otherwise', () => {
  test('taking more, with the dice that would then be pushed', () => {
    const lines = whatIfs({ keeps: KEEPS, lying: LYING, aside: 1, taken: ['6'], held: [] }, AIDS);
    expect(lines[0]).toMatchObject({ kind: 'take', roll: '345', dice: 1, rolls: 3 });
    expect(lines[0]?.bust).toBeCloseTo(5 / 6);
  });

  test('holding better', () => {
    const lines = whatIfs({ keeps: KEEPS, lying: LYING, aside: 1, taken: ['6'], held: [] }, AIDS);
    expect(lines[1]).toMatchObject({ kind: 'hold', held: [3, 4, 5], taken: ['6'], dice: 1, rolls: 2 });
  });

  test('taking less', () => {
    const lines = whatIfs({ keeps: KEEPS, lying: LYING, aside: 0, taken: ['6', '345'], held: [] }, AIDS);
    expect(lines.filter(({ kind }) => kind === 'leave').map(({ roll, dice }) => [roll, dice])).toEqual([
      ['6', 2],
      ['345', 4],
    ]);
  });

  test('nothing taken yet: each of the groups', () => {
    const lines = whatIfs({ keeps: KEEPS, lying: LYING, aside: 0, taken: [], held: [] }, AIDS);
    expect(lines.map(({ kind, roll }) => [kind, roll])).toEqual([
      ['take', '6'],
      ['take', '345'],
    ]);
  });

  test('when everything is aside already, only what to hold is left', () => {
    const lines = whatIfs({ keeps: [], lying: [1, 3, 4, 5], aside: 2, taken: [], held: [] }, AIDS);
    expect(lines).toEqual([expect.objectContaining({ kind: 'hold', held: [3, 4, 5], rolls: 2 })]);
  });

  test('without the table of odds nothing is said', () => {
    expect(whatIfs({ keeps: KEEPS, lying: LYING, aside: 0, taken: ['6'], held: [] }, null)).toEqual([]);
  });
});
