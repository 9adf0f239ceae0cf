/** The tables this browser has keys to, as home lists them. */
import type { Following } from '../../generated/wire.ts';
import { address } from '../../lib/routes/routes.ts';
import type { TableStatus } from '../../lib/server/api.ts';
import type { Held, HotSeat } from '../../lib/storage/keyring.ts';

/** The state of a table for the holder of its key. */
export type Standing =
  | 'your-turn'
  | 'rematch'
  /** A match of earlier rules goes on at a new table. */
  | 'goes-on'
  /** A match of earlier rules. */
  | 'old'
  | 'waiting'
  | 'gathering'
  | 'watching'
  | 'won'
  | 'lost'
  | 'drawn'
  | 'over';

export interface Entry {
  /** What the list knows it by; keys of several seats of one match make one entry. */
  id: string;
  /** Keys to give up when it is taken off the list. */
  keys: readonly string[];
  hot: string;
  status: TableStatus;
  standing: Standing;
  href: string;
  /** The seats that are not this browser's. */
  others: readonly number[];
  /** A player wants a rematch, and this browser has not opened it yet. */
  rematch: Following | null;
}

const ORDER: readonly Standing[] = [
  'your-turn',
  'rematch',
  'goes-on',
  'old',
  'waiting',
  'gathering',
  'watching',
  'won',
  'lost',
  'drawn',
  'over',
];

/** The list: this player's turn first, then the latest activity. */
export function entries(statuses: readonly TableStatus[], hotSeats: readonly HotSeat[]): Entry[] {
  const left = new Map(statuses.map((status) => [status.key, status]));
  const found: Entry[] = [];
  const visited = new Set(statuses.map((status) => status.match));
  const news = ({ rematch }: TableStatus) => (rematch && !visited.has(rematch.match) ? rematch : null);
  for (const hot of hotSeats) {
    const mine = hot.keys.flatMap((key) => left.get(key) ?? []);
    const [first] = mine;
    if (!first) continue;
    for (const key of hot.keys) left.delete(key);
    const seats = mine.map((status) => status.you);
    found.push({
      id: hot.id,
      keys: hot.keys,
      hot: hot.id,
      status: first,
      standing: news(first) ? followed(first) : standing(first, seats),
      href: address(first.finished ? { name: 'after', key: first.key } : { name: 'hot', id: hot.id }),
      others: othersThan(first, seats),
      rematch: news(first),
    });
  }
  const played = new Set(
    [...left.values()].filter((status) => status.you >= 0).map((status) => status.match),
  );
  for (const status of left.values()) {
    // A player needs no second line as a spectator of the same table.
    if (status.you < 0 && played.has(status.match)) continue;
    const rematch = news(status);
    found.push({
      id: status.key,
      keys: [status.key],
      hot: '',
      status,
      standing: rematch ? followed(status) : standing(status, [status.you]),
      href: rematch ? seatAt(status, rematch.key) : hrefOf(status),
      others: othersThan(status, [status.you]),
      rematch,
    });
  }
  return found.sort(
    (a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing) || b.status.touched - a.status.touched,
  );
}

function hrefOf(status: TableStatus): string {
  const { key } = status;
  return status.finished ? address({ name: 'after', key }) : seatAt(status, key);
}

function seatAt({ you }: TableStatus, key: string): string {
  return address({ name: you < 0 ? 'watch' : 'play', key });
}

/** The next table follows a finished match, or a match of earlier rules that goes on there. */
function followed(status: TableStatus): Standing {
  return status.finished ? 'rematch' : 'goes-on';
}

function standing(status: TableStatus, mine: readonly number[]): Standing {
  if (!status.begun) return 'gathering';
  if (status.finished) return ending(status, mine);
  if (status.other) return 'old';
  if (mine.every((seat) => seat < 0)) return 'watching';
  return mine.includes(status.waiting) ? 'your-turn' : 'waiting';
}

function ending({ result }: TableStatus, mine: readonly number[]): Standing {
  const [seat, ...more] = mine;
  const share = seat === undefined || more.length > 0 ? undefined : result?.shares[seat];
  if (share === undefined) return 'over';
  return share === 1 ? 'won' : share === 0 ? 'lost' : 'drawn';
}

function othersThan(status: TableStatus, mine: readonly number[]): number[] {
  return status.seats.map((seat) => seat.seat).filter((seat) => !mine.includes(seat));
}

/** Keys to ask the server about: those of seats first, because they are the player's own games. */
export function asked(held: readonly Held[]): string[] {
  return held.toSorted((a, b) => Number(b.seat >= 0) - Number(a.seat >= 0)).map((one) => one.key);
}
