// @vitest-environment happy-dom
/** Updates are shown in order, can be ended at once, and land whatever their performer does. */
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Cue,
  hurried,
  type Pace,
  type Performance,
  Stage,
} from '../../../src/lib/table/stage.svelte.ts';
import { type Playing, synced, updated } from '../../../src/lib/table/state.ts';
import { sync, update } from './messages.ts';

let landed: number[];
let shown: Performance[];
let pace: Pace;
let seen: boolean;
let stage: Stage;
let now: Playing;
let ends: (() => void)[];
let turns: number;

/** The next update of the table. */
function next(more: Parameters<typeof update>[1] = {}): Cue {
  const told = update(now.seq + 1, more);
  const before = now;
  now = updated(before, told);
  return { update: told, before, after: now };
}

/** Let everything that waits for nothing else happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  landed = [];
  shown = [];
  ends = [];
  turns = 0;
  pace = 'quick';
  seen = true;
  now = synced(sync(3));
  stage = new Stage({
    pace: () => pace,
    seen: () => seen,
    landed: (cue) => landed.push(cue.update.seq),
    turned: () => {
      turns += 1;
    },
  });
  stage.performer = (performance) => {
    shown.push(performance);
    return new Promise((resolve) => ends.push(resolve));
  };
});

describe('an update', () => {
  test('lands when it has been shown, and the next is shown then', async () => {
    stage.add(next());
    stage.add(next());
    expect(stage.performing).toBe(true);
    expect(stage.before?.seq).toBe(3);
    expect(shown.map((one) => one.update.seq)).toEqual([4]);
    ends[0]?.();
    await settled();
    expect(landed).toEqual([4]);
    expect(stage.before?.seq).toBe(4);
    expect(shown.map((one) => one.update.seq)).toEqual([4, 5]);
    ends[1]?.();
    await settled();
    expect(landed).toEqual([4, 5]);
    expect([stage.performing, stage.before]).toEqual([false, null]);
  });

  test('lands at once where nobody shows it, nobody looks, or the player wants no show', () => {
    stage.performer = null;
    stage.add(next());
    expect(landed).toEqual([4]);
    stage.performer = (performance) => void shown.push(performance);
    pace = 'instant';
    stage.add(next());
    pace = 'quick';
    seen = false;
    stage.add(next());
    seen = true;
    stage.add(next({ undone: 6 }));
    expect(landed).toEqual([4, 5, 6, 7]);
    expect(shown).toEqual([]);
  });

  test('behind another lands after it, whatever the pace is by then', async () => {
    stage.add(next());
    pace = 'instant';
    stage.add(next());
    expect(landed).toEqual([]);
    ends[0]?.();
    await settled();
    expect(landed).toEqual([4, 5]);
    expect(shown).toHaveLength(1);
  });

  test('is shown with the pace of that moment', async () => {
    stage.add(next());
    pace = 'calm';
    stage.add(next());
    ends[0]?.();
    await settled();
    expect(shown.map((one) => one.pace)).toEqual([1, 1.8]);
  });

  test('lands although its performer fails', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    stage.performer = () => {
      throw new Error('no such figure');
    };
    stage.add(next());
    await settled();
    stage.performer = () => Promise.reject(new Error('no such square'));
    stage.add(next());
    await settled();
    vi.unstubAllGlobals();
    expect(landed).toEqual([4, 5]);
    expect(report).toHaveBeenCalledTimes(2);
  });

  test('of long ago is not shown to one who is far behind', () => {
    for (let count = 0; count < 12; count += 1) stage.add(next());
    expect(landed).toEqual([4, 5, 6, 7]);
  });
});

describe('the player', () => {
  test('ends what is shown with a press', async () => {
    stage.add(next());
    stage.add(next());
    stage.interrupt();
    await settled();
    expect(shown[0]?.signal.aborted).toBe(true);
    expect(landed).toEqual([4]);
    expect(shown.map((one) => one.update.seq)).toEqual([4, 5]);
  });

  test('skips to the next decision', async () => {
    stage.add(next());
    stage.add(next());
    stage.skip();
    expect(landed).toEqual([4, 5]);
    expect(shown[0]?.signal.aborted).toBe(true);
    await settled();
    stage.add(next());
    expect([landed.at(-1), stage.performing, stage.skipping]).toEqual([5, true, true]);
    await vi.waitFor(() => expect(landed.at(-1)).toBe(6));
    stage.add(next());
    stage.add(next({ offer: { seat: 0, question: 'q', answers: [], curtain: false } }));
    expect([landed, stage.skipping, turns]).toEqual([[4, 5, 6, 7, 8], false, 1]);
    stage.add(next());
    expect(shown.map((one) => one.update.seq)).toEqual([4, 9]);
  });

  test('pauses between two updates, and goes on', async () => {
    stage.pause(true);
    stage.add(next());
    await settled();
    expect([shown.length, stage.performing]).toEqual([0, true]);
    stage.pause(false);
    await settled();
    expect(shown).toHaveLength(1);
    stage.pause(true);
    stage.add(next());
    ends[0]?.();
    await settled();
    expect([landed, shown.length]).toEqual([[4], 1]);
    stage.skip();
    await settled();
    expect([landed, shown.length, stage.paused]).toEqual([[4, 5], 1, false]);
  });

  test('is answered when everything has landed', async () => {
    const answer = vi.fn();
    stage.afterwards(answer);
    expect(answer).toHaveBeenCalledTimes(1);
    stage.add(next());
    stage.afterwards(answer);
    expect(answer).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await settled();
    expect(answer).toHaveBeenCalledTimes(2);
  });
});

test('a table told anew needs no more showing', async () => {
  const answer = vi.fn();
  stage.add(next());
  stage.add(next());
  stage.afterwards(answer);
  stage.drop(now);
  expect([stage.performing, landed]).toEqual([false, []]);
  expect(shown[0]?.signal.aborted).toBe(true);
  expect(answer).toHaveBeenCalledTimes(1);
  await settled();
  stage.add(next());
  expect(shown.map((one) => one.update.seq)).toEqual([4, 6]);
});

test('what waits for a performer that leaves lands', () => {
  stage.add(next());
  stage.add(next());
  stage.performer = null;
  expect(landed).toEqual([4, 5]);
});

describe('what is played back', () => {
  test('is shown in order, lands no second time, and leaves the table as it is', async () => {
    const cues = [next(), next()];
    const after = now;
    pace = 'instant';
    stage.replay(cues);
    expect([stage.replaying, stage.performing, stage.before?.seq]).toEqual([true, true, 3]);
    expect(shown[0]?.pace).toBe(1);
    ends[0]?.();
    await settled();
    expect(stage.before?.seq).toBe(4);
    ends[1]?.();
    await settled();
    expect([stage.replaying, stage.performing, landed]).toEqual([false, false, []]);
    expect(shown[1]?.after).toBe(after);
  });

  test('ends at once when it is no longer wanted', async () => {
    stage.replay([next(), next()]);
    stage.endReplay();
    expect([stage.performing, shown[0]?.signal.aborted, landed]).toEqual([false, true, []]);
    await settled();
    expect(shown.length).toBe(1);
  });

  test('makes way for an update', async () => {
    stage.replay([next(), next()]);
    stage.add(next());
    await settled();
    expect([stage.replaying, stage.before?.seq]).toEqual([false, 5]);
    ends[1]?.();
    await settled();
    expect(landed).toEqual([6]);
  });

  test('waits for nothing that is being shown', () => {
    const cues = [next()];
    stage.add(next());
    stage.replay(cues);
    expect([stage.replaying, shown.length]).toEqual([false, 1]);
  });
});

describe('a long wait', () => {
  const clock = vi.spyOn(performance, 'now');
  const at = (time: number, more: Parameters<typeof update>[1] = {}) => {
    clock.mockReturnValue(time);
    stage.add(next(more));
  };
  const offer = { seat: 0, question: 'q', answers: [], curtain: false };

  afterAll(() => clock.mockRestore());

  test('is shown faster and faster, down to a limit', () => {
    expect([0, 2500, 5250, 8000, 90_000].map(hurried)).toEqual([1, 1, 0.625, 0.25, 0.25]);
  });

  test('goes on after a reaction, and ends with the own turn', () => {
    at(0);
    at(8000);
    expect(stage.factor).toBe(0.25);
    pace = 'calm';
    expect(stage.factor).toBe(1.8);
    pace = 'quick';
    at(11_000, { offer });
    at(60_000);
    expect(stage.factor, 'a reaction').toBe(0.25);
    at(61_000, { offer });
    for (let decision = 0; decision < 4; decision += 1) at(62_000, { offer });
    expect(stage.factor, 'the own turn').toBe(1);
  });

  test('does not count the time in which the player decides', () => {
    at(0, { offer });
    at(90_000);
    expect(stage.factor).toBe(1);
  });

  test('tells its performer the pace without hurry too', async () => {
    at(0);
    at(90_000);
    ends[0]?.();
    await settled();
    expect(shown.map((one) => [one.pace, one.unhurried])).toEqual([
      [1, 1],
      [0.25, 1],
    ]);
  });
});
