/** Where heroes stand on the board as it is drawn, from either side. */
import { expect, test } from 'vitest';
import { facing, heroAt, rowsInAll, standing } from '../../../../src/games/heroes/board/geometry.ts';
import { needOf } from '../../../../src/games/heroes/table/players/need.ts';
import { VIEW } from '../table.ts';

test('my column 1 is their column 5', () => {
  expect([1, 2, 3, 4, 5].map(facing)).toEqual([5, 4, 3, 2, 1]);
});

test('eight rows unless the table chose otherwise', () => {
  expect(rowsInAll(VIEW)).toBe(8);
  expect(rowsInAll({ options: { rows: 6 } })).toBe(12);
});

test('no two heroes stand in one square', () => {
  for (const bottom of [0, 1] as const) {
    const squares = standing(VIEW, bottom).map(({ column, row }) => `${column}.${row}`);
    expect(squares).toHaveLength(10);
    expect(new Set(squares).size).toBe(10);
  }
});

test('the board turned around is the same board', () => {
  for (const hero of standing(VIEW, 0)) {
    const turned = { column: facing(hero.column), row: 9 - hero.row };
    expect(heroAt(VIEW, 1, turned)).toMatchObject({ seat: hero.seat, hero: hero.hero, own: hero.own });
  }
});

test('spaces without a hero are empty', () => {
  const armies: [string[], string[]] = [
    ['', '', 'donato', '', ''],
    ['', '', '', '', ''],
  ];
  expect(
    standing(
      {
        ...VIEW,
        armies,
        advances: [
          [0, 0, 0, 0, 0],
          [0, 0, 0, 0, 0],
        ],
      },
      0,
    ),
  ).toEqual([{ seat: 0, hero: 'donato', own: 3, advance: 0, column: 3, row: 1 }]);
});

test('what is needed to win', () => {
  expect(needOf(VIEW, 0)).toEqual({ across: 1, points: 0 });
  expect(needOf(VIEW, 1)).toEqual({ across: 2, points: 10 });
  expect(needOf({ across: [4, 0], scores: [12, 12] }, 0)).toEqual({ across: 0, points: 1 });
});
