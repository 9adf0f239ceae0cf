/** Edges of a square, and answers that look there. */
import { expect, test } from 'vitest';
import { byFacing, edgeAt, towardsFacing } from '../../../../src/games/starquest/view/facing.ts';
import type { Option } from '../../../../src/games/starquest/view/offers.ts';

function face(facing: number): Option {
  const command = { type: 'Face', who: 'um1', facing } as Option['command'];
  return { text: `um1 face ${facing}`, does: { id: 'sq-do-face', args: {} }, command };
}

test('a point near an edge means that edge, and the middle means none', () => {
  expect([edgeAt(0, -0.4), edgeAt(0.4, 0.1), edgeAt(-0.1, 0.45), edgeAt(-0.4, 0.3)]).toEqual([0, 2, 4, 6]);
  expect([edgeAt(0, 0), edgeAt(0.2, -0.2)]).toEqual([-1, -1]);
});

test('answers that differ by the facing alone are found by it', () => {
  const turns = [face(0), face(2)];
  expect(byFacing(turns)).toBe(true);
  expect(byFacing([face(0)])).toBe(false);
  expect(towardsFacing(turns, 2)).toBe(turns[1]);
  expect(towardsFacing(turns, 4)).toBeUndefined();
});
