/** What is asked: the open question with its answers, what it is about, and what the server has worked out about it. */
import type { Aim, Default, Seen } from '../../../generated/starquest.ts';
import { acting, attack, casting, deciding, isPrompt } from '../view/frames.ts';
import { type Option, optionsOf } from '../view/offers.ts';
import type { Silent } from '../view/overwatchReasons.ts';
import { Scene } from './scene.svelte.ts';
import { Surveys } from './surveys.svelte.ts';

export const SEEN = 'seen';
const DECLARED = 'attack';
const DEFAULT = 'default';
const SILENT = 'silent';

export class Asked extends Scene {
  /** What the server has answered about the entry that is shown. */
  protected readonly surveys = new Surveys(() => this.table);
  /** One press is being carried out, step by step. */
  protected walking = $state(false);

  mine = $derived.by(() => {
    const { offer, finished, waiting, you } = this.playing;
    return offer !== null && !finished && waiting === you;
  });
  options = $derived.by((): readonly Option[] =>
    this.mine ? optionsOf(this.playing.offer?.answers ?? []) : [],
  );
  question = $derived.by(() => (this.mine ? (this.playing.offer?.question ?? '') : this.view.question));
  busy = $derived.by(() => this.table.busy || this.walking);

  /** The figure that the rules have on hand: it acts, it fires, it is being moved. */
  actor = $derived.by(() => acting(this.view.frames));
  /** What the open question is about, in the words of the frames. */
  deciding = $derived.by(() => deciding(this.view.frames));

  /** Somebody else's turn stands still until this is answered. */
  reacting = $derived.by(() => this.mine && isPrompt(this.deciding));
  /** What the attack that was declared may do, for those who may still answer it. */
  declared = $derived.by((): Aim | null => this.surveys.get<Aim>(DECLARED) ?? null);
  /** What is answered in the seat's name when its time is up; empty for nothing in particular. */
  fallback = $derived.by(() => this.surveys.get<Default>(DEFAULT)?.command ?? '');
  /** Those of one's own in Overwatch that have no shot at whom one is asked about. */
  silent = $derived.by(() => this.surveys.get<Silent>(SILENT)?.silent ?? []);

  /** All squares that one's own figures see; null where nobody of one's own is aboard. */
  seen = $derived.by((): ReadonlySet<number> | null => {
    const squares = this.surveys.get<Seen>(SEEN)?.squares ?? [];
    return squares.length > 0 ? new Set(squares) : null;
  });

  /** Have the map, what one's own see, and what there is to know about a question that interrupts. */
  protected followQuestion(): void {
    this.surveys.at(this.playing.seq);
    this.followChart();
    if (this.you >= 0) this.surveys.ask(SEEN);
    if (!this.reacting) return;
    this.surveys.ask(DEFAULT);
    if (this.deciding?.type === 'Watching') this.surveys.ask(SILENT);
    if (attack(this.view.frames) ?? casting(this.view.frames)) this.surveys.ask(DECLARED);
  }
}
