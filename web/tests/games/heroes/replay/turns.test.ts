/** The turns of a real match, and the table as it is shown. */
import { expect, test } from 'vitest';
import {
  deedsOf,
  eventsIn,
  sidesOf,
  turnAt,
  turnsOf,
  viewAt,
} from '../../../../src/games/heroes/replay/turns.ts';
import type { Report, View } from '../../../../src/generated/heroes.ts';
import { STORY } from '../../../fixtures/story.ts';

const { frames } = STORY;
const turns = turnsOf(STORY);

test('every turn of the report has its place, and they follow each other without a gap', () => {
  const { turns: lines } = STORY.report as Report;
  expect(turns.map(({ game, turn, seat }) => [game, turn, seat])).toEqual(
    lines.map(({ game, turn, seat }) => [game, turn, seat]),
  );
  turns.forEach((turn, index) => {
    expect(turn.end).toBeGreaterThan(turn.begin);
    const before = turns[index - 1];
    if (before?.game === turn.game) expect(turn.begin).toBe(before.end);
  });
});

test('a turn ends with the scores that the table then had', () => {
  for (const turn of turns) expect(viewAt(frames, turn.end).scores).toEqual(turn.scores);
});

test('where a game ends and the next begins, the board is the one of the game that ended', () => {
  const ends = turns.filter((turn, index) => turns[index + 1]?.game !== turn.game).slice(0, -1);
  expect(ends.length).toBe(2);
  for (const { end, across } of ends) {
    expect(frames[end]?.view).toMatchObject({ phase: 'draft' });
    expect(viewAt(frames, end).armies.flat().every(Boolean)).toBe(true);
    expect(Math.max(...across)).toBeGreaterThanOrEqual(3);
  }
});

test('at the very end the table is over, and shown as it is', () => {
  expect(viewAt(frames, frames.length - 1).phase).toBe('over');
});

test('a frame belongs to the turn that it is part of', () => {
  expect(turnAt(turns, 0)).toBe(-1);
  expect(turnAt(turns, turns[0]?.begin ?? 0)).toBe(-1);
  turns.forEach((turn, index) => {
    expect(turnAt(turns, turn.end)).toBe(index);
    expect(turnAt(turns, turn.begin + 1)).toBe(index);
  });
  const second = turns.findIndex((turn) => turn.game === 2);
  expect(turnAt(turns, (turns[second]?.begin ?? 0) - 1)).toBe(second - 1);
  expect(turnAt(turns, frames.length - 1)).toBe(turns.length - 1);
});

test('the deeds of a turn exclude what was taken back and retreats of the player’s own heroes', () => {
  for (const turn of turns) {
    const { forward, drove } = deedsOf(frames, turn);
    const [from, to] = [viewAt(frames, turn.begin), viewAt(frames, turn.end)];
    const sum = (view: View, seat: number) => (view.advances[seat as 0 | 1] ?? []).reduce((a, b) => a + b, 0);
    expect(sum(to, turn.seat) - sum(from, turn.seat)).toBe(forward);
    expect(sum(from, 1 - turn.seat) - sum(to, 1 - turn.seat)).toBe(drove);
  }
});

test('the story was told to seat 0, who may see their own secrets only', () => {
  expect(sidesOf(STORY)).toEqual({ you: 0, bottom: 0, names: ['Ada', 'Jun ☕'] });
  const picked = frames.flatMap(eventsIn).filter((event) => event.type === 'Picked');
  expect(picked.filter((event) => event.seat === 0).every((event) => event.hero)).toBe(true);
  expect(picked.filter((event) => event.seat === 1).some((event) => event.hero)).toBe(false);
});
