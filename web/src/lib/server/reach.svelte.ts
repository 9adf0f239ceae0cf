/** Does the server answer? Rules and settings work without it, and every screen says so while it does not. */

const AGAIN = 10_000;

let answering = $state(true);
let timer: ReturnType<typeof setTimeout> | undefined;

export function reachable(): boolean {
  return answering;
}

/** Somebody asked the server: it answered, or it did not. Then it is asked now and again until it does. */
export function noteReach(answered: boolean): void {
  answering = answered;
  clearTimeout(timer);
  if (!answered) timer = setTimeout(knock, AGAIN);
}

/** At the start: a page may come from the store of the service worker, with nobody behind it. */
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
