/** The chart as shapes: everything that never moves, put together once into a few paths. A square is UNIT wide. */
import type { Chart } from '../../../generated/starquest.ts';
import { drawn } from './docks.ts';

export const UNIT = 32;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DoorShape {
  id: string;
  bulkhead: boolean;
  /** Lies along a northern or southern edge. */
  level: boolean;
  x: number;
  y: number;
}

export interface DockShape extends Box {
  id: string;
}

export interface Shapes {
  board: Box;
  corridors: string;
  rooms: string;
  otherRooms: string;
  grid: string;
  walls: string;
  doors: DoorShape[];
  gates: DoorShape[];
  docks: DockShape[];
  boards: { id: string; path: string; box: Box }[];
  labels: { id: string; x: number; y: number }[];
}

const SIDES = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [0, 1, 1, 1],
  [0, 0, 0, 1],
] as const;

export function column(chart: Chart, square: number): number {
  return chart.west + (square % chart.width);
}

export function row(chart: Chart, square: number): number {
  return chart.north + Math.floor(square / chart.width);
}

/** Whole squares as one path. */
export function cells(chart: Chart, squares: Iterable<number>): string {
  let path = '';
  for (const square of squares)
    path += `M${column(chart, square) * UNIT} ${row(chart, square) * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`;
  return path;
}

/** The border round a set of squares. */
export function outline(chart: Chart, squares: ReadonlySet<number>, inset = 2): string {
  let path = '';
  for (const square of squares) {
    const x = column(chart, square) * UNIT;
    const y = row(chart, square) * UNIT;
    const at = square % chart.width;
    const north = squares.has(square - chart.width);
    const south = squares.has(square + chart.width);
    const west = at > 0 && squares.has(square - 1);
    const east = at < chart.width - 1 && squares.has(square + 1);
    const left = x + (west ? 0 : inset);
    const right = x + UNIT - (east ? 0 : inset);
    const top = y + (north ? 0 : inset);
    const bottom = y + UNIT - (south ? 0 : inset);
    if (!north) path += `M${left} ${y + inset}H${right}`;
    if (!south) path += `M${left} ${y + UNIT - inset}H${right}`;
    if (!west) path += `M${x + inset} ${top}V${bottom}`;
    if (!east) path += `M${x + UNIT - inset} ${top}V${bottom}`;
  }
  return path;
}

export function shapes(chart: Chart): Shapes {
  const inRooms = new Set(Object.values(chart.rooms).flat());
  const rooms = Object.entries(chart.rooms);
  const [even, odd] = [0, 1].map((which) =>
    rooms.filter((_, n) => n % 2 === which).flatMap(([, all]) => all),
  );
  return {
    board: around(chart, chart.floor),
    corridors: cells(
      chart,
      chart.floor.filter((square) => !inRooms.has(square)),
    ),
    rooms: cells(chart, even ?? []),
    otherRooms: cells(chart, odd ?? []),
    grid: grid(chart),
    walls: chart.walls.map(([square, side]) => wall(chart, square, side)).join(''),
    doors: chart.doors.map((door) => doorShape(chart, door, door.kind === 'bulkhead')),
    gates: chart.gates.map((gate) => doorShape(chart, gate)),
    docks: chart.docks.flatMap(({ id, area }) => (area ? [{ id, ...boxOf(drawn(chart, area)) }] : [])),
    boards: chart.boards.map(({ id, squares }) => ({
      id,
      path: cells(chart, squares),
      box: around(chart, squares),
    })),
    labels: rooms.map(([id, squares]) => nameplate(chart, id, squares)),
  };
}

function boxOf([west, north, east, south]: [number, number, number, number]): Box {
  return {
    x: west * UNIT,
    y: north * UNIT,
    width: (east - west + 1) * UNIT,
    height: (south - north + 1) * UNIT,
  };
}

/** The board, and the entry areas that are of use. */
export function frame({ board, docks }: Shapes, wanted: (dock: string) => boolean): Box {
  return bounding([board, ...docks.filter((dock) => wanted(dock.id))]);
}

/** One square. */
export function squareBox(chart: Chart, square: number): Box {
  return { x: column(chart, square) * UNIT, y: row(chart, square) * UNIT, width: UNIT, height: UNIT };
}

/** What a figure or token takes up. */
export function pieceBox({ x, y, size }: { x: number; y: number; size: number }): Box {
  return { x: x * UNIT, y: y * UNIT, width: size * UNIT, height: size * UNIT };
}

/** The smallest box round some boxes. */
export function bounding(all: readonly Box[]): Box {
  const west = Math.min(...all.map((box) => box.x));
  const north = Math.min(...all.map((box) => box.y));
  const east = Math.max(...all.map((box) => box.x + box.width));
  const south = Math.max(...all.map((box) => box.y + box.height));
  return { x: west, y: north, width: east - west, height: south - north };
}

/** The smallest box round some squares. */
export function around(chart: Chart, squares: readonly number[]): Box {
  const columns = squares.map((square) => column(chart, square));
  const rows = squares.map((square) => row(chart, square));
  const [west, north] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: west * UNIT,
    y: north * UNIT,
    width: (Math.max(...columns) - west + 1) * UNIT,
    height: (Math.max(...rows) - north + 1) * UNIT,
  };
}

function grid(chart: Chart): string {
  const floor = new Set(chart.floor);
  let path = '';
  for (const square of chart.floor) {
    const x = column(chart, square) * UNIT;
    const y = row(chart, square) * UNIT;
    if (floor.has(square + 1) && (square + 1) % chart.width !== 0) path += `M${x + UNIT} ${y}v${UNIT}`;
    if (floor.has(square + chart.width)) path += `M${x} ${y + UNIT}h${UNIT}`;
  }
  return path;
}

function wall(chart: Chart, square: number, side: number): string {
  const line = SIDES[side] ?? SIDES[0];
  const x = column(chart, square) * UNIT;
  const y = row(chart, square) * UNIT;
  return `M${x + line[0] * UNIT} ${y + line[1] * UNIT}L${x + line[2] * UNIT} ${y + line[3] * UNIT}`;
}

function doorShape(chart: Chart, door: Chart['gates'][number], bulkhead = false): DoorShape {
  const squares = door.edges.map(([a, b]) => Math.max(a, b));
  const first = Math.min(...squares);
  const [one, other] = door.edges[0];
  const level = Math.abs(one - other) !== 1;
  return {
    id: door.id,
    bulkhead,
    level,
    x: column(chart, first) * UNIT,
    y: row(chart, first) * UNIT,
  };
}

/**
 * Where the name of a room stands: where four of its squares meet, so that figures, marks and costs, which stand in the
 * middle of squares, leave it readable; as near to the middle of the room as its printed marks allow.
 */
function nameplate(
  chart: Chart,
  id: string,
  squares: readonly number[],
): { id: string; x: number; y: number } {
  const box = around(chart, squares);
  const [mx, my] = [box.x + box.width / 2, box.y + box.height / 2];
  const own = new Set(squares);
  const printed = new Set([...chart['r-squares'], ...Object.values(chart.vents)]);
  const spots = squares.map((square) => {
    const four = [square, square + 1, square + chart.width, square + chart.width + 1];
    const meet = square % chart.width < chart.width - 1 && four.every((one) => own.has(one));
    const x = (column(chart, square) + (meet ? 1 : 0.5)) * UNIT;
    const y = (row(chart, square) + (meet ? 1 : 0.5)) * UNIT;
    const marks = (meet ? four : [square]).filter((one) => printed.has(one)).length;
    return { id, x, y, meet, marks, far: (x - mx) ** 2 + (y - my) ** 2 };
  });
  const [best] = spots.toSorted(
    (one, other) => Number(other.meet) - Number(one.meet) || one.marks - other.marks || one.far - other.far,
  );
  return best ? { id, x: best.x, y: best.y } : { id, x: mx, y: my };
}
