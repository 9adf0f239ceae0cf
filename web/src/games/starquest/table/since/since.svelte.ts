/**
 * *Since your last turn*: what it tells, where each line of it happened, and its playback. It stays from the beginning of
 * the player's turn to the first thing that the player does, unless it is put away.
 */
import type { View } from '../../../../generated/starquest.ts';
import type { Cue } from '../../../../lib/table/stage.svelte.ts';
import type { Table } from '../../../../lib/table/table.svelte.ts';
import type { Desk } from '../../desk/desk.svelte.ts';
import { pieces, squareAt } from '../../view/pieces.ts';
import type { Fold } from '../log/folds.ts';
import { type Digest, digest, namedIn } from './digest.ts';

export class Since {
  readonly #table: () => Table;
  readonly #desk: Desk;
  #digest = $state.raw<Digest | null>(null);
  #cues = $state.raw<readonly Cue[]>([]);
  /** The turn whose digest was put away. */
  #away = $state('');

  constructor(table: () => Table, desk: Desk) {
    this.#table = table;
    this.#desk = desk;
  }

  /** Null while there is nothing to tell. */
  get digest(): Digest | null {
    return this.#digest;
  }

  /** It is being played back. */
  get playing(): boolean {
    return this.#table().replaying;
  }

  /** The updates are at hand: not after the page was loaded again. */
  get playable(): boolean {
    return this.#cues.length > 0;
  }

  /** Read the table anew. While something is shown or played back, everything stays as it is. */
  follow(): void {
    const table = this.#table();
    const { scene, question } = this.#desk;
    const { you, log } = scene.playing;
    if (table.replaying) return;
    const asked = question.mine && !question.reacting && scene.view['turn-seat'] === you;
    const found = asked && !table.performing ? digest(log, you, scene.view) : null;
    const kept = found && this.#name(found) !== this.#away ? found : null;
    this.#digest = kept;
    const told = new Set(kept?.lines.map(({ n }) => n));
    this.#cues = kept
      ? table.recent.filter(({ update }) => update.log.some(({ n }) => n > kept.after && told.has(n)))
      : [];
  }

  putAway(): void {
    if (this.#digest) this.#away = this.#name(this.#digest);
    this.#table().endReplay();
    this.#digest = null;
  }

  /** Play everything back, or end that. */
  toggle(): void {
    const table = this.#table();
    if (table.replaying) table.endReplay();
    else table.replay(this.#cues);
  }

  end(): void {
    this.#table().endReplay();
  }

  /** Where it happened: what it names stood there then; what fell, where it fell. */
  squaresOf(folds: readonly Fold[]): readonly number[] {
    const { scene } = this.#desk;
    const found = folds.flatMap((fold) => {
      const { ids, spots } = namedIn(fold);
      const stood = this.#standing(fold);
      return [
        ...ids.flatMap((id) => stood.get(id) ?? scene.squaresOf(id)),
        ...spots.map(([x, y]) => squareAt(scene.view, x, y)),
      ];
    });
    return [...new Set(found)].filter((square) => square >= 0);
  }

  #standing(fold: Fold): ReadonlyMap<string, readonly number[]> {
    const { chart } = this.#desk.scene;
    const entries = new Set(fold.lines.map(({ n }) => n));
    const cues = this.#cues.filter(({ update }) => update.log.some(({ n }) => entries.has(n)));
    const views = cues.flatMap(({ before, after }) => [before.view as View, after.view as View]);
    const places = new Map<string, readonly number[]>();
    for (const view of views)
      for (const { id, squares } of pieces(view, chart)) if (squares.length > 0) places.set(id, squares);
    return places;
  }

  #name({ turn }: Digest): string {
    return `${this.#table().key} ${turn}`;
  }
}
