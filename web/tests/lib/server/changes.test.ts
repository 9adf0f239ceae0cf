/** Applying the changes that the server sends. */
import { expect, test } from 'vitest';
import { type Change, changed } from '../../../src/lib/server/changes.ts';
import script from '../../fixtures/changes.json';

test.each(script)('$what', ({ before, change, after }) => {
  const kept = structuredClone(before);
  expect(changed(before, change as unknown as Change)).toEqual(after);
  expect(before).toEqual(kept);
});

test('unchanged parts are shared', () => {
  const before = { minis: { um1: { lp: 1 }, um2: { lp: 2 } }, sides: [{ points: 1 }] };
  const after = changed(before, {
    of: { minis: { of: { um1: { of: { lp: { is: 0 } } } } } },
  }) as typeof before;
  expect(after.minis.um1.lp).toBe(0);
  expect(after.minis.um2).toBe(before.minis.um2);
  expect(after.sides).toBe(before.sides);
  expect(changed(before, { of: {} })).toBe(before);
});
