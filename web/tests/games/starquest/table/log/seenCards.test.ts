/** Cards that came to light, as far as the viewer was told. */
import { expect, test } from 'vitest';
import { seenCards } from '../../../../../src/games/starquest/table/log/seenCards.ts';
import type { LogLine } from '../../../../../src/lib/table/state.ts';

const log = (...events: Record<string, unknown>[]): LogLine[] =>
  events.map((event) => ({ event }) as unknown as LogLine);

test('newest first; an event that is drawn and played is one thing; what is hidden has no name', () => {
  const seen = seenCards(
    log(
      { type: 'RoomSearched', seat: 0, who: 'um1', room: 'b2', card: '' },
      { type: 'Moved', seat: 0, who: 'um1' },
      { type: 'EventDrawn', seat: 5, card: 'evg_a' },
      { type: 'CardPlayed', seat: 5, card: 'evg_a', on: [] },
      { type: 'CardsDiscarded', seat: 3, who: 'el1', cards: ['gov_a', 'gov_b'] },
    ),
  );
  expect(seen.map(({ seat, how, card }) => [seat, how, card])).toEqual([
    [3, 'lost', 'gov_b'],
    [3, 'lost', 'gov_a'],
    [5, 'drawn', 'evg_a'],
    [0, 'found', ''],
  ]);
});
