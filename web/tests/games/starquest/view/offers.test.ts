/** Reading offers: which figure each is for, and where on the map the player points to give it. */
import { describe, expect, test } from 'vitest';
import { gathered } from '../../../../src/games/starquest/table/log/lines.ts';
import { named } from '../../../../src/games/starquest/view/figureNames.ts';
import {
  actorOf,
  aimedAt,
  aimsOf,
  breachOf,
  byVerb,
  endangered,
  endOf,
  isArea,
  isAttack,
  meantOf,
  type Option,
  placeOf,
  rayOf,
  rolls,
  spotOf,
} from '../../../../src/games/starquest/view/offers.ts';
import type { Piece } from '../../../../src/games/starquest/view/pieces.ts';
import { squareAt, squareName } from '../../../../src/games/starquest/view/pieces.ts';
import { sharesOf } from '../../../../src/games/starquest/view/shares.ts';
import type { View } from '../../../../src/generated/starquest.ts';
import type { AnyCommand } from '../../../../src/generated/starquest-commands.ts';

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
    expect(rolls(card)).toBe(false);
    expect(rolls({ ...card, does: { id: '', args: { dangers: [] } } })).toBe(true);
    const shot = option({ type: 'Shoot', who: 'um1', weapon: 'wpn_bolter', at: 'ch1', shots: 1 });
    expect(rolls({ ...shot, does: { id: '', args: { dangers: [] } } })).toBe(false);
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

describe('attacks on squares', () => {
  const dangers = ['ch1', 'um2'].map((target) => ({ id: 'sq-danger', args: { target } }));
  const shoot = (at: string): Option => ({
    text: '',
    does: { id: 'sq-do-shoot', args: { dangers } },
    command: { type: 'Shoot', who: 'um1', weapon: 'wpn_x', at, shots: 1 },
  });

  test('are told from attacks on a figure', () => {
    expect(['0.0', '[0.0]', '0.0>E', ''].map((at) => isArea(shoot(at)))).toEqual([true, true, true, true]);
    expect(isArea(shoot('ch1'))).toBe(false);
    expect(isArea(option({ type: 'Step', who: 'um1', to: [0, 0] }))).toBe(false);
  });

  test('along a line, or at all that can be hit, are given by pressing a figure in it', () => {
    expect(endangered(shoot('0.0>E'))).toEqual(['ch1', 'um2']);
    expect(endangered(shoot(''))).toEqual(['ch1', 'um2']);
    expect(endangered(shoot('0.0'))).toEqual([]);
  });

  test('along a line end where the last square is hit', () => {
    expect(endOf(view, '-1.0>E', [1, 2, 7])).toEqual([2]);
    expect(endOf(view, '-1.0>SE', [5])).toEqual([5]);
    expect(endOf(view, '0.0', [1])).toEqual([]);
  });

  test('along a line are given at any of its squares: to the last that is hit, and on over those in the line of fire', () => {
    expect(rayOf(view, '-1.0>E', [2], [])).toEqual([1, 2]);
    expect(rayOf(view, '-1.0>S', [4], [8])).toEqual([4, 8]);
    expect(rayOf(view, '-1.0>S', [], [8])).toEqual([]);
    expect(rayOf(view, '0.0', [1], [1])).toEqual([]);
  });

  test('are meant with the weapon that was chosen, unless the pointer is at the corner of four squares', () => {
    const with_ = (weapon: string, at: string) =>
      option({ type: 'Shoot', who: 'ch1', weapon, at, shots: 1 } as AnyCommand);
    const lasers = with_('wpn_body_lasers', 'um2');
    const plasma = with_('wpn_plasma_gun', '9.2>W');
    const other = with_('wpn_plasma_gun', '9.3>W');
    const cannon = with_('wpn_las_cannon', '[4.2]');
    const all = [lasers, plasma, other, cannon];
    expect(meantOf(all, '')).toBe(lasers);
    expect(meantOf(all, '', with_('wpn_plasma_gun', '9.2>N'))).toBe(plasma);
    expect(meantOf(all, '', other)).toBe(other);
    expect(meantOf(all, '[4.2]', plasma)).toBe(cannon);
    expect(meantOf([lasers], '', plasma)).toBe(lasers);
    expect(meantOf([], '')).toBeNull();
  });

  test('on what is built in are pointed at where it is', () => {
    const chart = {
      doors: [
        {
          id: 'd1',
          kind: 'bulkhead' as const,
          edges: [
            [0, 1],
            [4, 5],
          ] as [[number, number], [number, number]],
        },
      ],
      vents: { v1: 6 },
    };
    const sites = { ...view, scenario: { structures: { altar: 9 } } } as unknown as View;
    const none = new Map<string, Piece>();
    expect(aimedAt(sites, none, 'door:d1', chart)).toEqual([0, 1, 4, 5]);
    expect(aimedAt(sites, none, 'vent:v1', chart)).toEqual([6]);
    expect(aimedAt(sites, none, 'site:altar', chart)).toEqual([9]);
    expect(aimedAt(sites, none, 'nobody', chart)).toEqual([]);
    expect(breachOf(shoot('door:d1'))).toBe('d1');
    expect(breachOf(shoot('vent:v1'))).toBe('');
  });
});

test('shares of a total stand together, target by target', () => {
  const share = (at: string, points: number): Option => ({
    ...option({ type: 'Share', at, points }),
    text: `${at} ${points}`,
  });
  const found = sharesOf([share('ch1', 2), share('ch2', 1), share('ch1', 1), option({ type: 'Pass' })]);
  expect(found.map(({ at, options }) => [at, options.map(({ points }) => points)])).toEqual([
    ['ch1', [1, 2]],
    ['ch2', [1]],
  ]);
});
