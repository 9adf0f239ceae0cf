/**
 * The sheet or card that a choice of set-up names: `eqp_x`, `sqd_x`, `um4:wpn_x` for a figure that takes a
 * weapon, `eqp_x:wpn_y` for a card that is bound to something.
 */

import { say } from '../../../../lib/words/speech.svelte.ts';
import {
  cardRule,
  membersOf,
  type Sheet,
  sheet,
  type WeaponSheet,
  weapon,
  weaponsOf,
} from '../../box/box.ts';
import type { Option } from '../../view/offers.ts';

export type Note =
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'weapons'; readonly weapons: readonly { id: string; dice: WeaponSheet }[] }
  | { readonly kind: 'figure'; readonly figure: Sheet }
  | { readonly kind: 'squad'; readonly members: readonly { figure: string; least: number; most: number }[] };

/** The dice of a weapon in words. */
export function diceOf({ red, white }: WeaponSheet): string {
  return say('web-sq-dice', { colours: red && white ? 'both' : red ? 'red' : 'white', red, white });
}

/** The first thing with something to say about it; null where the names say all. */
export function noteOf({ command }: Option, has: (id: string) => boolean): Note | null {
  return command.type === 'Choose' ? noteOn(command.value, has) : null;
}

/** The same for a choice by its value. */
export function noteOn(value: string, has: (id: string) => boolean): Note | null {
  for (const thing of value.split(':')) {
    const note = noteFor(thing, has);
    if (note) return note;
  }
  return null;
}

function noteFor(thing: string, has: (id: string) => boolean): Note | null {
  if (thing && has(cardRule(thing))) return { kind: 'rule', rule: cardRule(thing) };
  const weapons = (weaponsOf(thing) ?? [thing]).flatMap((id) => {
    const dice = weapon(id);
    return dice ? [{ id, dice }] : [];
  });
  if (weapons.length > 0) return { kind: 'weapons', weapons };
  const figure = sheet(thing);
  if (figure) return { kind: 'figure', figure };
  const members = membersOf(thing);
  if (!members) return null;
  return {
    kind: 'squad',
    members: Object.entries(members).map(([id, [least = 0, most = 0]]) => ({ figure: id, least, most })),
  };
}
