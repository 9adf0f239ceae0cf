/** Answers read: whose they are, and where on the map one points to give them. */
import { describe, expect, test } from 'vitest';
import { gathered } from '../../src/games/starquest/log/lines.ts';
import {
  actorOf,
  aimedAt,
  aimsOf,
  byVerb,
  isAttack,
  type Option,
  placeOf,
  spotOf,
} from '../../src/games/starquest/offers.ts';
import type { Piece } from '../../src/games/starquest/pieces.ts';
import { squareAt, squareName } from '../../src/games/starquest/pieces.ts';
import { named } from '../../src/games/starquest/speaking.ts';
import type { View } from '../../src/generated/starquest.ts';
import type { AnyCommand } from '../../src/generated/starquest-commands.ts';

const view = { grid: [4, 4, -1, 0] } as unknown as View;
const option = (command: AnyCommand): Option => ({ text: '', does: { id: '', args: {} }, command });

describe('squares', () => {
  test('have the coordinates of the layout, which may begin before zero', () => {
    expect(squareAt(view, -1, 0)).toBe(0);
    expect(squareAt(view, 2, 3)).toBe(15);
    expect(squareAt(view, 3, 0)).toBe(-1);
    expect(squareName(view, 0)).toBe('-1.0');
    expect(spotOf('-1.0')).toEqual([-1, 0]);
    expect(spotOf('um1')).toBeNull();
  });
});

describe('answers', () => {
  test('know who acts, and at which square they are given', () => {
    const step = option({ type: 'Step', who: 'um1', to: [1, 2] });
    expect(actorOf(step)).toBe('um1');
    expect(placeOf(step)).toEqual([1, 2]);
    expect(actorOf(option({ type: 'Pass' }))).toBe('');
    expect(placeOf(option({ type: 'Choose', value: '1.2' }))).toEqual([1, 2]);
    expect(placeOf(option({ type: 'Choose', value: 'dk_s' }))).toBeNull();
  });

  test('attacks are told from what only names a target', () => {
    expect(isAttack(option({ type: 'Strike', who: 'um1', at: 'ch1' }))).toBe(true);
    const card = option({ type: 'Use', card: 'equ_x', on: ['um1', '1.2'] });
    expect(isAttack(card)).toBe(false);
    expect(aimsOf(card)).toEqual(['um1', '1.2']);
  });

  test('of one kind stand together', () => {
    const found = byVerb([option({ type: 'Done' }), option({ type: 'Pass' }), option({ type: 'Done' })]);
    expect([...found].map(([verb, all]) => [verb, all.length])).toEqual([
      ['Done', 2],
      ['Pass', 1],
    ]);
  });
});

test('aims are squares: of a figure, one square, four squares, the first of a line', () => {
  const standing = new Map([['ch1', { squares: [5, 6] } as unknown as Piece]]);
  expect(aimedAt(view, standing, 'ch1')).toEqual([5, 6]);
  expect(aimedAt(view, standing, '0.1')).toEqual([5]);
  expect(aimedAt(view, standing, '[0.1]')).toEqual([5, 6, 9, 10]);
  expect(aimedAt(view, standing, '[2.3]')).toEqual([15]);
  expect(aimedAt(view, standing, '0.1>E')).toEqual([6]);
  expect(aimedAt(view, standing, 'door:d1')).toEqual([]);
});

test('figures go by their names in sentences, however deep they stand', () => {
  const says = { id: 'x', args: { who: 'um1', list: ['um1', { id: 'y', args: { at: 'um1', n: 2 } }] } };
  const said = named(
    says,
    (id) => id === 'um1',
    () => 'Commander',
  );
  expect(said.args).toEqual({
    who: 'Commander',
    list: ['Commander', { id: 'y', args: { at: 'Commander', n: 2 } }],
  });
});

test('the steps of a walk are one line of the log', () => {
  const line = (n: number, event: object) => ({
    n,
    event,
    says: { id: '', args: {} },
    clause: '',
    clock: false,
  });
  const moved = (who: string) => ({ type: 'Moved', seat: 0, who, squares: [], cost: 1, why: '' });
  const lines = gathered([
    line(1, moved('um1')),
    line(1, moved('um1')),
    line(2, moved('um2')),
    line(3, { type: 'Finished', seat: 0, who: 'um2', why: '' }),
    line(4, moved('um2')),
  ]);
  expect(lines.map((one) => one.place)).toEqual([1, 2, 3, 4]);
});
