/** From a match to the next one: the same players once more, or other players from a moment of it. */
import type { Following } from '../../generated/wire.ts';
import { token } from '../../lib/chance.ts';
import type { Route } from '../../lib/routes/routes.ts';
import {
  branch,
  branchFile,
  type Claimed,
  goOn,
  readReplay,
  rematch,
  type Story,
  story,
  type TableMade,
} from '../../lib/server/api.ts';
import { hotSeats, keep, keepHot } from '../../lib/storage/keyring.ts';
import { keepInvitation } from '../new-table/invitations.ts';
import { placed, type SeatForm, written } from '../new-table/seats.ts';

export interface Place {
  readonly route: Route;
}

/** The rematch of a match. The first player to ask makes it, the others follow. */
export const rematchOf = (key: string): Promise<Place> => together(key, rematch);

/** A match of earlier rules, played on with the present ones. The first player to ask makes it, the others follow. */
export const continuationOf = (key: string): Promise<Place> => together(key, goOn);

/** Go to the next table; people who share a screen go together. */
async function together(key: string, ask: (key: string) => Promise<Claimed>): Promise<Place> {
  const shared = hotSeats().find((hot) => hot.keys.includes(key));
  const claimed = [];
  for (const one of shared?.keys ?? [key]) claimed.push(await ask(one));
  const [first] = claimed;
  if (!first) throw new Error('A shared screen has at least one seat.');
  const { match, game } = first;
  if (claimed.length === 1) {
    keep({ key: first.key, match, game, seat: first.seat });
    return { route: { name: 'play', key: first.key } };
  }
  const id = token();
  keepHot(
    { id, match, game, keys: claimed.map((one) => one.key) },
    claimed.map((one) => one.seat),
  );
  return { route: { name: 'hot', id } };
}

/** To the rematch that another player has asked for. People who share a screen need the keys of all their seats. */
export async function follow(following: Following, key: string, game: string, seat: number): Promise<Place> {
  if (hotSeats().some((hot) => hot.keys.includes(key))) return rematchOf(key);
  keep({ key: following.key, match: following.match, game, seat });
  return { route: { name: seat < 0 ? 'watch' : 'play', key: following.key } };
}

/** Where a story comes from: a link that opens its match, or a file that the server does not know. */
export interface Origin {
  /** Empty for a file. */
  readonly key: string;
  readonly file?: ReplayFile | undefined;
}

/** A replay file, as it was read. */
export interface ReplayFile {
  readonly name: string;
  readonly text: string;
}

/** The same match as another seat saw it. */
export async function seenBy({ key, file }: Origin, eyes: number): Promise<Story> {
  return file ? readReplay(file.name, file.text, eyes) : story(key, eyes);
}

/** A moment of a match. */
export interface Moment extends Origin {
  readonly game: string;
  readonly at: number;
}

/** A new table that begins at that moment. */
export async function playOn(
  { game, key, file, at }: Moment,
  seats: readonly SeatForm[],
  botName: (bot: string) => string,
): Promise<Place> {
  const forms = written(seats, botName);
  const made = file
    ? await branchFile({ ...file, at, seats: forms })
    : await branch(key, { at, seats: forms });
  return sitDown(made, game, seats);
}

/** Keep the keys of a new table, and where to go with them. */
function sitDown(made: TableMade, game: string, seats: readonly SeatForm[]): Place {
  const { here, invitation } = placed(made, game, seats, token());
  const { own, match, links } = invitation;
  if (own.kind === 'hot') {
    keepHot(
      { id: own.key, match, game, keys: here.map((one) => one.key) },
      here.map((one) => one.seat),
    );
  } else {
    keep({ key: own.key, match, game, seat: here[0]?.seat ?? -1 });
  }
  if (links.length > 0) keepInvitation(invitation);
  return { route: own.kind === 'hot' ? { name: 'hot', id: own.key } : { name: own.kind, key: own.key } };
}
