import { expect, test } from 'vitest';
import { risksOf, sumOf } from '../../../../src/games/heroes/after/pushes.ts';
import { eventsIn } from '../../../../src/games/heroes/replay/turns.ts';
import type { AnyEvent, Report } from '../../../../src/generated/heroes.ts';
import { STORY } from '../../../fixtures/story.ts';

test('every push leads to the roll that it made', () => {
  const risks = risksOf(STORY);
  expect(risks).toHaveLength((STORY.report as Report).pushes.length);
  expect(risks.length).toBeGreaterThan(0);
  for (const { at, dice, bust } of risks) {
    const events: readonly AnyEvent[] = eventsIn(STORY.frames[at]);
    expect(events.find((event) => event.type === 'Rolled')).toMatchObject({ faces: { length: dice } });
    expect(events.some((event) => event.type === 'WentBust')).toBe(bust);
  }
});

test('risks add up to the busts that a seat had to expect', () => {
  const risk = { game: 1, turn: 1, dice: 3, staked: ['6'], bust: false };
  const risks = [
    { ...risk, seat: 0, chance: 0.5, least: 0.25 },
    { ...risk, seat: 1, chance: 0.9, least: 0.9 },
    { ...risk, seat: 0, chance: 0.25, least: 0.25 },
  ];
  expect(sumOf(risks, 0)).toEqual({ count: 2, taken: 0.75, least: 0.5 });
});
