/** Clocks in words and digits. */
import type { Clock } from '../../lib/table/state.ts';

/** Milliseconds a seat has left: for this decision and for the game, whichever ends first; null without a limit. */
export function timeLeft(clock: Clock, seat: number, since: number): number | null {
  const running = clock.running === seat;
  const limits = [clock.game[seat] ?? -1, running ? clock.move : -1].filter((limit) => limit >= 0);
  if (limits.length === 0) return null;
  return Math.max(0, Math.min(...limits) - (running ? since : 0));
}

export type Written = { kind: 'clock'; text: string } | { kind: 'days'; days: number; hours: number };

/** 3:05, 1:02:10, or days and hours for slow games. */
export function written(milliseconds: number): Written {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return { kind: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, '0');
  const rest = two(seconds % 60);
  return { kind: 'clock', text: hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}` };
}
