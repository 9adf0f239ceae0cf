/** The keys this browser holds: to seats and to tables it watches. The key alone gives the seat. */
import { recall, remember } from './stored.ts';

export interface Held {
  key: string;
  match: string;
  game: string;
  /** -1 for a spectator. */
  seat: number;
  /** When it was added or last opened, in milliseconds. */
  used: number;
}

/** Several seats of one match at this screen. */
export interface HotSeat {
  id: string;
  match: string;
  game: string;
  keys: string[];
  /** The spectators' key, for games that put some questions to everybody who looks. */
  watch?: string;
}

const KEYS = 'bulkhead.keys';
const HOT = 'bulkhead.hot';
/** As many as the server looks up at once. */
const MOST = 60;

export function held(): Held[] {
  const stored = recall(KEYS);
  return Array.isArray(stored) ? stored.filter(isHeld).sort((a, b) => b.used - a.used) : [];
}

/** Keep a key, or note that it was used; the oldest go when there are too many. */
export function keep(key: Omit<Held, 'used'>, now: number = Date.now()): void {
  const others = held().filter((one) => one.key !== key.key);
  remember(KEYS, [{ ...key, used: now }, ...others].slice(0, MOST));
}

export function forget(key: string): void {
  remember(
    KEYS,
    held().filter((one) => one.key !== key),
  );
}

export function hotSeats(): HotSeat[] {
  const stored = recall(HOT);
  return Array.isArray(stored) ? stored.filter(isHot) : [];
}

/** Seats of one match that share this screen; their keys are kept too. */
export function keepHot(hot: HotSeat, seats: readonly number[], now: number = Date.now()): void {
  hot.keys.forEach((key, index) => {
    keep({ key, match: hot.match, game: hot.game, seat: seats[index] ?? -1 }, now);
  });
  remember(HOT, [hot, ...hotSeats().filter((one) => one.id !== hot.id)].slice(0, MOST));
}

export function hotSeat(id: string): HotSeat | null {
  return hotSeats().find((one) => one.id === id) ?? null;
}

export function forgetHot(id: string): void {
  remember(
    HOT,
    hotSeats().filter((one) => one.id !== id),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isHeld(value: unknown): value is Held {
  return (
    isRecord(value) &&
    typeof value['key'] === 'string' &&
    typeof value['match'] === 'string' &&
    typeof value['game'] === 'string' &&
    Number.isInteger(value['seat']) &&
    typeof value['used'] === 'number'
  );
}

function isHot(value: unknown): value is HotSeat {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['match'] === 'string' &&
    typeof value['game'] === 'string' &&
    Array.isArray(value['keys']) &&
    value['keys'].every((key) => typeof key === 'string') &&
    (value['watch'] === undefined || typeof value['watch'] === 'string')
  );
}
