/** Attacks from their events: dice, armour, harm, points; whole ones, and those that waited for somebody's answer. */
import { expect, test } from 'vitest';
import type { Fight } from '../../../../src/games/starquest/show/kinds.ts';
import { effectsOf, wordOf, worthOf } from '../../../../src/games/starquest/show/outcomes.ts';
import type { View } from '../../../../src/generated/starquest.ts';
import { fights, moments, scene, spots } from './scenes.ts';

const DECLARED = {
  type: 'Declared',
  seat: 0,
  attacker: 'um1',
  weapon: 'wpn_storm_bolter',
  aim: 'ch1',
  shots: 1,
  how: 'shoot',
};
const rolled = (values: number[], more: object = {}) => ({
  type: 'Rolled',
  seat: 0,
  who: 'um1',
  values,
  red: 1,
  reason: 'shoot',
  ...more,
});

const verdicts = (fight: Fight | undefined) => (fight ? effectsOf(fight).map(wordOf) : []);

const HALL = scene({
  um1: ['fig_marine_laser', 0, 1, 1],
  um2: ['fig_marine_laser', 0, 1, 3],
  ch1: ['fig_ork', 1, 6, 1],
  ch2: ['fig_android', 1, 9, 1],
});

test('a shot that kills: line, dice, sum against armour, one word, points', () => {
  const [fight, ...rest] = fights(
    HALL,
    DECLARED,
    rolled([2, 1]),
    { type: 'Wounded', seat: 1, who: 'ch1', lost: 1, lp: 0 },
    { type: 'Eliminated', seat: 1, who: 'ch1', figure: 'fig_ork', by: 0 },
    { type: 'Scored', seat: 0, points: 3, total: 3, reason: 'kill', what: 'ch1' },
  );
  expect(rest).toEqual([]);
  expect(fight).toMatchObject({ look: 'shot', from: [1.5, 1.5], to: [6.5, 1.5], target: 'ch1', opens: true });
  expect(fight?.exchanges).toHaveLength(1);
  expect(fight?.exchanges[0]?.dice).toMatchObject({
    who: 'um1',
    values: [2, 1],
    red: 1,
    sum: 3,
    fresh: true,
  });
  expect(fight?.exchanges[0]?.effects).toEqual([
    { target: 'ch1', at: [6.5, 1.5], does: 'dead', lost: 1, left: 0, value: 3, armour: 1 },
  ]);
  expect(worthOf(fight?.points ?? [])).toEqual([{ seat: 0, points: 3 }]);
  expect(fight?.cast.pieces.map(({ id }) => id)).toEqual(['um1', 'um2', 'ch2']);
});

test('armour that holds says so; a roll of nothing is a miss', () => {
  const held = { type: 'Unharmed', seat: 1, who: 'ch1', value: 1, against: 1 };
  const [fight] = fights(HALL, DECLARED, rolled([1, 0]), held);
  expect(verdicts(fight)).toMatchObject([{ id: 'web-sq-hit-armour' }]);
  const [missed] = fights(HALL, DECLARED, rolled([0, 0]), { ...held, value: 0 });
  expect(verdicts(missed)).toMatchObject([{ id: 'web-sq-hit-miss' }]);
});

test('armour is told only where it fits what was lost', () => {
  const wounded = (lost: number) => ({ type: 'Wounded', seat: 1, who: 'ch1', lost, lp: 1 });
  const [fits] = fights(HALL, DECLARED, rolled([2, 1]), wounded(2));
  expect(fits?.exchanges[0]?.effects[0]).toMatchObject({ value: 3, armour: 1 });
  const [changed] = fights(HALL, DECLARED, rolled([2, 1]), wounded(1));
  expect(changed?.exchanges[0]?.effects[0]?.armour).toBeNaN();
});

test('a line meets everybody on it, each with an armour of its own, and goes as far as the last', () => {
  const line = { ...DECLARED, weapon: 'wpn_plasma_gun', aim: '1.1>E' };
  const dies = (who: string) => [
    { type: 'Wounded', seat: 1, who, lost: 1, lp: 0 },
    { type: 'Eliminated', seat: 1, who, figure: 'x', by: 0 },
  ];
  const [fight] = fights(HALL, line, rolled([2, 1], { red: 2 }), ...dies('ch1'), ...dies('ch2'));
  expect(fight).toMatchObject({ look: 'beam', target: '', to: [9.5, 1.5] });
  expect(fight?.exchanges[0]?.effects.map(({ target, armour }) => [target, armour])).toEqual([
    ['ch1', 1],
    ['ch2', 2],
  ]);
  expect(fight?.who.map(({ id }) => id)).toEqual(['um1', 'ch1', 'ch2']);
});

test('both sides of a melee roll; equal totals are parried', () => {
  const [fight] = fights(
    HALL,
    { ...DECLARED, how: 'melee', weapon: 'wpn_combat_blade' },
    rolled([1, 3], { red: 2, reason: 'melee' }),
    rolled([2, 2], { seat: 1, who: 'ch1', red: 0, reason: 'defence' }),
    { type: 'MeleeFought', attacker: 'um1', defender: 'ch1', attack: 4, defence: 4, behind: false },
  );
  expect(fight).toMatchObject({ look: 'blade' });
  expect(fight?.exchanges[0]).toMatchObject({
    dice: { sum: 4 },
    defence: { who: 'ch1', sum: 4 },
    totals: [4, 4],
  });
  expect(fight?.exchanges[0]?.effects).toMatchObject([{ target: 'ch1', does: 'parried' }]);
});

test('a weapon that rolls for each target has a roll for each', () => {
  const [fight] = fights(
    HALL,
    { ...DECLARED, weapon: 'wpn_fusion_gun', aim: '1.1>E' },
    rolled([3, 1, 0], { red: 3 }),
    { type: 'Unharmed', seat: 1, who: 'ch1', value: 4, against: 4 },
    rolled([2, 2, 2], { red: 3 }),
    { type: 'Wounded', seat: 1, who: 'ch2', lost: 4, lp: 1 },
  );
  expect(fight?.exchanges.map(({ dice, effects }) => [dice?.sum, effects.map(({ does }) => does)])).toEqual([
    [4, ['armour']],
    [6, ['hurt']],
  ]);
});

test('an attack that waited goes on: its dice lie on the table, and only the new ones are rolled', () => {
  const waits = {
    ...HALL,
    frames: [
      {
        ...DECLARED,
        type: 'Attack',
        stage: 'rerolls',
        squares: spots(HALL, [6, 1]),
        rolls: [0, 1],
        red: 1,
        answer: [],
        answer_red: 0,
      },
    ],
  } as unknown as View;
  const held = { type: 'Unharmed', seat: 1, who: 'ch1', value: 1, against: 1 };
  const [fight] = fights(waits, { type: 'Waited', seat: 0, what: 'reroll' }, held);
  expect(fight).toMatchObject({ attacker: 'um1', opens: false });
  expect(fight?.exchanges[0]).toMatchObject({
    dice: { values: [0, 1], fresh: false },
    effects: [{ does: 'armour' }],
  });
  const [again] = fights(waits, {
    type: 'Rerolled',
    seat: 0,
    card: 'ord_x',
    values: [3, 1],
    red: 1,
    dice: 1,
  });
  expect(again?.exchanges).toMatchObject([{ dice: { values: [3, 1], sum: 4, fresh: true } }]);
});

test('saves, rites, bulkheads and structures have words of their own', () => {
  const words = (...events: object[]) =>
    fights(HALL, DECLARED, rolled([3, 2]), ...events).flatMap((one) =>
      effectsOf(one).map((effect) => wordOf(effect).id),
    );
  expect(words({ type: 'SaveRolled', seat: 1, who: 'ch1', values: [2], saved: 2 })).toEqual([
    'web-sq-hit-saved',
  ]);
  expect(words({ type: 'SaveRolled', seat: 1, who: 'ch1', values: [0], saved: 0 })).toEqual([
    'web-sq-hit-standing',
  ]);
  expect(words({ type: 'RiteUsed', seat: 1, who: 'ch1', lp: 1, left: 0 })).toEqual(['web-sq-hit-rite']);
  expect(words({ type: 'BulkheadDestroyed', seat: 0, door: 'd1', total: 5 })).toEqual([
    'web-sq-hit-destroyed',
  ]);
  expect(
    words({ type: 'StructureDamaged', seat: 0, structure: 'altar', at: [4, 4], lost: 2, lp: 3 }),
  ).toEqual(['web-sq-hit-hurt']);
});

test('harm that nobody declared is shown where it strikes', () => {
  const [fight] = fights(HALL, { type: 'Wounded', seat: 0, who: 'um2', lost: 1, lp: 1 });
  expect(fight).toMatchObject({ attacker: '', look: 'trap', to: [1.5, 3.5] });
});

test('a target that dodges moves between declaration and its end', () => {
  const kinds = moments(
    HALL,
    DECLARED,
    { type: 'WindowOpened', seat: 1, reason: 'dodge' },
    { type: 'CommandSpent', seat: 1, points: 1, left: 0 },
    { type: 'Moved', seat: 1, who: 'ch1', squares: [[6, 2]], cost: 1 },
    { type: 'CalledOff', seat: 0, attacker: 'um1' },
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(['fight', 'walk', 'fight']);
  expect(kinds[1]).toMatchObject({
    dodge: true,
    movers: [
      {
        id: 'ch1',
        path: [
          [6.5, 1.5],
          [6.5, 2.5],
        ],
      },
    ],
  });
  expect(kinds[2]).toMatchObject({ calledOff: true, opens: false, to: [6.5, 2.5], exchanges: [] });
});
