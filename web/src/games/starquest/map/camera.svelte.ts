/** What part of the map is seen: a middle and a scale, kept within bounds. Drag, wheel, pinch and keys all end here. */
import type { Box } from './geometry.ts';
import { UNIT } from './geometry.ts';

const LARGEST = 84;
const MARGIN = UNIT * 0.75;

export class Camera {
  /** The whole map, in its own units. */
  #bounds = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  /** The window that it is seen through, in pixels. */
  #width = $state(1);
  #height = $state(1);
  /** The middle of what is seen, in units of the map; null: the middle of the whole. */
  #middle = $state.raw<{ x: number; y: number } | null>(null);
  /** Pixels for one unit; 0: whatever shows the whole map. */
  #scale = $state(0);

  #whole = $derived.by(() => {
    const { width, height } = this.#bounds;
    return Math.min(this.#width / (width + 2 * MARGIN), this.#height / (height + 2 * MARGIN));
  });

  scale = $derived(this.#scale === 0 ? this.#whole : Math.max(this.#whole, this.#scale));
  /** Pixels for one square. */
  square = $derived(this.scale * UNIT);
  zoomed = $derived(this.scale > this.#whole * 1.02);

  box = $derived.by((): Box => {
    const width = this.#width / this.scale;
    const height = this.#height / this.scale;
    const all = this.#bounds;
    const middle = this.#middle ?? { x: all.x + all.width / 2, y: all.y + all.height / 2 };
    return {
      x: within(middle.x - width / 2, all.x - MARGIN, all.x + all.width + MARGIN, width),
      y: within(middle.y - height / 2, all.y - MARGIN, all.y + all.height + MARGIN, height),
      width,
      height,
    };
  });

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
  }

  /** Nearer or farther, around a point of the window (in pixels). */
  zoom(factor: number, at = { x: this.#width / 2, y: this.#height / 2 }): void {
    const before = this.toMap(at);
    const next = Math.min(LARGEST / UNIT, Math.max(this.#whole, this.scale * factor));
    this.#scale = next <= this.#whole * 1.001 ? 0 : next;
    const { scale } = this;
    this.#middle = {
      x: before.x + (this.#width / 2 - at.x) / scale,
      y: before.y + (this.#height / 2 - at.y) / scale,
    };
  }

  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, width, height } = this.box;
    this.#middle = { x: x + width / 2 - dx / this.scale, y: y + height / 2 - dy / this.scale };
  }

  /** Have a point of the map in the middle, and squares at least so many pixels wide. */
  look(x: number, y: number, square = 0): void {
    if (square > this.square) this.#scale = Math.max(this.#whole, square / UNIT);
    this.#middle = { x, y };
  }

  /** Bring a point into sight, if it is not well inside. */
  reveal(x: number, y: number): void {
    const { box } = this;
    const rim = UNIT * 1.5;
    const inside =
      x > box.x + rim && x < box.x + box.width - rim && y > box.y + rim && y < box.y + box.height - rim;
    if (!inside && this.zoomed) this.#middle = { x, y };
  }

  /** A point of the window on the map. */
  toMap(at: { x: number; y: number }): { x: number; y: number } {
    const { box } = this;
    return { x: box.x + at.x / this.scale, y: box.y + at.y / this.scale };
  }
}

/** As near to `wanted` as keeps the window on the map; a map smaller than the window stands in its middle. */
function within(wanted: number, least: number, most: number, length: number): number {
  if (most - least <= length) return (least + most - length) / 2;
  return Math.min(most - length, Math.max(least, wanted));
}
