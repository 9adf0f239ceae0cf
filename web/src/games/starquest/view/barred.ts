/** Doors and doorways that a card has barred, by their ids: the psychic barrier stands in them. */
import type { View } from '../../../generated/starquest.ts';

export function barred({ effects }: Pick<View, 'effects'>): ReadonlySet<string> {
  return new Set(effects.flatMap(({ what, on }) => (what === 'sealed' && on ? [on] : [])));
}
