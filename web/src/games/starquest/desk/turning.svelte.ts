/** Facing by hand: at the edge of a square, or by dragging out of it, a figure turns, comes in or stands facing there. */
import { heading } from '../map/docks.ts';
import { byFacing, towardsFacing } from '../view/facing.ts';
import { eighth, type Option } from '../view/offers.ts';
import { squareAt } from '../view/pieces.ts';
import type { Choice } from './choice.svelte.ts';
import type { Pointer } from './pointer.svelte.ts';
import type { Scene } from './scene.svelte.ts';

/** Where a hand is on the map: the square, and how far from its middle, in squares. */
export interface Hand {
  readonly square: number;
  readonly dx: number;
  readonly dy: number;
}

/** A turn that is shown before it is done. */
export interface Turn {
  readonly square: number;
  readonly facing: number;
  readonly option: Option;
}

const INWARDS = { north: 4, east: 6, south: 0, west: 2 } as const;
/** A drag of less than this many squares means nothing. */
const SHORT = 0.35;

export class Turning {
  /** The square out of which a hand drags, and where it has come to. */
  held = $state.raw<Hand | null>(null);
  readonly #scene: Scene;
  readonly #choice: Choice;
  readonly #pointer: Pointer;

  constructor(scene: Scene, choice: Choice, pointer: Pointer) {
    this.#scene = scene;
    this.#choice = choice;
    this.#pointer = pointer;
  }

  /** Answers at a square that differ by the facing alone: turns of the figure that stands there, or ways to come in. */
  at(square: number): readonly Option[] {
    const { selected } = this.#choice;
    if (selected && selected.squares.length === 1 && selected.squares[0] === square)
      return this.#choice.relevant.filter(({ command }) => command.type === 'Face');
    const here = this.#pointer.places.get(square) ?? [];
    return byFacing(here) ? here : [];
  }

  /** The turn that a press here would make: towards the edge, or straight into the ship for one who comes in. */
  meant(square: number, edge: number): Turn | null {
    const options = this.at(square);
    const facing = edge >= 0 ? edge : this.#inwards(square, options);
    const option = towardsFacing(options, facing);
    return option ? { square, facing, option } : null;
  }

  /** What is shown under the hand: the drag, or the edge under the pointer. */
  shown = $derived.by((): Turn | null => {
    const { held } = this;
    if (held) return this.dragged(held);
    const { hover, edge } = this.#pointer;
    return hover >= 0 ? this.meant(hover, edge) : null;
  });

  dragged({ square, dx, dy }: Hand): Turn | null {
    if (Math.hypot(dx, dy) < SHORT) return null;
    const options = this.at(square);
    const exact = eighth(dx, dy);
    const option =
      towardsFacing(options, exact) ??
      // Where a table plays with four facings, a slanting drag means the nearer one.
      towardsFacing(options, Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 2 : 6) : dy > 0 ? 4 : 0);
    if (!option) return null;
    return { square, facing: 'facing' in option.command ? Number(option.command.facing) : exact, option };
  }

  /** The direction that leads from an entry area into the ship; -1 elsewhere. */
  #inwards(square: number, options: readonly Option[]): number {
    const { chart, view } = this.#scene;
    const enters = options.find(({ command }) => command.type === 'Enter')?.command;
    if (!chart || enters?.type !== 'Enter' || squareAt(view, ...enters.to) !== square) return -1;
    const dock = chart.docks.find(({ thresholds }) => thresholds.includes(square));
    return dock?.area ? INWARDS[heading(chart, dock.area)] : -1;
  }
}
