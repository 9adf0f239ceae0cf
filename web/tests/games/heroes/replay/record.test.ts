/** The log in chapters, the dice on the table, what is lit, and letters for names. */
import { describe, expect, test } from 'vitest';
import { litBy } from '../../../../src/games/heroes/replay/highlights.ts';
import { letterOf } from '../../../../src/games/heroes/replay/letters.ts';
import { chaptersOf } from '../../../../src/games/heroes/replay/record.ts';
import { diceOn, eventsIn, marksOf, viewAt } from '../../../../src/games/heroes/replay/turns.ts';
import type { View } from '../../../../src/generated/heroes.ts';
import { STORY } from '../../../fixtures/story.ts';

const { frames } = STORY;
const chapters = chaptersOf(frames);

describe('the record', () => {
  test('has every frame once and in order', () => {
    expect(chapters.flatMap((chapter) => chapter.frames)).toEqual(frames.map((_, at) => at));
  });

  test('begins each game with its set-up, and a chapter for each turn that was begun', () => {
    expect(chapters.filter((chapter) => chapter.turn === 0).map((chapter) => chapter.game)).toEqual([
      1, 2, 3,
    ]);
    const turns = marksOf(frames).filter((mark) => mark.kind === 'turn');
    expect(chapters.filter((chapter) => chapter.turn > 0).length).toBe(turns.length);
  });

  test('puts the frame that ends a turn into that turn', () => {
    for (const chapter of chapters.filter((one) => one.turn > 0)) {
      const last = frames[chapter.frames.at(-1) ?? -1];
      expect(eventsIn(last).some((event) => event.type === 'TurnEnded' && event.seat === chapter.seat)).toBe(
        true,
      );
    }
  });
});

describe('the dice on the table', () => {
  const at = (kind: string) => marksOf(frames).find((mark) => mark.kind === kind)?.at ?? -1;
  const first = (command: string) => frames.findIndex((frame) => frame.command.startsWith(command));

  test('are those just rolled, as they fell', () => {
    const rolled = first('roll');
    const frame = frames[rolled];
    if (!frame) throw new Error('Somebody rolls in every match.');
    expect(diceOn(frame, viewAt(frames, rolled))).toMatchObject({
      rolled: frame.faces,
      held: [],
      fresh: true,
    });
  });

  test('lie there after a bust, with what was lost', () => {
    const bust = at('bust');
    const frame = frames[bust];
    if (!frame) throw new Error('Somebody goes bust in this match.');
    const { rolled, lost } = diceOn(frame, viewAt(frames, bust));
    expect([rolled, lost]).toEqual([frame.faces, true]);
  });

  test('are otherwise those of the view', () => {
    const keep = first('keep');
    const frame = frames[keep];
    const view = frame?.view as View;
    expect(frame && diceOn(frame, view)).toEqual({
      aside: view.aside,
      rolled: view.rolled,
      held: view.held,
      fresh: false,
      lost: false,
    });
  });
});

describe('what is lit', () => {
  test('is the hero that moved, and the square it came from', () => {
    const moved = frames.findIndex((frame) => / move \d$/.test(frame.command));
    const event = eventsIn(frames[moved]).find((one) => one.type === 'Moved');
    if (!event) throw new Error('Somebody moves in every match.');
    const view = viewAt(frames, moved);
    const seat = event.seat === 1 ? 1 : 0;
    const lit = litBy(eventsIn(frames[moved]), view, seat);
    expect(lit.heroes).toEqual([{ seat, column: event.column, tone: 'chosen' }]);
    expect(lit.squares).toEqual([{ column: event.column, row: event.advance, tone: 'reach' }]);
  });

  test('is an attack with its save', () => {
    const attack = marksOf(frames).find((mark) => mark.kind === 'attack')?.at ?? -1;
    const events = eventsIn(frames[attack]);
    const lit = litBy(events, viewAt(frames, attack), 0);
    expect(lit.shots?.length).toBe(
      events.filter((event) => event.type === 'Saved' || event.type === 'Unaffected').length,
    );
    expect(lit.saves?.map((save) => save.face)).toEqual(
      events.flatMap((event) => (event.type === 'Saved' ? [event.face] : [])),
    );
  });

  test('is empty when no hero moved', () => {
    expect(litBy([], viewAt(frames, 0), 0)).toEqual({ heroes: [], squares: [] });
  });
});

describe('a letter', () => {
  test('is the first of the name', () => {
    expect([0, 1].map((seat) => letterOf(seat, ['ada', 'Jun ☕']))).toEqual(['A', 'J']);
    expect(letterOf(0, ['🦊 fox', 'Jun'])).toBe('🦊');
  });

  test('is replaced by a number if two names share it, or if a name is empty', () => {
    expect([0, 1].map((seat) => letterOf(seat, ['Ada', ' anna']))).toEqual(['1', '2']);
    expect(letterOf(1, ['Ada', ''])).toBe('2');
  });
});
