/** Standing orders: how they are shown, and the commands that change them. */
import { expect, test } from 'vitest';
import {
  command,
  nextTime,
  ordersOf,
} from '../../../../../src/games/starquest/table/standing-orders/standingOrders.ts';
import type { Frame } from '../../../../../src/games/starquest/view/frames.ts';

const WATCHING: Frame = { type: 'Watching', offers: [['um2', ['ch4']]], volley: 0 };
const HAND = {
  type: 'Window',
  seat: 0,
  who: '',
  spent: 0,
  burnt: [],
  allowed: [],
  refused: [],
  leave: [],
} as const satisfies Partial<Frame>;
const PERMISSION: Frame = { type: 'Permission', seat: 1, who: 'el1', to: 5, asked: [0], path: false };

test('a squad has orders for what squads are asked, and for each other faction', () => {
  const orders = ordersOf({}, 'ultramarines', ['eldar', 'chaos']);
  expect(orders.map(({ topic, whom }) => `${topic} ${whom}`.trim())).toEqual([
    'overwatch',
    'dodge',
    'cards',
    'passing eldar',
    'passing chaos',
  ]);
  expect(orders.every(({ now }) => now === 'ask')).toBe(true);
});

test('only the Eldar save, only the Cult has rites', () => {
  const topics = (faction: string) => ordersOf({}, faction, []).map(({ topic }) => topic);
  expect(topics('eldar')).toContain('saves');
  expect(ordersOf({}, 'eldar', []).find(({ topic }) => topic === 'saves')?.now).toBe('all');
  expect(topics('cult')).toEqual(['reveal', 'cards', 'rite']);
  expect(topics('chaos')).toEqual(['reveal', 'cards']);
});

test('orders of single miniatures stand among the others', () => {
  const orders = ordersOf({ miniatures: { um2: 'hold' } }, 'ultramarines', []);
  expect(orders.find(({ whom }) => whom === 'um2')).toMatchObject({ topic: 'overwatch', now: 'hold' });
});

test('commands name the topic, whom it is about, the answer and the chance', () => {
  expect(command({ topic: 'dodge', whom: '' }, 'never')).toBe('instruct dodge never');
  expect(command({ topic: 'overwatch', whom: '' }, 'shoot', 75)).toBe('instruct overwatch shoot 75');
  expect(command({ topic: 'passing', whom: 'eldar' }, 'always')).toBe('instruct passing eldar always');
});

test('the next time is about the miniature that watches, and leaves the others as they are', () => {
  const next = nextTime({ overwatch: 'hold' }, WATCHING);
  expect(next?.order).toMatchObject({ topic: 'overwatch', whom: 'um2', now: 'hold', from: 50 });
  expect(next?.commands['ask']).toEqual(['instruct overwatch um2 ask']);
  expect(next?.commands['shoot']).toEqual(['instruct overwatch hold 50', 'instruct overwatch um2 shoot']);
});

test('a chance that was set is kept', () => {
  const next = nextTime({ 'overwatch-from': 75 }, WATCHING);
  expect(next?.commands['shoot']).toEqual(['instruct overwatch um2 shoot']);
});

test('leave to pass is given to the faction that asks', () => {
  expect(nextTime({ passing: { eldar: 'never' } }, PERMISSION, 'eldar')?.order).toMatchObject({
    topic: 'passing',
    whom: 'eldar',
    now: 'never',
  });
});

test('nothing is ordered for questions without a standing order, nor by a spectator', () => {
  expect(nextTime({}, { type: 'Turn', seat: 0, step: 'act', used: 0, duty: false })).toBeNull();
  expect(nextTime({}, { ...HAND, why: 'hand' })).toBeNull();
  expect(nextTime(null, WATCHING)).toBeNull();
});
