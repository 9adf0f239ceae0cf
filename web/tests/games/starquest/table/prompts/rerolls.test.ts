/** What rolling again changes. */
import { expect, test } from 'vitest';
import { gain } from '../../../../../src/games/starquest/table/prompts/rerolls.ts';

const chance = (target: string, hurt: number, killed = 0) => ({ target, hurt, killed });

test('rolling again does more, less or the same harm; a kill counts before a wound', () => {
  expect(gain(chance('ch1', 0), chance('ch1', 0.5))).toBe('more');
  expect(gain(chance('ch1', 1, 1), chance('ch1', 1, 0.2))).toBe('less');
  expect(gain(chance('ch1', 1, 0), chance('ch1', 0.5, 0.2))).toBe('more');
  expect(gain(chance('ch1', 1, 1), chance('ch1', 1, 1))).toBe('same');
});
