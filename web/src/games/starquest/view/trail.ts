/** The path of a figure in this turn, as far as the viewer was told of it. */
import type { AnyEvent } from '../../../generated/starquest-events.ts';
import type { LogLine } from '../../../lib/table/state.ts';

/** A place in squares of the layout: the middle of a base. */
export type Spot = readonly [number, number];

/** From its place at the beginning of the turn to its present place; empty for a figure that has not moved. */
export function trailOf(log: readonly LogLine[], who: string): Spot[] {
  const events = log.map(({ event }) => event as AnyEvent);
  const turn = events.findLastIndex(({ type }) => type === 'TurnBegan');
  const way = events.slice(turn + 1).filter((event) => spotOf(event, who));
  if (way.length === 0) return [];
  // The path of a figure that entered or was revealed in this turn begins there.
  const first = way.findLastIndex(({ type }) => type !== 'Moved');
  const before = events.slice(0, turn + 1).findLast((event) => spotOf(event, who));
  const known = first >= 0 ? way.slice(first) : [...(before ? [before] : []), ...way];
  const spots = known.map((event) => spotOf(event, who)).filter((spot) => spot !== null);
  return spots.length > 1 ? spots : [];
}

function spotOf(event: AnyEvent, who: string): Spot | null {
  switch (event.type) {
    case 'Moved':
    case 'Entered':
    case 'Placed':
      return event.who === who ? middle(event.squares) : null;
    default:
      return null;
  }
}

function middle(squares: readonly Spot[]): Spot {
  const [columns, rows] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  return [
    (Math.min(...columns) + Math.max(...columns) + 1) / 2,
    (Math.min(...rows) + Math.max(...rows) + 1) / 2,
  ];
}
