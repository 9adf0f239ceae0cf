/** Alliances and sales, seat by seat: agreements, offers, and possible commands. Read from the view and the asides. */
import type { Proposal, View } from '../../../../generated/starquest.ts';
import type { Option } from '../../view/offers.ts';

export interface Dealing {
  readonly seat: number;
  readonly faction: string;
  /** The state between the two: `parted` cannot be renewed. */
  readonly bond: 'none' | 'parted' | 'public' | 'secret';
  /** Legionaries of either side that are allied on their own. */
  readonly legionaries: readonly string[];
  readonly offered: readonly Proposal[];
  readonly received: readonly Proposal[];
  readonly says: readonly Option[];
  /** Alliances that can be asked for with "why not?": not on offer, and none in force. */
  readonly closed: readonly ('public' | 'secret')[];
  /** A card of the player's with which to ask why no sale is possible; empty where one is, or without a card. */
  readonly unsold: string;
}

/** Alliances in force between two seats, of whole sides and of single legionaries. */
export function between(view: Pick<View, 'pacts'>, one: number, other: number): View['pacts'] {
  return view.pacts.filter(({ a, b }) => (a === one && b === other) || (a === other && b === one));
}

/** Does everybody know of it? What the wire leaves out is yes. */
export function isOpen(pact: View['pacts'][number]): boolean {
  return pact.public !== false;
}

export function dealings(
  view: Pick<View, 'pacts' | 'proposals' | 'sides' | 'split-pacts'>,
  you: number,
  options: readonly Option[],
): Dealing[] {
  const cards = (view.sides[you]?.recon ?? []).filter((card) => card !== '');
  return view.sides.flatMap(({ faction }, seat): Dealing[] => {
    if (seat === you) return [];
    const pacts = between(view, you, seat);
    const whole = pacts.find(({ legionary }) => !legionary);
    const parted = view['split-pacts'].some(
      ([a, b, who]) => !who && [a, b].includes(you) && [a, b].includes(seat),
    );
    const proposals = view.proposals.filter((one) => one.seat === seat || one.to === seat);
    const numbers = new Set(proposals.map(({ number }) => number));
    const says = options.filter(({ command }) => {
      switch (command.type) {
        case 'Pledge':
        case 'Sell':
        case 'Dissolve':
        case 'Expose':
          return command.to === faction;
        case 'Accept':
        case 'Refuse':
          return numbers.has(command.number);
        case 'Expel':
          return command.faction === faction;
        default:
          return false;
      }
    });
    const open = (kind: string) =>
      says.some(({ command }) => command.type === 'Pledge' && command.kind === kind && !command.who) ||
      proposals.some((one) => one.seat === you && one.kind === kind && !one.who);
    const sold =
      says.some(({ command }) => command.type === 'Sell') ||
      proposals.some((one) => one.seat === you && one.kind === 'sale');
    return [
      {
        seat,
        faction,
        bond: whole ? (isOpen(whole) ? 'public' : 'secret') : parted ? 'parted' : 'none',
        legionaries: pacts.flatMap(({ legionary }) => (legionary ? [legionary] : [])),
        offered: proposals.filter((one) => one.seat === you),
        received: proposals.filter((one) => one.to === you),
        says,
        closed: whole ? [] : (['public', 'secret'] as const).filter((kind) => !open(kind)),
        unsold: sold ? '' : (cards[0] ?? ''),
      },
    ];
  });
}
