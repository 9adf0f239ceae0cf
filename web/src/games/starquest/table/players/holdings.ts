/** What a scanner keeps of a seat, in groups: cards by kind, the ladder of its rank, lines of the points ledger. */
import type { Side } from '../../../../generated/starquest.ts';
import type { AnyEvent } from '../../../../generated/starquest-events.ts';
import type { LogLine } from '../../../../lib/table/state.ts';
import type { Scene } from '../../desk/scene.svelte.ts';

/** The viewer's own seat; for a spectator the one whose turn it is. */
export function scannedSeat({ scene }: { readonly scene: Pick<Scene, 'you' | 'view'> }): number {
  return scene.you >= 0 ? scene.you : Math.max(0, scene.view['turn-seat']);
}

export const KINDS = ['orders', 'equipment', 'recon', 'psychic', 'governor', 'events', 'secret'] as const;

export interface Held {
  readonly kind: (typeof KINDS)[number];
  /** Cards by name, as far as the viewer knows them; each as often as it is held. */
  readonly cards: readonly string[];
  /** Those that only their owner knows. */
  readonly hidden: number;
}

const SECRET = 'rsm_';

/** Cards in hand, kind by kind; secret missions stand by themselves. Nothing for kinds of which there are none. */
export function holdings(side: Side): Held[] {
  const recon = side.recon ?? [];
  const hands = {
    orders: side.orders ?? [],
    equipment: side.equipment ?? [],
    recon: recon.filter((card) => !card.startsWith(SECRET)),
    psychic: side.psychic ?? [],
    governor: side.governor ?? [],
    events: side.events ?? [],
    secret: recon.filter((card) => card.startsWith(SECRET)),
  };
  return KINDS.map((kind) => {
    const cards = hands[kind].filter((card) => card !== '');
    return { kind, cards, hidden: hands[kind].length - cards.length };
  }).filter(({ cards, hidden }) => cards.length + hidden > 0);
}

const LADDERS: Readonly<Record<string, string>> = {
  eldar: 'ldr_eldar',
  legion: 'ldr_legion',
  chaos: 'ldr_chaos',
  cult: 'ldr_cult',
};

/** The message of a faction's rank. */
export function rankName(side: Pick<Side, 'faction' | 'rank'>): string {
  return `${LADDERS[side.faction] ?? 'ldr_marines'}-${side.rank ?? 0}`;
}

/** The message of the rank of a psionic. */
export function psionicRank(rank: number): string {
  return `ldr_psionics-${Math.max(1, rank)}`;
}

export type Scored = Extract<AnyEvent, { type: 'Scored' }>;

/** The points ledger, newest first: of one seat, or of all (-1). */
export function ledger(
  log: readonly LogLine[],
  seat: number,
): { readonly line: LogLine; readonly scored: Scored }[] {
  return log
    .flatMap((line) => {
      const event = line.event as AnyEvent;
      return event.type === 'Scored' && (seat < 0 || event.seat === seat) ? [{ line, scored: event }] : [];
    })
    .toReversed();
}
