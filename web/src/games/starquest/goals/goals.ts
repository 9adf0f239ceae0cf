/** The goals of the mission, as the server tells them, and where they are on the map. */
import type { Chart, View } from '../../../generated/starquest.ts';
import type { Spoken } from '../../../lib/words/words.ts';
import type { Piece } from '../view/pieces.ts';

export interface Goal {
  /** primary, secondary, or the card of a secret mission. */
  readonly id: string;
  readonly kind: 'primary' | 'secondary' | 'secret';
  /** In a few words. */
  readonly says: Spoken;
  /** In full. */
  readonly text: Spoken;
  /** In all; 0 where the words say it. */
  readonly points: number;
  /** Points that the viewer has for it. */
  readonly mine: number;
  /** Points that everybody has for it together. */
  readonly paid: number;
  readonly state: 'open' | 'met' | 'gone';
  readonly done: number;
  /** 0: nothing is counted. */
  readonly of: number;
  readonly squares: readonly number[];
  /** Figures, objects and fixed things that it names. */
  readonly pieces: readonly string[];
}

export interface Goals {
  readonly goals: readonly Goal[];
}

/** The squares of each figure, object and fixed thing that a goal names, as far as it is on the map. */
export function piecesOf(
  goal: Goal,
  view: Pick<View, 'things' | 'scenario'>,
  chart: Pick<Chart, 'vents'>,
  standing: ReadonlyMap<string, Pick<Piece, 'squares'>>,
): (readonly number[])[] {
  const found = goal.pieces.map((id): readonly number[] => {
    const [kind, fixed = ''] = id.split(':');
    const thing = view.things[id];
    if (kind === 'vent') return one(chart.vents[fixed]);
    if (kind === 'site') return one(view.scenario.structures?.[fixed]);
    if (thing) return thing.carrier ? (standing.get(thing.carrier)?.squares ?? []) : one(thing.square);
    return standing.get(id)?.squares ?? [];
  });
  return found.filter((squares) => squares.length > 0);
}

function one(square: number | undefined): number[] {
  return square === undefined || square < 0 ? [] : [square];
}

/** The points of the viewer and of the best other seat; null for a spectator. */
export function standings(view: Pick<View, 'sides'>, you: number): { mine: number; best: number } | null {
  const mine = view.sides[you];
  if (!mine) return null;
  const others = view.sides.filter((_, seat) => seat !== you).map((side) => side.points ?? 0);
  return { mine: mine.points ?? 0, best: Math.max(0, ...others) };
}
