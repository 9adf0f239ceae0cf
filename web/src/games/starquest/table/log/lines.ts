/** The log as it is read: steps of one walk are one line, and every line knows whose it is. */
import type { View } from '../../../../generated/starquest.ts';
import type { AnyEvent } from '../../../../generated/starquest-events.ts';
import type { LogLine } from '../../../../lib/table/state.ts';

export interface Line extends LogLine {
  /** Its place in the whole log: taking back does not change it for those before. */
  readonly place: number;
}

/** The clause by which a token comes out of a vent. */
const COMES_OUT = 'SQ-ALIEN-09';

/** A walk is told by its last step, and the end of an activation only once in a row. */
export function gathered(log: readonly LogLine[]): Line[] {
  const lines: Line[] = [];
  log.forEach((line, place) => {
    const before = lines.at(-1);
    if (before && follows(before.event as AnyEvent, line.event as AnyEvent)) lines.pop();
    lines.push({ ...line, place });
  });
  return lines;
}

function follows(before: AnyEvent, after: AnyEvent): boolean {
  if (before.type === 'Moved' && after.type === 'Moved') return before.who === after.who;
  // A token that comes out of its vent has not walked yet.
  if (before.type === 'TokenMoved' && after.type === 'TokenMoved')
    return before.token === after.token && before.why !== COMES_OUT;
  return before.type === 'Faced' && after.type === 'Faced' && before.who === after.who;
}

/** The seat that a line is about; -1 for none. */
export function seatOf(event: AnyEvent, view: View): number {
  if ('seat' in event && typeof event.seat === 'number') return event.seat;
  const id = 'who' in event ? event.who : 'attacker' in event ? event.attacker : '';
  return (view.minis[id] ?? view.tokens[id])?.seat ?? -1;
}

/** How many of the dice that a line shows are red. */
export function redOf(event: AnyEvent): number {
  const { red } = event as { red?: unknown };
  return typeof red === 'number' ? red : 0;
}
