/**
 * How many sides had the dice of a replay file? The file records faces only, and only the rules know which dice fall
 * when. A game that rolls six-sided dice and draws lots, such as the shuffles of its decks, leaves few readings: here the
 * simplest one is found with which the seed gives every recorded face.
 *
 * A reading takes, in this order: six-sided dice; whole shuffles (a die of n sides, of n - 1, and so on down to 2); and
 * single lots of any number of sides. A shuffle of five or more cannot be mistaken for something else by accident. A
 * single lot can, and so the entries with single lots are named beside the result.
 */
import { type Bytes, limitOf, USUAL_SIDES } from './dice.ts';

/** An entry of a file, without sides. */
interface Entry {
  readonly n: number;
  readonly faces: readonly number[];
}

export interface Reading<E extends Entry> {
  readonly entries: readonly (E & { readonly sides: readonly number[] })[];
  /** Entries, by their number, with dice that could only be read as single lots. */
  readonly lots: readonly number[];
}

/** Costs: whole shuffles are taken where six-sided dice do not fit, and single lots where shuffles do not fit. */
const SHUFFLE = 2;
const LOT = 3;
/** The smallest shuffle that is recognised. */
const FEWEST = 5;
/** A byte cannot choose among more. */
const MOST = 256;

/** A point of a reading: all faces before it are explained. */
interface Point {
  /** The next byte. */
  readonly at: number;
  /** The sides of the die that must follow, in the middle of a shuffle; 0 otherwise. */
  readonly due: number;
  readonly cost: number;
  readonly sides: number;
  readonly lot: boolean;
  readonly before: Point | null;
}

export function readSides<E extends Entry>(bytes: Bytes, entries: readonly E[]): Reading<E> {
  const start: Point = { at: 0, due: 0, cost: 0, sides: 0, lot: false, before: null };
  let points: readonly Point[] = [start];
  /** The last point outside a shuffle. */
  let sound = start;
  for (const { faces } of entries) {
    for (const [index, face] of faces.entries()) {
      points = following(bytes, points, face, faces.length - index);
      sound = cheapest(points) ?? sound;
    }
  }
  // Where no reading reaches the end, the verification names the first face after the last sound point.
  return written(entries, sound);
}

/** Every way to explain one more face, the cheapest to each point. */
function following(bytes: Bytes, points: readonly Point[], face: number, left: number): readonly Point[] {
  const found = new Map<string, Point>();
  const add = (before: Point, sides: number, due: number, cost: number, lot = false) => {
    const at = fits(bytes, before.at, sides, face);
    const key = `${at} ${due}`;
    const known = found.get(key);
    if (at > 0 && (!known || before.cost + cost < known.cost))
      found.set(key, { at, due, cost: before.cost + cost, sides, lot, before });
  };
  for (const point of points) {
    if (point.due > 0) {
      add(point, point.due, point.due === 2 ? 0 : point.due - 1, 0);
      continue;
    }
    add(point, USUAL_SIDES, 0, 0);
    // A shuffle ends in the entry in which it begins.
    for (let size = FEWEST; size <= Math.min(left + 1, MOST); size += 1) add(point, size, size - 1, SHUFFLE);
    for (let sides = Math.max(2, face); sides <= MOST; sides += 1) add(point, sides, 0, LOT, true);
  }
  return [...found.values()];
}

/** Where the bytes go on after a die of so many sides that shows this face; 0 where it shows another one. */
function fits(bytes: Bytes, from: number, sides: number, face: number): number {
  const limit = limitOf(sides);
  let at = from;
  while (bytes.at(at) >= limit) at += 1;
  return (bytes.at(at) % sides) + 1 === face ? at + 1 : 0;
}

/** The cheapest point that is not in the middle of a shuffle. */
function cheapest(points: readonly Point[]): Point | undefined {
  return points.filter(({ due }) => due === 0).toSorted((a, b) => a.cost - b.cost)[0];
}

/** The reading that ends at a point; faces after it are six-sided dice. */
function written<E extends Entry>(entries: readonly E[], end: Point): Reading<E> {
  const read: Point[] = [];
  for (let point = end; point.before; point = point.before) read.push(point);
  read.reverse();
  const lots = new Set<number>();
  let at = 0;
  const found = entries.map((entry) => {
    const sides = entry.faces.map(() => {
      const point = read[at];
      at += 1;
      if (point?.lot) lots.add(entry.n);
      return point?.sides ?? USUAL_SIDES;
    });
    return { ...entry, sides };
  });
  return { entries: found, lots: [...lots] };
}
