/** The log joins the steps of a walk into one line. */
import { expect, test } from 'vitest';
import { gathered } from '../../../../../src/games/starquest/table/log/lines.ts';
import type { LogLine } from '../../../../../src/lib/table/state.ts';

const step = (token: string, x: number, why = 'SQ-ALIEN-15'): LogLine =>
  ({ event: { type: 'TokenMoved', seat: 5, token, at: [x, 0], why } }) as unknown as LogLine;
const places = (log: LogLine[]): number[] => gathered(log).map(({ place }) => place);

test('a walk is told by its last step', () => {
  expect(places([step('ch?1', 1), step('ch?1', 2), step('ch?1', 3)])).toEqual([2]);
  expect(places([step('ch?1', 1), step('ch?2', 2), step('ch?2', 3)])).toEqual([0, 2]);
});

test('a token that comes out of its vent keeps its own line', () => {
  expect(places([step('ch?1', 0, 'SQ-ALIEN-09'), step('ch?1', 1), step('ch?1', 2)])).toEqual([0, 2]);
});
