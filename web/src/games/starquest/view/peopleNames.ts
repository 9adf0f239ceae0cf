/** What the players of a mission are called in sentences: by their names, bots with their factions. */
import type { SeatInfo } from '../../../lib/table/state.ts';

/**
 * Four bots are all called Trooper: a faction says who is meant, behind the name, because many factions are plurals and a
 * sentence is about one player. People who share a name have their faction too; one without a name has only that.
 */
export function peopleNames(
  given: readonly string[],
  seats: readonly Pick<SeatInfo, 'kind'>[],
  factions: readonly string[],
): string[] {
  const isBot = (seat: number) => seats[seat]?.kind === 'bot';
  return given.map((name, seat) => {
    const faction = factions[seat] ?? '';
    if (!name || !faction) return name || faction;
    const shared = given.some((other, another) => another !== seat && other === name);
    return shared || isBot(seat) ? `${name} (${faction})` : name;
  });
}
