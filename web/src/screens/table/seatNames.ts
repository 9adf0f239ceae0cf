/** What a seat is called before the match: its player, or the side that it plays while it is free. */
import type { LobbyParts, TableOptions } from '../../games/game.ts';
import type { SeatInfo } from '../../lib/table/state.ts';
import { say } from '../../lib/words/speech.svelte.ts';

export interface SeatName {
  main: string;
  /** The side, where the player has a name. */
  more: string;
  /** Both together, for a label. */
  whole: string;
}

export function seatName({ seat, name }: SeatInfo, options: TableOptions, parts: LobbyParts): SeatName {
  const side = parts.sideName(seat, options);
  if (name) return { main: name, more: side, whole: side ? `${name} · ${side}` : name };
  const main = side || say('player', { seat: seat + 1 });
  return { main, more: '', whole: main };
}
