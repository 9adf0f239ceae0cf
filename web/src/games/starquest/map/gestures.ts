/** Fingers, mouse and wheel on the map: a press, a drag, a pinch. A drag of a few pixels is still a press. */

export interface Reactions {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: { x: number; y: number }) => void;
  /** `blind`: a finger pressed, which nothing was shown to before. */
  press: (x: number, y: number, blind: boolean) => void;
  /** Does a drag from here turn a figure, instead of moving the map? */
  grabs: (x: number, y: number) => boolean;
  drag: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  /** The drag came to nothing: a second finger, or the system took the pointer away. */
  letGo: () => void;
  hover: (x: number, y: number) => void;
  leave: () => void;
}

const SLACK = 6;

interface Finger {
  x: number;
  y: number;
}

export class Gestures {
  readonly #reactions: Reactions;
  readonly #fingers = new Map<number, Finger>();
  #start: Finger | null = null;
  #moved = false;
  /** A figure is being turned. */
  #turns = false;
  #holder: HTMLElement | null = null;
  /** Where the holder is on the screen. It stays there while it is touched: asking again would cost a layout. */
  #corner: Finger = { x: 0, y: 0 };

  constructor(reactions: Reactions) {
    this.#reactions = reactions;
  }

  /** Listen; the returned function ends it. */
  attach(holder: HTMLElement): () => void {
    this.#holder = holder;
    const gone = new AbortController();
    const { signal } = gone;
    holder.addEventListener('pointerdown', this.#down, { signal });
    holder.addEventListener('pointermove', this.#move, { signal });
    holder.addEventListener('pointerup', this.#up, { signal });
    holder.addEventListener('pointercancel', this.#cancel, { signal });
    holder.addEventListener('pointerleave', this.#leave, { signal });
    holder.addEventListener('touchend', this.#lifted, { signal, passive: false });
    holder.addEventListener('wheel', this.#wheel, { signal, passive: false });
    return () => gone.abort();
  }

  #at(event: MouseEvent): Finger {
    if (this.#fingers.size === 0) {
      const { left, top } = this.#holder?.getBoundingClientRect() ?? { left: 0, top: 0 };
      this.#corner = { x: left, y: top };
    }
    return { x: event.clientX - this.#corner.x, y: event.clientY - this.#corner.y };
  }

  /** The small map in the corner has gestures of its own. */
  #elsewhere(event: Event): boolean {
    return event.target instanceof Element && event.target.closest('.minimap, .pop') !== null;
  }

  #down = (event: PointerEvent): void => {
    if (event.button !== 0 || this.#elsewhere(event)) return;
    const at = this.#at(event);
    this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size === 1) {
      this.#start = at;
      this.#moved = false;
      this.#turns = this.#reactions.grabs(at.x, at.y);
    } else {
      this.#moved = true;
      this.#release();
    }
  };

  #release(): void {
    if (this.#turns) this.#reactions.letGo();
    this.#turns = false;
  }

  #move = (event: PointerEvent): void => {
    const at = this.#at(event);
    const before = this.#fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse' && !this.#elsewhere(event)) this.#reactions.hover(at.x, at.y);
      return;
    }
    if (!this.#moved && this.#start && distance(at, this.#start) < SLACK) return;
    if (!this.#moved) {
      this.#moved = true;
      this.#holder?.setPointerCapture(event.pointerId);
    }
    if (this.#turns) {
      this.#reactions.drag(at.x, at.y);
      return;
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, at);
    if (other) {
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      this.#reactions.zoom(distance(at, other) / Math.max(1, distance(before, other)), middle);
      this.#reactions.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    } else this.#reactions.pan(at.x - before.x, at.y - before.y);
  };

  #up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId)) return;
    const at = this.#at(event);
    const turned = this.#turns && this.#moved;
    this.#turns = false;
    if (turned) this.#reactions.drop(at.x, at.y);
    else if (!this.#moved && this.#fingers.size === 0)
      this.#reactions.press(at.x, at.y, event.pointerType !== 'mouse');
  };

  /** A finger's click comes after its press, and the press may have moved a button to where the finger was. */
  #lifted = (event: TouchEvent): void => {
    if (!event.cancelable || this.#elsewhere(event)) return;
    event.preventDefault();
    this.#holder?.focus({ preventScroll: true });
  };

  #cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#release();
  };

  #leave = (): void => this.#reactions.leave();

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#reactions.zoom(Math.exp(-event.deltaY * 0.0015), this.#at(event));
  };
}

function distance(a: Finger, b: Finger): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
