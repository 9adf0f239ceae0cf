/** *Since your last turn*: what is worth a line, what is folded, and when there is nothing to tell. */
import { expect, test } from 'vitest';
import { digest, MOST, namedIn } from '../../../../../src/games/starquest/table/since/digest.ts';
import type { AnyEvent } from '../../../../../src/generated/starquest-events.ts';
import type { LogLine } from '../../../../../src/lib/table/state.ts';

type Some = { type: AnyEvent['type'] } & Record<string, unknown>;
const NOBODY = { minis: {}, tokens: {} };
const log = (...events: Some[]): LogLine[] =>
  events.map((event, n) => ({ n, event, says: { id: '', args: {} } }) as unknown as LogLine);

const turn = (seat: number): Some => ({ type: 'TurnBegan', seat, number: 1 });
const over = (seat: number): Some => ({ type: 'TurnEnded', seat });
const acts = (who: string, seat: number, ...deeds: Some[]): Some[] => [
  { type: 'Activated', seat, who },
  ...deeds,
  { type: 'Finished', seat, who },
];
const step = (who: string, seat: number): Some => ({ type: 'Moved', seat, who, squares: [[1, 1]] });
const fires = (attacker: string, aim: string): Some => ({ type: 'Declared', seat: 1, attacker, aim });
const hurts = (who: string, seat: number): Some => ({ type: 'Wounded', seat, who, lost: 1, lp: 1 });
const mine = acts('um1', 0, step('um1', 0));

test('tells what the others did after the end of the own turn, and folds what is quiet', () => {
  const found = digest(
    log(
      turn(0),
      ...mine,
      over(0),
      turn(1),
      ...acts('ch1', 1, step('ch1', 1)),
      ...acts('ch2', 1, fires('ch2', 'um1'), hurts('um1', 0)),
      over(1),
      turn(0),
    ),
    0,
    NOBODY,
  );
  expect(found?.told.map(({ who }) => who)).toEqual(['ch2']);
  expect(found?.quiet.map(({ who }) => who)).toEqual(['ch1']);
  expect([found?.first, found?.turn, found?.after]).toEqual([false, 14, 4]);
});

test('is gone when the player has acted, and during the turns of others', () => {
  const before = [over(0), turn(1), ...acts('ch1', 1, step('ch1', 1)), over(1)];
  expect(digest(log(...before, turn(0)), 0, NOBODY)).not.toBeNull();
  expect(digest(log(...before, turn(0), ...mine), 0, NOBODY)).toBeNull();
  expect(digest(log(...before, turn(0), over(0)), 0, NOBODY)).toBeNull();
  expect(digest(log(...before), 0, NOBODY)).toBeNull();
  expect(digest(log(over(0), turn(0)), 0, NOBODY)).toBeNull();
});

test('before the first own turn it begins with the first round', () => {
  const laid: Some = { type: 'TokenPlaced', seat: 1, token: 'ch?1' };
  const round: Some = { type: 'RoundBegan', number: 1 };
  expect(digest(log(laid, round, turn(0)), 0, NOBODY)).toBeNull();
  const found = digest(log(laid, round, turn(1), ...acts('ch1', 1, step('ch1', 1)), turn(0)), 0, NOBODY);
  expect([found?.first, found?.told.length, found?.quiet.length]).toEqual([true, 0, 1]);
});

test('where there is too much, own losses stay and misses go, in the order of time', () => {
  const misses = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => acts(`ch${n}`, 1, fires(`ch${n}`, 'um1')));
  const hit = acts('ch9', 1, fires('ch9', 'um1'), hurts('um1', 0));
  const found = digest(log(over(0), turn(1), ...misses, ...hit, turn(0)), 0, NOBODY);
  expect(found?.told.length).toBe(MOST - 1);
  expect(found?.told.at(-1)?.who).toBe('ch9');
  expect(found?.quiet.length).toBe(3);
});

test('a line names everybody who was there', () => {
  const reveals: Some = { type: 'TokenRevealed', seat: 1, token: 'ch?1', identity: 'fig_ork', at: [3, 4] };
  const found = digest(
    log(over(0), turn(1), ...acts('ch1', 1, fires('ch1', 'um1'), hurts('um1', 0), reveals), turn(0)),
    0,
    NOBODY,
  );
  const [line] = found?.told ?? [];
  expect(line && namedIn(line)).toEqual({ ids: ['ch1', 'um1', 'ch?1'], spots: [[3, 4]] });
});
