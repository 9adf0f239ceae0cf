/** A walk that was cut short is not walked on by the client. */
import { expect, test } from 'vitest';
import { undisturbed } from '../../../../src/games/starquest/view/walking.ts';
import type { LogLine } from '../../../../src/lib/table/state.ts';

const told = (...types: string[]): LogLine[] =>
  types.map((type) => ({ event: { type } }) as unknown as LogLine);

test('the next command of a walk follows its steps and turns', () => {
  expect(undisturbed(told('Activated', 'Faced', 'Moved', 'Moved', 'OverwatchEnded'))).toBe(true);
  expect(undisturbed(told('TokenMoved', 'TokenMoved'))).toBe(true);
  expect(undisturbed([])).toBe(true);
});

test.each([
  ['an Overwatch shot', ['Moved', 'Declared', 'Rolled', 'Unharmed']],
  ['a fire', ['Moved', 'Rolled', 'Unharmed']],
  ['a raised hand', ['Moved', 'WindowOpened', 'Waited']],
  ['a scan', ['Moved', 'Scanned']],
  ['a reveal', ['Moved', 'TokenRevealed']],
  ['a refusal', ['Asked', 'Allowed', 'Moved']],
  ['a return to the last free square', ['Moved', 'SentBack']],
])('%s stops the walk, and the player decides anew', (_, types) => {
  expect(undisturbed(told(...types))).toBe(false);
});
