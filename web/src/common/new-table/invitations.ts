/**
 * The links of tables that were made here and have not begun. Their maker can come back and send the links
 * again; once everybody sits, they are forgotten.
 */
import type { SeatLink } from '../../lib/server/api.ts';
import { recall, remember } from '../../lib/storage/stored.ts';

export interface Invitation {
  match: string;
  game: string;
  /** Where the maker goes when the table begins: a seat, several seats at this screen, or a place to watch from. */
  own: { kind: 'play' | 'hot' | 'watch'; key: string };
  /** The key to ask the server by. */
  key: string;
  /** The seats that other people take. */
  links: SeatLink[];
}

const INVITATIONS = 'bulkhead.invitations';
const MOST = 20;

export function invitations(): Invitation[] {
  const stored = recall(INVITATIONS);
  return Array.isArray(stored) ? stored.filter(isInvitation) : [];
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

function isInvitation(value: unknown): value is Invitation {
  return (
    isRecord(value) &&
    typeof value['match'] === 'string' &&
    typeof value['game'] === 'string' &&
    typeof value['key'] === 'string' &&
    isRecord(value['own']) &&
    typeof value['own']['key'] === 'string' &&
    ['play', 'hot', 'watch'].includes(String(value['own']['kind'])) &&
    Array.isArray(value['links']) &&
    value['links'].every((link) => isRecord(link) && typeof link['key'] === 'string')
  );
}
