/** References in a sentence: figures, tokens, squares and rooms, and where they are on the map. */
import type { Chart, View } from '../../../generated/starquest.ts';
import { type Piece, squareAt } from './pieces.ts';

const SQUARE = /^(\d+)\.(\d+)$/;

/** What can be pointed at: a square as it is written, a room by its name. */
export function isPlace(text: string, chart: Pick<Chart, 'rooms'> | null): boolean {
  return SQUARE.test(text) || (chart !== null && text in chart.rooms);
}

/** The squares that a mark stands for; none for what is no longer on the map. */
export function squaresOf(
  mark: string,
  view: Pick<View, 'grid' | 'things'>,
  chart: Pick<Chart, 'rooms'> | null,
  standing: ReadonlyMap<string, Pick<Piece, 'squares'>>,
): readonly number[] {
  const found = standing.get(mark);
  if (found) return found.squares;
  const thing = view.things[mark];
  if (thing) return thing.carrier ? (standing.get(thing.carrier)?.squares ?? []) : one(thing.square);
  const square = SQUARE.exec(mark);
  if (square) return one(squareAt(view, Number(square[1]), Number(square[2])));
  return chart?.rooms[mark] ?? [];
}

function one(square: number | undefined): number[] {
  return square === undefined || square < 0 ? [] : [square];
}
