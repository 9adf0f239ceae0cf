/**
 * The games that this client can show. A folder `games/<game>/` with an `index.ts` that exports `game` is registered by
 * being there: nothing else names it.
 */
import type { Game } from './game.ts';

const found = import.meta.glob<Game>('./*/index.ts', { eager: true, import: 'game' });
const registered = new Map<string, Game>();

for (const game of Object.values(found)) register(game);

/** Add a game, or replace the one with its id. The returned function takes it out again. */
export function register(game: Game): () => void {
  registered.set(game.id, game);
  return () => {
    if (registered.get(game.id) === game) registered.delete(game.id);
  };
}

/** All games, in the order of their names. */
export function allGames(): readonly Game[] {
  return [...registered.values()];
}

/** The game with this id; undefined for one that this client does not know. */
export function gameOf(id: string): Game | undefined {
  return registered.get(id);
}

/** The game that an address of the rules reference belongs to. Without an address it is the first one with rules. */
export function gameOfRules(address: string): Game | undefined {
  const books = allGames().filter((game) => game.rules);
  return books.find((game) => game.rules?.has(address)) ?? books[0];
}
