/** A match of Heroes, looked back at: its turns, its loud moments, and the table as it is best shown. */

import type { JumpKeys } from '../../../common/replay/keys.ts';
import { type Mark, takenBack } from '../../../common/replay/timeline.ts';
import type { AnyEvent, Report, View } from '../../../generated/heroes.ts';
import type { Frame, Story } from '../../../lib/server/api.ts';
import type { Seat } from '../board/geometry.ts';
import { eventsOf } from '../desk/events.ts';

export const KINDS = ['turn', 'bust', 'all-out', 'attack', 'end'] as const;
export type Kind = (typeof KINDS)[number];
/** Those that are drawn on the time line: every turn would be too much. */
export const DRAWN: readonly Kind[] = ['bust', 'all-out', 'end'];
export const JUMP_KEYS: JumpKeys = [
  ['t', 'turn'],
  ['b', 'bust'],
  ['o', 'all-out'],
  ['x', 'attack'],
  ['g', 'end'],
];

const MARKED: Partial<Record<AnyEvent['type'], Kind>> = {
  TurnBegan: 'turn',
  WentBust: 'bust',
  WentAllOut: 'all-out',
  Attacked: 'attack',
  GameWon: 'end',
  GameDrawn: 'end',
  Resigned: 'end',
};

export function eventsIn(frame: Frame | undefined): readonly AnyEvent[] {
  return eventsOf(frame?.log ?? []);
}

/** All moments to jump to, without entries that were taken back. */
export function marksOf(frames: readonly Frame[]): Mark<Kind>[] {
  const taken = takenBack(frames);
  return frames.flatMap((frame, at) => {
    if (taken.has(at)) return [];
    return eventsIn(frame).flatMap((event) => {
      const kind = MARKED[event.type];
      return kind ? [{ kind, at, seat: 'seat' in event ? event.seat : -1 }] : [];
    });
  });
}

/** The two sides as a viewer of the replay sees them. */
export interface Sides {
  /** The seat whose eyes the story has; -1 for a spectator's. */
  readonly you: number;
  /** The seat drawn at the bottom of the board, in the first colour. */
  readonly bottom: Seat;
  readonly names: readonly string[];
}

/** Players see their own side at the bottom, spectators that of the first seat. */
export function sidesOf(story: Story): Sides {
  const you = viewAt(story.frames, 0).viewer;
  return { you, bottom: you === 1 ? 1 : 0, names: story.names };
}

/**
 * The table after a frame. Where one game ends and the next begins, the frame's own view is an empty battlefield
 * already: then the one before it shows how the game ended, because the end of a turn moves no hero.
 */
export function viewAt(frames: readonly Frame[], at: number): View {
  const frame = frames[at];
  if (!frame) throw new Error(`There is no frame ${at}.`);
  const ended = eventsIn(frame).some((event) => MARKED[event.type] === 'end');
  const view = frame.view as View;
  return ended && view.phase !== 'over' && at > 0 ? (frames[at - 1]?.view as View) : view;
}

/** Who decides in a view; -1 when the match is over. */
export function deciderOf({ phase, mover }: View): number {
  return phase === 'over' ? -1 : mover;
}

/** One turn of the match: where it is on the time line, and how it left the table. */
export interface Turn {
  readonly game: number;
  readonly turn: number;
  readonly seat: number;
  /** The frame in which it began, and the one in which it ended. */
  readonly begin: number;
  readonly end: number;
  readonly scores: readonly [number, number];
  readonly across: readonly [number, number];
  readonly bust: boolean;
  readonly allOut: boolean;
  readonly luck: readonly [number, number];
}

/** Every turn that was played to its end: the report's numbers, with their place on the time line. */
export function turnsOf(story: Story): Turn[] {
  const { frames } = story;
  const { turns } = story.report as Report;
  const taken = takenBack(frames);
  const found: Turn[] = [];
  let begin = 0;
  frames.forEach((frame, at) => {
    if (taken.has(at)) return;
    for (const event of eventsIn(frame)) {
      const line = turns[found.length];
      if (event.type === 'TurnEnded' && line) {
        const { seat, scores, bust, luck } = line;
        // The table just before: after the end of a turn its view counts the next one.
        const { game, turn } = viewAt(frames, Math.max(0, at - 1));
        const { across } = viewAt(frames, at);
        found.push({ game, turn, seat, begin, end: at, scores, across, bust, allOut: line.all_out, luck });
      }
      if (event.type === 'TurnBegan') begin = at;
    }
  });
  return found;
}

/** The turn that a frame belongs to, by its place among the turns; -1 before the first one. */
export function turnAt(turns: readonly Turn[], at: number): number {
  const index = turns.findIndex((turn) => at <= turn.end);
  if (index < 0) return turns.length - 1;
  return at > (turns[index]?.begin ?? 0) ? index : index - 1;
}

/** What a turn did to the board: spaces that its player's heroes went forward, and that enemies fell back. */
export interface Deeds {
  readonly forward: number;
  readonly drove: number;
}

export function deedsOf(frames: readonly Frame[], turn: Turn): Deeds {
  const taken = takenBack(frames);
  let forward = 0;
  let drove = 0;
  for (let at = turn.begin + 1; at <= turn.end; at += 1) {
    if (taken.has(at)) continue;
    for (const event of eventsIn(frames[at])) {
      if (event.type === 'Moved') forward += 1;
      if (event.type === 'Retreated' && event.seat !== turn.seat) drove += event.spaces;
    }
  }
  return { forward, drove };
}

/** The dice of a moment. After a bust the table is swept clean at once: the frame itself still knows what lay there. */
export interface OnTable {
  readonly aside: readonly string[];
  readonly rolled: readonly number[];
  readonly held: readonly number[];
  /** They have just been rolled. */
  readonly fresh: boolean;
  /** The dice that were aside are lost. */
  readonly lost: boolean;
}

export function diceOn(frame: Frame, view: View): OnTable {
  const events = eventsIn(frame);
  const roll = events.find((event) => event.type === 'Rolled');
  const bust = events.find((event) => event.type === 'WentBust');
  return {
    aside: bust?.lost ?? view.aside,
    rolled: roll?.faces ?? view.rolled,
    held: roll?.held ?? view.held,
    fresh: roll !== undefined,
    lost: bust !== undefined,
  };
}
