/** How an attack looks: its kind by weapon and aim, where it goes from and to, which squares it covers. */
import type { Chart, View } from '../../../generated/starquest.ts';
import { weapon as weaponSheet } from '../box/box.ts';
import type { Frame } from '../view/frames.ts';
import { aimedAt } from '../view/offers.ts';
import { spot } from '../view/pieces.ts';
import { middle, placeOf } from './cast.ts';
import type { Cast, Look, Point } from './kinds.ts';

/** An attack as it was declared; a view tells the same of one that waits for somebody's answer. */
export interface Declaration {
  readonly seat: number;
  readonly attacker: string;
  readonly weapon: string;
  readonly aim: string;
  readonly shots: number;
  readonly how: string;
}

const SQUARE = /^-?\d+\.-?\d+$/;
const LINE = /^(-?\d+)\.(-?\d+)>([NESW]{1,2})$/;
const PSYCHIC = 'psi_';
/** How far a line is drawn that hit nobody, in squares. */
const FAR = 5;

const PATTERNS: Readonly<Record<string, Look>> = {
  single: 'shot',
  split: 'burst',
  blast: 'blast',
  backblast: 'blast',
  square: 'blast',
  block: 'block',
  line: 'beam',
  'line-each': 'beam',
  flame: 'flame',
  melee: 'blade',
};

export function lookOf({ how, weapon, aim, shots }: Omit<Declaration, 'seat' | 'attacker'>): Look {
  if (how === 'melee') return 'blade';
  if (how === 'flames') return 'flame';
  const pattern = weaponSheet(weapon)?.pattern;
  if (pattern) {
    const look = PATTERNS[pattern] ?? 'shot';
    return look === 'shot' && shots > 1 ? 'burst' : look;
  }
  if (weapon.startsWith(PSYCHIC)) return 'mind';
  if (SQUARE.test(aim)) return 'blast';
  return LINE.test(aim) ? 'beam' : 'trap';
}

/** The figure or fixed target of an aim; empty for squares. */
export function targetOf(aim: string): string {
  return SQUARE.test(aim) || LINE.test(aim) || aim.startsWith('[') ? '' : aim;
}

/** Where a fixed target is, or a figure. */
export function whereIs(target: string, cast: Cast, view: View, chart: Chart | null): Point | null {
  const standing = placeOf(cast, target);
  if (standing || !target.includes(':')) return standing;
  const squares = aimedAt(view, new Map(), target, chart);
  return squares.length > 0 ? middle(squares.map((square) => spot(view, square))) : null;
}

/** The squares that a view tells of the attack that waits in it. */
export function toldSquares(frames: readonly Frame[], { attacker, aim }: Declaration): readonly number[] {
  const found = frames.findLast((frame) => frame.type === 'Attack');
  return found?.type === 'Attack' && found.attacker === attacker && found.aim === aim ? found.squares : [];
}

/** Where an attack goes to. `hit`: where those stand whom it met. */
export function endOfAim(
  aim: string,
  hit: readonly Point[],
  cast: Cast,
  view: View,
  chart: Chart | null,
): Point | null {
  const line = LINE.exec(aim);
  if (line) return lineEnd([Number(line[1]) + 0.5, Number(line[2]) + 0.5], line[3] ?? '', hit);
  const standing = whereIs(aim, cast, view, chart);
  if (standing) return standing;
  const squares = aim ? aimedAt(view, new Map(), aim, chart) : [];
  if (squares.length > 0) return middle(squares.map((square) => spot(view, square)));
  return hit[0] ?? null;
}

function lineEnd([x, y]: Point, way: string, hit: readonly Point[]): Point {
  const [dx, dy] = [Number(way.includes('E')) - Number(way.includes('W')), south(way)];
  const far = Math.max(0, ...hit.map(([a, b]) => Math.max(Math.abs(a - x), Math.abs(b - y))));
  const length = far || FAR;
  return [x + dx * length, y + dy * length];
}

function south(way: string): number {
  return Number(way.includes('S')) - Number(way.includes('N'));
}
