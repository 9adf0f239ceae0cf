/** “Why not?” asks about the nearest enemy or the nearest closed door. */
import { expect, test } from 'vitest';
import { type Around, asksWith } from '../../../../src/games/starquest/desk/asking.ts';
import { ASKED, RULES } from '../../../../src/games/starquest/table/asides/rules.ts';
import type { Piece } from '../../../../src/games/starquest/view/pieces.ts';
import rulebook from '../../../../src/generated/rulebook.json';

const piece = (id: string, seat: number, x: number, y: number): Piece =>
  ({
    id,
    seat,
    kind: 'mini',
    squares: [y * 10 + x],
    x,
    y,
    facing: 0,
    weapons: ['wpn_combat_blade', 'wpn_laser_rifle'],
  }) as unknown as Piece;

const um1 = piece('um1', 0, 5, 5);
const around: Around = {
  view: { grid: [10, 10, 0, 0], opened: [['d_near', 0, 0]], gone: [] } as unknown as Around['view'],
  chart: {
    doors: [
      {
        id: 'd_far',
        kind: 'door',
        edges: [
          [0, 1],
          [10, 11],
        ],
      },
      {
        id: 'd_near',
        kind: 'door',
        edges: [
          [54, 55],
          [64, 65],
        ],
      },
      {
        id: 'd_next',
        kind: 'door',
        edges: [
          [57, 58],
          [67, 68],
        ],
      },
    ],
  },
  pieces: [um1, piece('um2', 0, 5, 6), piece('ch2', 1, 9, 9), piece('ch1', 1, 5, 8)],
};

test('attacks are asked about the nearest enemy, with a gun where it has one', () => {
  expect(asksWith('shoot', um1, around)).toBe('um1 shoot wpn_laser_rifle ch1');
  expect(asksWith('melee', um1, around)).toBe('um1 strike ch1');
  expect(asksWith('shoot', um1, { ...around, pieces: [um1] })).toBe('');
});

test('doors are asked about the nearest that is closed', () => {
  expect(asksWith('door', um1, around)).toBe('um1 open d_next');
  expect(asksWith('door', um1, { ...around, chart: null })).toBe('');
});

test('the other questions need no target', () => {
  expect(asksWith('search', um1, around)).toBe('um1 search');
  expect(asksWith('overwatch', um1, around)).toBe('um1 overwatch');
  expect(asksWith('turn', um1, around)).toBe('um1 face S');
});

test('every rule that is named stands in the rulebook', () => {
  const known = new Set(rulebook.starquest.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
  const named = [...Object.values(RULES), ...Object.values(ASKED)];
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('every weapon is asked about in the way in which it is aimed', () => {
  const asks = (...weapons: string[]) => {
    const who = { ...piece('um1', 0, 5, 5), weapons };
    return asksWith('shoot', who, { ...around, pieces: [who, piece('ch1', 1, 2, 2)] });
  };
  expect(asks('wpn_laser_rifle')).toBe('um1 shoot wpn_laser_rifle ch1');
  expect(asks('wpn_missile_launcher')).toBe('um1 shoot wpn_missile_launcher 2.2');
  expect(asks('wpn_las_cannon')).toBe('um1 shoot wpn_las_cannon [2.2]');
  expect(asks('wpn_plasma_gun')).toBe('um1 shoot wpn_plasma_gun 5.5>NW');
  expect(asks('wpn_assault_cannon')).toBe('um1 shoot wpn_assault_cannon');
});

test('a gunner is asked about for his machine', () => {
  const gunner = { ...um1, mans: 'um2' };
  const machine = { ...piece('um2', 0, 6, 5), weapons: ['wpn_twin_las'] };
  const found = asksWith('shoot', gunner, { ...around, pieces: [gunner, machine, piece('ch1', 1, 2, 2)] });
  expect(found).toBe('um2 shoot wpn_twin_las [2.2]');
});
