/** Whose eyes a shared screen has, and who must take it next. Plain data; the curtain is drawn elsewhere. */

export interface Seating {
  /** Which of the local seats is shown; null before anybody is. */
  readonly shown: number | null;
  /** Which of them the curtain waits for; null while it is up. */
  readonly behind: number | null;
}

/** What one local seat knows of the match. */
export interface Eyes {
  you: number;
  waiting: number;
  finished: boolean;
  view: unknown;
}

/**
 * Who should be at the screen now. When the decision passes to another person here, the screen follows; where one of
 * them knows what another does not, the curtain is down in between.
 */
export function seat(now: Seating, eyes: readonly Eyes[]): Seating {
  const first = eyes[0];
  if (!first) return now;
  const decides = eyes.findIndex((one) => one.you === first.waiting);
  const next = decides >= 0 && !first.finished ? decides : (now.shown ?? 0);
  if (next === now.shown) return { shown: next, behind: null };
  return secrets(eyes) && !first.finished
    ? { shown: now.shown, behind: next }
    : { shown: next, behind: null };
}

/** The right person says: I am here. */
export function lifted(now: Seating): Seating {
  return now.behind === null ? now : { shown: now.behind, behind: null };
}

/** Does anybody here see something that another does not? */
function secrets(eyes: readonly Eyes[]): boolean {
  const [first, ...others] = eyes.map(({ view }) =>
    JSON.stringify(view, (key, value) => (key === 'viewer' ? 0 : value)),
  );
  return others.some((other) => other !== first);
}
