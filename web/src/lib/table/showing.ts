/** Tells the server what has been shown at this screen: bots go on when people have seen it. */
import type { Shown } from '../../generated/wire.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Stage } from './stage.svelte.ts';
import type { Playing } from './state.ts';

/** What others do stays on the screen for so long at least, in milliseconds. */
const REST = 250;

type Said = Pick<Shown, 'seq' | 'next'>;
const NOTHING: Said = { seq: -1, next: 'show' };

interface Screen {
  /** The match as it was told last. */
  own(): Playing | null;
  live(): boolean;
  performing(): boolean;
  /** The stage of this table. */
  stage(): Stage;
  /** The stage that people look at: another one, where they share a screen. */
  looked(): Stage;
  send(shown: Shown): void;
}

export class Showing {
  readonly #screen: Screen;
  #arrived = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #said = NOTHING;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** An update has come. */
  arrived(): void {
    this.#arrived = performance.now();
  }

  /** Give people the time to see what has landed, then let the bots go on. */
  rest(): void {
    clearTimeout(this.#resting);
    const passed = performance.now() - this.#arrived;
    const rest = this.#screen.own()?.offer ? 0 : REST * this.#screen.looked().factor;
    this.#resting = setTimeout(() => {
      if (!this.#screen.performing()) this.tell();
      else this.#screen.looked().afterwards(() => this.tell());
    }, rest - passed);
  }

  /** Tell the server what has been shown, and what the player wants to see next. It waits for no spectator. */
  tell(): void {
    const own = this.#screen.own();
    if (!own || own.you < 0 || !this.#screen.live()) return;
    const [stage, looked] = [this.#screen.stage(), this.#screen.looked()];
    const unseen = settings().pace === 'instant' || document.visibilityState !== 'visible';
    const next = looked.paused ? 'pause' : looked.skipping || unseen ? 'skip' : 'show';
    const seq = stage.replaying ? own.seq : (stage.before?.seq ?? own.seq);
    const last = this.#said;
    if (last.next === next && (last.seq === seq || next === 'skip')) return;
    this.#said = { seq, next };
    this.#screen.send({ type: 'shown', seq, next });
  }

  /** The server has told everything anew, and knows nothing of this screen. */
  tellAnew(): void {
    this.#said = NOTHING;
    this.tell();
  }

  stop(): void {
    clearTimeout(this.#resting);
  }
}
