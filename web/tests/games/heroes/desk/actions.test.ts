/** Battle actions grouped by scoring roll, hero and target, all from the offer. */
import { expect, test } from 'vitest';
import {
  ableWith,
  chanceOf,
  deedAt,
  deedsOf,
  idle,
  ownAt,
  questionFor,
  waysOf,
} from '../../../../src/games/heroes/desk/actions.ts';
import type { Answer } from '../../../../src/lib/table/state.ts';
import { VIEW } from '../table.ts';

const hero = (name: string) => ({ id: `heroes-hero-${name}`, args: {} });
const victim = (name: string, chance: number, side = 'enemy') => ({
  id: 'heroes-victim',
  args: { hero: hero(name), side, chance },
});
const attack = (weapon: string, who: string, ...victims: unknown[]) => ({
  id: 'heroes-do-attack',
  args: { hero: hero(who), weapon, row: 0, rows: 8, count: victims.length, victims },
});
const move = (who: string, advance: number, vox = '') => ({
  id: 'heroes-do-move',
  args: { hero: hero(who), column: 0, advance, passed: vox ? 'yes' : 'no', vox: vox ? hero(vox) : '' },
});

const ANSWERS: Answer[] = [
  {
    text: '6 attack 5',
    command: { type: 'Attack', roll: '6', column: 5 },
    does: attack('armour', 'victorno', victim('feurran', 0.5)),
  },
  {
    text: '6 shoot 1 at 1.6',
    command: { type: 'Use', roll: '6', weapon: 'shoot', column: 1, at: [1, 6] },
    does: attack('shoot', 'phaello', victim('aramus', 0.5)),
  },
  {
    text: '66 shoot 4 at 4.8',
    command: { type: 'Use', roll: '66', weapon: 'shoot', column: 4, at: [4, 8] },
    does: attack('shoot', 'ebellius', victim('dyrael', 0)),
  },
  {
    text: '66 shoot 4 at 1.6',
    command: { type: 'Use', roll: '66', weapon: 'shoot', column: 4, at: [1, 6] },
    does: attack('shoot', 'ebellius', victim('aramus', 0.5)),
  },
  {
    text: '66 scythe 3 at 3.5',
    command: { type: 'Use', roll: '66', weapon: 'scythe', column: 3, at: [3, 5] },
    does: attack('scythe', 'sanyctus', victim('donato', 0.5, 'own'), victim('darrago', 0.5)),
  },
  {
    text: '345 move 3',
    command: { type: 'Move', column: 3, to: 3, roll: '345' },
    does: move('sanyctus', 3),
  },
  {
    text: '345 move 5>4',
    command: { type: 'Move', column: 5, to: 4, roll: '345' },
    does: move('ebellius', 2, 'victorno'),
  },
  { text: 'stop', command: { type: 'Stop' }, does: { id: 'heroes-do-stop', args: { unspent: 3 } } },
];
const DEEDS = deedsOf(ANSWERS, VIEW, 0);

test('only actions are deeds', () => {
  expect(DEEDS.map(({ text }) => text)).toEqual(ANSWERS.slice(0, -1).map(({ text }) => text));
});

test('an attack of the armour is aimed at the hero that faces its own', () => {
  expect(DEEDS[0]).toMatchObject({ verb: 'attack', column: 5, at: { column: 5, row: 7 } });
  expect(chanceOf(DEEDS[0] as (typeof DEEDS)[0])).toBe(0.5);
});

test('equipment is aimed at the square it names', () => {
  expect(DEEDS[1]).toMatchObject({ verb: 'shoot', column: 1, at: { column: 1, row: 6 } });
});

test('a move ends in the square in front of the walker', () => {
  const [step, passed] = DEEDS.slice(-2);
  expect(step).toMatchObject({ verb: 'move', walker: 3, advance: 3, at: { column: 3, row: 4 } });
  expect(passed).toMatchObject({ verb: 'pass', column: 5, walker: 4, at: { column: 4, row: 3 } });
  expect(passed?.hero).toEqual(hero('victorno'));
});

test('ways are ordered by column, and their targets by what they do to the enemy', () => {
  expect(waysOf(DEEDS, '6').map(({ verb, column }) => [verb, column])).toEqual([
    ['shoot', 1],
    ['attack', 5],
  ]);
  const [, shot] = waysOf(DEEDS, '66');
  expect(shot?.deeds.map(({ text }) => text)).toEqual(['66 shoot 4 at 1.6', '66 shoot 4 at 4.8']);
});

test('an action with several victims has no single chance, and one at home has no chance at all', () => {
  const [scythe, shot] = waysOf(DEEDS, '66');
  expect(scythe && chanceOf(scythe.deeds[0] as (typeof DEEDS)[0])).toBeNull();
  expect(scythe?.deeds[0]?.victims.map(({ own }) => own)).toEqual([true, false]);
  expect(shot && chanceOf(shot.deeds[1] as (typeof DEEDS)[0])).toBe(0);
});

test('heroes that can do nothing with a roll are named, and the table can be asked why', () => {
  expect(idle(waysOf(DEEDS, '6'), VIEW, 0)).toEqual([2, 3, 4]);
  expect(questionFor('6', 2, false)).toBe('6 attack 2');
  expect(questionFor('345', 2, false)).toBe('345 move 2');
  expect(questionFor('345', 2, true)).toBe('move 2');
});

test('further moves belong to the roll being spent', () => {
  const answers: Answer[] = [
    { text: 'move 4', command: { type: 'Move', column: 4, to: 4, roll: '' }, does: move('ebellius', 2) },
    { text: 'done', command: { type: 'Done' }, does: { id: 'heroes-do-done', args: {} } },
  ];
  const deeds = deedsOf(answers, VIEW, 0, '345');
  expect(waysOf(deeds, '345').map(({ column }) => column)).toEqual([4]);
});

test('a pressed square means a target of the chosen way first, then of any', () => {
  const ways = waysOf(DEEDS, '66');
  const [scythe, shot] = ways;
  expect(deedAt(ways, shot ?? null, { column: 1, row: 6 })?.text).toBe('66 shoot 4 at 1.6');
  expect(deedAt(ways, null, { column: 4, row: 8 })?.text).toBe('66 shoot 4 at 4.8');
  expect(deedAt(ways, null, { column: 3, row: 5 })).toBeNull();
  expect(deedAt(ways, scythe ?? null, { column: 3, row: 5 })?.text).toBe('66 scythe 3 at 3.5');
});

test('one of our own heroes is found by its square', () => {
  expect(ownAt(VIEW, 0, { column: 2, row: 5 })).toBe(2);
  expect(ownAt(VIEW, 0, { column: 1, row: 6 })).toBeNull();
  expect(ownAt(VIEW, 1, { column: 1, row: 2 })).toBe(1);
});

test('seen from the other side, an attack is aimed as that side counts', () => {
  const [deed] = deedsOf(
    [
      {
        text: '6 attack 1',
        command: { type: 'Attack', roll: '6', column: 1 },
        does: attack('armour', 'feurran', victim('victorno', 0.5)),
      },
    ],
    VIEW,
    1,
  );
  expect(deed?.at).toEqual({ column: 1, row: 3 });
});

test('what a roll is good for names each thing once, with all who can do it', () => {
  const able = (roll: string) =>
    ableWith(DEEDS, roll).map(({ verb, heroes }) => [verb, heroes.map((one) => JSON.stringify(one))]);
  expect(able('6')).toEqual([
    ['attack', [JSON.stringify(hero('victorno'))]],
    ['shoot', [JSON.stringify(hero('phaello'))]],
  ]);
  expect(able('66').map(([verb]) => verb)).toEqual(['shoot', 'scythe']);
  expect(able('111')).toEqual([]);
});
