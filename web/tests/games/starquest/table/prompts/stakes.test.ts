/** What a prompt says about the stakes, and what the other players see of it. */
import { expect, test } from 'vitest';
import { keyOf, secondsLeft } from '../../../../../src/games/starquest/table/prompts/countdown.ts';
import { type About, stakes, waitsFor } from '../../../../../src/games/starquest/table/prompts/stakes.ts';
import type { Frame } from '../../../../../src/games/starquest/view/frames.ts';
import type { Aim } from '../../../../../src/generated/starquest.ts';

const AIM: Aim = {
  command: '',
  squares: [],
  most: [],
  red: 0,
  white: 2,
  totals: [],
  breaks: [],
  threats: [
    { target: 'ch4', hurt: 0.2, killed: 0.1, armour: 1 },
    { target: 'um1', hurt: 0.5, killed: 0.25, armour: 2 },
  ],
  uncovers: [],
};
const WATCHING: Frame = { type: 'Watching', offers: [['um2', ['ch4']]], volley: 0 };

function about(frame: Frame | null, aim: Aim | null = AIM): About {
  const view = {
    sides: [{ faction: 'ultramarines', command: 3 }, { faction: 'chaos' }],
    minis: {
      um1: { id: 'um1', seat: 0, figure: 'fig_marine_laser' },
      ch4: { id: 'ch4', seat: 1, figure: 'fig_ork' },
    },
    options: {},
  };
  return { view, you: 0, frame, aim, worth: () => 3, life: () => 2 };
}

test('an Overwatch shot: the chance, the points, and what it costs', () => {
  expect(stakes(about(WATCHING)).map(({ value }) => value)).toEqual([0.1, 3, 1]);
  expect(stakes(about(WATCHING, null))).toHaveLength(1);
});

test('under attack only the own are counted, and the points to dodge with', () => {
  const frame: Frame = {
    type: 'Window',
    seat: 0,
    why: 'dodge',
    who: '',
    spent: 0,
    burnt: [],
    allowed: [],
    refused: [],
    leave: [],
  };
  expect(stakes(about(frame)).map(({ value }) => value)).toEqual([0.5, 0.25, 3]);
});

test('nothing is made up where nothing is known', () => {
  expect(stakes(about(null))).toEqual([]);
});

test('others hear what kind of decision it is', () => {
  expect(waitsFor('sq-ask-overwatch')).toBe('overwatch');
  expect(waitsFor('sq-ask-window-dodge')).toBe('dodge');
  expect(waitsFor('sq-ask-window-hand')).toBe('command');
  expect(waitsFor('sq-ask-activation')).toBe('turn');
  expect(waitsFor('sq-ask-foresight-green')).toBe('card');
});

test('a countdown shows whole seconds and ends at nothing', () => {
  expect(secondsLeft(15, 0)).toBe(15);
  expect(secondsLeft(15, 14_001)).toBe(1);
  expect(secondsLeft(15, 15_000)).toBe(0);
  expect(secondsLeft(15, 99_000)).toBe(0);
});

test('letters for the shot and the two words, numbers for the rest', () => {
  expect(keyOf('Snap', true, -1, true)).toBe('s');
  expect(keyOf('Snap', false, 0, true)).toBe('1');
  expect(keyOf('Pass', false, -1, true)).toBe('h');
  expect(keyOf('Yes', true, -1, false)).toBe('y');
  expect(keyOf('Pass', false, -1, false)).toBe('n');
  expect(keyOf('Choose', false, 1, false)).toBe('2');
  expect(keyOf('Choose', false, 9, false)).toBe('');
});
