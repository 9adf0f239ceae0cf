/** The house options of Starquest, as the rulebook puts them: chapter by chapter. */

import rulebook from '../../../generated/rulebook.json';
import { HOUSE } from '../box/box.ts';

export type HouseValue = string | number;
/** Only options that differ from the book. */
export type House = Readonly<Record<string, HouseValue>>;

export interface HouseChapter {
  /** The message id of its title. */
  readonly id: string;
  readonly options: readonly string[];
}

/** Chapters that leave something to the house, with their options in the order of their clauses. */
export function houseChapters(): readonly HouseChapter[] {
  const names = Object.keys(HOUSE);
  return rulebook.starquest.flatMap(({ id, clauses }) => {
    const options = clauses.flatMap((clause) => names.filter((name) => HOUSE[name]?.clause === clause.id));
    return options.length > 0 ? [{ id, options }] : [];
  });
}

/** What the book says. */
export function bookValue(name: string): HouseValue {
  return HOUSE[name]?.values[0] ?? '';
}

/** The options with one of them set; a value that equals the book's is left out. */
export function withOption(house: House, name: string, value: HouseValue): House {
  const { [name]: _, ...rest } = house;
  return value === bookValue(name) ? rest : { ...rest, [name]: value };
}

/** How many options of a chapter are not as the book has them. */
export function changedIn({ options }: HouseChapter, house: House): number {
  return options.filter((name) => name in house).length;
}
