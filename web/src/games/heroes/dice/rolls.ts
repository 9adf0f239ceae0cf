/**
 * Scoring rolls on the table, computed from the offered ways of putting some aside and from nothing else.
 *
 * A scoring roll is written as its faces: `6`, `66`, `222`, `345`. Equal dice are interchangeable throughout.
 */
import type { Keep } from '../../../generated/heroes.ts';

export type Roll = string;
export type Kind = 'lucky-six' | 'double-six' | 'three-of-a-kind' | 'straight';
const KINDS: readonly Kind[] = ['lucky-six', 'double-six', 'three-of-a-kind', 'straight'];

/** What a scoring roll is called: read off how it is written. Whether it scores is the table's business. */
export function kindOf(roll: Roll): Kind {
  if (roll === '6') return 'lucky-six';
  if (roll === '66') return 'double-six';
  return roll[0] === roll[1] ? 'three-of-a-kind' : 'straight';
}

export function facesOf(...rolls: readonly Roll[]): number[] {
  return rolls.flatMap((roll) => [...roll].map(Number));
}

/** The order in which sets of scoring rolls are written. */
export function inOrder(rolls: readonly Roll[]): Roll[] {
  return rolls.toSorted(
    (a, b) =>
      KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)) || a.length - b.length || a.localeCompare(b),
  );
}

/** `whole` less `part`, each thing as often as it is there; null when something of `part` is not in it. */
export function without<T>(whole: readonly T[], part: readonly T[]): T[] | null {
  const left = [...whole];
  for (const one of part) {
    const index = left.indexOf(one);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}

export interface Group {
  readonly roll: Roll;
  readonly taken: boolean;
}

export interface Arrangement {
  /** The dice as scoring rolls: those taken, and the best that could still be taken beside them. */
  readonly groups: readonly Group[];
  /** The dice that are in none of these. */
  readonly rest: readonly number[];
  /** Other scoring rolls in the same dice; `fits` when one of them can be taken together with the chosen ones. */
  readonly others: readonly { readonly roll: Roll; readonly fits: boolean }[];
  /** The offered set that equals the chosen one; null when it is not offered. */
  readonly keep: readonly Roll[] | null;
}

/** How the lying dice are laid out while a player chooses. */
export function arrange(
  keeps: readonly Keep[],
  taken: readonly Roll[],
  lying: readonly number[],
): Arrangement {
  const open = keeps.flatMap(({ rolls }) => {
    const left = without(rolls, taken);
    return left ? [left] : [];
  });
  const best = open.reduce((so, next) => (weight(next) > weight(so) ? next : so), [] as Roll[]);
  const shown = inOrder([...taken, ...best]);
  const unclaimed = [...taken];
  const groups = shown.map((roll) => {
    const index = unclaimed.indexOf(roll);
    if (index >= 0) unclaimed.splice(index, 1);
    return { roll, taken: index >= 0 };
  });
  const every = new Set(keeps.flatMap(({ rolls }) => rolls));
  return {
    groups,
    rest: without(lying, facesOf(...shown)) ?? [],
    others: inOrder([...every].filter((roll) => !shown.includes(roll))).map((roll) => ({
      roll,
      fits: open.some((left) => left.includes(roll)),
    })),
    keep: keeps.find(({ rolls }) => without(rolls, taken)?.length === 0)?.rolls ?? null,
  };
}

/** More dice first, then more scoring rolls: each of them is an action. */
function weight(rolls: readonly Roll[]): number {
  return facesOf(...rolls).length * 10 + rolls.length;
}

/** Take a scoring roll, or put it back. */
export function toggled(taken: readonly Roll[], group: Group): Roll[] {
  return group.taken ? (without(taken, [group.roll]) ?? []) : [...taken, group.roll];
}

/**
 * Take a scoring roll whose dice may be taken already: of those chosen before, the ones stay that can be put aside
 * together with it.
 */
export function swapped(keeps: readonly Keep[], taken: readonly Roll[], roll: Roll): Roll[] {
  let best: Roll[] = [];
  for (const { rolls } of keeps) {
    const others = without(rolls, [roll]);
    const kept = others ? common(others, taken) : [];
    if (kept.length > best.length) best = kept;
  }
  return [...best, roll];
}

/** What two lists have in common, each thing as often as it is in both. */
function common<T>(one: readonly T[], another: readonly T[]): T[] {
  const left = [...another];
  return one.filter((thing) => {
    const index = left.indexOf(thing);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** The first choice: everything, where there is only one scoring roll. */
export function obvious(keeps: readonly Keep[]): readonly Roll[] {
  const [only, ...more] = keeps;
  return only && more.length === 0 ? only.rolls : [];
}

/** The command that puts these aside, in the one order in which it is written. */
export function keepText(rolls: readonly Roll[]): string {
  return `keep ${inOrder(rolls).join(' ')}`;
}
