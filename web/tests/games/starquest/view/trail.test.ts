/** The trail of a figure that came into sight, from the events that the viewer was told. */
import { expect, test } from 'vitest';
import { trailOf } from '../../../../src/games/starquest/view/trail.ts';
import type { LogLine } from '../../../../src/lib/table/state.ts';

function told(...events: object[]): LogLine[] {
  return events.map((event, n) => ({ n, event, says: { id: '', args: {} }, clause: '', clock: false }));
}

const TURN = { type: 'TurnBegan', seat: 1, number: 2 };
const moved = (who: string, x: number, y: number) => ({ type: 'Moved', who, squares: [[x, y]], cost: 1 });

test('it leads from where the turn began to where it stands', () => {
  const log = told(moved('ch1', 1, 1), TURN, moved('ch1', 2, 1), moved('ch2', 9, 9), moved('ch1', 3, 2));
  expect(trailOf(log, 'ch1')).toEqual([
    [1.5, 1.5],
    [2.5, 1.5],
    [3.5, 2.5],
  ]);
});

test('what was not told is not drawn: it begins where it was first seen', () => {
  expect(trailOf(told(TURN, moved('ch1', 2, 1), moved('ch1', 3, 1)), 'ch1')).toEqual([
    [2.5, 1.5],
    [3.5, 1.5],
  ]);
  const revealed = { type: 'Placed', who: 'ch1', figure: 'fig_ork', squares: [[5, 5]], facing: 0 };
  expect(trailOf(told(moved('ch1', 9, 9), TURN, revealed, moved('ch1', 5, 6)), 'ch1')).toEqual([
    [5.5, 5.5],
    [5.5, 6.5],
  ]);
});

test('a figure that has not moved in this turn has no trail, and a large base is drawn by its middle', () => {
  expect(trailOf(told(moved('ch1', 1, 1), TURN, moved('ch2', 2, 2)), 'ch1')).toEqual([]);
  const wide = (x: number) => ({
    type: 'Moved',
    who: 'ch3',
    squares: [
      [x, 0],
      [x + 1, 0],
      [x, 1],
      [x + 1, 1],
    ],
  });
  expect(trailOf(told(wide(0), TURN, wide(1)), 'ch3')).toEqual([
    [1, 1],
    [2, 1],
  ]);
});
