/** The figures and tokens of a view, each with its place on the map and its look. Plain data. */
import type { Chart, Mini, Side, Token, View } from '../../../generated/starquest.ts';
import type { ArtId } from '../../../lib/art.ts';
import { figureArt, figureMark, letter, sheet } from '../box/box.ts';
import { waiting } from '../map/docks.ts';

export interface Piece {
  readonly id: string;
  readonly seat: number;
  /** The faction's letter; `N` for no side. */
  readonly side: string;
  readonly kind: 'mini' | 'token';
  /** The figure's id, as far as the viewer knows it; empty for another player's face-down token. */
  readonly figure: string;
  readonly art: ArtId;
  /** The mark on it, where its silhouette is shared. */
  readonly mark: string;
  /** Squares it stands on; empty in an entry area. */
  readonly squares: readonly number[];
  /**
   * Where it is drawn: the north-west corner, in squares of the layout, and how many squares wide it is. A machine on
   * several squares is drawn round the middle of them.
   */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** An eighth of a circle each, from the north; -1 where it has none. */
  readonly facing: number;
  readonly life: number;
  readonly full: number;
  readonly weapons: readonly string[];
  readonly role: string;
  readonly docked: boolean;
  readonly watching: boolean;
  readonly finished: boolean;
  /** Its load: objects, or a figure. */
  readonly load: readonly string[];
  readonly mans: string;
  readonly carrier: string;
}

const NOWHERE: [number, number] = [Number.NaN, Number.NaN];

/** Everything that stands somewhere, in an order that does not change while it is moved about. */
export function pieces(view: View, chart: Chart | null): Piece[] {
  const docked = new Map<string, number>();
  const found: Piece[] = [];
  for (const mini of Object.values(view.minis)) {
    const side = view.sides[mini.seat];
    const place = mini.place ?? 'board';
    if (place === 'dock') {
      const number = docked.get(`${mini.seat}`) ?? 0;
      docked.set(`${mini.seat}`, number + 1);
      const area = chart?.docks.find((dock) => dock.id === side?.dock)?.area;
      found.push(figure(view, mini, side, chart && area ? waiting(chart, area, number) : NOWHERE));
    } else if (place === 'board' && (mini.squares ?? []).length > 0) {
      found.push(figure(view, mini, side, placeOf(view, mini)));
    }
  }
  for (const token of Object.values(view.tokens)) found.push(hidden(view, token));
  return found;
}

export function spot(view: Pick<View, 'grid'>, square: number): [number, number] {
  const [width, , west, north] = view.grid;
  return [west + (square % width), north + Math.floor(square / width)];
}

/** The square at these coordinates; -1 off the grid. */
export function squareAt(view: Pick<View, 'grid'>, x: number, y: number): number {
  const [width, height, west, north] = view.grid;
  const column = x - west;
  const row = y - north;
  return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : -1;
}

/** As commands write it: `5.6`. */
export function squareName(view: Pick<View, 'grid'>, square: number): string {
  return spot(view, square).join('.');
}

function placeOf(view: View, mini: Mini): [number, number] {
  const spots = (mini.squares ?? []).map((square) => spot(view, square));
  const wide = sheet(mini.figure)?.large ?? false;
  const one = (all: number[]) =>
    wide ? Math.min(...all) : all.reduce((sum, each) => sum + each, 0) / all.length;
  return [one(spots.map(([x]) => x)), one(spots.map(([, y]) => y))];
}

function figure(view: View, mini: Mini, side: Side | undefined, [x, y]: [number, number]): Piece {
  const known = sheet(mini.figure);
  const cards = side?.leader === mini.id ? (side.governor?.length ?? 0) + (side.faded?.length ?? 0) : 0;
  const life = (mini.lp ?? 1) + cards;
  return {
    id: mini.id,
    seat: mini.seat,
    side: letter(view.sides[mini.seat]?.faction ?? ''),
    kind: 'mini',
    figure: mini.figure,
    art: figureArt(mini.figure),
    mark: figureMark(mini.figure),
    squares: mini.squares ?? [],
    x,
    y,
    size: known?.large ? 2 : 1,
    facing: mini.facing ?? 0,
    life,
    full: Math.max(life, known?.life ?? 1),
    weapons: mini.weapons ?? [],
    role: mini.role ?? '',
    docked: mini.place === 'dock',
    watching: mini.watching ?? false,
    finished: mini.deeds?.finished ?? false,
    load: [...(mini.objects ?? []), ...(mini.load ? [mini.load] : [])],
    mans: mini.mans ?? '',
    carrier: mini.carrier ?? '',
  };
}

function hidden(view: View, token: Token): Piece {
  const [x, y] = spot(view, token.square);
  return {
    id: token.id,
    seat: token.seat,
    side: letter(view.sides[token.seat]?.faction ?? ''),
    kind: 'token',
    figure: token.identity,
    art: token.kind === 'object' ? 'fig-object' : token.kind === 'reinforcement' ? 'fig-reinf' : 'fig-blip',
    mark: '',
    squares: [token.square],
    x,
    y,
    size: 1,
    facing: -1,
    life: 1,
    full: 1,
    weapons: [],
    role: '',
    docked: false,
    watching: false,
    finished: token.deeds?.finished ?? false,
    load: [],
    mans: '',
    carrier: '',
  };
}
