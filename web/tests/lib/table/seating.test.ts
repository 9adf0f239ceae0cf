import { expect, test } from 'vitest';
import { type Eyes, lifted, type Seating, seat } from '../../../src/lib/table/seating.ts';

const NOBODY: Seating = { shown: null, behind: null, open: false };

/** Two people here, in seats 0 and 2 of three; `waiting` decides. Each sees a separate hand, or all see the same. */
function eyes(waiting: number, { secret = true, finished = false, curtain = true } = {}): Eyes[] {
  return [0, 2].map((you) => ({
    you,
    waiting,
    finished,
    curtain,
    view: { viewer: you, board: [1, 2], hand: secret ? `of ${you}` : '' },
  }));
}

test('a game without secrets is shown as the deciding seat sees it, and changes seats by itself', () => {
  const open = { secret: false };
  expect(seat(NOBODY, eyes(2, open))).toEqual({ shown: 1, behind: null, open: false });
  expect(seat({ shown: 1, behind: null, open: false }, eyes(0, open))).toEqual({
    shown: 0,
    behind: null,
    open: false,
  });
});

test('a page opened among secrets shows nothing until the right person is there', () => {
  const opened = seat(NOBODY, eyes(2));
  expect(opened).toEqual({ shown: null, behind: 1, open: false });
  expect(lifted(opened)).toEqual({ shown: 1, behind: null, open: false });
});

test('the curtain comes down when the decision passes to the other person here', () => {
  const passed = seat({ shown: 0, behind: null, open: false }, eyes(2));
  expect(passed).toEqual({ shown: 0, behind: 1, open: false });
  expect(lifted(passed)).toEqual({ shown: 1, behind: null, open: false });
});

test('it stays up while a player elsewhere decides, and goes up when the decision comes back', () => {
  expect(seat({ shown: 0, behind: null, open: false }, eyes(1))).toEqual({
    shown: 0,
    behind: null,
    open: false,
  });
  expect(seat({ shown: 0, behind: 1, open: false }, eyes(0))).toEqual({
    shown: 0,
    behind: null,
    open: false,
  });
});

test('after the match there is nothing to hide', () => {
  expect(seat({ shown: 0, behind: 1, open: false }, eyes(-1, { finished: true }))).toEqual({
    shown: 0,
    behind: null,
    open: false,
  });
  expect(seat(NOBODY, eyes(-1, { finished: true }))).toEqual({ shown: 0, behind: null, open: false });
});

test('a single player at the screen never sees a curtain', () => {
  expect(seat(NOBODY, eyes(2).slice(0, 1))).toEqual({ shown: 0, behind: null, open: false });
});

test('lifting a curtain that is up changes nothing', () => {
  expect(lifted({ shown: 1, behind: null, open: false })).toEqual({ shown: 1, behind: null, open: false });
});

const PRIVATE: Seating = { shown: 0, behind: null, open: false };
const OPEN: Seating = { shown: 1, behind: null, open: true };

test('a question without secrets is shown to all, without a curtain', () => {
  expect(seat(PRIVATE, eyes(2, { curtain: false }), true)).toEqual(OPEN);
  expect(seat(NOBODY, eyes(2, { curtain: false }), true)).toEqual(OPEN);
});

test('without a common view the curtain comes down as usual', () => {
  expect(seat(PRIVATE, eyes(2, { curtain: false }))).toEqual({ shown: 0, behind: 1, open: false });
});

test('a player who is already alone at the screen is asked there, with or without a curtain', () => {
  expect(seat(PRIVATE, eyes(0, { curtain: false }), true)).toEqual(PRIVATE);
  expect(seat(PRIVATE, eyes(0), true)).toEqual(PRIVATE);
});

test('from the common view a secret question goes behind the curtain, even to the same person', () => {
  expect(seat(OPEN, eyes(2), true)).toEqual({ shown: 1, behind: 1, open: true });
  expect(lifted({ shown: 1, behind: 1, open: true })).toEqual({ shown: 1, behind: null, open: false });
  expect(seat(OPEN, eyes(0), true)).toEqual({ shown: 1, behind: 0, open: true });
});

test('the common view stays while a player elsewhere decides, and all is shown at the end', () => {
  expect(seat(OPEN, eyes(1), true)).toEqual(OPEN);
  expect(seat(OPEN, eyes(0, { curtain: false }), true)).toEqual({ shown: 0, behind: null, open: true });
  expect(seat(OPEN, eyes(-1, { finished: true }), true)).toEqual({ shown: 1, behind: null, open: false });
});
