/** The way into a game: its stages, from the first lesson to the first real games. */
import type { Route } from '../../lib/routes/routes.ts';

/** A table that is made with one press: the player at this screen, then these bots. */
export interface QuickStart {
  readonly bots: readonly string[];
  readonly options: Record<string, unknown>;
  /** Begin from here; without it, from the beginning. */
  readonly position?: string;
}

/** One thing on the way from the first lesson to ordinary games. */
export interface Stage {
  readonly id: string;
  /** Message ids of its name and of the sentence about it. */
  readonly says: string;
  readonly what: string;
  readonly lesson: boolean;
  readonly minutes: number;
  /** A table, or a screen of its own. */
  readonly start: QuickStart | Route;
  /** How often it is played before "Play now" goes on to the next; 0: only Learn offers it. */
  readonly times?: number;
}

/** A game that has such a way. */
export interface Taught {
  readonly id: string;
  readonly course: readonly Stage[];
}
