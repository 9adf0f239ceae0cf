// @vitest-environment happy-dom
/** Going to the next match: which screen opens, and which keys are kept. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { continuationOf, follow, playOn, rematchOf } from '../../../src/common/after/nextTable.ts';
import { invitation } from '../../../src/common/new-table/invitations.ts';
import type { SeatForm } from '../../../src/common/new-table/seats.ts';
import { held, hotSeat, keepHot } from '../../../src/lib/storage/keyring.ts';

interface Asked {
  path: string;
  key: string | null;
  body: { [name: string]: unknown };
}

let asked: Asked[] = [];

/** A server with an answer for each path, which records its requests. */
function answer(answers: Record<string, (ask: Asked) => unknown>): void {
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const ask = {
      path: url.pathname,
      key: new Headers(init.headers).get('X-Bulkhead-Key'),
      body: init.body ? JSON.parse(String(init.body)) : {},
    };
    asked.push(ask);
    return new Response(JSON.stringify(answers[ask.path]?.(ask)), { status: 201 });
  });
}

const made = {
  match: 'new',
  links: [
    { seat: 0, key: 'K0', code: '' },
    { seat: 1, key: 'K1', code: 'CODE' },
  ],
  watch: 'W',
};
const seat = (kind: SeatForm['kind'], name = ''): SeatForm => ({ kind, name, bot: 'captain' });
const botName = (bot: string) => bot.toUpperCase();

beforeEach(() => {
  localStorage.clear();
  asked = [];
});

describe('a rematch', () => {
  const following = { by: 0, match: 'next', key: 'N' };
  const lead = ({ key }: Asked) => ({
    match: 'next',
    game: 'heroes',
    seat: key === 'B' ? 1 : 0,
    key: `${key}-next`,
  });

  test('leads to the same seat at the new table, and its key is kept', async () => {
    answer({ '/api/rematch': lead });
    expect(await rematchOf('B')).toEqual({ route: { name: 'play', key: 'B-next' } });
    expect(held()).toMatchObject([{ key: 'B-next', match: 'next', game: 'heroes', seat: 1 }]);
  });

  test('takes all players at a shared screen along', async () => {
    keepHot({ id: 'hot', match: 'old', game: 'heroes', keys: ['A', 'B'] }, [0, 1]);
    answer({ '/api/rematch': lead });
    const { route } = await rematchOf('A');
    expect(asked.map((ask) => ask.key)).toEqual(['A', 'B']);
    expect(route.name).toBe('hot');
    expect(route.name === 'hot' && hotSeat(route.id)).toMatchObject({
      match: 'next',
      keys: ['A-next', 'B-next'],
    });
  });

  test('is another request than playing a match of earlier rules on', async () => {
    keepHot({ id: 'hot', match: 'old', game: 'heroes', keys: ['A', 'B'] }, [0, 1]);
    answer({ '/api/continue': lead });
    expect(await continuationOf('C')).toEqual({ route: { name: 'play', key: 'C-next' } });
    expect((await continuationOf('B')).route.name).toBe('hot');
    expect(asked.map(({ path, key }) => [path, key])).toEqual(
      ['C', 'A', 'B'].map((key) => ['/api/continue', key]),
    );
  });

  test('that another player asked for needs no request: the key came with the message', async () => {
    expect(await follow(following, 'B', 'heroes', 1)).toEqual({ route: { name: 'play', key: 'N' } });
    expect(await follow(following, 'W', 'heroes', -1)).toEqual({ route: { name: 'watch', key: 'N' } });
    expect(held()).toMatchObject([{ key: 'N', match: 'next', game: 'heroes', seat: -1 }]);
    expect(asked).toEqual([]);
  });

  test('that another player asked for takes all players at a shared screen along', async () => {
    keepHot({ id: 'hot', match: 'old', game: 'heroes', keys: ['A', 'B'] }, [0, 1]);
    answer({ '/api/rematch': lead });
    expect((await follow(following, 'B', 'heroes', 1)).route.name).toBe('hot');
    expect(asked.map((ask) => ask.key)).toEqual(['A', 'B']);
  });
});

describe('playing on', () => {
  test('from a match by its link asks for a branch at that entry', async () => {
    answer({ '/api/branch': () => ({ ...made, links: made.links.slice(0, 1) }) });
    const there = await playOn(
      { game: 'heroes', key: 'K', at: 42 },
      [seat('here', 'Ada'), seat('bot')],
      botName,
    );
    expect(there).toEqual({ route: { name: 'play', key: 'K0' } });
    expect(asked).toMatchObject([
      {
        key: 'K',
        body: {
          at: 42,
          seats: [
            { kind: 'here', name: 'Ada' },
            { kind: 'bot', name: 'CAPTAIN' },
          ],
        },
      },
    ]);
  });

  test('from a file sends the file along: no server has it', async () => {
    answer({ '/api/branch/file': () => made });
    const file = { name: 'match.jsonl', text: '{}' };
    await playOn({ game: 'heroes', key: '', file, at: 42 }, [seat('here'), seat('here')], botName);
    expect(asked).toMatchObject([{ path: '/api/branch/file', key: null, body: { ...file, at: 42 } }]);
  });

  test('with two people here goes to a shared screen', async () => {
    answer({ '/api/branch': () => made });
    const { route } = await playOn(
      { game: 'heroes', key: 'K', at: 1 },
      [seat('here'), seat('here')],
      botName,
    );
    expect(route.name === 'hot' && hotSeat(route.id)?.keys).toEqual(['K0', 'K1']);
  });

  test('with a player elsewhere leads to the seat, and keeps the links', async () => {
    answer({ '/api/branch': () => made });
    const there = await playOn({ game: 'heroes', key: 'K', at: 1 }, [seat('here'), seat('link')], botName);
    expect(there).toEqual({ route: { name: 'play', key: 'K0' } });
    expect(invitation('new')).toMatchObject({ own: { kind: 'play', key: 'K0' }, links: [{ key: 'K1' }] });
  });

  test('with bots only is watched', async () => {
    answer({ '/api/branch': () => ({ ...made, links: [] }) });
    const there = await playOn({ game: 'heroes', key: 'K', at: 1 }, [seat('bot'), seat('bot')], botName);
    expect(there).toEqual({ route: { name: 'watch', key: 'W' } });
    expect(held()).toMatchObject([{ key: 'W', seat: -1 }]);
  });
});
