/** The review of a finished mission: its marked moments, its accounts, and points as lines. */
import { expect, test } from 'vitest';
import { courseOf, HIGH, WIDTH } from '../../../../src/games/starquest/after/course.ts';
import { roundEnds, swingsOf } from '../../../../src/games/starquest/after/turningPoints.ts';
import { marksOf, toldBy } from '../../../../src/games/starquest/replay/marks.ts';
import type { Frame } from '../../../../src/lib/server/api.ts';

function frame(n: number, types: readonly string[], undone = 0): Frame {
  const log = types.map((type) => ({
    n,
    event: { type, seat: 1 },
    clause: '',
    clock: false,
    says: { id: type, args: {} },
  }));
  return { n, seat: 0, command: '', undone, faces: [], sides: [], log, view: {} };
}

test('kills and scans are marked, unless they were taken back; steps are not', () => {
  const frames = [frame(0, ['RoundBegan']), frame(1, ['Moved']), frame(2, ['Scanned']), frame(3, [], 2)];
  frames.push(frame(4, ['Eliminated', 'MissionEnded']));
  expect(marksOf(frames).map(({ kind, at }) => `${kind} ${at}`)).toEqual(['round 0', 'kill 4', 'end 4']);
  expect(toldBy(frames, 2).length).toBe(3);
  expect(toldBy(frames, 3).length).toBe(2);
});

const account = {
  lost: [],
  eliminated: [],
  attacks: 0,
  dice: 0,
  rolled: 0,
  expected: 0,
  saves: 0,
  saved: 0,
  points: {},
};

test('a line goes from the beginning to the end of the chart, and losses go below nothing', () => {
  const turns = [
    { round: 1, turn: 1, seat: 0, points: [10, 0], luck: [0, 0] },
    { round: 2, turn: 2, seat: 0, points: [20, 0], luck: [0, 0] },
    { round: 2, turn: 3, seat: 1, points: [30, -10], luck: [0, 0] },
  ];
  const course = courseOf({ turns, seats: [account, account] }, [0, 0], [50, -10]);
  expect(course.ticks.map(({ points }) => points)).toEqual([-20, 0, 20, 40, 60]);
  expect(course.lines[0]?.path.startsWith(`M0 ${Math.round(course.zero * 10) / 10}L`)).toBe(true);
  // Points given after the last turn belong to the last round.
  expect(course.rounds).toEqual([
    { round: 1, x: WIDTH / 2, points: [10, 0] },
    { round: 2, x: WIDTH, points: [50, -10] },
  ]);
  expect(course.lines.map(({ points }) => points)).toEqual([50, -10]);
  const [first, second] = course.lines.map(({ end }) => end);
  expect(first).toBeLessThan(course.zero);
  expect(second).toBeGreaterThan(course.zero);
  expect(second).toBeLessThanOrEqual(course.height);
});

test('badges at the end of lines do not lie on each other', () => {
  const seats = Array.from({ length: 7 }, () => account);
  const turns = [{ round: 1, turn: 1, seat: 0, points: seats.map(() => 5), luck: seats.map(() => 0) }];
  const none = seats.map(() => 0);
  const course = courseOf({ turns, seats }, none, [5, 5, 6, 6, 7, 90, 5], HIGH);
  const places = course.lines.map(({ badge }) => badge).toSorted((a, b) => a - b);
  for (const [index, place] of places.entries())
    if (index > 0) expect(place - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(49.9);
});

function scoring(n: number, events: readonly object[], undone = 0): Frame {
  const log = events.map((event) => ({ n, event, clause: '', clock: false, says: { id: '', args: {} } }));
  return { n, seat: 0, command: '', undone, faces: [], sides: [], log: log as Frame['log'], view: {} };
}

test('turning points are the largest changes, in their order; a round ends where the next begins', () => {
  const scored = (points: number) => ({ type: 'Scored', seat: 0, points, total: points, reason: '' });
  const frames = [
    scoring(0, [{ type: 'RoundBegan', number: 1 }]),
    scoring(1, [scored(5), scored(1)]),
    scoring(2, [scored(99)]),
    scoring(3, [], 2),
    scoring(4, [{ type: 'RoundBegan', number: 2 }, scored(-20)]),
    scoring(5, [scored(7)]),
  ];
  expect(swingsOf(frames, 3).map(({ at, round, scored: { points } }) => [at, round, points])).toEqual([
    [1, 1, 5],
    [4, 2, -20],
    [5, 2, 7],
  ]);
  expect([...roundEnds(frames)]).toEqual([
    [1, 3],
    [2, 5],
  ]);
});
