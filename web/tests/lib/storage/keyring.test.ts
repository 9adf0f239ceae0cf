// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  forget,
  forgetHot,
  held,
  hotSeat,
  hotSeats,
  keep,
  keepHot,
} from '../../../src/lib/storage/keyring.ts';

const HEROES = { match: '0123456789ab', game: 'heroes' };

beforeEach(() => localStorage.clear());

test('a key is kept once, the last used first', () => {
  keep({ key: 'a', seat: 0, ...HEROES }, 1);
  keep({ key: 'b', seat: -1, ...HEROES }, 2);
  keep({ key: 'a', seat: 0, ...HEROES }, 3);
  expect(held()).toEqual([
    { key: 'a', seat: 0, used: 3, ...HEROES },
    { key: 'b', seat: -1, used: 2, ...HEROES },
  ]);
});

test('a key can be forgotten, and the others stay', () => {
  keep({ key: 'a', seat: 0, ...HEROES }, 1);
  keep({ key: 'b', seat: 1, ...HEROES }, 2);
  forget('a');
  expect(held().map((one) => one.key)).toEqual(['b']);
});

test('the oldest go when there are too many for one question to the server', () => {
  for (let used = 1; used <= 61; used += 1) keep({ key: `k${used}`, seat: 0, ...HEROES }, used);
  expect(held()).toHaveLength(60);
  expect(held().at(-1)?.key).toBe('k2');
});

test('a hot seat keeps its keys in seat order', () => {
  keepHot({ id: 'h', keys: ['a', 'b'], ...HEROES }, [0, 1], 5);
  expect(hotSeat('h')).toEqual({ id: 'h', keys: ['a', 'b'], ...HEROES });
  expect(held().map(({ key, seat }) => [key, seat])).toEqual(
    expect.arrayContaining([
      ['a', 0],
      ['b', 1],
    ]),
  );
  expect(hotSeat('other')).toBeNull();
  forgetHot('h');
  expect(hotSeats()).toEqual([]);
});

test.each(['nonsense', '{"key":"a"}', '[1,null,{"key":3}]', '[]'])(
  'what is not ours in the store (%s) is left out',
  (text) => {
    localStorage.setItem('bulkhead.keys', text);
    localStorage.setItem('bulkhead.hot', text);
    expect(held()).toEqual([]);
    expect(hotSeats()).toEqual([]);
  },
);

test('a browser without storage throws no error', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  keep({ key: 'a', seat: 0, ...HEROES }, 1);
  expect(held()).toEqual([]);
  vi.unstubAllGlobals();
});
