/** A mission looked back at: its loud moments, what stands, and points as lines. */
import { expect, test } from 'vitest';
import { courseOf, HEIGHT, WIDTH } from '../../src/games/starquest/after/course.ts';
import { marksOf, toldBy } from '../../src/games/starquest/after/marks.ts';
import type { Frame } from '../../src/lib/api.ts';

function frame(n: number, types: readonly string[], undone = 0): Frame {
  const log = types.map((type) => ({
    n,
    event: { type, seat: 1 },
    clause: '',
    clock: false,
    says: { id: type, args: {} },
  }));
  return { n, seat: 0, command: '', undone, faces: [], log, view: {} };
}

test('kills and scans are marked, unless they were taken back; steps are not', () => {
  const frames = [frame(0, ['RoundBegan']), frame(1, ['Moved']), frame(2, ['Scanned']), frame(3, [], 2)];
  frames.push(frame(4, ['Eliminated', 'MissionEnded']));
  expect(marksOf(frames).map(({ kind, at }) => `${kind} ${at}`)).toEqual(['round 0', 'kill 4', 'end 4']);
  expect(toldBy(frames, 2).length).toBe(3);
  expect(toldBy(frames, 3).length).toBe(2);
});

test('a line goes from the beginning to the end of the chart, and losses go below nothing', () => {
  const turns = [
    { round: 1, turn: 1, seat: 0, points: [10, 0], luck: [0, 0] },
    { round: 2, turn: 2, seat: 1, points: [30, -10], luck: [0, 0] },
  ];
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
  const course = courseOf({ turns, seats: [account, account] }, [50, -10]);
  expect(course).toMatchObject({ low: -10, high: 50 });
  expect(course.lines[0]?.startsWith(`0,${course.zero} `)).toBe(true);
  expect(course.lines[0]?.endsWith(`${WIDTH},0`)).toBe(true);
  expect(course.lines[1]?.endsWith(`${WIDTH},${HEIGHT}`)).toBe(true);
  expect(course.rounds.map(({ round }) => round)).toEqual([1, 2]);
});
