/** What is being shown for a short while: bands, attacks, rolling dice. Any press cuts it short. */
import type { AnyEvent, View } from '../../generated/heroes.ts';
import { duration, inForce } from '../../lib/settings.svelte.ts';
import { play } from '../../lib/sound.ts';
import { type Flash, flashOf, type Moment, momentsOf } from './events.ts';
import type { Seat } from './geometry.ts';

/** How long a band and an attack can be read, in milliseconds: also without motion, then they only do not move. */
const READ = 2200;
const GLANCE = 1300;
const TUMBLE = 620;

export class Show {
  #moments = $state.raw<readonly Moment[]>([]);
  #flash = $state.raw<Flash | null>(null);
  #rolling = $state(false);
  #band: ReturnType<typeof setTimeout> | undefined;
  #attack: ReturnType<typeof setTimeout> | undefined;
  #dice: ReturnType<typeof setTimeout> | undefined;
  #thud: ReturnType<typeof setTimeout> | undefined;

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

  /** An entry arrived. `bottom` is the seat whose eyes the screen has. */
  tell(events: readonly AnyEvent[], view: View, waiting: number, bottom: Seat, you: number): void {
    this.#sound(events, you);
    if (events.some((event) => event.type === 'Rolled')) this.#tumble();
    const flash = flashOf(events, view, bottom);
    if (flash) {
      this.#flash = flash;
      clearTimeout(this.#attack);
      this.#attack = setTimeout(() => {
        this.#flash = null;
      }, GLANCE * this.#pace);
    }
    const moments = momentsOf(events, waiting);
    if (moments.length > 0) {
      // What is louder and newer takes the place of what was.
      clearTimeout(this.#band);
      this.#moments = moments;
      this.#wait();
    }
  }

  add(moment: Moment): void {
    this.#moments = [...this.#moments, moment];
    if (this.#moments.length === 1) this.#wait();
  }

  /** Enough of it: everything is where it belongs. True when there was something to cut short. */
  skip(): boolean {
    const busy = this.#moments.length > 0 || this.#rolling;
    this.#moments = this.#moments.slice(1);
    this.#rolling = false;
    this.#flash = null;
    clearTimeout(this.#band);
    if (this.#moments.length > 0) this.#wait();
    return busy;
  }

  close(): void {
    clearTimeout(this.#band);
    clearTimeout(this.#attack);
    clearTimeout(this.#dice);
    clearTimeout(this.#thud);
  }

  /** The player's speed; somebody who wants no motion still wants to read. */
  get #pace(): number {
    return inForce().speed || 1;
  }

  #wait(): void {
    this.#band = setTimeout(() => {
      this.#moments = this.#moments.slice(1);
      if (this.#moments.length > 0) this.#wait();
    }, READ * this.#pace);
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
