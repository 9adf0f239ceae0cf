import { describe, expect, test } from 'vitest';
import {
  back,
  chosen,
  give,
  next,
  nextScene,
  type Place,
  placeOf,
  type Script,
  START,
  scenesOf,
  seenAt,
  stepAt,
} from '../../../../src/games/heroes/learn/lesson.ts';
import recorded from '../../../../src/games/heroes/learn/script.json';

const script = recorded as unknown as Script;
const last = script.steps.length - 1;

/** Play the whole lesson as it was played, noting each place. */
function walk(): Place[] {
  const places = [START];
  for (let here = START; here.step < last; ) {
    const step = stepAt(script, here);
    const command = step.commands?.[here.played];
    const given = step.kind === 'do' && command !== undefined ? give(script, here, command) : null;
    here = given ? given.place : next(script, here);
    places.push(here);
  }
  return places;
}

test('the recorded play leads from the first step to the last, and the newcomer wins', () => {
  const places = walk();
  const end = places.at(-1);
  expect(end?.step).toBe(last);
  const { frame } = seenAt(script, end ?? START);
  expect(frame.finished).toBe(true);
  expect(frame.view.result?.shares).toEqual([1, 0]);
});

test('every command that is asked for is offered, as the step finds the table', () => {
  for (const here of walk()) {
    const step = stepAt(script, here);
    const command = step.commands?.[here.played];
    if (step.kind !== 'do' || command === undefined) continue;
    const offered = seenAt(script, here).frame.offer?.answers.map((answer) => answer.text);
    expect(offered, step.id).toContain(command);
  }
});

test('the number of the table grows when it moves, and only then', () => {
  const places = walk();
  for (const [index, here] of places.slice(1).entries()) {
    const before = seenAt(script, places[index] ?? START);
    const after = seenAt(script, here);
    if (after.frame === before.frame) expect(after.seq).toBe(before.seq);
    else expect(after.seq).toBeGreaterThan(before.seq);
  }
});

describe('giving a command', () => {
  const roll = placeOf(script, 'roll');

  test('the right one leads on and brings what it brought', () => {
    const given = give(script, roll, 'roll');
    expect(stepAt(script, given?.place ?? START).id).toBe('take');
    expect(given?.frame.view.phase).toBe('keep');
  });

  test('any other one does not', () => {
    expect(give(script, roll, 'act')).toBeNull();
    expect(give(script, placeOf(script, 'pick'), 'pick dyrael')).toBeNull();
  });

  test('two that are sent as one are played one after the other', () => {
    const first = give(script, placeOf(script, 'push'), 'keep 66');
    expect(stepAt(script, first?.place ?? START).id).toBe('push');
    const second = give(script, first?.place ?? START, 'push 11');
    expect(stepAt(script, second?.place ?? START).id).toBe('act');
    expect(give(script, first?.place ?? START, 'push 1134'), 'the dice that were not held').toBeNull();
  });

  test('explanations and choices may be skipped by doing what they lead to', () => {
    const given = give(script, placeOf(script, 'take'), 'keep 66');
    expect(given?.place).toEqual({ step: placeOf(script, 'push').step, played: 1 });
  });

  test('no command is accepted at a table that is about to be reset', () => {
    expect(give(script, placeOf(script, 'busted'), 'roll')).toBeNull();
    expect(give(script, placeOf(script, 'won'), 'roll')).toBeNull();
  });

  test('the captain’s commands are not the newcomer’s to give', () => {
    expect(give(script, placeOf(script, 'captain'), 'roll')).toBeNull();
  });
});

test('a choice is made when it is the one that is asked for, in any order', () => {
  const [take, hold, all] = ['take', 'hold', 'take-all'].map((id) => stepAt(script, placeOf(script, id)));
  if (!take || !hold || !all) throw new Error('The lesson has changed.');
  expect(chosen(take, ['66'], [])).toBe(true);
  expect(chosen(take, ['6', '6'], [])).toBe(false);
  expect(chosen(hold, ['66'], [4, 3])).toBe(true);
  expect(chosen(hold, ['66'], [3])).toBe(false);
  expect(chosen(all, ['555', '6', '6', '6'], [])).toBe(true);
  expect(chosen(all, ['555', '6', '6'], [])).toBe(false);
});

test('going back stops at the beginning, and going on stops at the end', () => {
  expect(back({ step: 2, played: 3 })).toEqual({ step: 1, played: 0 });
  expect(back(START)).toEqual(START);
  const end = { step: last, played: 0 };
  expect(next(script, end)).toBe(end);
});

test('a part can be skipped, and the last one leads to the end', () => {
  expect(stepAt(script, nextScene(script, placeOf(script, 'pick'))).id).toBe('board');
  expect(stepAt(script, nextScene(script, placeOf(script, 'hold'))).id).toBe('straight');
  expect(nextScene(script, placeOf(script, 'roll-extra')).step).toBe(last);
});

test('a table that is set up anew has a new log', () => {
  expect(seenAt(script, placeOf(script, 'busted')).log.length).toBeGreaterThan(10);
  expect(seenAt(script, placeOf(script, 'later')).log).toEqual([]);
});

test('scenes follow each other and hold every step', () => {
  const scenes = scenesOf(script);
  expect(scenes.map((scene) => scene.id)).toEqual(['army', 'dice', 'moves', 'bust', 'fight', 'win']);
  expect(scenes.reduce((sum, scene) => sum + scene.count, 0)).toBe(script.steps.length);
});

test('a step that is no more is looked for at the beginning', () => {
  expect(placeOf(script, 'gone')).toEqual(START);
});
