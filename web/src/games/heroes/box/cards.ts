/** Heroes and what their cards say. A table with cards of its own shows those; every other plays with the house cards. */
import type { Card, Item, Options } from '../../../generated/heroes.ts';
import house from '../../../generated/heroes-cards.json';
import type { ArtId } from '../../../lib/art.ts';
import type { Arg, Spoken } from '../../../lib/words/words.ts';

const HOUSE = house as readonly Card[];

/** Every card of the table, in the order of the roster. */
export function cardsOf(options: Options): readonly Card[] {
  return options.cards?.length ? options.cards : HOUSE;
}

/** A hero's card; an empty one for an unknown hero. */
export function cardOf(options: Options, hero: string): Card {
  return cardsOf(options).find((card) => card.id === hero) ?? { id: hero, source: '', equipment: [] };
}

/** A hero's short name in the language of now; a hero from a custom card file has the name on its card. */
export function heroName(options: Options, hero: string): Arg {
  const card = cardOf(options, hero);
  if (card.name) return card.name;
  return isHouse(hero)
    ? { id: `heroes-hero-${hero}`, args: {} }
    : hero.charAt(0).toUpperCase() + hero.slice(1);
}

/** The name with its rank, where there is one. */
export function fullName(options: Options, hero: string): Arg {
  const name = heroName(options, hero);
  return isSpoken(name) ? { ...name, id: `${name.id}-full` } : name;
}

function isHouse(hero: string): boolean {
  return HOUSE.some((card) => card.id === hero);
}

function isSpoken(arg: Arg): arg is Spoken {
  return typeof arg === 'object' && 'id' in arg;
}

const ICONS: Record<Item['kind'], ArtId> = {
  inspire: 'i-inspire',
  vox: 'i-vox',
  shield: 'i-shield',
  shoot: 'i-shoot',
  scythe: 'i-scythe',
  'cut-down': 'i-cut',
};

export function equipmentIcon(kind: Item['kind']): ArtId {
  return ICONS[kind];
}

/** The dice that stand for a price on a card: what such a roll looks like. */
export function priceDice(price: NonNullable<Item['roll']>): readonly (readonly number[])[] {
  if (price === 'lucky-six') return [[6]];
  if (price === 'double-six') return [[6, 6]];
  return [
    [1, 2, 3],
    [2, 2, 2],
  ];
}
