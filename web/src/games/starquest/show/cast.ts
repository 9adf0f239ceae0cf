/** The map between two moments of an update: each event changes it a little, until it is as the update leaves it. */
import type { Chart, Mini, Token, View } from '../../../generated/starquest.ts';
import type { AnyEvent } from '../../../generated/starquest-events.ts';
import { sheet } from '../box/box.ts';
import { type Piece, pieces, squareAt } from '../view/pieces.ts';
import type { Cast, Point } from './kinds.ts';

type Spots = readonly (readonly [number, number])[];

export function castOf(view: View, chart: Chart | null): Cast {
  return {
    pieces: pieces(view, chart),
    opened: new Set(view.opened.map(([id]) => id)),
    gone: new Set(view.gone),
    scanned: view.scanned,
  };
}

/** Where a piece stands: its middle. */
export function placeOf(cast: Cast, id: string): Point | null {
  const piece = cast.pieces.find((one) => one.id === id);
  return piece && !Number.isNaN(piece.x) ? middleOf(piece) : null;
}

export function middleOf({ x, y, size }: Pick<Piece, 'x' | 'y' | 'size'>): Point {
  return [x + size / 2, y + size / 2];
}

/** The middle of some squares. */
export function middle(spots: Spots): Point {
  const [columns, rows] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return [
    (Math.min(...columns) + Math.max(...columns) + 1) / 2,
    (Math.min(...rows) + Math.max(...rows) + 1) / 2,
  ];
}

/** The map after an event. `after` is the view that the whole update leads to: it says what new pieces look like. */
export function changed(cast: Cast, event: AnyEvent, after: View, chart: Chart | null): Cast {
  switch (event.type) {
    case 'Moved':
    case 'SentBack':
      return edit(cast, event.who, (piece) => stood(piece, event.squares, after));
    case 'Entered':
      return edit(cast, event.who, (piece) => ({
        ...stood(piece, event.squares, after),
        facing: event.facing,
        docked: false,
      }));
    case 'Unloaded':
      return added(cast, event.what, after, chart, event.squares);
    case 'TokenMoved':
      return edit(cast, event.token, (piece) => stood(piece, [event.at], after));
    case 'Faced':
      return edit(cast, event.who, (piece) => ({ ...piece, facing: event.facing }));
    case 'OverwatchSet':
      return edit(cast, event.who, (piece) => ({ ...piece, watching: true }));
    case 'OverwatchEnded':
      return edit(cast, event.who, (piece) => ({ ...piece, watching: false }));
    case 'Finished':
      return edit(cast, event.who, (piece) => ({ ...piece, finished: true }));
    case 'Wounded':
      return edit(cast, event.who, (piece) => ({ ...piece, life: Math.max(0, piece.life - event.lost) }));
    case 'Eliminated':
    case 'Left':
      return without(cast, event.who);
    case 'Loaded':
      return without(cast, event.what);
    case 'TokenRevealed':
    case 'TokenVanished':
    case 'Unavailable':
      return without(cast, event.token);
    case 'Placed': {
      const mini: Mini = {
        id: event.who,
        seat: event.seat,
        figure: event.figure,
        facing: event.facing,
        squares: event.squares.map(([x, y]) => squareAt(after, x, y)),
        lp: sheet(event.figure)?.life ?? 1,
      };
      return joined(cast, pieces({ ...after, minis: { [mini.id]: mini }, tokens: {} }, chart));
    }
    case 'TokenPlaced': {
      const token: Token = {
        id: event.token,
        seat: event.seat,
        kind: event.kind as Token['kind'],
        identity: event.identity,
        square: squareAt(after, ...event.at),
      };
      return joined(cast, pieces({ ...after, minis: {}, tokens: { [token.id]: token } }, chart));
    }
    case 'DoorOpened':
      return { ...cast, opened: new Set([...cast.opened, event.door]) };
    case 'DoorClosed':
      return { ...cast, opened: new Set([...cast.opened].filter((door) => door !== event.door)) };
    case 'BulkheadDestroyed':
      return { ...cast, gone: new Set([...cast.gone, event.door]) };
    case 'Scanned': {
      const board = chart?.boards.findIndex(({ id }) => id === event.board) ?? -1;
      return board < 0 ? cast : { ...cast, scanned: [...cast.scanned, board] };
    }
    default:
      return cast;
  }
}

function edit(cast: Cast, id: string, change: (piece: Piece) => Piece): Cast {
  return { ...cast, pieces: cast.pieces.map((one) => (one.id === id ? change(one) : one)) };
}

function without(cast: Cast, id: string): Cast {
  return { ...cast, pieces: cast.pieces.filter((one) => one.id !== id) };
}

function joined(cast: Cast, more: readonly Piece[]): Cast {
  const ids = new Set(more.map(({ id }) => id));
  return { ...cast, pieces: [...cast.pieces.filter(({ id }) => !ids.has(id)), ...more] };
}

/** A figure that was carried stands on the map again: it looks as the update leaves it. */
function added(cast: Cast, id: string, after: View, chart: Chart | null, squares: Spots): Cast {
  const found = pieces(after, chart).find((one) => one.id === id);
  return found ? joined(cast, [stood(found, squares, after)]) : cast;
}

function stood(piece: Piece, spots: Spots, view: View): Piece {
  const [x, y] = middle(spots);
  return {
    ...piece,
    squares: spots.map(([column, row]) => squareAt(view, column, row)),
    x: x - piece.size / 2,
    y: y - piece.size / 2,
  };
}
