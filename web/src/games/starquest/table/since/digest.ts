/**
 * What the others did since a player's last turn, in a few lines: who struck whom, what was lost, revealed, found and
 * scored. It reads the log of this viewer, so it tells nothing that the viewer was not told. Plain data.
 */
import type { View } from '../../../../generated/starquest.ts';
import type { AnyEvent } from '../../../../generated/starquest-events.ts';
import type { LogLine } from '../../../../lib/table/state.ts';
import { type Fold, Folder, seatOf } from '../log/folds.ts';

export interface Digest {
  /** The place in the log where the player's new turn began: it names this digest. */
  readonly turn: number;
  /** The player has had no turn before. */
  readonly first: boolean;
  /** Entries after this one belong to it. */
  readonly after: number;
  readonly lines: readonly LogLine[];
  /** What is worth a line, in the order in which it happened. */
  readonly told: readonly Fold[];
  /** Everything else: steps, turns, doors. */
  readonly quiet: readonly Fold[];
}

/** So many lines are read at a glance, with one for all that is quiet. */
export const MOST = 7;

const ACTS: ReadonlySet<Fold['kind']> = new Set(['figure', 'card', 'tokens', 'line']);

/** How much an event matters to somebody who was not looking. */
const WORTH: Readonly<Partial<Record<AnyEvent['type'], number>>> = {
  Eliminated: 6,
  Wounded: 5,
  Scored: 4,
  TokenRevealed: 4,
  EventDrawn: 3,
  CardPlayed: 3,
  ThingPickedUp: 3,
  BulkheadDestroyed: 3,
  RoomSearched: 2,
  Scanned: 2,
  Left: 2,
  Declared: 1,
};

/** Losses of the reader come first where there is no room for everything. */
const OWN = 3;

/** The digest for a player whose turn has just begun; null where nobody else has acted, or the player has. */
export function digest(
  log: readonly LogLine[],
  you: number,
  view: Pick<View, 'minis' | 'tokens'>,
): Digest | null {
  const turn = log.findLastIndex(({ event }) => is(event, 'TurnBegan', you));
  const ended = log.findLastIndex(({ event }) => is(event, 'TurnEnded', you));
  if (turn < 0 || ended > turn) return null;
  const own = new Folder().folds(log.slice(turn + 1));
  if (own.some((fold) => ACTS.has(fold.kind) && actorSeat(fold, view) === you)) return null;
  // Before the first own turn: from the first round on. What was set up before is no news.
  const begun = log.findIndex(({ event }) => (event as AnyEvent).type === 'RoundBegan');
  const lines = log.slice(ended < 0 ? Math.max(0, begun) : ended + 1, turn);
  const folds = new Folder().folds(lines).filter((fold) => ACTS.has(fold.kind));
  const worth = folds.map((fold) => ({ fold, worth: worthOf(fold, you) }));
  const best = worth.filter((one) => one.worth > 0).toSorted((one, other) => other.worth - one.worth);
  const room = best.length === folds.length && best.length <= MOST ? MOST : MOST - 1;
  const kept = new Set(best.slice(0, room).map(({ fold }) => fold));
  const quiet = folds.filter((fold) => !kept.has(fold) && fold.kind !== 'line');
  if (kept.size + quiet.length === 0) return null;
  const after = ended < 0 ? -1 : (log[ended]?.n ?? -1);
  return { turn, first: ended < 0, after, lines, told: folds.filter((fold) => kept.has(fold)), quiet };
}

/** The figures, tokens and squares that the events of a fold name. */
export function namedIn(fold: Fold): { readonly ids: string[]; readonly spots: [number, number][] } {
  const ids = new Set<string>();
  const spots: [number, number][] = [];
  for (const { event } of fold.lines) {
    const { at, who, token, attacker, aim, thing } = event as Readonly<Record<string, unknown>>;
    for (const id of [who, token, attacker, aim, thing]) if (typeof id === 'string' && id) ids.add(id);
    if (isSpot(at)) spots.push(at);
  }
  return { ids: [...ids], spots };
}

function isSpot(at: unknown): at is [number, number] {
  return Array.isArray(at) && at.length === 2 && at.every((one) => typeof one === 'number');
}

function worthOf(fold: Fold, you: number): number {
  return Math.max(
    0,
    ...fold.lines.map((line) => {
      const event = line.event as AnyEvent;
      const lost = (event.type === 'Eliminated' || event.type === 'Wounded') && event.seat === you;
      return (WORTH[event.type] ?? 0) + (lost ? OWN : 0);
    }),
  );
}

function actorSeat(fold: Fold, view: Pick<View, 'minis' | 'tokens'>): number {
  if (fold.seat >= 0) return fold.seat;
  const [first] = fold.lines;
  return first ? seatOf(first.event as AnyEvent, view) : -1;
}

function is(event: unknown, type: AnyEvent['type'], seat: number): boolean {
  const one = event as AnyEvent;
  return one.type === type && 'seat' in one && one.seat === seat;
}
