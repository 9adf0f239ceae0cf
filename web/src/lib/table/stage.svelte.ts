/**
 * What happens at a table is shown in order: updates wait here until the one before them has been seen.
 *
 * A game's performer shows an update (dice, walks, cards) while the table still stands as it was before; when it ends,
 * the update lands. A performer can be ended at once, fails without harm, and is not asked where nobody looks.
 */
import type { Update } from '../../generated/wire.ts';
import type { Pace } from '../settings/preferences.ts';
import type { Playing } from './state.ts';

export type { Pace } from '../settings/preferences.ts';

/** An update on its way to the screen. */
export interface Performance {
  readonly update: Update;
  readonly before: Playing;
  readonly after: Playing;
  /** A factor on every duration. A performer that respects reduced motion asks for that itself. */
  readonly pace: number;
  /** The same without hurry, for what concerns the player who looks. */
  readonly unhurried: number;
  /** Aborted when the rest need not be seen: end at once. */
  readonly signal: AbortSignal;
}

export type Performer = (performance: Performance) => Promise<void> | void;

/** An update that waits to be shown. */
export interface Cue {
  readonly update: Update;
  readonly before: Playing;
  readonly after: Playing;
  /** It landed long ago, and is shown once more. */
  readonly again?: boolean;
}

/** What a stage asks of its house. */
export interface House {
  /** The player's pace now. */
  pace(): Pace;
  /** Does anybody look at the page? */
  seen(): boolean;
  /** The update is part of the table now. */
  landed(cue: Cue): void;
  /** The player has paused, gone on, or skips. */
  turned(): void;
}

export const FACTORS: Readonly<Record<Pace, number>> = { calm: 1.8, quick: 1, instant: 0 };
/** A long wait grows shorter at the quick pace: from when on, until when, and how much in the end. */
const HURRY = { after: 2500, until: 8000, to: 0.25 } as const;
/** So many own decisions in a row are a turn of the player's: the next wait is a new one. A reaction in between is not. */
const OWN_TURN = 4;
/** Who falls further behind than this many updates is not shown the oldest ones: a watcher holds nobody up. */
const MOST = 8;
/** For how long updates gather that are not shown one by one, in milliseconds. */
const TOGETHER = 250;

export class Stage {
  #queue = $state.raw<readonly Cue[]>([]);
  #paused = $state(false);
  #skipping = $state(false);
  #performer: Performer | null = null;
  #running: AbortController | null = null;
  #afterwards: (() => void)[] = [];
  #resume: (() => void) | null = null;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** For how long the player has waited for the others since the last own turn, in milliseconds. */
  #waited = 0;
  #last: number | null = null;
  #decisions = 0;
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** The factor on every duration now: the player's pace, and the hurry of a long wait. */
  get factor(): number {
    const pace = this.#house.pace();
    return pace === 'quick' ? hurried(this.#waited) : FACTORS[pace];
  }

  /** Something is being shown, or waits for it. */
  get performing(): boolean {
    return this.#queue.length > 0;
  }

  /** The table as it stood before what is being shown; null when everything has been shown. */
  get before(): Playing | null {
    return this.#queue[0]?.before ?? null;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** What is being shown is part of the table already. */
  get replaying(): boolean {
    return Boolean(this.#queue[0]?.again);
  }

  /** Everything lands at once until the player has to decide. */
  get skipping(): boolean {
    return this.#skipping;
  }

  /** The one who shows updates; null for nobody. What waits for the old one lands at once. */
  set performer(performer: Performer | null) {
    if (performer === this.#performer) return;
    this.land();
    this.#performer = performer;
  }

  /** Show once more what has landed. Nothing of it lands again, and an update that arrives ends it. */
  replay(cues: readonly Cue[]): void {
    if (this.performing || !this.#performer || cues.length === 0) return;
    this.#queue = cues.map((cue) => ({ ...cue, again: true }));
    if (!this.#running) void this.#run();
  }

  endReplay(): void {
    if (!this.replaying) return;
    this.#queue = this.#queue.filter((cue) => !cue.again);
    this.#running?.abort();
    this.#settle();
  }

  /** An update arrived. While the player skips, several land together: each of them would be drawn otherwise. */
  add(cue: Cue): void {
    this.endReplay();
    this.#count(cue);
    if (this.#skipping) {
      this.#queue = [...this.#queue, cue];
      if (decides(cue.after)) {
        this.#skipping = false;
        this.land();
      } else this.#later ??= setTimeout(() => this.land(), TOGETHER);
      return;
    }
    if (!this.performing && !this.#shows(cue)) {
      this.#house.landed(cue);
      return;
    }
    this.#queue = [...this.#queue, cue];
    while (this.#queue.length > MOST) this.#shift();
    if (!this.#running) void this.#run();
  }

  /** Time in which the player could decide is no waiting. */
  #count({ before }: Cue): void {
    const now = performance.now();
    this.#decisions = decides(before) ? this.#decisions + 1 : 0;
    if (this.#decisions >= OWN_TURN) this.#waited = 0;
    else if (this.#decisions === 0) this.#waited += now - (this.#last ?? now);
    this.#last = now;
  }

  /** Call when everything that has arrived is part of the table. */
  afterwards(call: () => void): void {
    if (this.performing) this.#afterwards.push(call);
    else call();
  }

  /** End what is being shown; what waits is shown next. */
  interrupt(): void {
    this.#running?.abort();
  }

  /** Everything that waits is part of the table now. */
  land(): void {
    clearTimeout(this.#later);
    this.#later = undefined;
    while (this.performing) this.#shift();
    this.#running?.abort();
    this.#resume?.();
    this.#settle();
  }

  /** Show nothing more until the player has to decide. */
  skip(): void {
    this.#paused = false;
    this.#skipping = true;
    this.land();
    this.#house.turned();
  }

  /** Show nothing more until told to go on; what is being shown comes to its end. */
  pause(paused: boolean): void {
    if (paused === this.#paused) return;
    this.#paused = paused;
    if (!paused) this.#resume?.();
    this.#house.turned();
  }

  /** The table was told anew: what waited is part of that, and the game goes on from there. */
  drop(now: Playing | null): void {
    clearTimeout(this.#later);
    this.#later = undefined;
    this.#queue = [];
    if (!now || decides(now)) this.#skipping = false;
    this.#running?.abort();
    this.#resume?.();
    this.#settle();
  }

  #shows({ update, again }: Cue): boolean {
    if (!this.#performer || !this.#house.seen()) return false;
    // Who plays something back wants to see it, at whatever pace.
    if (again) return true;
    return this.#house.pace() !== 'instant' && !update.undone;
  }

  async #run(): Promise<void> {
    for (let cue = this.#queue[0]; cue; cue = this.#queue[0]) {
      const running = new AbortController();
      this.#running = running;
      if (this.#shows(cue)) {
        if (this.#paused && !cue.again) await this.#unpaused();
        if (!running.signal.aborted) await this.#show(cue, running.signal);
      }
      if (this.#queue[0] === cue) this.#shift();
    }
    this.#running = null;
    this.#settle();
  }

  /** Until the performer ends, or nobody wants to see the rest. Its failure is told, and harms nobody. */
  async #show(cue: Cue, signal: AbortSignal): Promise<void> {
    const aborted = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    const { update, before, after, again } = cue;
    const plain = FACTORS[this.#house.pace()];
    const [pace, unhurried] = again ? [plain || FACTORS.quick, plain || FACTORS.quick] : [this.factor, plain];
    const performance = { update, before, after, pace, unhurried, signal };
    const performed = async () => {
      try {
        await this.#performer?.(performance);
      } catch (error) {
        if (!signal.aborted) reportError(error);
      }
    };
    await Promise.race([performed(), aborted]);
  }

  #unpaused(): Promise<void> {
    return new Promise((resolve) => {
      this.#resume = () => {
        this.#resume = null;
        resolve();
      };
    });
  }

  #shift(): void {
    const [cue, ...rest] = this.#queue;
    this.#queue = rest;
    if (cue && !cue.again) this.#house.landed(cue);
  }

  #settle(): void {
    if (this.performing) return;
    const calls = this.#afterwards;
    this.#afterwards = [];
    for (const call of calls) call();
  }
}

/** What follows is shown faster and faster while a wait lasts, down to a limit: everything can still be seen. */
export function hurried(waited: number): number {
  const part = (waited - HURRY.after) / (HURRY.until - HURRY.after);
  return HURRY.to + (1 - HURRY.to) * (1 - Math.min(1, Math.max(0, part)));
}

/** Must a player at this screen decide now, or is there nothing left to decide? Watchers wait for any person. */
function decides({ finished, offer, you, waiting, seats }: Playing): boolean {
  return finished || offer !== null || (you < 0 && seats[waiting]?.driver === 'human');
}
