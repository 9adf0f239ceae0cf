/** The moments of an update: what is shown of it, one after the other. Plain data; places are in squares of the layout. */
import type { LogLine } from '../../../lib/table/state.ts';
import type { Piece } from '../view/pieces.ts';

/** The middle of something. */
export type Point = readonly [number, number];

/** Everything on the map that changes while an update is being shown. */
export interface Cast {
  readonly pieces: readonly Piece[];
  /** Doors that stand open, and those that are gone for good. */
  readonly opened: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
  /** Boards that have been scanned, by their place. */
  readonly scanned: readonly number[];
}

/** One figure or token on its way: where it stood, and every place after it. */
export interface Mover {
  readonly id: string;
  readonly path: readonly Point[];
}

export interface Throw {
  /** Whose dice; empty for nobody's. */
  readonly who: string;
  readonly values: readonly number[];
  /** How many of them are red: these come first. */
  readonly red: number;
  readonly sum: number;
  /** It was rolled in this update; other dice lie on the table already. */
  readonly fresh: boolean;
}

/** What an attack did to one target. */
export interface Effect {
  readonly target: string;
  readonly at: Point | null;
  readonly does: 'armour' | 'hurt' | 'dead' | 'saved' | 'standing' | 'destroyed' | 'rite' | 'parried';
  /** Life points lost, or saved. */
  readonly lost: number;
  readonly left: number;
  /** What it met, and the armour that it met; NaN where that was not told. */
  readonly value: number;
  readonly armour: number;
}

export interface Points {
  readonly seat: number;
  readonly points: number;
  readonly reason: string;
  readonly what: string;
}

/** How an attack looks on the map. */
export type Look = 'shot' | 'burst' | 'beam' | 'blast' | 'block' | 'flame' | 'blade' | 'mind' | 'trap';

/** One roll of an attack and all that it did. An attack that rolls for each target has several. */
export interface Exchange {
  readonly dice: Throw | null;
  readonly defence: Throw | null;
  /** The totals of a melee, as they were compared. */
  readonly totals: readonly [number, number] | null;
  readonly effects: readonly Effect[];
}

interface Common {
  /** The lines of the log that tell of it. */
  readonly lines: readonly LogLine[];
  /** The map after it. */
  readonly cast: Cast;
}

export interface Walk extends Common {
  readonly kind: 'walk';
  readonly movers: readonly Mover[];
  readonly doors: readonly string[];
  /** It gets out of the way of an attack. */
  readonly dodge: boolean;
}

export interface Fight extends Common {
  readonly kind: 'fight';
  readonly seat: number;
  readonly attacker: string;
  /** A weapon, a card, or nothing. */
  readonly weapon: string;
  readonly how: string;
  readonly look: Look;
  readonly from: Point | null;
  readonly to: Point | null;
  /** The figure or fixed target that was aimed at; empty for squares. */
  readonly target: string;
  /** Everybody in it, as they stood when it began. */
  readonly who: readonly Piece[];
  /** Squares that it covers, as far as they are known. */
  readonly area: readonly Point[];
  /** It was declared in this update: the weapon is seen to fire. */
  readonly opens: boolean;
  /** The target has gone: nothing is rolled. */
  readonly calledOff: boolean;
  readonly exchanges: readonly Exchange[];
  readonly points: readonly Points[];
}

export interface Reveal extends Common {
  readonly kind: 'reveal';
  readonly turned: readonly { readonly id: string; readonly at: Point; readonly figure: string }[];
}

export interface Scan extends Common {
  readonly kind: 'scan';
  /** The board; empty where tokens are laid without a scan. */
  readonly board: string;
  readonly by: string;
  readonly laid: readonly { readonly id: string; readonly at: Point }[];
}

export interface CardMoment extends Common {
  readonly kind: 'card';
  readonly seat: number;
  /** Empty for a card that this viewer may not see. */
  readonly card: string;
  readonly does: 'played' | 'found' | 'taken' | 'shown' | 'lost' | 'event';
  readonly at: Point | null;
}

/** Something happened at a place: an object, a charge, a machine, a change of sides, life restored. */
export interface Deed extends Common {
  readonly kind: 'deed';
  readonly does: 'object' | 'charge' | 'find' | 'side' | 'life' | 'machine' | 'rank';
  readonly at: Point | null;
}

export interface Score extends Common {
  readonly kind: 'score';
  readonly points: readonly Points[];
}

export interface Ending extends Common {
  readonly kind: 'ending';
  readonly seats: readonly number[];
}

export type Moment = Walk | Fight | Reveal | Scan | CardMoment | Deed | Score | Ending;
