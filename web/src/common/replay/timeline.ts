/** The time line of a replay: the current frame, the marked moments, and entries that were taken back. Plain data. */
import type { Frame } from '../../lib/server/api.ts';

/** Something worth jumping to: what kind of thing, and at which frame. */
export interface Mark<Kind extends string = string> {
  readonly kind: Kind;
  readonly at: number;
  readonly seat: number;
}

/** A place on the time line that exists. */
export function within(at: number, frames: readonly unknown[]): number {
  return Math.max(0, Math.min(Math.trunc(at) || 0, frames.length - 1));
}

/** Frames that were taken back, each with the frame that did it. A command taken back changed nothing that stands. */
export function takenBack(frames: readonly Frame[]): ReadonlyMap<number, number> {
  return new Map(frames.flatMap(({ undone }, at) => (undone > 0 ? [[undone, at] as const] : [])));
}

/** The next thing of a kind after a frame; after the last comes the first again. Null when there is none at all. */
export function next<Kind extends string>(
  marks: readonly Mark<Kind>[],
  kind: Kind,
  at: number,
): number | null {
  const those = marks.filter((mark) => mark.kind === kind);
  return (those.find((mark) => mark.at > at) ?? those[0])?.at ?? null;
}

/** The thing of a kind before a frame; before the first comes the last again. */
export function previous<Kind extends string>(
  marks: readonly Mark<Kind>[],
  kind: Kind,
  at: number,
): number | null {
  const those = marks.filter((mark) => mark.kind === kind);
  return (those.findLast((mark) => mark.at < at) ?? those.at(-1))?.at ?? null;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a frame is looked at, in milliseconds: as long as it takes to read, and never less than a glance. */
export function pause(frame: Frame, speed: Speed): number {
  const lines = frame.log.length;
  return (GLANCE + LINE * Math.min(lines, MOST) + (frame.faces.length > 0 ? DICE : 0)) / speed;
}

const GLANCE = 350;
const LINE = 400;
const MOST = 3;
const DICE = 450;
