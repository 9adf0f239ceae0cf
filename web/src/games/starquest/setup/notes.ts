/** What stands on the card or the weapon that a choice of set-up names: `eq_x`, or `um4:wpn_x` for whoever takes it. */
import { cardRule, type WeaponSheet, weapon } from '../box.ts';
import type { Option } from '../offers.ts';

/** The thing that a choice names; empty for other answers. */
export function thingOf({ command }: Option): string {
  if (command.type !== 'Choose') return '';
  return command.value.slice(command.value.lastIndexOf(':') + 1);
}

export type Note = { readonly rule: string } | { readonly dice: WeaponSheet };

/** The message of a card's rule, or the sheet of a weapon; null where the name says all. */
export function noteOf(option: Option, has: (id: string) => boolean): Note | null {
  const thing = thingOf(option);
  const sheet = weapon(thing);
  if (sheet) return { dice: sheet };
  return thing && has(cardRule(thing)) ? { rule: cardRule(thing) } : null;
}
