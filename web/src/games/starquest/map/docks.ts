/** Entry areas lie off the board: figures wait there in rows, the first of them next to where they come in. */
import type { Chart, View } from '../../../generated/starquest.ts';

const ROW = 4;
/** How deep an entry area is drawn. */
export const DEPTH = 2;

type Area = [number, number, number, number];

export type Heading = 'north' | 'east' | 'south' | 'west';

/** On which side of the board an entry area lies. */
export function heading(chart: Chart, area: Area): Heading {
  const [west, north, east, south] = area;
  const dock = chart.docks.find((one) => one.area?.join() === area.join());
  const first = dock?.thresholds[0] ?? 0;
  const x = chart.west + (first % chart.width);
  const y = chart.north + Math.floor(first / chart.width);
  if (south < y) return 'north';
  if (north > y) return 'south';
  return east < x || west < x ? 'west' : 'east';
}

/** The part of an entry area that is drawn: the squares next to the board. */
export function drawn(chart: Chart, area: Area): Area {
  const [west, north, east, south] = area;
  switch (heading(chart, area)) {
    case 'north':
      return [west, Math.max(north, south - DEPTH + 1), east, south];
    case 'south':
      return [west, north, east, Math.min(south, north + DEPTH - 1)];
    case 'west':
      return [Math.max(west, east - DEPTH + 1), north, east, south];
    case 'east':
      return [west, north, Math.min(east, west + DEPTH - 1), south];
  }
}

/** Where the n-th figure of a squad waits. */
export function waiting(chart: Chart, area: Area, number: number): [number, number] {
  const [west, north, east, south] = area;
  const along = number % ROW;
  const deep = Math.floor(number / ROW);
  switch (heading(chart, area)) {
    case 'north':
      return [west + along, south - deep];
    case 'south':
      return [west + along, north + deep];
    case 'west':
      return [east - deep, north + along];
    case 'east':
      return [west + deep, north + along];
  }
}

/** Entry areas to draw: those with figures, and all of them while one is being chosen. */
export function waitingDocks(view: View): { has: (id: string) => boolean } {
  if (view.phase === 'setup') return { has: () => true };
  const seats = new Set(
    Object.values(view.minis).flatMap((mini) => (mini.place === 'dock' ? [mini.seat] : [])),
  );
  return new Set(view.sides.flatMap((side, seat) => (side.dock && seats.has(seat) ? [side.dock] : [])));
}

/** What players call an entry area: N, S2. */
export function nameOf(dock: string): string {
  return dock.replace(/^dk_/, '').toUpperCase();
}

/** Words in an area: how they are broken into lines, how large they are, and whether they run along its longer side. */
export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
  readonly upright: boolean;
}

const LARGEST = 15;
/** How wide a letter and how high a line is, on the average, of the size of the type. */
const WIDE = 0.54;
const HIGH = 1.2;

/** The largest letters in which a few words stand whole in an area. */
export function lettering(text: string, width: number, height: number): Lettering {
  const words = text.split(' ');
  const broken = [
    [text],
    ...words
      .slice(1)
      .map((_, place) => [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')]),
  ];
  const ways = [...broken, words].flatMap((lines) =>
    [false, true].map((upright): Lettering => {
      const [long, high] = upright ? [height, width] : [width, height];
      const most = Math.max(...lines.map((line) => line.length));
      const size = Math.min(LARGEST, (long - 8) / (most * WIDE), (high - 4) / (lines.length * HIGH));
      return { lines, size, upright };
    }),
  );
  return ways.reduce((best, one) => (one.size > best.size + 0.01 ? one : best));
}

/** An entry area with its name, and under it the words, where both can be read. */
export interface Titled {
  readonly name: { readonly size: number; readonly middle: number };
  readonly words: (Lettering & { readonly middle: number }) | null;
}

const NAME = 24;
/** No smaller than this on the screen, in pixels. */
const LEGIBLE = 9;

/** The name alone, and larger, where the map is too small for more; `scale`: pixels for one unit. */
export function titled(
  text: string,
  { width, height }: { width: number; height: number },
  scale: number,
): Titled {
  const top = NAME * 1.3;
  const words = lettering(text, width, height - top);
  if (words.size * scale >= LEGIBLE)
    return { name: { size: NAME, middle: top / 2 + 2 }, words: { ...words, middle: (height + top) / 2 - 2 } };
  const size = Math.min(Math.min(width, height) * 0.8, Math.max(NAME, (LEGIBLE + 2) / scale));
  return { name: { size, middle: height / 2 }, words: null };
}
