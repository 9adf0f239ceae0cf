/**
 * Plays a match back: the frame that is shown, and the clock that turns to the next one. A step forward is performed, as at
 * the live table, before the next frame is shown; a jump is not.
 */
import type { Frame } from '../../lib/server/api.ts';
import { pause, type Speed, within } from './timeline.ts';

/** Shows what leads to frame `to`, while the one before it is still shown. Ends at once when the signal says so. */
export type StepPerformer = (step: {
  readonly to: number;
  readonly speed: Speed;
  readonly signal: AbortSignal;
}) => Promise<void> | void;

export class Player {
  #at = $state(0);
  #playing = $state(false);
  #speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #performer: StepPerformer | null = null;
  #running = $state.raw<AbortController | null>(null);

  #frames = $state.raw<readonly Frame[]>([]);

  constructor(frames: readonly Frame[], at = 0) {
    this.#frames = frames;
    this.#at = within(at, frames);
  }

  get frames(): readonly Frame[] {
    return this.#frames;
  }

  /** The same entries, as another seat saw them. */
  see(frames: readonly Frame[]): void {
    this.#frames = frames;
  }

  /** The place of the frame that is shown. */
  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** The way to the next frame is being shown. */
  get performing(): boolean {
    return this.#running !== null;
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    if (this.#playing && !this.performing) this.#wait();
  }

  /** Let a game show each step forward. Returns what ends it. */
  perform(performer: StepPerformer): () => void {
    this.#performer = performer;
    return () => {
      this.#performer = null;
      this.#drop();
    };
  }

  /** Go to this frame and stop playing. Nothing is performed. */
  go(at: number): void {
    this.stop();
    this.#drop();
    this.#at = within(at, this.frames);
  }

  /** Some frames on or back. One forward is performed; what was being performed is over with that. */
  step(frames: number): void {
    if (frames !== 1) {
      this.go(this.#at + frames);
      return;
    }
    this.stop();
    this.finish();
    void this.#forward();
  }

  toggle(): void {
    if (this.#playing) this.stop();
    else this.play();
  }

  /** Play on from here; at the end, from the beginning. */
  play(): void {
    if (this.#at >= this.last) this.#at = 0;
    this.#playing = true;
    if (!this.performing) this.#wait();
  }

  /** Play no further. What is being performed comes to its end. */
  stop(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  /** End what is being performed: the next frame is shown now. */
  finish(): void {
    const running = this.#running;
    if (!running) return;
    this.#running = null;
    this.#at = within(this.#at + 1, this.frames);
    running.abort();
    if (this.#playing) this.#wait();
  }

  /** End what is being performed, and stay. */
  #drop(): void {
    const running = this.#running;
    this.#running = null;
    running?.abort();
  }

  async #forward(): Promise<void> {
    if (this.#at >= this.last) return;
    const performer = this.#performer;
    if (!performer) {
      this.#at += 1;
      if (this.#playing) this.#wait();
      return;
    }
    const running = new AbortController();
    this.#running = running;
    try {
      await performer({ to: this.#at + 1, speed: this.#speed, signal: running.signal });
    } catch (error) {
      if (!running.signal.aborted) reportError(error);
    }
    if (this.#running === running) this.finish();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const frame = this.frames[this.#at];
    if (!frame || this.#at >= this.last) {
      this.stop();
      return;
    }
    this.#timer = setTimeout(() => void this.#forward(), pause(frame, this.#speed));
  }
}
