/**
 * Where things lie on the board as it is drawn: one seat's side at the bottom, columns and rows counted as that seat
 * counts them (columns 1 to 5 from its left, rows from its set-up row, which is 1).
 */
import type { View } from '../../../generated/heroes.ts';
import { played } from '../box/book.ts';

/** The part of a view that is on the board. */
export type OnBoard = Pick<View, 'armies' | 'advances' | 'options'>;
export type Seat = 0 | 1;

export interface Square {
  readonly column: number;
  readonly row: number;
}

/** A hero on the board; `column` is the number its owner gives it. */
export interface Standing extends Square {
  readonly seat: Seat;
  readonly hero: string;
  readonly own: number;
  readonly advance: number;
}

export const COLUMNS = [1, 2, 3, 4, 5] as const;

export function rowsInHalf(view: Pick<View, 'options'>): number {
  return played(view.options).rows;
}

export function rowsInAll(view: Pick<View, 'options'>): number {
  return 2 * rowsInHalf(view);
}

/** The other seat's number of a column: the two halves are the same print, one of them turned around. */
export function facing(column: number): number {
  return 6 - column;
}

export function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** A seat's column as the seat at the bottom counts it. */
export function columnSeen(bottom: Seat, seat: Seat, column: number): number {
  return seat === bottom ? column : facing(column);
}

/** Where a seat's hero stands once it has advanced so far. */
export function squareOf(view: OnBoard, bottom: Seat, seat: Seat, column: number, advance: number): Square {
  return {
    column: columnSeen(bottom, seat, column),
    row: seat === bottom ? advance + 1 : rowsInAll(view) - advance,
  };
}

/** Every hero on the board. */
export function standing(view: OnBoard, bottom: Seat): Standing[] {
  return ([0, 1] as const).flatMap((seat) =>
    view.armies[seat].flatMap((hero, index) => {
      if (!hero) return [];
      const advance = view.advances[seat][index] ?? 0;
      return [{ seat, hero, own: index + 1, advance, ...squareOf(view, bottom, seat, index + 1, advance) }];
    }),
  );
}

/** A square as the seat on the other side of the board counts it. */
export function turned(view: Pick<View, 'options'>, { column, row }: Square): Square {
  return { column: facing(column), row: rowsInAll(view) + 1 - row };
}

export function same(one: Square, another: Square): boolean {
  return one.column === another.column && one.row === another.row;
}

/** The hero in a square. */
export function heroAt(view: OnBoard, bottom: Seat, square: Square): Standing | undefined {
  return standing(view, bottom).find((hero) => same(hero, square));
}
