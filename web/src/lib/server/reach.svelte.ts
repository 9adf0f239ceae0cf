/** Does the server answer? Rules and settings work without it, and every screen says so while it does not. */

const AGAIN = 10_000;

let answering = $state(true);
let timer: ReturnType<typeof setTimeout> | undefined;

export function reachable(): boolean {
  return answering;
}

/** A request was answered, or it was not. Then the server is asked from time to time until it answers. */
export function noteReach(answered: boolean): void {
  answering = answered;
  clearTimeout(timer);
  if (!answered) timer = setTimeout(knock, AGAIN);
}

/** At the start: the page may come from the cache of the service worker, without a server. */
export function beginReach(): void {
  addEventListener('offline', () => noteReach(false));
  addEventListener('online', knock);
  void knock();
}

/** Ask whether anybody is there. */
export async function knock(): Promise<void> {
  try {
    const { ok } = await fetch(new URL('healthz', document.baseURI), { cache: 'no-store' });
    noteReach(ok);
  } catch {
    noteReach(false);
  }
}
