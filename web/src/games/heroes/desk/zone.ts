/**
 * The two buttons that every decision ends with. They stand in the same places in every phase: on the left what rolls
 * or ends, on the right what acts.
 */
import type { ArtId } from '../../../lib/art.ts';
import { tell } from '../../../lib/notices.svelte.ts';
import { say } from '../../../lib/words/speech.svelte.ts';
import { equipmentIcon, heroName } from '../box/cards.ts';
import type { Deed } from './actions.ts';
import type { Desk } from './desk.svelte.ts';

export interface Slot {
  readonly text: string;
  /** The key that does the same. */
  readonly key: string;
  readonly icon?: ArtId;
  readonly primary?: boolean;
  readonly off?: boolean;
  readonly press: () => void;
  /** What it answers while it is off. */
  readonly why?: () => void;
}

export interface Slots {
  readonly left: Slot;
  readonly right: Slot;
}

export function slotsOf(desk: Desk): Slots {
  if (desk.view.phase === 'draft') return { left: undoing(desk), right: drafting(desk) };
  if (!desk.ours) return waiting(desk);
  switch (desk.view.phase) {
    case 'place':
      return { left: undoing(desk), right: placing(desk) };
    case 'roll':
      return rolling(desk);
    case 'act':
      return acting(desk);
    default:
      return pushing(desk);
  }
}

function undoing(desk: Desk): Slot {
  return {
    text: say('web-heroes-undo'),
    key: 'U',
    icon: 'i-undo',
    off: !desk.undoes,
    press: () => void desk.undo(),
    why: () => desk.whyNoUndo(),
  };
}

const ARMY = 5;

function drafting(desk: Desk): Slot {
  const left = Math.max(0, ARMY - desk.chosen.length);
  return {
    text: say('web-heroes-draft-left', { count: left }),
    key: '',
    off: true,
    press: () => undefined,
    why: () => tell(left > 0 && desk.ours ? 'web-heroes-draft-how' : 'web-heroes-draft-wait'),
  };
}

function placing(desk: Desk): Slot {
  const { placing: hero } = desk;
  return {
    text: hero
      ? say('web-heroes-place-where', { hero: heroName(desk.view.options, hero) })
      : say('web-heroes-place-who'),
    key: '',
    off: true,
    press: () => undefined,
    why: () => tell(hero ? 'web-heroes-place-row' : 'web-heroes-place-hero'),
  };
}

/** Another player decides: the buttons stay, and say whose turn it is. */
function waiting(desk: Desk): Slots {
  const why = () => void desk.explain('act');
  const off = { off: true, press: () => undefined, why };
  return {
    left: { text: say('web-heroes-push'), key: 'P', icon: 'i-dice', ...off },
    right: { text: say('web-heroes-act', { count: 0 }), key: 'A', ...off },
  };
}

function rolling(desk: Desk): Slots {
  const roll = desk.answer('Roll');
  return {
    left: {
      text: say('web-heroes-roll'),
      key: 'R',
      icon: 'i-dice',
      primary: true,
      off: !desk.idle,
      press: () => roll && void desk.send(roll.text),
    },
    right: {
      text: say('web-heroes-act', { count: 0 }),
      key: 'A',
      off: true,
      press: () => undefined,
      why: () => tell('web-heroes-roll-first'),
    },
  };
}

function pushing(desk: Desk): Slots {
  const all = desk.ready && desk.left.length === 0;
  const off = !desk.ready || !desk.idle;
  return {
    left: {
      text: say('web-heroes-push'),
      key: 'P',
      icon: 'i-dice',
      off: off || desk.split.rolled.length === 0,
      press: () => desk.push(),
      why: () => desk.push(),
    },
    right: {
      text: say(all ? 'web-heroes-go-all-out' : 'web-heroes-act', { count: desk.aside.length }),
      key: 'A',
      primary: true,
      off,
      press: () => desk.act(),
      why: () => desk.act(),
    },
  };
}

function acting(desk: Desk): Slots {
  const idle = desk.deeds.length === 0;
  return {
    left: {
      text: say(desk.marching === null ? 'web-heroes-end' : 'web-heroes-done'),
      key: 'E',
      icon: 'i-end',
      primary: idle,
      off: !desk.idle,
      press: () => desk.end(),
    },
    right: {
      ...going(desk),
      key: '⏎',
      primary: true,
      press: () => desk.go(),
      why: () => tell('web-heroes-go-how'),
    },
  };
}

function going(desk: Desk): Pick<Slot, 'text' | 'icon' | 'off'> {
  const { deed, steps } = desk;
  const off = !desk.idle;
  if (deed) return { text: say(`web-heroes-go-${deed.verb}`, deedArgs(desk, deed)), icon: iconOf(deed), off };
  if (steps.length > 1)
    return { text: say('web-heroes-move-all', { count: steps.length }), icon: 'i-move', off };
  return { text: say(desk.deeds.length > 0 ? 'web-heroes-go-choose' : 'web-heroes-go-nothing'), off: true };
}

function iconOf({ verb }: Deed): ArtId {
  if (verb === 'shoot' || verb === 'scythe' || verb === 'cut-down') return equipmentIcon(verb);
  return verb === 'attack' ? 'i-melee' : 'i-move';
}

/** What sentences about an action are made of. */
export function deedArgs(desk: Desk, deed: Deed) {
  return {
    hero: deed.hero,
    victims: deed.victims.map((victim) => victim.hero),
    count: deed.victims.length,
    row: deed.at.row,
    walker: heroName(desk.view.options, desk.view.armies[desk.own][deed.walker - 1] ?? ''),
    advance: deed.advance,
  };
}
