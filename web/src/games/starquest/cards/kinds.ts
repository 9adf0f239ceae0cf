/** What kind of card it is, by the beginning of its id, with a picture for it. */
import type { ArtId } from '../../../lib/art.ts';

export type CardKind = 'orders' | 'equipment' | 'recon' | 'psychic' | 'governor' | 'events' | 'secret';

const KINDS: Readonly<Record<string, CardKind>> = {
  ord: 'orders',
  eqp: 'equipment',
  eqe: 'equipment',
  eql: 'equipment',
  rec: 'recon',
  rsm: 'secret',
  psi: 'psychic',
  gov: 'governor',
  evg: 'events',
  eva: 'events',
};

export const KIND_ART: Readonly<Record<CardKind, ArtId>> = {
  orders: 'i-order',
  equipment: 'i-tool',
  recon: 'i-search',
  psychic: 'i-psi',
  governor: 'i-command',
  events: 'i-warn',
  secret: 'i-lock',
};

/** Cards of content packs that begin otherwise count as equipment. */
export function kindOf(card: string): CardKind {
  return KINDS[card.split('_')[0] ?? ''] ?? 'equipment';
}
