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

/** May this faction be in the mission? */
export function fits(mission: string, faction: string): boolean {
  const sheet = MISSIONS[mission];
  if (!sheet) return false;
  return (isAlien(faction) ? sheet.aliens.seats : sheet.squads.seats).includes(faction);
}

/** Every faction with its player. At first the person at this screen leads a squad, and bots lead the aliens. */
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
  return places;
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
  return aliens?.met ? '' : 'web-sq-new-few-aliens';
}
