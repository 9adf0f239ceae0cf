/** The squad on one page: wishes, counts, and the answers that it gives. */
import { expect, test } from 'vitest';
import {
  answersOf,
  instead,
  isTaken,
  openSlots,
  type SquadSlot,
  sectionsOf,
  toggled,
} from '../../../../../src/games/starquest/table/setup/squadPlan.ts';
import { cellsOf } from '../../../../../src/games/starquest/table/setup/templates.ts';

const slot = (
  step: string,
  value: string,
  chosen: boolean,
  options: string[],
  optional = false,
): SquadSlot => ({
  step,
  value,
  chosen,
  optional,
  options,
});
const GUNS = (who: string) => [`${who}:wpn_plasma_gun`, `${who}:wpn_missile_launcher`];
const SLOTS = [
  slot('weapon', 'um4:wpn_plasma_gun', true, GUNS('um4')),
  slot('weapon', 'um5:wpn_plasma_gun', false, GUNS('um5')),
  slot('equipment', 'eqp_a', true, ['eqp_a', 'eqp_b', 'eqp_c']),
  slot('equipment', 'eqp_b', true, ['eqp_b', 'eqp_c']),
];
const plan = { slots: SLOTS, members: [] };
const sections = sectionsOf(plan);
const [weapons, equipment] = sections as [(typeof sections)[0], (typeof sections)[0]];

test('each step says how much of it is chosen', () => {
  expect(sections.map(({ step, chosen, slots, set }) => [step, chosen, slots.length, set])).toEqual([
    ['weapon', 1, 2, false],
    ['equipment', 2, 2, true],
  ]);
  expect(equipment.options).toEqual(['eqp_a', 'eqp_b', 'eqp_c']);
  expect(openSlots(plan)).toBe(1);
  expect(isTaken(equipment, 'eqp_b')).toBe(true);
});

test('another weapon replaces the one of the same figure only', () => {
  const wishes = ['weapon=um4:wpn_plasma_gun', 'equipment=eqp_a'];
  expect(instead(wishes, weapons, SLOTS[0] as SquadSlot, 'um4:wpn_missile_launcher')).toEqual([
    'equipment=eqp_a',
    'weapon=um4:wpn_missile_launcher',
  ]);
  expect(instead(wishes, weapons, SLOTS[1] as SquadSlot, 'um5:wpn_missile_launcher')).toContain(
    'weapon=um4:wpn_plasma_gun',
  );
});

test('a card is put back with a second press, and makes room for another when the hand is full', () => {
  const wishes = ['equipment=eqp_a', 'equipment=eqp_b'];
  expect(toggled(wishes, equipment, 'eqp_a')).toEqual(['equipment=eqp_b']);
  expect(toggled(wishes, equipment, 'eqp_c')).toEqual(['equipment=eqp_b', 'equipment=eqp_c']);
});

test('the answers of a squad go with their questions, in their order', () => {
  const slots = [
    slot('psionic', '-', false, ['fig_librarian'], true),
    slot('weapon', 'um5:wpn_plasma_gun', true, ['um5:wpn_plasma_gun']),
  ];
  expect(answersOf(slots)).toEqual([
    ['sq-ask-setup-psionic', 'pass'],
    ['sq-ask-setup-weapon', 'choose um5:wpn_plasma_gun'],
  ]);
});

test('a pattern is drawn as it hits', () => {
  expect(cellsOf('blast')).toHaveLength(9);
  expect(cellsOf('block')).toHaveLength(4);
  expect(cellsOf('line').every(({ y }) => y === 2)).toBe(true);
});
