import { expect, test } from 'vitest';
import { type Eyes, lifted, type Seating, seat } from '../../src/lib/table/seating.ts';

const NOBODY: Seating = { shown: null, behind: null };

/** Two people here, in seats 0 and 2 of three; `waiting` decides. Each sees an own hand, or all see the same. */
function eyes(waiting: number, { secret = true, finished = false } = {}): Eyes[] {
  return [0, 2].map((you) => ({
    you,
    waiting,
    finished,
    view: { viewer: you, board: [1, 2], hand: secret ? `of ${you}` : '' },
  }));
}

test('an open game is shown to whoever decides, and passes on by itself', () => {
  const open = { secret: false };
  expect(seat(NOBODY, eyes(2, open))).toEqual({ shown: 1, behind: null });
  expect(seat({ shown: 1, behind: null }, eyes(0, open))).toEqual({ shown: 0, behind: null });
});

test('a page opened among secrets shows nothing until the right person is there', () => {
  const opened = seat(NOBODY, eyes(2));
  expect(opened).toEqual({ shown: null, behind: 1 });
  expect(lifted(opened)).toEqual({ shown: 1, behind: null });
});

test('the curtain comes down when the decision passes to the other person here', () => {
  const passed = seat({ shown: 0, behind: null }, eyes(2));
  expect(passed).toEqual({ shown: 0, behind: 1 });
  expect(lifted(passed)).toEqual({ shown: 1, behind: null });
});

test('it stays up while somebody elsewhere decides, and goes up when the decision comes back', () => {
  expect(seat({ shown: 0, behind: null }, eyes(1))).toEqual({ shown: 0, behind: null });
  expect(seat({ shown: 0, behind: 1 }, eyes(0))).toEqual({ shown: 0, behind: null });
});

test('after the match there is nothing to hide', () => {
  expect(seat({ shown: 0, behind: 1 }, eyes(-1, { finished: true }))).toEqual({ shown: 0, behind: null });
  expect(seat(NOBODY, eyes(-1, { finished: true }))).toEqual({ shown: 0, behind: null });
});

test('somebody alone at the screen never sees a curtain', () => {
  expect(seat(NOBODY, eyes(2).slice(0, 1))).toEqual({ shown: 0, behind: null });
});

test('lifting what is not down changes nothing', () => {
  expect(lifted({ shown: 1, behind: null })).toEqual({ shown: 1, behind: null });
});
