// @vitest-environment happy-dom
/** A game is shown because it is registered: a third one appears on every screen, and no other file knows it. */
import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allGames, gameOf, gameOfRules, register } from '../../src/games/registry.ts';
import { speakIn } from '../../src/lib/words/speech.svelte.ts';
import Home from '../../src/screens/Home.svelte';
import Loaded from '../../src/screens/Loaded.svelte';
import NewTable from '../../src/screens/NewTable.svelte';
import TableScreen from '../../src/screens/table/TableScreen.svelte';
import { game as noughts } from './noughts/index.ts';

beforeAll(() => speakIn('en'));

describe('the games of the client', () => {
  test('are found by their folders', () => {
    expect(allGames().map(({ id }) => id)).toEqual(['heroes', 'starquest']);
    expect(gameOf('heroes')?.lesson).toBeDefined();
    expect(gameOf('starquest')?.campaigns).toBeDefined();
    expect(gameOf('chess')).toBeUndefined();
  });

  test('each have their addresses in the rules reference', () => {
    expect(gameOfRules('H-WIN-1')?.id).toBe('heroes');
    expect(gameOfRules('SQ-MOVE-01')?.id).toBe('starquest');
    expect(gameOfRules('starquest-chapter-setup')?.id).toBe('starquest');
    expect(gameOfRules('')?.id).toBe('heroes');
  });
});

describe('a third game', () => {
  let shown: ReturnType<typeof mount> | null = null;
  let forget = () => {};

  beforeEach(() => {
    forget = register(noughts);
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json(String(path).endsWith('/api/games') ? [{ id: 'noughts', bots: [], defaults: {} }] : []),
    );
  });

  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    forget();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  // biome-ignore lint/suspicious/noExplicitAny: any component, with the props that it takes.
  function show<Props extends Record<string, any>>(what: Component<Props>, props: Props): HTMLElement {
    shown = mount(what, { target: document.body, props });
    flushSync();
    return document.body;
  }

  test('has its card on the home screen', () => {
    const body = show(Home, {});
    const card = body.querySelector('[aria-labelledby="home-noughts"]');
    expect(card?.textContent).toContain('Three in a row');
    expect(card?.querySelector('a')?.getAttribute('href')).toBe('#/new/noughts');
    forget();
    expect(gameOf('noughts')).toBeUndefined();
  });

  test('has its form for a new table', async () => {
    const body = show(NewTable, { game: 'noughts' });
    await vi.waitFor(() => expect(body.textContent).toContain('A table of noughts'));
  });

  test('has its lobby and its table', async () => {
    const seats = ['Ada', ''].map((name, seat) => ({
      seat,
      name,
      kind: 'link',
      bot: '',
      claimed: seat === 0,
    }));
    const table = (known: object) =>
      ({ table: { known, names: ['Ada', ''], refusal: null, ...known } }) as never;
    const commitment = 'c0ffee';
    const lobby = {
      stage: 'gathering',
      game: 'noughts',
      match: 'm',
      seats,
      options: {},
      you: 0,
      commitment,
      holding: [],
    };
    const gathering = { ...lobby, awaited: [1] };
    const body = show(TableScreen, table({ ...gathering, known: gathering, playing: null }));
    await vi.waitFor(() => expect(body.textContent).toContain('2 players'));
    expect(body.textContent).toContain('· X');
    expect(body.textContent).toContain(commitment);
    if (shown) await unmount(shown);
    // The browser adds the own salt in a moment: there is nobody to wait for.
    const stirring = { ...lobby, awaited: [0] };
    show(TableScreen, table({ ...stirring, known: stirring, playing: null }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(body.textContent).not.toContain('2 players');
    if (shown) await unmount(shown);
    const playing = { game: 'noughts', view: { fields: 'XO-------' } };
    show(TableScreen, table({ known: { game: 'noughts' }, playing }));
    await vi.waitFor(() => expect(body.querySelectorAll('[aria-label="Grid"] li')).toHaveLength(9));
  });

  test('has its replay and its report', async () => {
    const story = { game: 'noughts', names: ['Ada', 'Grace'] };
    for (const load of [gameOf('noughts')?.replay, gameOf('noughts')?.report]) {
      const body = show(Loaded as never, { load, with: { story }, title: 'Replay' });
      await vi.waitFor(() => expect(body.textContent).toContain('A match of Ada and Grace'));
      if (shown) await unmount(shown);
      shown = null;
    }
  });
});
