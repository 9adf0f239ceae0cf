/** What part of the map is seen: a middle and a scale, kept within bounds. Drag, wheel, pinch and keys all end here. */
import type { Box } from './geometry.ts';
import { UNIT } from './geometry.ts';

const LARGEST = 84;
const MARGIN = UNIT * 0.75;
/** How long fingers rest, in milliseconds, before the map is drawn sharp again. */
const REST = 140;

/** How much of the window something lies over, in pixels. */
export interface Cover {
  readonly left: number;
  readonly right: number;
}

const UNCOVERED: Cover = { left: 0, right: 0 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export class Camera {
  /** The whole map, in its own units. */
  #bounds = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  /** The window that it is seen through, in pixels. */
  #width = $state(1);
  #height = $state(1);
  #cover = $state.raw<Cover>(UNCOVERED);
  /** The middle of the visible part, in units of the map; null for the middle of the whole map. */
  #middle = $state.raw<Point | null>(null);
  /** Pixels for one unit; 0: whatever shows the whole map. */
  #scale = $state(0);
  /** The scale at which the map was drawn before a pinch began; 0 while there is none. */
  #held = $state(0);
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Where it looked before something was pointed out. */
  #before: { scale: number; middle: Point | null } | null = null;

  /** In pixels. */
  window = $derived({ width: this.#width, height: this.#height });

  #whole = $derived.by(() => {
    const { width, height } = this.#bounds;
    const free = Math.max(1, this.#width - this.#cover.left - this.#cover.right);
    return Math.min(free / (width + 2 * MARGIN), this.#height / (height + 2 * MARGIN));
  });

  scale = $derived(this.#scale === 0 ? this.#whole : Math.max(this.#whole, this.#scale));
  /** Pixels for one square. */
  square = $derived(this.scale * UNIT);
  zoomed = $derived(this.scale > this.#whole * 1.02);

  box = $derived.by((): Box => {
    const { scale } = this;
    const width = this.#width / scale;
    const height = this.#height / scale;
    const all = this.#bounds;
    const [left, right] = [this.#cover.left / scale, this.#cover.right / scale];
    const middle = this.#middle ?? { x: all.x + all.width / 2, y: all.y + all.height / 2 };
    return {
      x: within(
        middle.x - (width + left - right) / 2,
        all.x - MARGIN - left,
        all.x + all.width + MARGIN + right,
        width,
      ),
      y: within(middle.y - height / 2, all.y - MARGIN, all.y + all.height + MARGIN, height),
      width,
      height,
    };
  });

  /** The whole map with its margin, in its own units. */
  sheet = $derived.by((): Box => {
    const { x, y, width, height } = this.#bounds;
    return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  });

  /** Pixels for one unit, as the map is drawn: while fingers zoom, it is only enlarged. */
  drawn = $derived(this.#held || this.scale);

  /** Where the drawn map lies in the window, and how much it is enlarged. Nothing is drawn anew when this changes. */
  shift = $derived.by(() => ({
    x: (this.sheet.x - this.box.x) * this.scale,
    y: (this.sheet.y - this.box.y) * this.scale,
    by: this.scale / this.drawn,
  }));

  fit(bounds: Box): void {
    this.#bounds = bounds;
  }

  resize(width: number, height: number): void {
    this.#width = Math.max(1, width);
    this.#height = Math.max(1, height);
  }

  /** Show everything. */
  reset(): void {
    this.#scale = 0;
    this.#middle = null;
    this.#before = null;
  }

  /** Nearer or farther, around a point of the window (in pixels). `going`: more of it is to come at once. */
  zoom(factor: number, at = { x: this.#width / 2, y: this.#height / 2 }, going = false): void {
    if (going) this.#hold();
    const before = this.toMap(at);
    const next = Math.min(LARGEST / UNIT, Math.max(this.#whole, this.scale * factor));
    this.#scale = next <= this.#whole * 1.001 ? 0 : next;
    const { scale } = this;
    this.#centre(before.x - (at.x - this.#width / 2) / scale, before.y - (at.y - this.#height / 2) / scale);
    this.#before = null;
  }

  /** Pan by so many pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, width, height } = this.box;
    this.#centre(x + width / 2 - dx / this.scale, y + height / 2 - dy / this.scale);
    this.#before = null;
  }

  /** Have a point of the map in the middle, and squares at least so many pixels wide. */
  look(x: number, y: number, square = 0): void {
    if (square > this.square) this.#scale = Math.max(this.#whole, square / UNIT);
    this.#middle = { x, y };
    this.#before = null;
  }

  /** Bring a point into sight, if it is not well inside. */
  reveal(x: number, y: number): void {
    if (!this.#inside({ x, y, width: 0, height: 0 }, UNIT * 1.5) && this.zoomed) this.#middle = { x, y };
  }

  /** Move no farther than it takes to have all of a part of the map in sight. */
  bring(part: Box): void {
    const rim = UNIT * 0.25;
    const { x, y, width, height } = this.box;
    const dx = nearest(x, width, part.x - rim, part.width + 2 * rim);
    const dy = nearest(y, height, part.y - rim, part.height + 2 * rim);
    if (dx !== 0 || dy !== 0) this.#centre(x + dx + width / 2, y + dy + height / 2);
  }

  /**
   * Bring a part of the map into sight, beside anything that covers the window; zoom out if necessary, with squares at
   * least so many pixels wide where it can be.
   */
  show(part: Box, cover: Cover = UNCOVERED, square = 0): void {
    const rim = UNIT * 0.7;
    this.#cover = cover;
    const free = Math.max(1, this.#width - cover.left - cover.right);
    const most = Math.min(free / (part.width + 2 * rim), this.#height / (part.height + 2 * rim));
    const wanted = Math.min(most, Math.max(this.scale, square / UNIT));
    if (wanted === this.scale && this.#inside(part, rim)) return;
    this.#before ??= { scale: this.#scale, middle: this.#middle };
    this.#scale = wanted <= this.#whole * 1.001 ? 0 : wanted;
    this.#middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  }

  /** Nothing covers the window any more: back to the earlier position, unless the player has moved the map since. */
  uncover(): void {
    this.#cover = UNCOVERED;
    if (!this.#before) return;
    this.#scale = this.#before.scale;
    this.#middle = this.#before.middle;
    this.#before = null;
  }

  /** A point of the window on the map. */
  toMap(at: Point): { x: number; y: number } {
    const { box } = this;
    return { x: box.x + at.x / this.scale, y: box.y + at.y / this.scale };
  }

  /** A part of the map in the window, in pixels. */
  toWindow(part: Box): Box {
    const { box, scale } = this;
    return {
      x: (part.x - box.x) * scale,
      y: (part.y - box.y) * scale,
      width: part.width * scale,
      height: part.height * scale,
    };
  }

  /** The middle of the window is there; what counts as the middle lies beside what covers it. */
  #centre(x: number, y: number): void {
    this.#middle = { x: x + (this.#cover.left - this.#cover.right) / 2 / this.scale, y };
  }

  #inside(part: Box, rim: number): boolean {
    const { box, scale } = this;
    const [left, right] = [this.#cover.left / scale, this.#cover.right / scale];
    return (
      part.x > box.x + left + rim &&
      part.x + part.width < box.x + box.width - right - rim &&
      part.y > box.y + rim &&
      part.y + part.height < box.y + box.height - rim
    );
  }

  #hold(): void {
    this.#held = this.drawn;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#held = 0;
    }, REST);
  }
}

/** How far a window of this length has to move to contain a part; a part longer than the window is centred. */
function nearest(from: number, length: number, start: number, part: number): number {
  if (part > length) return start + (part - length) / 2 - from;
  return Math.min(0, start - from) + Math.max(0, start + part - from - length);
}

/** As near to `wanted` as keeps the window on the map; a map smaller than the window stands in its middle. */
function within(wanted: number, least: number, most: number, length: number): number {
  if (most - least <= length) return (least + most - length) / 2;
  return Math.min(most - length, Math.max(least, wanted));
}
