/** The log sentence by sentence: steps of one walk are one line. */
import type { AnyEvent } from '../../../../generated/starquest-events.ts';
import type { LogLine } from '../../../../lib/table/state.ts';
import type { Spoken } from '../../../../lib/words/words.ts';
import { factionName } from '../../box/box.ts';

export interface Line extends LogLine {
  /** Its place in the whole log: taking back does not change it for those before. */
  readonly place: number;
}

/** The clause by which a token comes out of a vent. */
const COMES_OUT = 'SQ-ALIEN-09';

/** A walk is told by its last step. `from`: the place of the first line in the whole log. */
export function gathered(log: readonly LogLine[], from = 0): Line[] {
  const lines: Line[] = [];
  log.forEach((line, index) => {
    const before = lines.at(-1);
    if (before && follows(before.event as AnyEvent, line.event as AnyEvent)) lines.pop();
    lines.push({ ...line, place: from + index });
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

/** How many of the dice that a line shows are red. */
export function redOf(event: AnyEvent): number {
  const { red } = event as { red?: unknown };
  return typeof red === 'number' ? red : 0;
}

/** A standing order in the words of its page rather than those of its command; null for any other event. */
export function instructed(event: AnyEvent): Spoken | null {
  if (event.type !== 'Instructed') return null;
  const [topic = '', ...rest] = event.words;
  const from = Number(rest.at(-1));
  const chance = rest.length > 1 && !Number.isNaN(from);
  const now = rest.at(chance ? -2 : -1) ?? '';
  const whom = rest.length > (chance ? 2 : 1) ? (rest[0] ?? '') : '';
  if (!WORDED.has(topic)) return null;
  const holds: Spoken = { id: `web-sq-holds-${topic}`, args: { now, from: chance ? from : 0 } };
  const about: Spoken =
    topic === 'passing'
      ? { id: 'web-sq-standing-passing-one', args: { whom: { id: factionName(whom), args: {} } } }
      : { id: `web-sq-standing-${topic}`, args: {} };
  return { id: 'web-sq-log-instructed', args: { about, holds } };
}

/** Standing orders that have words of their own. */
const WORDED = new Set(['overwatch', 'dodge', 'saves', 'cards', 'reveal', 'rite', 'passing']);
