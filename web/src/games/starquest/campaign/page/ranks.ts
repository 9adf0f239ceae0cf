/** How factions stand between missions, read for the ladder and the dossiers. */

import { FACTIONS, HONOURS, isAlien, ladderOf, type Rank, rankOf } from '../../box/box.ts';
import type { CampaignStatus, Holder, PastMission, Standing } from '../campaigns.ts';

/** The highest rank there is. */
export const TOP = Math.max(...FACTIONS.flatMap((one) => ladderOf(one).ranks.map(({ rank }) => rank)));

/** The name of the next rank, the Seals that it still takes, and its privileges; null at the top. */
export interface NextRank {
  readonly title: string;
  readonly missing: number;
  readonly rank: Rank;
}

export function nextRank({
  faction,
  rank,
  seals,
}: Pick<Standing, 'faction' | 'rank' | 'seals'>): NextRank | null {
  const next = ladderOf(faction).ranks.find((one) => one.rank === rank + 1);
  if (!next) return null;
  return { title: rankOf(faction, rank + 1), missing: Math.max(0, HONOURS.rank - seals), rank: next };
}

/** A faction's height on the ladder, in ranks: Seals are steps between two ranks, unless the house option keeps them. */
export function height({ rank, seals }: Pick<Standing, 'rank' | 'seals'>, kept: boolean): number {
  if (kept || rank >= TOP) return rank;
  return rank + Math.min(seals, HONOURS.rank - 1) / HONOURS.rank;
}

/** In the order of the seats, so that everybody keeps a place on the ladder. */
export function bySeat(standing: readonly Standing[]): readonly Standing[] {
  return FACTIONS.flatMap((faction) => standing.filter((one) => one.faction === faction));
}

/** The player's own faction first, then by standing. */
export function ownFirst(standing: readonly Standing[], yours: readonly string[]): readonly Standing[] {
  return standing.toSorted((a, b) => Number(yours.includes(b.faction)) - Number(yours.includes(a.faction)));
}

/**
 * A faction's place among those that have something: 1 for the first. Factions with the same rank, Seals and points share
 * it. Null for one that has nothing yet.
 */
export function placeOf(standing: readonly Standing[], one: Standing): number | null {
  if (one.rank === 0 && one.seals === 0 && one.points === 0) return null;
  const same = (other: Standing) =>
    other.rank === one.rank && other.seals === one.seals && other.points === one.points;
  return standing.findIndex(same) + 1;
}

/** The privileges of a rank in each mission, as message parts; only those that are not zero. */
export function entitled(
  faction: string,
  rank: number,
): readonly { readonly says: string; readonly count: number }[] {
  const found = ladderOf(faction).ranks.find((one) => one.rank === rank);
  if (!found) return [];
  const counts = isAlien(faction)
    ? [
        ['tokens', found.tokens],
        ['events', found.events],
        ['rites', found.rites],
      ]
    : [
        ['orders', found.orders],
        ['equipment', found.equipment],
      ];
  return counts.flatMap(([says, count]) =>
    Number(count) > 0 ? [{ says: String(says), count: Number(count) }] : [],
  );
}

/** A finished mission, most points first. */
export function ranking(past: PastMission): readonly { readonly faction: string; readonly points: number }[] {
  return Object.entries(past.points)
    .map(([faction, points]) => ({ faction, points }))
    .toSorted((a, b) => b.points - a.points || order(a.faction) - order(b.faction));
}

function order(faction: string): number {
  return (FACTIONS as readonly string[]).indexOf(faction);
}

/** What the founder waits for: people with a link who have not come. */
export function awaited(seats: readonly Holder[]): readonly Holder[] {
  return seats.filter(({ kind, claimed }) => kind === 'link' && !claimed);
}

/** How far a campaign is. */
export type Stage = 'over' | 'lobby' | 'playing' | 'between' | 'beginning';

export function stageOf({ over, running, history }: CampaignStatus): Stage {
  if (over) return 'over';
  if (running && !running.finished) return running.begun ? 'playing' : 'lobby';
  return history.length > 0 ? 'between' : 'beginning';
}
