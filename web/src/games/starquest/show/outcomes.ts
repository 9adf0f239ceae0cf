/** What became of a target, in a word, and what an attack was worth: message ids with their arguments. */
import type { Effect, Fight, Points } from './kinds.ts';

export interface Word {
  readonly id: string;
  readonly args: Record<string, number>;
  readonly tone: 'good' | 'bad' | 'plain';
}

/** The word at the figure. Nothing rolled is a miss; anything else was stopped by armour. */
export function wordOf({ does, lost, value }: Effect): Word {
  switch (does) {
    case 'hurt':
      return { id: 'web-sq-hit-hurt', args: { lost }, tone: 'bad' };
    case 'dead':
    case 'destroyed':
      return { id: `web-sq-hit-${does}`, args: {}, tone: 'bad' };
    case 'saved':
      return { id: 'web-sq-hit-saved', args: { lost }, tone: 'good' };
    case 'rite':
      return { id: 'web-sq-hit-rite', args: {}, tone: 'good' };
    case 'armour':
      return { id: value === 0 ? 'web-sq-hit-miss' : 'web-sq-hit-armour', args: {}, tone: 'plain' };
    default:
      return { id: `web-sq-hit-${does}`, args: {}, tone: 'plain' };
  }
}

/** The loudest of all, for a line of its own. */
const LOUD: readonly Effect['does'][] = [
  'dead',
  'destroyed',
  'hurt',
  'rite',
  'saved',
  'armour',
  'parried',
  'standing',
];

/** One word for each target: of several things that happened to it, the loudest. */
export function effectsOf(fight: Fight): Effect[] {
  const all = fight.exchanges.flatMap(({ effects }) => effects);
  const found = new Map<string, Effect>();
  for (const effect of all) {
    const known = found.get(effect.target);
    if (!known || LOUD.indexOf(effect.does) < LOUD.indexOf(known.does)) found.set(effect.target, effect);
  }
  return [...found.values()].toSorted((a, b) => LOUD.indexOf(a.does) - LOUD.indexOf(b.does));
}

/** Points by seat, the sum of all reasons. */
export function worthOf(points: readonly Points[]): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { seat, points: more } of points) sums.set(seat, (sums.get(seat) ?? 0) + more);
  return [...sums].map(([seat, sum]) => ({ seat, points: sum })).filter((one) => one.points !== 0);
}
