/** Tokens that an alien player can still place, and the question about a square where none may be placed. */
import { expect, test } from 'vitest';
import type { Frame } from '../../../../src/games/starquest/view/frames.ts';
import { elsewhere, type Option } from '../../../../src/games/starquest/view/offers.ts';
import { counted, onOffer, poolOf } from '../../../../src/games/starquest/view/supply.ts';

const put = (identity: string, x: number, y: number): Option => ({
  text: `put ${identity} ${x}.${y}`,
  does: { id: '', args: {} },
  command: { type: 'Put', identity, to: [x, y] },
});
const turn = (step: string) => ({ type: 'Turn', seat: 0, step }) as Frame;

test('tokens are counted by kind, and hidden ones come last', () => {
  expect(counted(['', 'fig_ork', 'fig_gretchin', '', 'fig_ork'])).toEqual([
    { identity: 'fig_ork', count: 2 },
    { identity: 'fig_gretchin', count: 1 },
    { identity: '', count: 2 },
  ]);
});

test('a scan and a conduit lay blips, a vent special tokens, the end of a turn reserves', () => {
  expect(poolOf({ type: 'Scanning', board: 0, seats: [1], placed: 0 } as Frame)).toBe('blips');
  expect(['act', 'special', 'reinforce'].map((step) => poolOf(turn(step)))).toEqual([
    'blips',
    'specials',
    'reinforcements',
  ]);
});

test('only offered tokens can be taken up, with the number left', () => {
  const side = {
    faction: 'chaos',
    reinforcements: ['fig_ork', 'fig_ork', 'fig_android'],
    blips: ['fig_ork'],
  };
  expect(onOffer([put('fig_ork', 1, 2), put('fig_ork', 3, 4)], side, turn('reinforce'))).toEqual([
    { identity: 'fig_ork', count: 2 },
  ]);
  expect(onOffer([], side, turn('act'))).toEqual([]);
});

test('a square that is not lit is asked about with the token on hand', () => {
  const options = [put('fig_ork', 1, 2), put('fig_gretchin', 1, 2)];
  expect(elsewhere(options, 'fig_gretchin', '7.7')).toBe('put fig_gretchin 7.7');
  expect(elsewhere(options, '', '7.7')).toBe('put fig_ork 7.7');
  expect(elsewhere([], '', '7.7')).toBe('');
});
