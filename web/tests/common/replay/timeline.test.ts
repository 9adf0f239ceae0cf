/** The time line of a real match: jumps, entries taken back, and how long a frame is shown. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Player } from '../../../src/common/replay/player.svelte.ts';
import { next, pause, previous, takenBack, within } from '../../../src/common/replay/timeline.ts';
import { marksOf } from '../../../src/games/heroes/replay/turns.ts';
import type { Frame } from '../../../src/lib/server/api.ts';
import { STORY } from '../../fixtures/story.ts';

const { frames } = STORY;

function frame(command: string, undone = 0): Frame {
  return { n: 0, seat: 0, command, undone, faces: [], sides: [], log: [], view: {} };
}

describe('an entry taken back', () => {
  test('is the one that the server names: an aside may lie between', () => {
    const some = [
      frame(''),
      frame('a'),
      frame('b'),
      frame('', 2),
      frame('', 1),
      frame('c'),
      frame('aside'),
      frame('', 5),
    ];
    expect([...takenBack(some)]).toEqual([
      [2, 3],
      [1, 4],
      [5, 7],
    ]);
  });

  test('in a real match leaves the table as it was before', () => {
    const taken = [...takenBack(frames)];
    expect(taken.length).toBe(2);
    for (const [at, by] of taken) {
      expect(frames[by]?.view).toEqual(frames[at - 1]?.view);
      expect(frames[at]?.view).not.toEqual(frames[at - 1]?.view);
    }
  });
});

describe('jumping', () => {
  const marks = [
    { kind: 'bust', at: 3, seat: 0 },
    { kind: 'turn', at: 3, seat: 1 },
    { kind: 'bust', at: 8, seat: 1 },
  ] as const;

  test('forward finds the next of its kind, and starts again after the last', () => {
    expect(next(marks, 'bust', 0)).toBe(3);
    expect(next(marks, 'bust', 3)).toBe(8);
    expect(next(marks, 'bust', 8)).toBe(3);
    expect(next(marks, 'turn', 3)).toBe(3);
  });

  test('back finds the one before, and goes on from the end', () => {
    expect(previous(marks, 'bust', 9)).toBe(8);
    expect(previous(marks, 'bust', 8)).toBe(3);
    expect(previous(marks, 'bust', 3)).toBe(8);
  });

  test('finds nothing if there is no such moment', () => {
    expect(next([], 'bust', 0)).toBeNull();
    expect(previous([], 'bust', 0)).toBeNull();
  });

  test('finds every loud moment of a real match, each in a frame that tells it', () => {
    const all = marksOf(frames);
    const count = (kind: string) => all.filter((mark) => mark.kind === kind).length;
    expect([count('bust'), count('all-out'), count('attack'), count('end')]).toEqual([7, 3, 5, 3]);
    expect(
      all
        .filter((mark) => mark.kind === 'bust')
        .map((mark) => frames[mark.at]?.log.map((line) => line.says.id)),
    ).toEqual(Array.from({ length: 7 }, () => expect.arrayContaining(['heroes-event-went-bust'])));
  });
});

test('a place outside the match is the nearest one inside', () => {
  expect([-3, 0, 2.7, 4, 99, Number.NaN].map((at) => within(at, [1, 2, 3, 4, 5]))).toEqual([
    0, 0, 2, 4, 4, 0,
  ]);
});

describe('a player', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('plays frame after frame, and stops at the last', () => {
    const player = new Player(frames, frames.length - 3);
    player.play();
    expect([player.playing, player.at]).toEqual([true, frames.length - 3]);
    vi.advanceTimersToNextTimer();
    expect(player.at).toBe(frames.length - 2);
    vi.runAllTimers();
    expect([player.playing, player.at]).toEqual([false, player.last]);
  });

  test('starts again from the beginning when it is started at the end', () => {
    const player = new Player(frames, frames.length);
    player.toggle();
    expect([player.playing, player.at]).toEqual([true, 0]);
  });

  test('stops when the player chooses a frame', () => {
    const player = new Player(frames);
    player.play();
    player.step(1);
    vi.runAllTimers();
    expect([player.playing, player.at]).toEqual([false, 1]);
  });

  test('goes on at once at the speed it is given', () => {
    const [first] = frames;
    const player = new Player(frames);
    player.play();
    player.speed = 4;
    vi.advanceTimersByTime(first ? pause(first, 4) : 0);
    expect(player.at).toBe(1);
  });
});

test('a frame with dice is looked at longer than one without, and half as long at double speed', () => {
  const [quiet, loud] = [frame('a'), { ...frame('b'), faces: [1, 2] }];
  expect(pause(loud, 1)).toBeGreaterThan(pause(quiet, 1));
  expect(pause(quiet, 2)).toBe(pause(quiet, 1) / 2);
});
