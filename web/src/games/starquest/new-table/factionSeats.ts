/** Who plays which faction of Starquest: a person here, a person with a link, a bot, or no player. */

import type { SeatForm, SeatKind } from '../../../common/new-table/seats.ts';
import { FACTIONS, isAlien, MISSIONS } from '../box/box.ts';

export interface Place {
  readonly kind: SeatKind | 'empty';
  readonly name: string;
  readonly bot: string;
}

export type Places = Readonly<Record<string, Place>>;

/** The bot that leads a faction well. */
export function botFor(faction: string): string {
  return isAlien(faction) ? 'overlord' : 'trooper';
}

/** The bots that can lead a faction, the best first. */
export function botsFor(faction: string): readonly string[] {
  return isAlien(faction) ? [botFor(faction), 'raider', 'random'] : [botFor(faction), 'random'];
}

/** May this faction be in the mission? */
export function fits(mission: string, faction: string): boolean {
  const sheet = MISSIONS[mission];
  if (!sheet) return false;
  return (isAlien(faction) ? sheet.aliens.seats : sheet.squads.seats).includes(faction);
}

/**
 * Every faction with its player. At first the person at this screen leads a squad, and bots lead the aliens. A mission
 * that takes fewer sides than there are drops bots: those that nobody chose first, then the ones chosen longest ago.
 */
export function placesFor(mission: string, chosen: Places, name: string): Places {
  const squads = MISSIONS[mission]?.squads.seats ?? [];
  const own = squads.includes('ultramarines') ? 'ultramarines' : (squads[0] ?? '');
  const places: Record<string, Place> = {};
  for (const faction of FACTIONS) {
    const usual: Place['kind'] =
      faction === own ? 'here' : isAlien(faction) && fits(mission, faction) ? 'bot' : 'empty';
    const place = chosen[faction] ?? { kind: usual, name: faction === own ? name : '', bot: botFor(faction) };
    places[faction] = fits(mission, faction) ? place : { ...place, kind: 'empty' };
  }
  for (const faction of surplus(mission, chosen, places))
    places[faction] = { ...(places[faction] as Place), kind: 'empty' };
  return places;
}

/** The bots for which a mission has no seat. */
function surplus(mission: string, chosen: Places, places: Places): string[] {
  const sheet = MISSIONS[mission];
  if (!sheet) return [];
  const since = Object.keys(chosen);
  const taken = seatsOf(places).map((one) => one.faction);
  const over = (kind: string[], most: number) =>
    kind
      .filter((one) => places[one]?.kind === 'bot' && !sheet.aliens.needed.includes(one))
      // Of those that nobody chose, the last one in the order of the seats goes first.
      .toSorted(
        (one, other) => since.indexOf(one) - since.indexOf(other) || kind.indexOf(other) - kind.indexOf(one),
      )
      .slice(0, Math.max(0, kind.length - most));
  return [
    ...over(
      taken.filter((one) => !isAlien(one)),
      sheet.squads.most,
    ),
    ...over(taken.filter(isAlien), sheet.aliens.most),
  ];
}

/** Somebody takes a faction, or leaves it: the newest choice stands last. */
export function choose(chosen: Places, faction: string, place: Place): Places {
  const { [faction]: _, ...others } = chosen;
  return { ...others, [faction]: place };
}

/** Bots take the free seats, as many as the mission has. */
export function filled(mission: string, chosen: Places, places: Places): Places {
  const sheet = MISSIONS[mission];
  let all = chosen;
  for (const faction of FACTIONS) {
    const place = places[faction];
    if (!sheet || !place || place.kind !== 'empty' || !fits(mission, faction)) continue;
    const alien = isAlien(faction);
    const taken = seatsOf(placesFor(mission, all, '')).filter((one) => isAlien(one.faction) === alien);
    if (taken.length >= (alien ? sheet.aliens : sheet.squads).most) continue;
    all = choose(all, faction, { ...place, kind: 'bot' });
  }
  return all;
}

/** The seats of the table in the order of the game: squads, then aliens. */
export function seatsOf(places: Places): { faction: string; form: SeatForm }[] {
  return FACTIONS.flatMap((faction) => {
    const place = places[faction];
    if (!place || place.kind === 'empty') return [];
    return [{ faction, form: { kind: place.kind, name: place.name, bot: place.bot } }];
  });
}

/** How many of one kind a mission wants, and how many there are. */
export interface Need {
  /** The message id of the kind. */
  readonly says: string;
  readonly least: number;
  readonly most: number;
  readonly taken: number;
  readonly met: boolean;
}

/** What a mission wants of its seats: squads, then aliens. */
export function needs(mission: string, places: Places): readonly Need[] {
  const sheet = MISSIONS[mission];
  if (!sheet) return [];
  const taken = seatsOf(places).map((one) => one.faction);
  const aliens = taken.filter(isAlien);
  const squads = taken.length - aliens.length;
  const { least, most } = sheet.squads;
  const wanted = Math.max(1, sheet.aliens.needed.length);
  const there = sheet.aliens.needed.every((one) => aliens.includes(one));
  return [
    { says: 'web-sq-new-squads', least, most, taken: squads, met: squads >= least && squads <= most },
    {
      says: 'web-sq-new-aliens',
      least: wanted,
      most: sheet.aliens.most,
      taken: aliens.length,
      met: there && aliens.length >= wanted && aliens.length <= sheet.aliens.most,
    },
  ];
}

/** What keeps the table from being made: a message id, or nothing. */
export function trouble(mission: string, places: Places): string {
  const [squads, aliens] = needs(mission, places);
  if (!squads?.met) return 'web-sq-new-few-squads';
  if (aliens && aliens.taken > aliens.most) return 'web-sq-new-many-aliens';
  return aliens?.met ? '' : 'web-sq-new-few-aliens';
}
