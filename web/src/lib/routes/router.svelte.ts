/** Where the client is now. */
import { tick } from 'svelte';
import { address, type Query, type Route, read } from './routes.ts';

let current = $state.raw(read(location.hash));

export function route(): Route {
  return current.route;
}

export function query(): Query {
  return current.query;
}

/** Go there. `replace` leaves no trace in the history: for places one should not come back to. */
export function go(to: Route, asked: Query = {}, { replace = false } = {}): void {
  const there = address(to, asked);
  if (replace) {
    history.replaceState(null, '', there);
    arrive();
  } else {
    location.hash = there;
  }
}

/** At the start: follow the address bar. */
export function beginRouting(): void {
  addEventListener('hashchange', arrive);
}

function arrive(): void {
  const before = JSON.stringify(current.route);
  current = read(location.hash);
  if (JSON.stringify(current.route) !== before) void settle();
}

/** A new screen is read from its top: by eye and by screen reader. */
async function settle(): Promise<void> {
  await tick();
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
