/**
 * The performer of a Starquest table: plays the moments of an update on the map, one after the other, while the table
 * still stands as it was before. `cast` is the map in between; the layers of the map draw it. A press or a skip ends it at
 * once. Without motion nothing moves: the card beside the map tells the same.
 */

import type { Chart, View } from '../../../generated/starquest.ts';
import { inForce } from '../../../lib/settings/settings.svelte.ts';
import type { Performance, Performer } from '../../../lib/table/stage.svelte.ts';
import type { Offered } from '../../../lib/table/state.ts';
import type { Camera } from '../map/camera.svelte.ts';
import { bounding, UNIT } from '../map/geometry.ts';
import { castOf } from './cast.ts';
import type { Cast, Effect, Fight, Moment, Mover, Point, Walk } from './kinds.ts';
import { momentsOf } from './moments.ts';
import { outcomeSound, quietSound, sound, soundOf } from './sounds.ts';
import { AIM, DECLARED, lengthOf, NEXT_REST, NEXT_ROLL, REST, ROLL } from './timing.ts';

/** What is seen of an attack: who fires at what, dice in the air, dice at rest and what they did. */
export type Phase = 'aim' | 'roll' | 'rest';

/** What a performance needs of the table. */
export interface Setting {
  readonly chart: () => Chart | null;
  readonly camera: Camera;
  /** How wide squares must be to be seen well, in pixels. */
  readonly near: number;
  /** The question whose answer is being shown; null when the table asks again. */
  readonly hold: (offer: Offered | null) => void;
}

/** How long a still card is left to read before the next one takes its place, in milliseconds. */
const READ = 450;
/** How long the map stays where something happened when nothing follows, in milliseconds. */
const LINGER = 1600;

export class Show {
  readonly #setting: Setting;
  /** The map while something is shown; null when the table itself is drawn. */
  #cast = $state.raw<Cast | null>(null);
  #moment = $state.raw<Moment | null>(null);
  #phase = $state<Phase>('aim');
  #exchange = $state(0);
  #length = $state(0);
  /** The moment on the card: it stays until the next one. */
  #told = $state.raw<Moment | null>(null);
  #travelling = $state(false);
  #home: ReturnType<typeof setTimeout> | undefined;
  #away = false;
  #number = 0;
  /** The element that holds the drawn map. */
  stage: Element | null = null;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  get cast(): Cast | null {
    return this.#cast;
  }

  /** The moment that is seen on the map now. */
  get moment(): Moment | null {
    return this.#moment;
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** Which of the rolls of an attack is being shown. */
  get exchange(): number {
    return this.#exchange;
  }

  /** How long this moment, or this phase of it, takes. */
  get length(): number {
    return this.#length;
  }

  get told(): Moment | null {
    return this.#told;
  }

  /** May the card tell how it ended? */
  get settled(): boolean {
    return this.#moment !== this.#told || this.#phase === 'rest' || this.#told?.kind !== 'fight';
  }

  /** The map glides to another place. */
  get travelling(): boolean {
    return this.#travelling;
  }

  /** Somebody else is at the screen now: nothing of the last one's is left. */
  forget(): void {
    this.#told = null;
    this.landed();
  }

  /** The update is part of the table: the table itself is drawn again. */
  landed(): void {
    this.#number += 1;
    this.#cast = null;
    this.#moment = null;
    this.#setting.hold(null);
  }

  readonly perform: Performer = async ({ update, before, after, pace, unhurried, signal }: Performance) => {
    const ends = { before: before.view as View, after: after.view as View, chart: this.#setting.chart() };
    this.#setting.hold(before.offer);
    const moments = momentsOf(update.log, ends);
    if (moments.length === 0) return;
    this.#number += 1;
    const number = this.#number;
    clearTimeout(this.#home);
    const hurried: Play = { pace, signal };
    const calm: Play = { pace: unhurried, signal };
    try {
      if (inForce().motion === 'reduced') await this.#tell(moments, hurried);
      else {
        this.#cast = castOf(ends.before, ends.chart);
        for (const moment of moments) {
          await this.#play(moment, concerns(moment, after.you) ? calm : hurried, after.you);
          if (signal.aborted) break;
          this.#cast = moment.cast;
        }
      }
    } finally {
      const last = moments.findLast(notable);
      if (last) this.#told = last;
      this.#phase = 'rest';
      this.#return(after.waiting === after.you || after.finished);
      // The update lands now. Where the table was told anew instead, nothing lands: the stage is cleared all the same.
      setTimeout(() => {
        if (this.#number === number) this.landed();
      });
    }
  };

  /** Without motion: only what is worth a card, and the last one stays. */
  async #tell(moments: readonly Moment[], play: Play): Promise<void> {
    const worth = moments.filter(notable);
    this.#phase = 'rest';
    for (const [place, moment] of worth.entries()) {
      this.#told = moment;
      if (place < worth.length - 1) await wait(READ, play);
      if (play.signal.aborted) return;
    }
  }

  async #play(moment: Moment, play: Play, you: number): Promise<void> {
    await this.#look(moment, play);
    if (play.signal.aborted) return;
    this.#exchange = 0;
    this.#phase = 'aim';
    this.#moment = moment;
    if (notable(moment)) this.#told = moment;
    if (moment.kind === 'fight') await this.#fight(moment, play);
    else {
      const length = lengthOf(moment);
      this.#length = length * play.pace;
      const noise =
        moment.kind === 'ending' ? (moment.seats.includes(you) ? 'win' : 'lose') : quietSound(moment);
      if (noise && (moment.kind !== 'ending' || you >= 0)) sound(noise);
      if (moment.kind === 'walk') await this.#walk(moment, length, play);
      else await this.#reveal(moment, length, play);
    }
    this.#moment = null;
  }

  /** New pieces are there from the beginning, and appear by an animation of the layer. */
  async #reveal(moment: Moment, length: number, play: Play): Promise<void> {
    this.#cast = moment.cast;
    await wait(length, play);
  }

  async #walk(walk: Walk, length: number, play: Play): Promise<void> {
    if (this.#cast) this.#cast = { ...this.#cast, opened: walk.cast.opened };
    const animations = walk.movers.flatMap((mover) => this.#move(mover, length * play.pace));
    await wait(length, play);
    if (!play.signal.aborted) this.#cast = walk.cast;
    // The pieces stand there now: what moved them lets go in the same frame.
    requestAnimationFrame(() => {
      for (const animation of animations) animation.cancel();
    });
  }

  #move({ id, path }: Mover, duration: number): Animation[] {
    const element = this.stage?.querySelector(`[data-piece="${CSS.escape(id)}"]`);
    if (!element || path.length < 2 || typeof element.animate !== 'function') return [];
    const frames = path.map(([x, y]) => ({ transform: `translate(${x * UNIT}px, ${y * UNIT}px)` }));
    return [element.animate(frames, { duration, easing: 'ease-in-out', fill: 'forwards' })];
  }

  async #fight(fight: Fight, play: Play): Promise<void> {
    if (fight.opens) {
      const length = fight.exchanges.length > 0 ? AIM : DECLARED;
      this.#length = length * play.pace;
      await wait(length, play);
    }
    for (const [place, exchange] of fight.exchanges.entries()) {
      if (play.signal.aborted) return;
      this.#exchange = place;
      const rolls = exchange.dice?.fresh || exchange.defence?.fresh;
      if (rolls) {
        this.#length = (place === 0 ? ROLL : NEXT_ROLL) * play.pace;
        this.#phase = 'roll';
        if (place === 0) sound(soundOf(fight.look));
        sound('dice');
        await wait(place === 0 ? ROLL : NEXT_ROLL, play);
        if (play.signal.aborted) return;
      }
      const rest = place === 0 ? REST : NEXT_REST;
      this.#length = rest * play.pace;
      this.#phase = 'rest';
      const noise = outcomeSound(exchange.effects);
      if (noise) sound(noise);
      for (const effect of exchange.effects) this.#suffer(effect, rest * play.pace);
      await wait(rest, play);
    }
    if (fight.exchanges.length === 0) this.#phase = 'rest';
  }

  /** A figure that is hurt shakes, one that is destroyed fades. */
  #suffer({ target, does }: Effect, duration: number): void {
    const element = this.stage?.querySelector(`[data-piece="${CSS.escape(target)}"]`);
    if (!element || typeof element.animate !== 'function') return;
    if (does === 'dead')
      element.animate([{ opacity: 1 }, { opacity: 1 }, { opacity: 0 }], { duration, fill: 'forwards' });
    else if (does === 'hurt') element.animate(SHAKE, { duration: Math.min(240, duration), composite: 'add' });
  }

  /** Bring the place into sight, if it is not. */
  async #look(moment: Moment, play: Play): Promise<void> {
    const places = placesOf(moment);
    const { camera } = this.#setting;
    if (places.length === 0) return;
    const part = bounding(
      places.map(([x, y]) => ({ x: (x - 0.5) * UNIT, y: (y - 0.5) * UNIT, width: UNIT, height: UNIT })),
    );
    const { x, y } = camera.box;
    camera.show(part, undefined, camera.zoomed ? this.#setting.near : 0);
    if (camera.box.x === x && camera.box.y === y) return;
    this.#away = true;
    this.#travelling = true;
    await wait(GLIDE, play);
    this.#travelling = false;
  }

  /** Back to where the player looked: at once for a decision, after a while where more may follow. */
  #return(now: boolean): void {
    if (!this.#away) return;
    const back = () => {
      this.#away = false;
      this.#setting.camera.uncover();
    };
    if (now) back();
    else this.#home = setTimeout(back, LINGER);
  }
}

const SHAKE = [0, 4, -4, 3, -2, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));

/** How long the map glides to another place, in milliseconds. */
const GLIDE = 180;

interface Play {
  readonly pace: number;
  readonly signal: AbortSignal;
}

/** Worth a card of its own: everything but walks, and the end, which has a screen. */
export function notable(moment: Moment): boolean {
  if (moment.kind === 'ending') return false;
  if (moment.kind === 'walk') return moment.dodge;
  return moment.kind !== 'scan' || moment.board !== '';
}

/** Does it happen to a figure of this seat, or is it this seat's own doing? That is never hurried. */
export function concerns(moment: Moment, seat: number): boolean {
  if (moment.kind === 'fight') return moment.seat === seat || moment.who.some((piece) => piece.seat === seat);
  if (moment.kind === 'card') return moment.seat === seat;
  return moment.kind === 'ending';
}

/** What must be seen of a moment. */
export function placesOf(moment: Moment): readonly Point[] {
  switch (moment.kind) {
    case 'walk':
      // A quiet walk is not followed: the map would never stand still.
      return moment.dodge ? moment.movers.flatMap(({ path }) => path) : [];
    case 'fight': {
      const hit = moment.exchanges.flatMap(({ effects }) => effects.flatMap(({ at }) => (at ? [at] : [])));
      return [moment.from, moment.to, ...hit].filter((one): one is Point => one !== null);
    }
    case 'reveal':
      return moment.turned.map(({ at }) => at);
    case 'card':
    case 'deed':
      return moment.at ? [moment.at] : [];
    default:
      return [];
  }
}

function wait(milliseconds: number, { pace, signal }: Play): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, milliseconds * pace);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
