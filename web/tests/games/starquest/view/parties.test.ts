/** The figures that a question is about. */
import { expect, test } from 'vitest';
import type { Frame } from '../../../../src/games/starquest/view/frames.ts';
import { parties } from '../../../../src/games/starquest/view/parties.ts';

const attack = { type: 'Attack', attacker: 'cu3', aim: 'ld3', weapon: 'wpn_bone_hooks', squares: [] };
const standing = new Map(['cu3', 'ld3', 'ch1'].map((id) => [id, { id }]));

function asked(deciding: object | null) {
  const desk = { scene: { standing, view: { frames: [attack] } }, question: { deciding }, pointer: {} };
  return parties(desk as unknown as Parameters<typeof parties>[0]);
}

test('a declared attack is about who attacks and who is attacked', () => {
  const frame = { type: 'Reacting', moment: 'after_roll' } as unknown as Frame;
  expect(asked(frame)).toEqual({ from: { id: 'cu3' }, to: { id: 'ld3' } });
});

test('a figure that asks to pass is meant alone, also if it steps out of the way of an attack', () => {
  const frame = { type: 'Permission', who: 'ld3', to: 7 } as unknown as Frame;
  expect(asked(frame)).toEqual({ from: { id: 'ld3' }, to: undefined });
});
