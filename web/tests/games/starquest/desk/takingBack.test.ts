/** Why something cannot be taken back: what came to light last in this turn. */
import { expect, test } from 'vitest';
import { whyNot } from '../../../../src/games/starquest/desk/takingBack.ts';
import type { LogLine } from '../../../../src/lib/table/state.ts';

const log = (...types: string[]) => types.map((type) => ({ event: { type } }) as unknown as LogLine);

test('the last revelation is the reason, and a turn that has just begun has none', () => {
  expect(whyNot(log('TurnBegan', 'Activated', 'Rolled', 'Finished'))).toBe('dice');
  expect(whyNot(log('TurnBegan', 'Rolled', 'RoomSearched'))).toBe('card');
  expect(whyNot(log('TurnBegan', 'TokenRevealed', 'Moved'))).toBe('token');
  expect(whyNot(log('Rolled', 'TurnBegan'))).toBe('none');
  expect(whyNot([])).toBe('none');
});
