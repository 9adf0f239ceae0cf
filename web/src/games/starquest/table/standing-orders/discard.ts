/** The standing order for losses: which governor cards and Dreadnought weapons go first. */
import type { View } from '../../../../generated/starquest.ts';
import type { Piece } from '../../view/pieces.ts';

/** What a seat may have to give up, each once, in the order in which it is held. */
export function losable(
  view: Pick<View, 'sides'>,
  you: number,
  pieces: readonly Pick<Piece, 'seat' | 'size' | 'weapons' | 'kind'>[],
): string[] {
  const cards = view.sides[you]?.governor ?? [];
  const weapons = pieces
    .filter(({ seat, size, kind }) => seat === you && size > 1 && kind === 'mini')
    .flatMap((one) => (one.weapons.length > 1 ? one.weapons : []));
  return [...new Set([...cards, ...weapons])].filter((one) => one !== '');
}

/** The order with a thing put at its end, or taken out of it. */
export function toggled(order: readonly string[], thing: string): string[] {
  return order.includes(thing) ? order.filter((one) => one !== thing) : [...order, thing];
}

/** The command that gives this order; without a word it asks each time. */
export function discardCommand(order: readonly string[]): string {
  return ['instruct', 'discard', ...order].join(' ');
}
