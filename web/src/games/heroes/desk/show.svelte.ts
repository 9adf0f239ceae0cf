/**
 * What an entry brought is seen before it counts: dice tumble in the tray and come to rest, an attack flies, a save is
 * rolled, a band says what it came to. The table stands as it was until then. Any press cuts it short.
 *
 * Motion follows the player's speed and there is none for those who want none; time to read there always is.
 */
import type { AnyEvent, View } from '../../../generated/heroes.ts';
import { inForce } from '../../../lib/settings/settings.svelte.ts';
import type { Performance } from '../../../lib/table/stage.svelte.ts';
import type { Seat } from '../board/geometry.ts';
import type { Roll } from '../dice/rolls.ts';
import { type Cast, castOf, eventsOf, type Flash, flashOf, type Moment, momentsOf } from './events.ts';
import { sound } from './sounds.ts';

/** In milliseconds, at the default pace. */
const TUMBLE = 650;
/** Dice at rest can be read before anything follows from them. */
const REST = 320;
const SAVED = 520;
const FLIGHT = 300;
const STEP = 240;
const GLANCE = 360;
/** A band: also without motion, then it only does not move. */
const READ = 1500;

export class Show {
  #moments = $state.raw<readonly Moment[]>([]);
  #flash = $state.raw<Flash | null>(null);
  #cast = $state.raw<Cast | null>(null);
  #rolling = $state(false);
  #leaving = $state.raw<readonly Roll[]>([]);
  #band: ReturnType<typeof setTimeout> | undefined;
  /** The entry that was performed last: what lands without a performance is told afterwards. */
  #performed = -1;

  /** The band that is across the board now. */
  get moment(): Moment | null {
    return this.#moments[0] ?? null;
  }

  get flash(): Flash | null {
    return this.#flash;
  }

  /** The dice in the tray that the entry rolled; null when none are being shown. */
  get cast(): Cast | null {
    return this.#cast;
  }

  /** They have not come to rest. */
  get rolling(): boolean {
    return this.#rolling;
  }

  /** Scoring rolls on their way to the dice put aside. */
  get leaving(): readonly Roll[] {
    return this.#leaving;
  }

  /** Show an entry. Ends when everything has been seen, or when it is cut short. */
  async perform({ update, before, after, pace, signal }: Performance): Promise<void> {
    const events = eventsOf(update.log);
    this.#performed = update.seq;
    clearTimeout(this.#band);
    this.#moments = [];
    const motion = inForce().speed;
    const moving = (time: number) => wait(time * pace * motion, signal);
    const own = before.waiting === before.you;
    try {
      await this.#putAside(events, own, moving);
      await this.#roll(events, moving);
      await this.#attack(events, before.view as View, after.you === 1 ? 1 : 0, moving);
      if (!own && events.some(({ type }) => type === 'Moved' || type === 'Placed')) await moving(STEP);
      if (!signal.aborted) await this.#tell(events, after.waiting, pace * (motion || 1), signal);
    } finally {
      this.#cast = null;
      this.#rolling = false;
      this.#flash = null;
      this.#leaving = [];
      // Dice that were cut short have not said yet what they came to.
      if (signal.aborted && this.#moments.length === 0) this.#announce(momentsOf(events, after.waiting));
      else this.#moments = [];
    }
    this.#sound(events, after.you);
  }

  /** An entry is part of the table. Where nobody performed it, its loud moments are told now. */
  landed(seq: number, events: readonly AnyEvent[], next: number, you: number): void {
    if (seq === this.#performed) return;
    this.#announce(momentsOf(events, next));
    if (events.some(({ type }) => type === 'Rolled')) sound('roll');
    this.#sound(events, you);
  }

  /** A band without an entry. */
  add(moment: Moment): void {
    this.#announce([moment]);
  }

  /** Take away the band that waits for nobody. False when there was none. */
  dismiss(): boolean {
    const busy = this.#moments.length > 0;
    this.close();
    return busy;
  }

  close(): void {
    clearTimeout(this.#band);
    this.#moments = [];
  }

  async #putAside(events: readonly AnyEvent[], own: boolean, moving: Moving): Promise<void> {
    const put = events.find((event) => event.type === 'PutAside');
    if (put?.type !== 'PutAside') return;
    sound('keep');
    // Our own have gone there when they were chosen.
    if (own) return;
    this.#leaving = put.rolls;
    await moving(FLIGHT);
  }

  async #roll(events: readonly AnyEvent[], moving: Moving): Promise<void> {
    const cast = castOf(events, 'battle');
    if (cast) await this.#throw(cast, moving, REST);
  }

  async #attack(events: readonly AnyEvent[], view: View, bottom: Seat, moving: Moving): Promise<void> {
    const flash = flashOf(events, view, bottom);
    if (!flash) return;
    sound('attack');
    this.#flash = { ...flash, saves: [] };
    const cast = castOf(events, 'save');
    if (!cast) {
      await moving(GLANCE);
      return;
    }
    await this.#throw(cast, moving, 0);
    this.#flash = flash;
    sound(events.some(({ type }) => type === 'Retreated') ? 'hit' : 'stay');
    await moving(SAVED);
  }

  async #throw(cast: Cast, moving: Moving, rest: number): Promise<void> {
    sound('roll');
    this.#cast = cast;
    this.#rolling = true;
    const tumbled = await moving(TUMBLE);
    this.#rolling = false;
    if (tumbled) await moving(rest);
  }

  /** The bands, one after the other. */
  async #tell(events: readonly AnyEvent[], next: number, pace: number, signal: AbortSignal): Promise<void> {
    for (const moment of momentsOf(events, next)) {
      if (signal.aborted) return;
      this.#moments = [moment];
      if (moment.kind === 'bust') sound('bust');
      if (moment.kind === 'all-out') sound('all-out');
      await wait(READ * pace, signal);
    }
  }

  /** Bands that nothing waits for. */
  #announce(moments: readonly Moment[]): void {
    clearTimeout(this.#band);
    this.#moments = moments;
    if (moments.length === 0) return;
    this.#band = setTimeout(() => this.#announce(this.#moments.slice(1)), READ * (inForce().speed || 1));
  }

  /** What is heard when it counts. */
  #sound(events: readonly AnyEvent[], you: number): void {
    const has = (type: AnyEvent['type']) => events.some((event) => event.type === type);
    const won = events.findLast((event) => event.type === 'GameWon' || event.type === 'MatchEnded');
    const resigned = events.find((event) => event.type === 'Resigned');
    if (won) sound(won.type === 'GameWon' && won.seat !== you && you >= 0 ? 'lost' : 'win');
    else if (resigned) sound(resigned.seat === you ? 'lost' : 'win');
    else if (events.some((event) => event.type === 'TurnBegan' && event.seat === you)) sound('turn');
    else if (has('Moved') || has('Placed')) sound('move');
    else if (has('Picked')) sound('keep');
  }
}

/** Waits so long at the player's pace; false when it was cut short. */
type Moving = (milliseconds: number) => Promise<boolean>;

function wait(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  if (milliseconds <= 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cut);
      resolve(true);
    }, milliseconds);
    const cut = () => {
      clearTimeout(timer);
      resolve(false);
    };
    signal.addEventListener('abort', cut, { once: true });
  });
}
