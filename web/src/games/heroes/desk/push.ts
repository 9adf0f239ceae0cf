/** Pushing: which dice are rolled, and the chance to bust, looked up in the server's table. */
import type { Keep } from '../../../generated/heroes.ts';
import { arrange, facesOf, type Roll, toggled, without } from '../dice/rolls.ts';

/** The game's aids: `bust["2|11"]` is the chance to bust with two dice rolled beside two 1s left lying. */
export interface Aids {
  readonly bust: Readonly<Record<string, readonly [fraction: string, chance: number]>>;
}

/** Under which key the chance of a push stands. */
export function oddsKey(rolled: number, held: readonly number[]): string {
  return `${rolled}|${held.toSorted((a, b) => a - b).join('')}`;
}

/** The chance to bust; null where the table has none: nothing would be rolled. */
export function bustChance(aids: Aids | null, rolled: number, held: readonly number[]): number | null {
  return aids?.bust[oddsKey(rolled, held)]?.[1] ?? null;
}

/** The same chance as a fraction: exact. */
export function bustFraction(aids: Aids | null, rolled: number, held: readonly number[]): string {
  return aids?.bust[oddsKey(rolled, held)]?.[0] ?? '';
}

/** The command that rolls these dice again. */
export function pushText(dice: readonly number[]): string {
  return `push ${dice.toSorted((a, b) => a - b).join('')}`;
}

/** The dice that lie there once these scoring rolls are put aside, low faces first. */
export function leftAfter(lying: readonly number[], taken: readonly Roll[]): number[] {
  return (without(lying, facesOf(...taken)) ?? []).toSorted((a, b) => a - b);
}

/** Lying dice split by which of them are held; `held` names their places. */
export function split(left: readonly number[], held: ReadonlySet<number>) {
  return {
    held: left.filter((_, place) => held.has(place)),
    rolled: left.filter((_, place) => !held.has(place)),
  };
}

export interface Plan {
  readonly taken: readonly Roll[];
  readonly held: readonly number[];
}

export interface WhatIf extends Plan {
  readonly kind: 'take' | 'hold' | 'leave';
  /** The scoring roll taken besides, or not taken after all. */
  readonly roll: Roll;
  /** Dice rolled. */
  readonly dice: number;
  /** Scoring rolls that would be aside. */
  readonly rolls: number;
  readonly bust: number;
}

export interface Choice {
  readonly keeps: readonly Keep[];
  readonly lying: readonly number[];
  /** Scoring rolls put aside before. */
  readonly aside: number;
  readonly taken: readonly Roll[];
  readonly held: readonly number[];
}

const MOST = 3;

/** Other choices and their chance to bust: taking more, holding better, taking less. */
export function whatIfs(choice: Choice, aids: Aids | null): WhatIf[] {
  const { keeps, lying, taken, aside } = choice;
  const offered = (rolls: readonly Roll[]) => keeps.some((keep) => without(keep.rolls, rolls)?.length === 0);
  const found: WhatIf[] = [];
  const consider = (kind: WhatIf['kind'], roll: Roll, plan: Plan) => {
    const dice = leftAfter(lying, plan.taken).length - plan.held.length;
    const bust = bustChance(aids, dice, plan.held);
    if (bust === null || found.length === MOST) return;
    found.push({ kind, roll, ...plan, dice, rolls: aside + plan.taken.length, bust });
  };
  const seen = new Set<Roll>();
  const { groups } = arrange(keeps, taken, lying);
  for (const group of groups.filter((one) => !one.taken)) {
    const more = toggled(taken, group);
    if (!seen.has(group.roll) && offered(more)) consider('take', group.roll, { taken: more, held: [] });
    seen.add(group.roll);
  }
  // Nothing to put aside means that it has been done already.
  if (keeps.length === 0 || offered(taken)) {
    const better = bestHold(leftAfter(lying, taken), choice.held, aids);
    if (better) consider('hold', '', { taken, held: better });
  }
  for (const roll of new Set(taken)) {
    const fewer = without(taken, [roll]) ?? [];
    if (fewer.length > 0 && offered(fewer)) consider('leave', roll, { taken: fewer, held: [] });
  }
  return found;
}

/** The dice to hold for the smallest chance to bust; null when the present ones are as good. */
export function bestHold(
  left: readonly number[],
  now: readonly number[],
  aids: Aids | null,
): readonly number[] | null {
  const current = bustChance(aids, left.length - now.length, now) ?? 1;
  let best: { held: readonly number[]; bust: number } | null = null;
  for (let mask = 0; mask < 2 ** left.length - 1; mask += 1) {
    const held = left.filter((_, place) => (mask >> place) & 1);
    const bust = bustChance(aids, left.length - held.length, held);
    if (bust !== null && bust < (best?.bust ?? current)) best = { held, bust };
  }
  return best?.held ?? null;
}

/** The places of these faces among the dice that lie there. */
export function placesOf(left: readonly number[], faces: readonly number[]): Set<number> {
  const wanted = [...faces];
  return new Set(
    left.flatMap((face, place) => {
      const index = wanted.indexOf(face);
      if (index < 0) return [];
      wanted.splice(index, 1);
      return [place];
    }),
  );
}
