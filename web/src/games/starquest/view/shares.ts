/** Shares of a total, target by target. */
import type { Option } from './offers.ts';

export interface Shares {
  readonly at: string;
  readonly options: readonly { readonly option: Option; readonly points: number }[];
}

/** In the order in which targets were offered, fewer points first. */
export function sharesOf(options: readonly Option[]): Shares[] {
  const found = new Map<string, { option: Option; points: number }[]>();
  for (const option of options) {
    if (option.command.type !== 'Share') continue;
    const { at, points } = option.command;
    found.set(at, [...(found.get(at) ?? []), { option, points }]);
  }
  return [...found].map(([at, all]) => ({
    at,
    options: all.toSorted((one, other) => one.points - other.points),
  }));
}
