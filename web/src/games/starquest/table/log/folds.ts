/**
 * The log in folds: one for each activation of a figure, one for a seat's choices of set-up, one for tokens that are laid
 * in a row; turns, rounds and everything else stand by themselves. Plain data; `deeds.ts` says what a fold tells.
 */
import type { View } from '../../../../generated/starquest.ts';
import type { AnyEvent } from '../../../../generated/starquest-events.ts';
import type { LogLine } from '../../../../lib/table/state.ts';

export type FoldKind = 'figure' | 'card' | 'choices' | 'tokens' | 'turn' | 'round' | 'line';

export interface Fold {
  readonly kind: FoldKind;
  /** The place of its first line in the whole log. */
  readonly place: number;
  /** The seat that it is about; -1 for none. */
  readonly seat: number;
  /** The figure or token that acts. */
  readonly who: string;
  readonly lines: readonly LogLine[];
  /** The activation is over: what follows belongs to others. */
  readonly closed: boolean;
}

/** Events that say nothing by themselves: they are read where the fold is opened. */
const QUIET: ReadonlySet<AnyEvent['type']> = new Set([
  'Finished',
  'Waited',
  'WindowOpened',
  'WindowClosed',
  'OverwatchEnded',
  'TurnEnded',
  'DieRolled',
  'Asked',
  'Allowed',
]);

/** Events with which a figure begins to act outside an activation: with command points, in Overwatch. */
const ACTS: ReadonlySet<AnyEvent['type']> = new Set([
  'Moved',
  'Faced',
  'TokenMoved',
  'Entered',
  'Declared',
  'DoorOpened',
  'RoomSearched',
  'OverwatchSet',
  'ThingPickedUp',
]);

/** What follows from what a figure did, no matter who acts next. */
const FOLLOWS: ReadonlySet<AnyEvent['type']> = new Set([
  'Rolled',
  'Rerolled',
  'Wounded',
  'Eliminated',
  'Unharmed',
  'Scored',
  'Shared',
  'SaveRolled',
  'MeleeFought',
  'CalledOff',
  'Placed',
  'TokenRevealed',
  'Unavailable',
  'TokenVanished',
  'CardsDiscarded',
  'DieDropped',
  'RiteUsed',
]);

/** Who does it: a figure or a token. */
export function actorOf(event: AnyEvent): string {
  if (event.type === 'TokenMoved') return event.token;
  if ('attacker' in event && typeof event.attacker === 'string') return event.attacker;
  return 'who' in event && typeof event.who === 'string' ? event.who : '';
}

/** The seat that an event is about; -1 for none. */
export function seatOf(event: AnyEvent, view: Pick<View, 'minis' | 'tokens'>): number {
  if ('seat' in event && typeof event.seat === 'number') return event.seat;
  const id = actorOf(event);
  return (view.minis[id] ?? view.tokens[id])?.seat ?? -1;
}

function seatIn(event: AnyEvent): number {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : -1;
}

/** Does the event belong to the fold before it? */
function joins(fold: Fold, event: AnyEvent): boolean {
  switch (event.type) {
    case 'Activated':
    case 'TurnBegan':
    case 'RoundBegan':
    case 'MissionEnded':
      return false;
    case 'Chose':
      return fold.kind === 'choices' && fold.seat === event.seat;
    case 'TokenPlaced':
      if (fold.kind === 'tokens') return fold.seat === event.seat;
      break;
    default:
  }
  if (fold.kind === 'figure' && !fold.closed) return true;
  if (QUIET.has(event.type)) return true;
  // A card attacks by itself: nobody declares it.
  if (fold.kind === 'card' && (event.type === 'CardPlayed' || event.type === 'Declared'))
    return seatIn(event) === fold.seat && actorOf(event) === '';
  if (fold.kind !== 'figure' && fold.kind !== 'card') return false;
  if (FOLLOWS.has(event.type)) return true;
  return ACTS.has(event.type) && fold.who !== '' && actorOf(event) === fold.who;
}

function begins(event: AnyEvent, line: LogLine, place: number, ended: boolean): Fold {
  const seat = seatIn(event);
  const fold = { place, seat, who: '', lines: [line], closed: false };
  switch (event.type) {
    case 'Activated':
      return { ...fold, kind: 'figure', who: event.who };
    case 'RoundBegan':
      return { ...fold, kind: 'round' };
    case 'TurnBegan':
      return { ...fold, kind: 'turn' };
    case 'Chose':
      // What is chosen at the end of a mission is no set-up: each choice is told.
      return { ...fold, kind: ended ? 'line' : 'choices' };
    case 'TokenPlaced':
      return { ...fold, kind: 'tokens' };
    case 'CardPlayed':
    case 'EventDrawn':
      return { ...fold, kind: 'card', closed: true };
    default:
      return ACTS.has(event.type) && actorOf(event) !== ''
        ? { ...fold, kind: 'figure', who: actorOf(event), closed: true }
        : { ...fold, kind: 'line' };
  }
}

/** Folds a log that grows. What was folded before is not looked at again: a mission has thousands of lines. */
export class Folder {
  #folds: Fold[] = [];
  #read = 0;
  #last: LogLine | undefined;
  /** The mission is over. */
  #ended = false;

  folds(log: readonly LogLine[]): readonly Fold[] {
    if (this.#read > log.length || log[this.#read - 1] !== this.#last) this.#restart();
    const from = this.#read;
    for (let place = from; place < log.length; place += 1) this.#add(log[place] as LogLine, place);
    this.#read = log.length;
    this.#last = log.at(-1);
    return this.#read > from ? [...this.#folds] : this.#folds;
  }

  #restart(): void {
    this.#folds = [];
    this.#read = 0;
    this.#last = undefined;
    this.#ended = false;
  }

  #add(line: LogLine, place: number): void {
    const event = line.event as AnyEvent;
    this.#ended ||= event.type === 'MissionEnded';
    const before = this.#folds.at(-1);
    if (!before || !joins(before, event)) {
      this.#folds.push(begins(event, line, place, this.#ended));
      return;
    }
    const closed = before.closed || (event.type === 'Finished' && event.who === before.who);
    this.#folds[this.#folds.length - 1] = { ...before, lines: [...before.lines, line], closed };
  }
}
