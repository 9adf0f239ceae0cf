/** Whose eyes a shared screen has, and who must take it next. Plain data; the curtain is drawn elsewhere. */

export interface Seating {
  /** Which of the local seats is shown; null before anybody is. */
  readonly shown: number | null;
  /** Which of them the curtain waits for; null while it is up. */
  readonly behind: number | null;
  /** Everybody looks: the seat's question is shown, beside what spectators see. */
  readonly open: boolean;
}

/** The match as one local seat knows it. */
export interface Eyes {
  you: number;
  waiting: number;
  finished: boolean;
  view: unknown;
  /** What this seat is asked shows something that only it may know. */
  curtain: boolean;
}

/**
 * Who should be at the screen now. When the decision passes to another person here, the screen follows; where one of
 * them knows what another does not, the curtain is down in between, unless the question may be put `inCommon`.
 */
export function seat(now: Seating, eyes: readonly Eyes[], inCommon = false): Seating {
  const first = eyes[0];
  if (!first) return now;
  const decides = first.finished ? -1 : eyes.findIndex((one) => one.you === first.waiting);
  const next = decides >= 0 ? decides : (now.shown ?? 0);
  const same = next === now.shown;
  if ((same && !now.open) || first.finished || !secrets(eyes)) {
    return { shown: next, behind: null, open: false };
  }
  if (same && decides < 0) return { ...now, behind: null };
  return inCommon && decides >= 0 && !eyes[next]?.curtain
    ? { shown: next, behind: null, open: true }
    : { ...now, behind: next };
}

/** The right person says: I am here. */
export function lifted(now: Seating): Seating {
  return now.behind === null ? now : { shown: now.behind, behind: null, open: false };
}

/** Does anybody here see something that another does not? */
function secrets(eyes: readonly Eyes[]): boolean {
  const [first, ...others] = eyes.map(({ view }) =>
    JSON.stringify(view, (key, value) => (key === 'viewer' ? 0 : value)),
  );
  return others.some((other) => other !== first);
}
