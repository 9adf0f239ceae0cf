// @vitest-environment happy-dom
/** Bands: a band is shown for its whole time before anything else happens, unless the player presses. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Desk } from '../../../../src/games/heroes/desk/desk.svelte.ts';
import { Show } from '../../../../src/games/heroes/desk/show.svelte.ts';
import type { AnyEvent } from '../../../../src/generated/heroes.ts';
import { set } from '../../../../src/lib/settings/settings.svelte.ts';
import { type Playing, synced } from '../../../../src/lib/table/state.ts';
import type { Table } from '../../../../src/lib/table/table.svelte.ts';
import { sync } from '../../../lib/table/messages.ts';
import { VIEW } from '../table.ts';

const BUST: readonly AnyEvent[] = [
  { type: 'Rolled', seat: 0, faces: [1, 2, 4], held: [], why: 'H-PUSH-2' },
  { type: 'WentBust', seat: 0, lost: ['66'], why: 'H-BUST-1' },
  { type: 'TurnBegan', seat: 1, turn: 6, extra: false, why: 'H-ROLL-1' },
];
const ROLL: readonly AnyEvent[] = [
  { type: 'Rolled', seat: 1, faces: [1, 2, 3, 6, 6, 4], held: [], why: 'H-ROLL-1' },
];
const ALL_OUT: readonly AnyEvent[] = [{ type: 'WentAllOut', seat: 1, why: 'H-ALLOUT-1' }];

/** The table after an entry; from the sixth on it is our turn again. */
function at(seq: number): Playing {
  const { offer, ...rest } = synced(sync(seq, { view: VIEW, waiting: seq < 6 ? 1 : 0 }));
  return { ...rest, offer: seq < 6 ? null : offer };
}

let show: Show;

beforeAll(() => set({ motion: 'full', sound: false }));
beforeEach(() => {
  vi.useFakeTimers();
  show = new Show();
});
afterEach(() => {
  show.close();
  vi.useRealTimers();
});

test('a bust is shown to its end, however soon the bot rolls', () => {
  show.tell({ events: BUST, after: at(4) });
  vi.advanceTimersByTime(700);
  show.tell({ events: ROLL, after: at(5) });
  show.tell({ events: [], after: at(6) });
  for (let time = 700; time < 2200; time += 100) {
    expect(show.moment, `after ${time} ms`).toMatchObject({ kind: 'bust', faces: [1, 2, 4] });
    expect(show.rolling, 'the dice of the bust do not tumble again').toBe(false);
    expect(show.behind?.seq).toBe(4);
    vi.advanceTimersByTime(100);
  }
  expect(show.moment).toBeNull();
  expect(show.rolling, 'now the bot rolls').toBe(true);
  expect(show.behind?.seq).toBe(5);
  vi.advanceTimersByTime(300);
  expect(show.behind, 'and the present is reached').toBeNull();
});

test('two bands follow each other, each to its end', () => {
  show.tell({ events: BUST, after: at(4) });
  show.tell({ events: ALL_OUT, after: at(5) });
  vi.advanceTimersByTime(2100);
  expect(show.moment?.kind).toBe('bust');
  vi.advanceTimersByTime(100);
  expect(show.moment?.kind).toBe('all-out');
  vi.advanceTimersByTime(2100);
  expect(show.moment?.kind).toBe('all-out');
  vi.advanceTimersByTime(100);
  expect(show.moment).toBeNull();
});

test('a press cuts the band short and goes on; another one brings the present', () => {
  show.tell({ events: BUST, after: at(4) });
  show.tell({ events: ROLL, after: at(5) });
  show.tell({ events: [], after: at(6) });
  expect(show.skip()).toBe(true);
  expect(show.moment).toBeNull();
  expect(show.behind?.seq).toBe(5);
  expect(show.skip()).toBe(true);
  expect(show.behind).toBeNull();
  expect(show.rolling).toBe(false);
  expect(show.skip(), 'there is nothing left to cut short').toBe(false);
});

test('with reduced motion the band stays as long, and then the present is shown at once', async () => {
  await set({ motion: 'reduced' });
  show.tell({ events: BUST, after: at(4) });
  show.tell({ events: ROLL, after: at(5) });
  show.tell({ events: [], after: at(6) });
  vi.advanceTimersByTime(2100);
  expect(show.moment?.kind).toBe('bust');
  vi.advanceTimersByTime(100);
  expect(show.moment).toBeNull();
  expect(show.behind).toBeNull();
  await set({ motion: 'full' });
});

test('with many entries waiting the show jumps to the present', () => {
  show.tell({ events: BUST, after: at(4) });
  for (let seq = 5; seq < 40; seq += 1) show.tell({ events: [], after: at(seq) });
  expect(show.behind).toBeNull();
  expect(show.moment).toBeNull();
});

test('a desk shows the table as it was while the band is read, and asks nothing', () => {
  let now = at(4);
  const desk = new Desk(() => ({ playing: now, busy: false }) as Table);
  desk.show.tell({ events: BUST, after: now });
  expect(desk.playing.seq).toBe(4);
  now = at(6);
  desk.show.tell({ events: [], after: now });
  expect(desk.playing.seq).toBe(4);
  expect(desk.mine).toBe(false);
  vi.advanceTimersByTime(2200);
  expect(desk.playing.seq).toBe(6);
  expect(desk.mine).toBe(true);
  desk.show.close();
});
