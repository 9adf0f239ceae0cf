/** Small positions for tests of what is shown: an open hall with some figures, and events as a log tells them. */

import type { Fight, Moment } from '../../../../src/games/starquest/show/kinds.ts';
import { momentsOf } from '../../../../src/games/starquest/show/moments.ts';
import { squareAt } from '../../../../src/games/starquest/view/pieces.ts';
import type { Chart, View } from '../../../../src/generated/starquest.ts';
import type { LogLine } from '../../../../src/lib/table/state.ts';

const WIDTH = 14;
const HEIGHT = 10;

type Standing = readonly [figure: string, seat: number, x: number, y: number];

/** A hall with figures by id. */
export function scene(figures: Readonly<Record<string, Standing>>): View {
  const grid: [number, number, number, number] = [WIDTH, HEIGHT, 0, 0];
  const minis = Object.entries(figures).map(([id, [figure, seat, x, y]]) => [
    id,
    { id, seat, figure, squares: [squareAt({ grid }, x, y)], lp: 2 },
  ]);
  return {
    grid,
    frames: [],
    sides: [{ faction: 'ultramarines' }, { faction: 'chaos' }],
    minis: Object.fromEntries(minis),
    tokens: {},
    things: {},
    opened: [],
    gone: [],
    scanned: [],
    scenario: { id: 'mis_test' },
  } as unknown as View;
}

/** The squares of the hall, by number. */
export function spots(view: View, ...all: readonly (readonly [number, number])[]): number[] {
  return all.map(([x, y]) => squareAt(view, x, y));
}

export const CHART = {
  width: WIDTH,
  height: HEIGHT,
  west: 0,
  north: 0,
  doors: [
    {
      id: 'd1',
      kind: 'bulkhead',
      edges: [
        [5, 6],
        [19, 20],
      ],
    },
  ],
  boards: [
    { id: 'brd_a', squares: [] },
    { id: 'brd_b', squares: [] },
  ],
  docks: [],
  vents: { v1: 30 },
} as unknown as Chart;

export function told(...events: object[]): LogLine[] {
  return events.map((event, n) => ({ n, event, says: { id: '', args: {} }, clause: '', clock: false }));
}

export function moments(view: View, ...events: object[]): Moment[] {
  return momentsOf(told(...events), { before: view, after: { ...view, frames: [] }, chart: CHART });
}

export function fights(view: View, ...events: object[]): Fight[] {
  return moments(view, ...events).filter((one): one is Fight => one.kind === 'fight');
}
