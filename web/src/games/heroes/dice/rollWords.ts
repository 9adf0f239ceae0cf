/** Scoring rolls in words. */
import { percent, say, words } from '../../../lib/words/speech.svelte.ts';
import { facesOf, kindOf, type Roll } from './rolls.ts';

/** A chance in whole percents, and finer where that would say never or always. */
export function odds(chance: number): string {
  const close = (chance > 0 && chance < 0.01) || (chance > 0.99 && chance < 1);
  return percent(chance, close ? 1 : 0);
}

/** "Lucky six", "Straight 3-4-5": as a heading has it. */
export function rollTitle(roll: Roll): string {
  return say(`web-heroes-roll-${kindOf(roll)}`, { faces: facesOf(roll).join('-'), face: roll.charAt(0) });
}

/** "2 lucky sixes and one straight". */
export function countedRolls(rolls: readonly Roll[]): string {
  const counts = new Map<string, number>();
  for (const roll of rolls) counts.set(kindOf(roll), (counts.get(kindOf(roll)) ?? 0) + 1);
  return words().listed([...counts].map(([kind, count]) => say(`web-heroes-count-${kind}`, { count })));
}
