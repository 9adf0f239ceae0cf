/** How a mission ended: who has won, what decided it, points by cause, and the moments that brought most. */
import type { AnyEvent } from '../../../generated/starquest-events.ts';
import type { LogLine } from '../../../lib/table/state.ts';

type Scored = Extract<AnyEvent, { type: 'Scored' }>;

export const CAUSES = ['goals', 'kills', 'losses', 'other'] as const;
export type Cause = (typeof CAUSES)[number];

const REASONS: Readonly<Record<string, Cause>> = {
  primary: 'goals',
  secondary: 'goals',
  secret: 'goals',
  carried: 'goals',
  unmet: 'goals',
  'held-room': 'goals',
  kill: 'kills',
  scaled: 'kills',
  weapon: 'kills',
  loss: 'losses',
  'left-aboard': 'losses',
};

export type Verdict = 'won' | 'shared' | 'lost' | 'watched';

/** How it ended for the one who looks. */
export function verdictOf(shares: readonly number[], you: number): Verdict {
  if (you < 0) return 'watched';
  if ((shares[you] ?? 0) <= 0) return 'lost';
  return shares.filter((share) => share > 0).length > 1 ? 'shared' : 'won';
}

export interface Row {
  readonly cause: Cause;
  /** By seat. */
  readonly points: readonly number[];
}

/** Points by cause and seat; causes that brought nobody anything are left out. */
export function rowsOf(log: readonly LogLine[], seats: number): Row[] {
  const scored = scoredIn(log).map(({ event }) => event);
  return CAUSES.map((cause) => {
    const points = Array.from({ length: seats }, () => 0);
    for (const { seat, points: more, reason } of scored)
      if ((REASONS[reason] ?? 'other') === cause) points[seat] = (points[seat] ?? 0) + more;
    return { cause, points };
  }).filter(({ points }) => points.some((one) => one !== 0));
}

export interface Decision {
  readonly cause: Cause;
  readonly winner: number;
  readonly rival: number;
  /** What the cause brought the winner, and the rival. */
  readonly mine: number;
  readonly theirs: number;
}

/** The cause that put the winner ahead: of the loser who looks, or else of the next best. Null where nothing did. */
export function decisionOf(
  rows: readonly Row[],
  shares: readonly number[],
  totals: readonly number[],
  you: number,
): Decision | null {
  const best = totals.map((total, seat) => ({ seat, total })).toSorted((a, b) => b.total - a.total);
  const winner = best.find(({ seat }) => (shares[seat] ?? 0) > 0)?.seat;
  const beaten = best.filter(({ seat }) => (shares[seat] ?? 0) <= 0).map(({ seat }) => seat);
  const rival = beaten.includes(you) ? you : beaten[0];
  if (winner === undefined || rival === undefined) return null;
  const ahead = rows
    .map(({ cause, points }) => ({ cause, mine: points[winner] ?? 0, theirs: points[rival] ?? 0 }))
    .filter(({ mine, theirs }) => mine > theirs)
    .toSorted((a, b) => b.mine - b.theirs - (a.mine - a.theirs))[0];
  return ahead ? { ...ahead, winner, rival } : null;
}

/** The lines of the log that brought or cost most, in order of time; one for each thing that happened. */
export function highlightsOf(log: readonly LogLine[], most: number): { line: LogLine; event: Scored }[] {
  const largest = scoredIn(log).toSorted((a, b) => Math.abs(b.event.points) - Math.abs(a.event.points));
  const found: { line: LogLine; event: Scored }[] = [];
  for (const one of largest) {
    if (found.length === most) break;
    // The loss of a figure is the other side of the same kill.
    const known = found.some(({ line, event }) => line.n === one.line.n && event.what === one.event.what);
    if (!known) found.push(one);
  }
  return found.toSorted((a, b) => a.line.n - b.line.n);
}

function scoredIn(log: readonly LogLine[]): { line: LogLine; event: Scored }[] {
  return log.flatMap((line) => {
    const event = line.event as AnyEvent;
    return event.type === 'Scored' ? [{ line, event }] : [];
  });
}
