/** What a client knows of a table, and how each message changes it. Plain data, no socket. */
import type {
  Chat,
  Clock,
  Following,
  InCampaign,
  Lobby,
  LogLine,
  Offered,
  SeatInfo,
  Sync,
  Update,
} from '../../generated/wire.ts';

export type { Answer, Chat, Clock, LogLine, Offered, SeatInfo } from '../../generated/wire.ts';

/** Some seats have not given their salt: the match has not begun. */
export interface Gathering {
  stage: 'gathering';
  match: string;
  game: string;
  rules: number;
  you: number;
  options: Readonly<Record<string, unknown>>;
  seats: readonly SeatInfo[];
  commitment: string;
  /** The seats whose salt is still to come. */
  awaited: readonly number[];
  /** The seats whose players have asked the others to wait. */
  holding: readonly number[];
  chat: readonly Chat[];
  /** The campaign that this is a mission of, and the viewer's own way back to it. */
  campaign: InCampaign | null;
}

/** The match as this viewer may know it. */
export interface Playing {
  stage: 'playing';
  match: string;
  game: string;
  rules: number;
  /** The seat that this link opens; -1 for a spectator. */
  you: number;
  options: Readonly<Record<string, unknown>>;
  seats: readonly SeatInfo[];
  commitment: string;
  salts: readonly string[];
  seq: number;
  view: unknown;
  /** The seat that must decide; -1 when the match is over. */
  waiting: number;
  offer: Offered | null;
  /** The question that is asked because what was prepared for it had become impossible; empty for none. */
  lost?: string;
  undo: boolean;
  log: readonly LogLine[];
  chat: readonly Chat[];
  clock: Clock;
  finished: boolean;
  /** Revealed when the match is over. */
  seed: string;
  origin: string;
  /** The rematch, once a player has asked for it. */
  rematch: Following | null;
  /** The campaign that this was a mission of. */
  campaign: InCampaign | null;
}

export type Known = Gathering | Playing;

export function gathered(lobby: Lobby, before: Known | null): Gathering {
  const { type: _, ...rest } = lobby;
  return { stage: 'gathering', ...rest, chat: before?.chat ?? [] };
}

export function synced(sync: Sync): Playing {
  const { type: _, ...rest } = sync;
  return { stage: 'playing', ...rest };
}

/** The table after an update. A line of the log that was taken back is gone. */
export function updated(known: Playing, update: Update): Playing {
  const { type: _, since: __, log, undone, ...rest } = update;
  const standing = undone ? known.log.filter((line) => line.n !== undone) : known.log;
  const answered = known.lost && update.offer?.question !== known.lost ? { lost: '' } : {};
  return { ...known, ...rest, ...answered, log: [...standing, ...log] };
}

/** A seat's question before everybody's eyes: they see and read what spectators do. */
export function inCommon(own: Playing, common: Playing): Playing {
  return { ...own, view: common.view, log: common.log };
}

/** The table while something is being shown: as it stood before, but for what is no part of the game. It asks nothing. */
export function behind(before: Playing, now: Playing): Playing {
  const { seats, chat, clock, rematch, campaign } = now;
  return { ...before, seats, chat, clock, rematch, campaign, offer: null, undo: false };
}

/** Does the match wait for others than those at this screen? Their browser adds their salts by itself. */
export function waitsForOthers(known: Gathering, here: readonly number[]): boolean {
  return known.holding.length > 0 || known.awaited.some((seat) => !here.includes(seat));
}

/** May anybody with the table's link still sit there? */
export function isFree({ kind, claimed }: SeatInfo): boolean {
  return kind === 'link' && !claimed;
}

/** Need the match not wait for this seat any longer? */
export function isReady({ awaited, holding }: Gathering, { seat, claimed }: SeatInfo): boolean {
  return claimed && !awaited.includes(seat) && !holding.includes(seat);
}

/** What the players are called, seat by seat; empty where they gave no name. */
export function names(known: Known): string[] {
  return known.seats.map((seat) => seat.name);
}
