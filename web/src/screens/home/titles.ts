/** What a table is called in a list: by its game, and by the players in some of its seats. */
import { gameOf } from '../../games/registry.ts';
import type { TableStatus } from '../../lib/server/api.ts';

export function titleOf(status: TableStatus, seats: readonly number[]): string {
  return gameOf(status.game)?.list.title(status, seats) ?? status.game;
}
