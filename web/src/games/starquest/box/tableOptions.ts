/** What a table plays, read from its options as they are written down: only what differs from the book is there. */
import { FACTIONS } from './box.ts';

export const FIRST_MISSION = 'mis_01_hard_dock';

/** The factions in play, seat by seat: squads first, then aliens. */
export function factionsOf(options: Readonly<Record<string, unknown>>): readonly string[] {
  const { factions } = options;
  const named = Array.isArray(factions) ? factions.map(String) : [...FACTIONS];
  return FACTIONS.filter((one) => named.includes(one));
}

export function missionOf(options: Readonly<Record<string, unknown>>): string {
  return typeof options['mission'] === 'string' ? options['mission'] : FIRST_MISSION;
}
