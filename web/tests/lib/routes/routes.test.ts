import { expect, test } from 'vitest';
import { address, joining, link, type Route, read } from '../../../src/lib/routes/routes.ts';

const ROUTES: readonly Route[] = [
  { name: 'home' },
  { name: 'new', game: 'heroes' },
  { name: 'play', key: 'aB-_9' },
  { name: 'join', key: 'aB-_9' },
  { name: 'watch', key: 'aB-_9' },
  { name: 'hot', id: '00ff' },
  { name: 'campaign', key: 'aB-_9' },
  { name: 'after', key: 'k' },
  { name: 'replay', key: 'k' },
  { name: 'replay-file' },
  { name: 'rules' },
  { name: 'rules', clause: 'H-WIN-1' },
  { name: 'learn' },
  { name: 'settings' },
];

test.each(ROUTES)('$name leads where it says', (route) => {
  expect(read(address(route)).route).toEqual(route);
});

test('a key with odd letters comes through whole', () => {
  const route: Route = { name: 'play', key: 'a/b?c#d%' };
  expect(read(address(route)).route).toEqual(route);
});

test('an address may carry a question', () => {
  expect(address({ name: 'replay', key: 'k' }, { at: '12' })).toBe('#/replay/k?at=12');
  expect(read('#/replay/k?at=12')).toEqual({ route: { name: 'replay', key: 'k' }, query: { at: '12' } });
});

test.each(['', '#', '#/'])('%j is home', (hash) => {
  expect(read(hash).route).toEqual({ name: 'home' });
});

test.each(['#/play', '#/nowhere', '#/rules/a/b', '#/settings/x', '#/new', '#/play/%E0%A4%A'])(
  '%j leads nowhere, or at least breaks nothing',
  (hash) => {
    const { route } = read(hash);
    expect(hash === '#/play/%E0%A4%A' ? route : route.name).toEqual(
      hash === '#/play/%E0%A4%A' ? { name: 'play', key: '%E0%A4%A' } : 'lost',
    );
  },
);

test('a link is whole, and keeps the folder the client is in', () => {
  expect(link({ name: 'play', key: 'k' }, 'https://example.org/table/?x=1#/new/heroes')).toBe(
    'https://example.org/table/?x=1#/play/k',
  );
});

test('a link or a code can be pasted to join', () => {
  expect(joining(' https://example.org/#/play/abc ')).toEqual({ key: { name: 'play', key: 'abc' } });
  expect(joining('http://x/#/watch/abc')).toEqual({ key: { name: 'watch', key: 'abc' } });
  expect(joining('7KQ-EL4')).toEqual({ code: '7KQ-EL4' });
  expect(joining('http://x/#/rules')).toBeNull();
  expect(joining('no')).toBeNull();
  expect(joining('two words')).toBeNull();
});
