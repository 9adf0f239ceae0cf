/**
 * Short shows: bands, attacks, rolling dice. Any press cuts them short.
 *
 * A band can be read before anything else happens: entries that arrive meanwhile wait, and the table is shown as it was.
 */
import type { AnyEvent, View } from '../../../generated/heroes.ts';
import { duration, inForce } from '../../../lib/settings/settings.svelte.ts';
import { play } from '../../../lib/settings/sound.ts';
import type { Playing } from '../../../lib/table/state.ts';
import { type Flash, flashOf, type Moment, momentsOf } from './events.ts';

/** How long a band and an attack can be read, in milliseconds: also without motion, then they only do not move. */
const READ = 2200;
const GLANCE = 1300;
const TUMBLE = 620;
/** Between two entries that waited for a band. */
const STEP = 300;
/** A screen that is further behind than this jumps to the present: only bots play so fast. */
const MOST = 12;

/** What happened, and the table after it. */
export interface Told {
  readonly events: readonly AnyEvent[];
  readonly after: Playing;
}

export class Show {
  #moments = $state.raw<readonly Moment[]>([]);
  #flash = $state.raw<Flash | null>(null);
  #rolling = $state(false);
  #waiting = $state.raw<readonly Told[]>([]);
  #shown = $state.raw<Playing | null>(null);
  #band: ReturnType<typeof setTimeout> | undefined;
  #attack: ReturnType<typeof setTimeout> | undefined;
  #dice: ReturnType<typeof setTimeout> | undefined;
  #thud: ReturnType<typeof setTimeout> | undefined;
  #step: ReturnType<typeof setTimeout> | undefined;

  /** The band that is across the board now. */
  get moment(): Moment | null {
    return this.#moments[0] ?? null;
  }

  get flash(): Flash | null {
    return this.#flash;
  }

  /** The dice have not come to rest. */
  get rolling(): boolean {
    return this.#rolling;
  }

  /** The table as it was, while something that happened since waits to be shown; null when this is the present. */
  get behind(): Playing | null {
    return this.#waiting.length > 0 ? this.#shown : null;
  }

  /** An entry arrived. */
  tell(told: Told): void {
    if (this.#waiting.length > MOST) this.catchUp();
    if (this.#moments.length > 0 || this.#waiting.length > 0) this.#waiting = [...this.#waiting, told];
    else this.#perform(told);
  }

  add(moment: Moment): void {
    this.#moments = [...this.#moments, moment];
    if (this.#moments.length === 1) this.#read();
  }

  /** Cut the present show short. False when there was none. */
  skip(): boolean {
    const busy = this.#moments.length > 0 || this.#rolling || this.#waiting.length > 0;
    this.#rolling = false;
    this.#flash = null;
    clearTimeout(this.#band);
    if (this.#moments.length > 0) this.#turnOver();
    else this.catchUp();
    return busy;
  }

  /** Drop all shows: the table is drawn as it is now. */
  catchUp(): void {
    clearTimeout(this.#band);
    clearTimeout(this.#step);
    this.#moments = [];
    this.#waiting = [];
    this.#shown = null;
    this.#rolling = false;
    this.#flash = null;
  }

  close(): void {
    clearTimeout(this.#band);
    clearTimeout(this.#attack);
    clearTimeout(this.#dice);
    clearTimeout(this.#thud);
    clearTimeout(this.#step);
  }

  /** The player's speed. With motion turned off there is still time to read. */
  get #pace(): number {
    return inForce().speed || 1;
  }

  #perform({ events, after }: Told): void {
    this.#shown = after;
    this.#sound(events, after.you);
    if (events.some((event) => event.type === 'Rolled')) this.#tumble();
    const flash = flashOf(events, after.view as View, after.you === 1 ? 1 : 0);
    if (flash) {
      this.#flash = flash;
      clearTimeout(this.#attack);
      this.#attack = setTimeout(() => {
        this.#flash = null;
      }, GLANCE * this.#pace);
    }
    this.#moments = momentsOf(events, after.waiting);
    if (this.#moments.length > 0) this.#read();
  }

  #read(): void {
    clearTimeout(this.#band);
    this.#band = setTimeout(() => this.#turnOver(), READ * this.#pace);
  }

  /** A band has been read: the next one, or what waited for it. */
  #turnOver(): void {
    this.#moments = this.#moments.slice(1);
    if (this.#moments.length > 0) this.#read();
    else this.#goOn();
  }

  /** One by one, so that they can be followed; at once for those who want no motion. */
  #goOn(): void {
    clearTimeout(this.#step);
    const [next, ...later] = this.#waiting;
    if (!next) return;
    this.#waiting = later;
    this.#perform(next);
    if (this.#moments.length > 0 || later.length === 0) return;
    const pause = duration(STEP);
    if (pause > 0) this.#step = setTimeout(() => this.#goOn(), pause);
    else this.#goOn();
  }

  #tumble(): void {
    const time = duration(TUMBLE);
    clearTimeout(this.#dice);
    this.#rolling = time > 0;
    this.#dice = setTimeout(() => {
      this.#rolling = false;
    }, time);
  }

  /** First the dice, then what they did. */
  #soundBust(): void {
    play('roll');
    this.#thud = setTimeout(() => play('bust'), duration(TUMBLE));
  }

  #sound(events: readonly AnyEvent[], you: number): void {
    const has = (type: AnyEvent['type']) => events.some((event) => event.type === type);
    if (has('GameWon') || has('MatchEnded')) play('win');
    else if (has('WentBust')) this.#soundBust();
    else if (has('WentAllOut')) play('all-out');
    else if (has('Rolled')) play('roll');
    else if (events.some((event) => event.type === 'TurnBegan' && event.seat === you)) play('turn');
    else if (has('Saved') || has('Unaffected')) play(has('Retreated') ? 'hit' : 'stay');
    else if (has('Moved') || has('Placed')) play('move');
    else if (has('PutAside') || has('Picked')) play('keep');
  }
}
