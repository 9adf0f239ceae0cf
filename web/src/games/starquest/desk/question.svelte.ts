/** The open question with its answers, and what the server has worked out about it. */

import type { Aim, Default, Escapes, Rerolls, Seen } from '../../../generated/starquest.ts';
import type { Offered } from '../../../lib/table/state.ts';
import type { Goal, Goals } from '../goals/goals.ts';
import { layers } from '../map/overlays.svelte.ts';
import { acting, attack, casting, deciding, isPrompt } from '../view/frames.ts';
import { type Option, optionsOf } from '../view/offers.ts';
import type { Silent } from '../view/overwatchReasons.ts';
import type { Scene } from './scene.svelte.ts';
import { Surveys } from './surveys.svelte.ts';

export const SEEN = 'seen';
const DECLARED = 'attack';
const DEFAULT = 'default';
const SILENT = 'silent';
export const GOALS = 'goals';
export const EXPOSED = 'exposed';
const ESCAPES = 'escapes';
const REROLLS = 'rerolls';

export class Question {
  /** What the server has answered about the entry that is shown. */
  readonly surveys: Surveys;
  /** One press is being carried out, step by step. */
  walking = $state(false);
  /**
   * The player's own question, while its answer is being shown: the table asks nothing then, and its panel stays as it is
   * instead of going away for a second.
   */
  held = $state.raw<Offered | null>(null);
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.surveys = new Surveys(() => scene.table);
  }

  /** This player has to answer it. */
  mine = $derived.by(() => {
    const { finished, waiting, you } = this.#scene.playing;
    return this.#offer !== null && !finished && waiting === you;
  });
  #offer = $derived.by(() => this.#scene.playing.offer ?? (this.#scene.table.performing ? this.held : null));
  options = $derived.by((): readonly Option[] => (this.mine ? optionsOf(this.#offer?.answers ?? []) : []));
  /** The question as a message id; empty for none. */
  id = $derived.by(() => (this.mine ? (this.#offer?.question ?? '') : this.#scene.view.question));
  busy = $derived.by(() => this.#scene.table.busy || this.#scene.table.performing || this.walking);

  /** The figure that the rules are busy with: it acts, it fires, it is being moved. */
  actor = $derived.by(() => acting(this.#scene.view.frames));
  /** The frame of the view's stack that asks. */
  deciding = $derived.by(() => deciding(this.#scene.view.frames));

  /** The question interrupts another player's turn. */
  reacting = $derived.by(() => this.mine && isPrompt(this.deciding));
  /** What the attack that was declared may do, for those who may still answer it. */
  declared = $derived.by((): Aim | null => this.surveys.get<Aim>(DECLARED) ?? null);
  /** The answer that is given for the seat when its time is up; empty where the rules name none. */
  fallback = $derived.by(() => this.surveys.get<Default>(DEFAULT)?.command ?? '');
  /** The player's figures in Overwatch that cannot shoot at the enemy in question, with the reasons. */
  silent = $derived.by(() => this.surveys.get<Silent>(SILENT)?.silent ?? []);

  /** The player's figure that an attack threatens, while it may dodge; empty else. */
  dodger = $derived.by(() => this.surveys.get<Escapes>(ESCAPES)?.who[0] ?? '');
  /** Steps out of the way of an attack, each with the danger that is left. */
  escapes = $derived.by(() => this.surveys.get<Escapes>(ESCAPES)?.escapes ?? []);
  /** The open roll, and what rolling again could make of it. */
  rerolls = $derived.by((): Rerolls | null => this.surveys.get<Rerolls>(REROLLS) ?? null);

  /** The goals of the mission, the primary one first. */
  goals = $derived.by((): readonly Goal[] => this.surveys.get<Goals>(GOALS)?.goals ?? []);

  /** All squares that the player's figures see; null while none of them is aboard. */
  seen = $derived.by((): ReadonlySet<number> | null => {
    const squares = this.surveys.get<Seen>(SEEN)?.squares ?? [];
    return squares.length > 0 ? new Set(squares) : null;
  });

  /** Squares that figures of other seats see, once the player wants to know. */
  exposed = $derived.by((): readonly number[] => this.surveys.get<Seen>(EXPOSED)?.squares ?? []);

  /** Ask for the map, for the squares that the player's figures see, and for facts about an interruption. */
  follow(): void {
    this.surveys.at(this.#scene.playing.seq);
    this.#scene.followChart();
    this.surveys.ask(GOALS);
    if (this.#scene.you >= 0) this.surveys.ask(SEEN);
    if (layers.exposed) this.surveys.ask(EXPOSED);
    if (!this.reacting) return;
    this.surveys.ask(DEFAULT);
    if (this.deciding?.type === 'Watching') this.surveys.ask(SILENT);
    if (this.deciding?.type === 'Window') this.surveys.ask(ESCAPES);
    if (this.deciding?.type === 'Reacting' && this.deciding.moment === 'after_roll')
      this.surveys.ask(REROLLS);
    if (attack(this.#scene.view.frames) ?? casting(this.#scene.view.frames)) this.surveys.ask(DECLARED);
  }
}
