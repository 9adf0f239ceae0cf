/** The end of a mission as people go through it: stages, what each brought, who mourns. */
import { expect, test } from 'vitest';
import {
  ALL_DONE,
  aftermath,
  decisionOf,
  endingOf,
  stagesOf,
} from '../../../../../src/games/starquest/campaign/closing/closing.ts';
import type { AnyEvent } from '../../../../../src/generated/starquest-events.ts';
import type { LogLine } from '../../../../../src/lib/table/state.ts';

const VIEW = {
  sides: [
    { faction: 'ultramarines', leader: 'um1' },
    { faction: 'eldar', leader: 'el1' },
    { faction: 'chaos' },
  ],
  minis: {
    um1: { id: 'um1', seat: 0, figure: 'fig_marine_commander', place: 'dead' as const },
    el1: { id: 'el1', seat: 1, figure: 'fig_eldar_governor' },
  },
};

function told(...events: AnyEvent[]): LogLine[] {
  return events.map((event, n) => ({ n, event, says: { id: '', args: {} }, clause: '', clock: false }));
}

const why = '';
const BEFORE: AnyEvent = {
  type: 'Scored',
  seat: 0,
  points: 50,
  total: 50,
  reason: 'kill',
  what: '',
  why,
};
const OVER: AnyEvent = { type: 'MissionEnded', reason: 'rounds', why };
const END = told(
  BEFORE,
  OVER,
  { type: 'Scored', seat: 0, points: 10, total: 60, reason: 'unmet', what: 'primary', why },
  { type: 'CardShown', seat: 1, card: 'rec_adrenaline', why },
  { type: 'Scored', seat: 1, points: -10, total: 20, reason: 'secret', what: '', why },
  { type: 'Won', seats: [0], points: [60, 20, 5], why },
  { type: 'SealsWon', seat: 0, seals: 2, total: 2, why },
  { type: 'SealsWon', seat: 0, seals: 2, total: 4, why },
  { type: 'RankChanged', seat: 0, faction: 'ultramarines', rank: 1, why },
  { type: 'RankChanged', seat: 1, faction: 'eldar', rank: 2, why: 'SQ-HONOUR-08' },
  { type: 'Chose', seat: 1, what: 'give-up', value: 'rec_adrenaline', why },
  { type: 'Chose', seat: 1, what: 'reinforcement', value: 'fig_avenger', why },
);

const brought = (step: number) =>
  Object.fromEntries(stagesOf(END, VIEW, step).map(({ id, items }) => [id, items]));

test('only what came after the end counts', () => {
  expect(aftermath(told(BEFORE))).toEqual([]);
  expect(aftermath(END)).toHaveLength(10);
});

test('each stage has what it brought; Seals of one side are one sum', () => {
  const all = brought(ALL_DONE);
  expect(all['awards']).toEqual([{ kind: 'points', seat: 0, points: 10 }]);
  expect(all['cards']?.map(({ kind }) => kind)).toEqual(['shown', 'points']);
  expect(all['points']).toEqual([{ kind: 'won', seat: 0 }]);
  expect(all['seals']).toEqual([{ kind: 'seals', seat: 0, seals: 4, total: 4 }]);
  expect(all['keep']).toEqual([{ kind: 'give-up', seat: 1, what: 'rec_adrenaline' }]);
  expect(all['purchases']).toEqual([{ kind: 'bought', seat: 1, what: 'fig_avenger' }]);
});

test('a lost rank is no promotion, and a dead leader is told once', () => {
  expect(brought(ALL_DONE)['ranks']).toEqual([
    { kind: 'promoted', seat: 0, rank: 1 },
    { kind: 'demoted', seat: 1, rank: 2 },
    { kind: 'mourned', seat: 0 },
  ]);
  expect(brought(8)['ranks']?.some(({ kind }) => kind === 'mourned')).toBe(false);
});

test('the step on hand lies in one stage, those before are done', () => {
  const states = (step: number) => stagesOf(END, VIEW, step).map(({ state }) => state);
  expect(states(13)).toEqual(['done', 'done', 'done', 'done', 'done', 'done', 'now', 'later']);
  expect(states(6)[3]).toBe('now');
  expect(new Set(states(ALL_DONE))).toEqual(new Set(['done']));
});

test('three steps ask for a decision', () => {
  expect([10, 13, 14].map(decisionOf)).toEqual(['psionics', 'keep', 'purchases']);
  expect(endingOf({ type: 'Ending', step: 13, seats: [0], begun: true })?.step).toBe(13);
  expect(endingOf(null)).toBeNull();
});
