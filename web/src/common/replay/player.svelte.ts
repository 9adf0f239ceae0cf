/** Plays a match back: the frame that is shown, and the clock that turns to the next one. */
import type { Frame } from '../../lib/server/api.ts';
import { pause, type Speed, within } from './timeline.ts';

export class Player {
  #at = $state(0);
  #playing = $state(false);
  #speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

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

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    if (this.#playing) this.#wait();
  }

  /** Go to this frame and stop playing. */
  go(at: number): void {
    this.stop();
    this.#at = within(at, this.frames);
  }

  step(frames: number): void {
    this.go(this.#at + frames);
  }

  toggle(): void {
    if (this.#playing) this.stop();
    else this.play();
  }

  /** Play on from here; at the end, from the beginning. */
  play(): void {
    if (this.#at >= this.last) this.#at = 0;
    this.#playing = true;
    this.#wait();
  }

  stop(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const frame = this.frames[this.#at];
    if (!frame || this.#at >= this.last) {
      this.stop();
      return;
    }
    this.#timer = setTimeout(
      () => {
        this.#at += 1;
        this.#wait();
      },
      pause(frame, this.#speed),
    );
  }
}
