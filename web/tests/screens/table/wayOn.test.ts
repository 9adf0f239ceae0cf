/** The one way on from a match of earlier rules. */
import { expect, test } from 'vitest';
import type { TableStatus } from '../../../src/lib/server/api.ts';
import { wayOn } from '../../../src/screens/table/wayOn.ts';

const rematch = { by: 0, match: 'next', key: 'n' };
const campaign = { key: 'c', name: 'Five', mission: 'mis_01_hard_dock', taken_back: false };

test.each<[string, Partial<TableStatus>, boolean]>([
  ['go-on', {}, false],
  ['anew', {}, true],
  ['watch', { you: -1 }, false],
  ['watch', { you: -1 }, true],
  ['campaign', { campaign }, false],
  ['look', { finished: true }, false],
  ['look', { finished: true, campaign }, false],
  ['follow', { rematch }, false],
  ['follow', { rematch, finished: true, you: -1 }, true],
])('%s: %j, nothing agrees: %s', (way, changes, nothing) => {
  const status = { key: 'k', you: 0, finished: false, rematch: null, campaign: null, ...changes };
  expect(wayOn(status as TableStatus, nothing)).toBe(way);
});
