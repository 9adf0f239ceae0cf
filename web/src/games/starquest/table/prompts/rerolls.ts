/** Whether rolling again is worth it for the player who is asked. */
import type { Chance } from '../../../../generated/starquest.ts';

/** More or fewer losses than now: a player may want either. A kill counts before a wound. */
export function gain(now: Chance, after: Chance): 'more' | 'less' | 'same' {
  const change = after.killed - now.killed || after.hurt - now.hurt;
  if (Math.abs(change) < 0.0001) return 'same';
  return change > 0 ? 'more' : 'less';
}
