/** Where goals are on the map, and how the score stands. */
import { expect, test } from 'vitest';
import { type Goal, piecesOf, standings } from '../../../../src/games/starquest/goals/goals.ts';
import type { View } from '../../../../src/generated/starquest.ts';

const GOAL: Goal = {
  id: 'primary',
  kind: 'primary',
  says: { id: 'sq-goal-destroy', args: {} },
  text: { id: 'mis_04_nest-primary', args: {} },
  points: 30,
  mine: 0,
  paid: 0,
  state: 'open',
  done: 0,
  of: 3,
  squares: [],
  pieces: [],
};

const view = {
  things: {
    obj_key1: { id: 'obj_key1', kind: 'obj_key', square: 7 },
    obj_key2: { id: 'obj_key2', kind: 'obj_key', carrier: 'ba1' },
    obj_key3: { id: 'obj_key3', kind: 'obj_key', recovered: 0 },
  },
  scenario: { id: 'mis_08_black_mass', structures: { obj_altar1: 12 } },
} as unknown as Pick<View, 'things' | 'scenario'>;
const chart = { vents: { v1: 3 } };
const standing = new Map([
  ['ba1', { squares: [4] }],
  ['ch1', { squares: [20, 21, 40, 41] }],
  ['ch2', { squares: [] }],
]);

test.each([
  ['a vent', ['vent:v1'], [[3]]],
  ['a structure', ['site:obj_altar1'], [[12]]],
  ['a figure on all its squares', ['ch1'], [[20, 21, 40, 41]]],
  ['an object on the floor', ['obj_key1'], [[7]]],
  ['an object at its bearer', ['obj_key2'], [[4]]],
  ['nothing that is not on the map', ['obj_key3', 'ch2', 'ch9', 'vent:v9', 'site:obj_altar9'], []],
])('a goal points at %s', (_, pieces, squares) => {
  expect(piecesOf({ ...GOAL, pieces }, view, chart, standing)).toEqual(squares);
});

test('the score is told against the best of the others', () => {
  const sides = [{ points: 12 }, {}, { points: 30 }] as unknown as View['sides'];
  expect(standings({ sides }, 0)).toEqual({ mine: 12, best: 30 });
  expect(standings({ sides }, 2)).toEqual({ mine: 30, best: 12 });
  expect(standings({ sides: sides.slice(1, 2) }, 0)).toEqual({ mine: 0, best: 0 });
  expect(standings({ sides }, -1)).toBeNull();
});
