/** Planning a campaign: which missions in which order, and who holds which faction. */

import { CAMPAIGNS, FACTIONS, MISSIONS } from '../../box/box.ts';
import type { Place, Places } from '../../new-table/factionSeats.ts';
import { botFor, trouble } from '../../new-table/factionSeats.ts';
import type { Holder, NewHolder } from '../campaigns.ts';

/** All missions, a few of them, or a choice of the founder. */
export const PLANS = ['hollow_crown', 'short', 'own'] as const;
export type Plan = (typeof PLANS)[number];

export function missionsOf(plan: Plan, own: readonly string[]): readonly string[] {
  return plan === 'own' ? own : (CAMPAIGNS[`cmp_${plan}`] ?? []);
}

/** Missions that can be part of a campaign, in the order of the long one, without those chosen already. */
export function missionsLeft(own: readonly string[]): readonly string[] {
  const order = CAMPAIGNS['cmp_hollow_crown'] ?? [];
  const all = Object.keys(MISSIONS).filter((id) => MISSIONS[id]?.kind === 'campaign');
  return [...order, ...all.filter((id) => !order.includes(id))].filter((id) => !own.includes(id));
}

/** The same missions with one of them moved up (-1) or down (1). */
export function moved(own: readonly string[], place: number, by: -1 | 1): readonly string[] {
  const other = place + by;
  const [one, another] = [own[place], own[other]];
  if (one === undefined || another === undefined) return own;
  return own.map((id, index) => (index === place ? another : index === other ? one : id));
}

/** What keeps a campaign from being founded: a message, or nothing. */
export function planTrouble(missions: readonly string[], places: Places): string {
  if (missions.length === 0) return 'web-sq-camp-no-missions';
  return missions.map((mission) => trouble(mission, places)).find((one) => one !== '') ?? '';
}

/** A place as it is sent. Bots go by the name of their kind. */
export function holder(faction: string, place: Place, botName: (bot: string) => string): NewHolder {
  const { kind, name, bot } = place;
  if (kind === 'empty') return { faction, kind: 'absent' };
  if (kind === 'bot') return { faction, kind, bot, name: botName(bot) };
  return { faction, kind, name: name.trim() };
}

export function holders(places: Places, botName: (bot: string) => string): NewHolder[] {
  return Object.entries(places).map(([faction, place]) => holder(faction, place, botName));
}

/** Who holds what, as it may be changed. */
export function placesHeld(seats: readonly Holder[]): Places {
  const known = new Map(seats.map((seat) => [seat.faction, seat]));
  return Object.fromEntries(
    FACTIONS.map((faction): [string, Place] => {
      const seat = known.get(faction);
      const kind = !seat || seat.kind === 'absent' ? 'empty' : seat.kind;
      const person = kind === 'here' || kind === 'link';
      return [faction, { kind, name: person ? (seat?.name ?? '') : '', bot: seat?.bot || botFor(faction) }];
    }),
  );
}

/** Only the holders that were changed. */
export function changedPlaces(before: Places, after: Places): Places {
  return Object.fromEntries(
    Object.entries(after).filter(([faction, place]) => {
      const was = before[faction];
      if (!was || was.kind !== place.kind) return true;
      return place.kind === 'bot'
        ? was.bot !== place.bot
        : place.kind !== 'empty' && was.name.trim() !== place.name.trim();
    }),
  );
}
