/** A position to try things on: seat 0 at the bottom, its Phaello three spaces out in column 1 and so on. */
import type { View } from '../../../src/generated/heroes.ts';

export const VIEW: View = {
  viewer: 0,
  options: {},
  phase: 'act',
  mover: 0,
  first: 0,
  game: 1,
  turn: 12,
  hands: [[], []],
  armies: [
    ['phaello', 'donato', 'sanyctus', 'ebellius', 'victorno'],
    ['feurran', 'phaello', 'darrago', 'dyrael', 'aramus'],
  ],
  advances: [
    [3, 4, 2, 1, 5],
    [1, 4, 3, 0, 2],
  ],
  scores: [19, 10],
  across: [2, 1],
  rolled: [],
  held: [],
  aside: ['6', '6', '345'],
  marching: [],
  'all-out': false,
  sheet: [],
  winners: [],
  result: null,
};
