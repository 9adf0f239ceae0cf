/** The rooms of the client: which may import from which, and how many files fit into one. */
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const files: Record<string, string> = import.meta.glob('../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.entries(files).map(([path, text]) => ({ path: path.replace('../src/', ''), text }));

/** From below to above: a room imports from itself and from rooms below it. */
const ORDER = [
  'generated',
  'look',
  'lib',
  'ui',
  'common',
  'games/game.ts',
  'games/*',
  'games/registry.ts',
  'screens',
  '',
];

/** The room of a file. Files at the top (App, main) are the highest; the service worker is built apart. */
function roomOf(path: string): string {
  if (path === 'games/game.ts' || path === 'games/registry.ts') return path;
  const [first = '', second = ''] = path.split('/');
  if (first === 'games') return `games/${second}`;
  return path.includes('/') ? first : '';
}

function heightOf(room: string): number {
  const known = ORDER.indexOf(room);
  return known >= 0 || !room.startsWith('games/') ? known : ORDER.indexOf('games/*');
}

/** Everything that a source imports from the client itself, lazily or not. */
function importsOf({ path, text }: { path: string; text: string }): string[] {
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)[^']*'/g);
  return [...found].map((match) => posix.join(posix.dirname(path), match[1] ?? ''));
}

const edges = sources
  .filter(({ path }) => !path.startsWith('worker/'))
  .flatMap((source) => importsOf(source).map((to) => ({ from: source.path, to })))
  .filter(({ to }) => !to.startsWith('..'));

describe('imports', () => {
  test('are found at all', () => {
    expect(edges.length).toBeGreaterThan(1500);
    expect(edges).toContainEqual({
      from: 'games/heroes/index.ts',
      to: 'games/heroes/table/HeroesTable.svelte',
    });
  });

  test('lead to a room that the order knows', () => {
    const rooms = new Set(edges.flatMap(({ from, to }) => [roomOf(from), roomOf(to)]));
    expect([...rooms].filter((room) => heightOf(room) < 0)).toEqual([]);
  });

  test('never lead upwards, and never from one game to another', () => {
    const wrong = edges.filter(({ from, to }) => {
      const [above, below] = [roomOf(from), roomOf(to)];
      return above !== below && heightOf(below) >= heightOf(above);
    });
    expect(wrong).toEqual([]);
  });
});

/** A game's name as a whole string, or as the key of a table of games. */
const NAMED = /(['"`])(heroes|starquest)\1|[{,]\s*(heroes|starquest)\s*:/;

describe('games', () => {
  test('are compared by name only in their own folders', () => {
    const own = (path: string) => path.startsWith('games/heroes/') || path.startsWith('games/starquest/');
    const naming = sources.filter(
      ({ path, text }) => !path.startsWith('generated/') && !own(path) && NAMED.test(text),
    );
    expect(naming.map(({ path }) => path)).toEqual([]);
  });

  test('compared by name would be found', () => {
    expect(NAMED.test("if (status.game === 'starquest') return")).toBe(true);
    expect(NAMED.test('const TABLES = { heroes: 1 }')).toBe(true);
    expect(NAMED.test("say('web-home-heroes')")).toBe(false);
  });
});

test('no folder has more than twenty files', () => {
  const folders = new Map<string, number>();
  for (const { path } of sources)
    folders.set(posix.dirname(path), (folders.get(posix.dirname(path)) ?? 0) + 1);
  expect([...folders].filter(([, count]) => count > 20)).toEqual([]);
});
