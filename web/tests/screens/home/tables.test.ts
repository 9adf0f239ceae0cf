import { describe, expect, test } from 'vitest';
import type { TableStatus } from '../../../src/lib/server/api.ts';
import { ago } from '../../../src/screens/home/ago.ts';
import { asked, entries } from '../../../src/screens/home/tables.ts';

function status(key: string, changes: Partial<TableStatus> = {}): TableStatus {
  return {
    key,
    match: `match of ${key}`,
    game: 'heroes',
    you: 0,
    seats: [0, 1].map((seat) => ({
      seat,
      name: '',
      kind: 'link',
      bot: 'captain',
      driver: 'human',
      claimed: true,
      present: false,
    })),
    waiting: 1,
    seq: 3,
    begun: true,
    finished: false,
    result: null,
    touched: 0,
    watch: '',
    rematch: null,
    ...changes,
  };
}

const over = (key: string, shares: number[], you = 0) =>
  status(key, { you, finished: true, waiting: -1, result: { shares, scores: [20, 10], why: 'H-WIN-1' } });

describe('the list is ordered', () => {
  test('by your turn, then others’ turn, then not begun, then over', () => {
    const listed = entries(
      [
        over('over', [1, 0]),
        status('gathering', { begun: false }),
        status('theirs'),
        status('mine', { waiting: 0 }),
      ],
      [],
    );
    expect(listed.map((entry) => entry.status.key)).toEqual(['mine', 'theirs', 'gathering', 'over']);
  });

  test('among equals by the last change', () => {
    const listed = entries([status('old', { touched: 1 }), status('new', { touched: 2 })], []);
    expect(listed.map((entry) => entry.status.key)).toEqual(['new', 'old']);
  });
});

test.each([
  [[1, 0], 0, 'won'],
  [[1, 0], 1, 'lost'],
  [[0.5, 0.5], 1, 'drawn'],
] as const)('shares %j are for seat %i: %s', (shares, you, standing) => {
  expect(entries([over('k', [...shares], you)], [])[0]?.standing).toBe(standing);
});

describe('where an entry leads', () => {
  const hrefOf = (one: TableStatus) => entries([one], [])[0]?.href;

  test('to the seat, to the place to watch from, to the report', () => {
    expect(hrefOf(status('k'))).toBe('#/play/k');
    expect(hrefOf(status('k', { you: -1 }))).toBe('#/watch/k');
    expect(hrefOf(over('k', [1, 0]))).toBe('#/after/k');
  });

  test('to the seat, where its links are, while it has not begun', () => {
    expect(hrefOf(status('k', { begun: false }))).toBe('#/play/k');
  });
});

describe('a rematch that a player wants', () => {
  const rematch = { by: 1, match: 'next', key: 'n' };

  test('comes before what others decide, and leads straight to the own seat', () => {
    const listed = entries([status('theirs'), { ...over('k', [1, 0]), rematch }], []);
    expect(listed[0]).toMatchObject({ standing: 'rematch', href: '#/play/n', rematch });
    const watched = { ...over('w', [1, 0], -1), rematch };
    expect(entries([watched], [])[0]).toMatchObject({ standing: 'rematch', href: '#/watch/n' });
  });

  test('is no news to those who have been there', () => {
    const listed = entries([{ ...over('k', [1, 0]), rematch }, status('n', { match: 'next' })], []);
    expect(listed[1]).toMatchObject({ standing: 'won', href: '#/after/k', rematch: null });
  });

  test('is told at the report to people who share a screen, for they go together', () => {
    const hot = { id: 'h', match: 'm', game: 'heroes', keys: ['a', 'b'] };
    const done = [over('a', [1, 0]), over('b', [1, 0], 1)].map((one) => ({ ...one, match: 'm', rematch }));
    expect(entries(done, [hot])[0]).toMatchObject({ standing: 'rematch', href: '#/after/a' });
  });
});

describe('a match of earlier rules', () => {
  const other = { id: 'match-other-rules', args: { rules: 1, known: 2 } };
  const old = (key: string, changes: Partial<TableStatus> = {}) =>
    status(key, { other, waiting: -1, ...changes });

  test('comes after those to play, and leads to the page that says so', () => {
    const listed = entries([status('theirs'), old('k'), status('mine', { waiting: 0 })], []);
    expect(listed.map((entry) => entry.standing)).toEqual(['your-turn', 'old', 'waiting']);
    expect(listed[1]).toMatchObject({ href: '#/play/k', rematch: null });
  });

  test('that goes on leads straight to the own seat at the new table', () => {
    const rematch = { by: 1, match: 'next', key: 'n' };
    expect(entries([old('k', { rematch })], [])[0]).toMatchObject({
      standing: 'goes-on',
      href: '#/play/n',
    });
    const visited = entries([old('k', { rematch }), status('n', { match: 'next' })], []);
    expect(visited.map((entry) => entry.standing)).toEqual(['old', 'waiting']);
  });

  test('that is over is listed by its result', () => {
    expect(entries([{ ...over('k', [1, 0]), other }], [])[0]?.standing).toBe('won');
  });
});

describe('several keys to one match', () => {
  const hot = { id: 'h', match: 'm', game: 'heroes', keys: ['a', 'b'] };
  const both = [status('a', { match: 'm', waiting: 1 }), status('b', { match: 'm', you: 1, waiting: 1 })];

  test('those at one screen are one entry, and it is always their turn', () => {
    const [entry, ...more] = entries(both, [hot]);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ id: 'h', hot: 'h', standing: 'your-turn', others: [], href: '#/hot/h' });
  });

  test('when such a match is over, it is listed as over, neither won nor lost', () => {
    const done = [
      { ...over('a', [1, 0]), match: 'm' },
      { ...over('b', [1, 0], 1), match: 'm' },
    ];
    expect(entries(done, [hot])[0]).toMatchObject({ standing: 'over', href: '#/after/a' });
  });

  test('a player does not see the spectators’ link as a second table', () => {
    const watched = status('w', { match: 'm', you: -1 });
    const [seat] = both;
    expect(entries(seat ? [watched, seat] : [], []).map((entry) => entry.id)).toEqual(['a']);
  });
});

test('keys of seats are asked about before keys to watch with', () => {
  const held = [
    { key: 'w', match: 'm', game: 'heroes', seat: -1, used: 9 },
    { key: 's', match: 'n', game: 'heroes', seat: 0, used: 1 },
  ];
  expect(asked(held)).toEqual(['s', 'w']);
});

test.each([
  [59_000, ''],
  [60_000, '1 minute ago'],
  [7_200_000, '2 hours ago'],
  [86_400_000, 'yesterday'],
])('%i milliseconds ago is %j', (passed, said) => {
  expect(ago(1_000_000, 1_000_000 + passed, 'en-GB')).toBe(said);
});
