// @vitest-environment happy-dom
/** What an entry brought is seen before it is told: dice first, then what they came to. Any press cuts it short. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Show } from '../../../../src/games/heroes/desk/show.svelte.ts';
import type { AnyEvent } from '../../../../src/generated/heroes.ts';
import type { LogLine, Update } from '../../../../src/generated/wire.ts';
import { set } from '../../../../src/lib/settings/settings.svelte.ts';
import type { Performance } from '../../../../src/lib/table/stage.svelte.ts';
import { type Playing, synced } from '../../../../src/lib/table/state.ts';
import { sync } from '../../../lib/table/messages.ts';
import { VIEW } from '../table.ts';

const BUST: readonly AnyEvent[] = [
  { type: 'Rolled', seat: 0, faces: [1, 2, 4], held: [], why: 'H-PUSH-2' },
  { type: 'WentBust', seat: 0, lost: ['66'], why: 'H-BUST-1' },
  { type: 'TurnBegan', seat: 1, turn: 6, extra: false, why: 'H-ROLL-1' },
];
const SHOT: readonly AnyEvent[] = [
  {
    type: 'Attacked',
    seat: 0,
    column: 1,
    hero: 'phaello',
    weapon: 'shoot',
    roll: '6',
    row: 7,
    why: 'H-SHOOT-1',
  },
  { type: 'Saved', seat: 1, column: 5, hero: 'aramus', face: 2, needed: 4, stayed: false, why: 'H-SAVE-1' },
  { type: 'Retreated', seat: 1, column: 5, hero: 'aramus', spaces: 1, advance: 1, why: 'H-SAVE-2' },
];
const PUT: readonly AnyEvent[] = [{ type: 'PutAside', seat: 1, rolls: ['66'], why: 'H-ROLL-7' }];

function at(seq: number, waiting: number): Playing {
  return synced(sync(seq, { view: VIEW, waiting }));
}

const press = new Map<Show, AbortController>();
let show: Show;

beforeAll(() => set({ motion: 'full', sound: false }));
beforeEach(() => {
  vi.useFakeTimers();
  show = new Show();
});
afterEach(async () => {
  show.close();
  vi.useRealTimers();
  await set({ motion: 'full' });
});

/** Begin to show an entry; says whether it has been shown. */
function begin(events: readonly AnyEvent[], seq = 4, mover = 0): () => boolean {
  const controller = new AbortController();
  press.set(show, controller);
  const log = events.map((event) => ({ event }) as unknown as LogLine);
  const performance: Performance = {
    update: { seq, log } as unknown as Update,
    before: at(seq - 1, mover),
    after: at(seq, 1),
    pace: 1,
    unhurried: 1,
    signal: controller.signal,
  };
  let shown = false;
  void show.perform(performance).then(() => {
    shown = true;
  });
  return () => shown;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a bust is told when the dice have come to rest, and not before', async () => {
  const shown = begin(BUST);
  await pass(0);
  expect(show.cast?.dice.map(({ face }) => face)).toEqual([1, 2, 4]);
  for (let time = 0; time < 600; time += 100) {
    expect(show.rolling, `after ${time} ms`).toBe(true);
    expect(show.moment, `after ${time} ms`).toBeNull();
    await pass(100);
  }
  await pass(100);
  expect(show.rolling).toBe(false);
  expect(show.moment, 'the dice at rest are read first').toBeNull();
  await pass(300);
  expect(show.moment).toMatchObject({ kind: 'bust', seat: 0, lost: ['66'] });
  expect(show.cast, 'they lie there while the band is read').not.toBeNull();
  expect(shown()).toBe(false);
  await pass(1500);
  expect(shown()).toBe(true);
  expect(show.moment).toBeNull();
  expect(show.cast).toBeNull();
});

test('a save tumbles in the same tray, and its die is shown at the hero afterwards', async () => {
  begin(SHOT);
  await pass(0);
  expect(show.cast).toMatchObject({ kind: 'save', dice: [{ face: 2, save: { hero: 'aramus', needed: 4 } }] });
  expect(show.flash?.shots).toHaveLength(1);
  expect(show.flash?.saves, 'nothing is told yet').toHaveLength(0);
  await pass(700);
  expect(show.flash?.saves).toMatchObject([{ face: 2, stayed: false }]);
});

test('dice that another player puts aside are on their way there', async () => {
  const shown = begin(PUT, 4, 1);
  await pass(0);
  expect(show.leaving).toEqual(['66']);
  await pass(300);
  expect(shown()).toBe(true);
  expect(show.leaving).toEqual([]);
});

test('a press ends the dice and says what they came to; another one takes that away', async () => {
  const shown = begin(BUST);
  await pass(100);
  press.get(show)?.abort();
  await pass(0);
  expect(shown()).toBe(true);
  expect(show.rolling).toBe(false);
  expect(show.moment?.kind).toBe('bust');
  expect(show.dismiss()).toBe(true);
  expect(show.moment).toBeNull();
  expect(show.dismiss(), 'there is nothing left to take away').toBe(false);
});

test('without motion nothing tumbles, and the band can be read', async () => {
  await set({ motion: 'reduced' });
  const shown = begin(BUST);
  await pass(0);
  expect(show.rolling).toBe(false);
  expect(show.moment?.kind).toBe('bust');
  await pass(1400);
  expect(shown()).toBe(false);
  await pass(100);
  expect(shown()).toBe(true);
});

test('what nobody performed is told when it has landed, once', async () => {
  show.landed(7, BUST, 1, 0);
  expect(show.moment?.kind).toBe('bust');
  await pass(1500);
  expect(show.moment).toBeNull();
  begin(BUST, 8);
  await pass(3000);
  show.landed(8, BUST, 1, 0);
  expect(show.moment, 'it has been seen').toBeNull();
});
