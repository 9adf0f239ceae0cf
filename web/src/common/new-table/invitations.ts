/** The keys of the tables that were made here: their maker sends the links, and replaces one that somebody has lost. */
import type { SeatLink } from '../../lib/server/api.ts';
import { recall, remember } from '../../lib/storage/stored.ts';

export interface Invitation {
  match: string;
  game: string;
  /** Where the maker goes when the table begins: a seat, several seats at this screen, or a place to watch from. */
  own: { kind: 'play' | 'hot' | 'watch'; key: string };
  /** The key to ask the server by. */
  key: string;
  /** The key of the table's own link, with which people choose a free seat; empty for tables of earlier versions. */
  door: string;
  /** The maker's own key: it begins the match, and decides about seats. */
  host: string;
  /** The seats that other people take. */
  links: SeatLink[];
}

const INVITATIONS = 'bulkhead.invitations';
const MOST = 20;

export function invitations(): Invitation[] {
  const stored = recall(INVITATIONS);
  return Array.isArray(stored)
    ? stored.filter(isInvitation).map((one) => ({ ...one, door: one.door ?? '', host: one.host ?? '' }))
    : [];
}

export function invitation(match: string): Invitation | null {
  return invitations().find((one) => one.match === match) ?? null;
}

export function keepInvitation(made: Invitation): void {
  remember(INVITATIONS, [made, ...invitations().filter((one) => one.match !== made.match)].slice(0, MOST));
}

export function forgetInvitation(match: string): void {
  remember(
    INVITATIONS,
    invitations().filter((one) => one.match !== match),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

type Stored = Omit<Invitation, 'door' | 'host'> & { door?: string; host?: string };

function isInvitation(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    typeof value['match'] === 'string' &&
    typeof value['game'] === 'string' &&
    typeof value['key'] === 'string' &&
    isRecord(value['own']) &&
    typeof value['own']['key'] === 'string' &&
    ['play', 'hot', 'watch'].includes(String(value['own']['kind'])) &&
    Array.isArray(value['links']) &&
    [value['door'], value['host']].every((key) => key === undefined || typeof key === 'string') &&
    value['links'].every((link) => isRecord(link) && typeof link['key'] === 'string')
  );
}
