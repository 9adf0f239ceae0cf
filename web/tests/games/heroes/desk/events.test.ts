/** What an entry shows: loud moments, and attacks on the board. */
import { expect, test } from 'vitest';
import { flashOf, momentsOf, rollsThisTurn } from '../../../../src/games/heroes/desk/events.ts';
import type { AnyEvent } from '../../../../src/generated/heroes.ts';
import { VIEW } from '../table.ts';

const rolled = (faces: number[], held: number[] = []): AnyEvent => ({
  type: 'Rolled',
  seat: 0,
  faces,
  held,
  why: 'H-ROLL-1',
});
const began: AnyEvent = { type: 'TurnBegan', seat: 1, turn: 3, extra: false, why: 'H-ROLL-1' };

test('a bust shows the dice that did it, what is lost, and who is next', () => {
  const bust: AnyEvent = { type: 'WentBust', seat: 0, lost: ['6', '345'], why: 'H-BUST-1' };
  expect(momentsOf([rolled([1, 4], [3]), bust, began], 1)).toEqual([
    { kind: 'bust', seat: 0, faces: [1, 4], held: [3], lost: ['6', '345'], next: 1 },
  ]);
});

test('a game that is won in a best of three comes before the match', () => {
  const won: AnyEvent = { type: 'GameWon', seat: 1, scores: [9, 14], why: 'H-WIN-1' };
  const match: AnyEvent = { type: 'MatchEnded', totals: [30, 31], winner: 1, why: 'H-MATCH-1' };
  expect(momentsOf([won, match], -1).map(({ kind }) => kind)).toEqual(['won', 'match']);
});

test('giving up is as loud as a win', () => {
  const resigned: AnyEvent = { type: 'Resigned', seat: 1, scores: [4, 9], why: 'H-WIN-1' };
  expect(momentsOf([resigned], -1)).toEqual([{ kind: 'resigned', seat: 1 }]);
});

test('quiet entries have no moment', () => {
  expect(momentsOf([rolled([1, 2, 3, 4, 5, 6])], 0)).toEqual([]);
});

test('an attack is drawn from the attacker to where the target stood', () => {
  const events: AnyEvent[] = [
    { type: 'Attacked', seat: 0, column: 1, hero: 'phaello', weapon: 'shoot', roll: '6', row: 6, why: '' },
    { type: 'Saved', seat: 1, column: 5, hero: 'aramus', face: 2, needed: 4, stayed: false, why: '' },
    { type: 'Retreated', seat: 1, column: 5, hero: 'aramus', spaces: 1, advance: 2, why: '' },
  ];
  expect(flashOf(events, VIEW, 0)).toEqual({
    shots: [{ from: { column: 1, row: 4 }, to: { column: 1, row: 6 } }],
    saves: [{ column: 1, row: 6, face: 2, stayed: false }],
  });
  expect(flashOf(events, VIEW, 1)?.shots).toEqual([
    { from: { column: 5, row: 5 }, to: { column: 5, row: 3 } },
  ]);
});

test('a hero at home is shot at and throws no die', () => {
  const events: AnyEvent[] = [
    { type: 'Attacked', seat: 0, column: 4, hero: 'ebellius', weapon: 'shoot', roll: '66', row: 8, why: '' },
    { type: 'Unaffected', seat: 1, column: 4, hero: 'dyrael', why: '' },
  ];
  expect(flashOf(events, VIEW, 0)).toMatchObject({ saves: [], shots: [{ to: { column: 2, row: 8 } }] });
});

test('a move is no attack', () => {
  expect(flashOf([began], VIEW, 0)).toBeNull();
});

test('battle rolls are counted from the beginning of the turn', () => {
  expect(rollsThisTurn([rolled([1]), began, rolled([1]), rolled([2])])).toBe(2);
  expect(rollsThisTurn([])).toBe(0);
});
