/** Who plays which faction of Starquest: somebody here, somebody with a link, a bot, or nobody. */
import { FACTIONS, isAlien, MISSIONS } from '../../games/starquest/box.ts';
import type { SeatForm, SeatKind } from './seats.ts';

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

/** Every faction with what was chosen for it. At first: oneself as a squad, bots for the aliens, nobody else. */
export function placesFor(mission: string, chosen: Places, name: string): Places {
  const own = MISSIONS[mission]?.squads.seats.includes('ultramarines') ? 'ultramarines' : '';
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

/** What keeps the table from being made: a message id, or nothing. */
export function trouble(mission: string, places: Places): string {
  const sheet = MISSIONS[mission];
  if (!sheet) return 'web-sq-new-few-squads';
  const taken = seatsOf(places).map((one) => one.faction);
  const aliens = taken.filter(isAlien);
  const squads = taken.length - aliens.length;
  if (squads < sheet.squads.least || squads > sheet.squads.most) return 'web-sq-new-few-squads';
  const missing = sheet.aliens.needed.some((one) => !aliens.includes(one));
  return aliens.length === 0 || aliens.length > sheet.aliens.most || missing ? 'web-sq-new-few-aliens' : '';
}
