/**
 * The lesson as a state machine: a script that the engine played once, and how far the newcomer has come in it.
 * Nothing here knows a rule: a command leads on when it is the one that was played.
 */

import type { View } from '../../../generated/heroes.ts';
import type { LogLine, Offered, Spoken } from '../../../generated/wire.ts';
import type { Aids } from '../desk/push.ts';

/** The table after a command. */
export interface Frame {
  log: LogLine[];
  view: View;
  waiting: number;
  offer: Offered | null;
  /** Why likely wrong commands cannot be given. */
  why: Readonly<Record<string, { clause: string; says: Spoken }>>;
  finished: boolean;
}

export interface Step {
  id: string;
  scene: string;
  /** Read something; choose dice and send nothing yet; give commands; watch the other side give them. */
  kind: 'read' | 'choose' | 'do' | 'watch';
  /** The table has been set up anew before this step. */
  begins?: Frame;
  commands?: string[];
  /** What each command brings. */
  frames?: Frame[];
  taken?: string[];
  held?: number[];
}

export interface Script {
  aids: Aids;
  steps: Step[];
}

/** Where the newcomer is: in which step, and how many of its commands have been played. */
export interface Place {
  readonly step: number;
  readonly played: number;
}

export const START: Place = { step: 0, played: 0 };

/** The table at a place: the last frame seen, everything told since the table was set up, and a number that grows. */
export interface Seen {
  readonly frame: Frame;
  readonly log: readonly LogLine[];
  readonly seq: number;
}

export function stepAt(script: Script, { step }: Place): Step {
  const found = script.steps[step];
  if (!found) throw new Error(`The lesson has no step ${step}.`);
  return found;
}

export function seenAt(script: Script, place: Place): Seen {
  let frame: Frame | undefined;
  let log: LogLine[] = [];
  let seq = 0;
  script.steps.slice(0, place.step + 1).forEach((step, index) => {
    if (step.begins) {
      frame = step.begins;
      log = [];
      seq += 1;
    }
    const played = index < place.step ? (step.frames ?? []) : (step.frames ?? []).slice(0, place.played);
    for (const one of played) {
      frame = one;
      log = [...log, ...one.log];
      seq += 1;
    }
  });
  if (!frame) throw new Error('A lesson begins with a table.');
  return { frame, log, seq };
}

/** On to the next step; the last one is the end. */
export function next(script: Script, place: Place): Place {
  return place.step + 1 < script.steps.length ? { step: place.step + 1, played: 0 } : place;
}

/** To the step before, as it was when it began. */
export function back(place: Place): Place {
  return { step: Math.max(0, place.step - 1), played: 0 };
}

/**
 * The learner gives a command: the step that it leads to, and its events. Null when it is not the expected one.
 * Explanations and choices before the next command are skipped: a learner who does the right thing has understood them.
 */
export function give(script: Script, place: Place, command: string): { place: Place; frame: Frame } | null {
  let here = place;
  while (stepAt(script, here).kind === 'read' || stepAt(script, here).kind === 'choose') {
    const ahead = next(script, here);
    if (ahead === here || stepAt(script, ahead).begins) return null;
    here = ahead;
  }
  const { kind, commands = [], frames = [] } = stepAt(script, here);
  const frame = frames[here.played];
  if (kind !== 'do' || !frame || commands[here.played] !== command) return null;
  const played = here.played + 1;
  return { place: played < frames.length ? { ...here, played } : next(script, here), frame };
}

/** Has the newcomer chosen what the step asks for? Equal dice are the same. */
export function chosen(step: Step, taken: readonly string[], held: readonly number[]): boolean {
  if (step.kind !== 'choose') return false;
  return same(step.taken ?? taken, taken) && same(step.held ?? held, held);
}

function same(wanted: readonly (string | number)[], has: readonly (string | number)[]): boolean {
  return wanted.map(String).sort().join(' ') === has.map(String).sort().join(' ');
}

/** The steps of one scene, and the place of a step among them, for a row of marks. */
export function scenesOf(script: Script): { id: string; first: number; count: number }[] {
  const scenes: { id: string; first: number; count: number }[] = [];
  script.steps.forEach((step, index) => {
    const last = scenes.at(-1);
    if (last?.id === step.scene) last.count += 1;
    else scenes.push({ id: step.scene, first: index, count: 1 });
  });
  return scenes;
}

/** Where the next scene begins; the end, when there is none. */
export function nextScene(script: Script, place: Place): Place {
  const { scene } = stepAt(script, place);
  const ahead = script.steps.findIndex((step, index) => index > place.step && step.scene !== scene);
  return { step: ahead < 0 ? script.steps.length - 1 : ahead, played: 0 };
}

/** The place of a step by its name; the beginning when there is none of that name. */
export function placeOf(script: Script, id: string): Place {
  return {
    step: Math.max(
      0,
      script.steps.findIndex((step) => step.id === id),
    ),
    played: 0,
  };
}
