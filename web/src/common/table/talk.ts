/** Talk at a table: whether there is anybody to talk to, and what has not been read yet. */
import type { Playing } from '../../lib/table/state.ts';

/** There is a chat only where some player is elsewhere. */
export function talks({ seats }: Pick<Playing, 'seats'>): boolean {
  return seats.some((seat) => seat.kind === 'link');
}

export function newest({ chat }: Pick<Playing, 'chat'>): number {
  return chat.at(-1)?.n ?? 0;
}

/** How much others have said since the one that was read last. */
export function unread({ chat, you }: Pick<Playing, 'chat' | 'you'>, read: number): number {
  return chat.filter((one) => one.n > read && one.seat !== you).length;
}
