/** A table without a line: it answers as the script of the lesson says. The desk cannot tell it from a real one. */

import type { Clock, SeatInfo, Update } from '../../../generated/wire.ts';
import { settings } from '../../../lib/settings/settings.svelte.ts';
import type { Outcome, Phase } from '../../../lib/table/conversation.ts';
import { type Cue, type Performer, Stage } from '../../../lib/table/stage.svelte.ts';
import { behind, type Playing } from '../../../lib/table/state.ts';
import type { Table } from '../../../lib/table/table.svelte.ts';
import { say } from '../../../lib/words/speech.svelte.ts';
import type { Spoken } from '../../../lib/words/words.ts';
import { HEROES } from '../id.ts';
import {
  back,
  type Frame,
  give,
  next,
  type Place,
  type Script,
  type Step,
  seenAt,
  stepAt,
} from './lesson.ts';

/** What anybody may ask of a table. */
type AnyTable = Pick<Table, keyof Table>;
type Listener = Parameters<Table['listen']>[0];

const NO_CLOCK: Clock = { running: -1, move: -1, game: [-1, -1] };

/** The learner is not asked for a name, and is "you" in the language of now. */
function seats(): SeatInfo[] {
  const rest = { claimed: true, present: true };
  return [
    { seat: 0, name: say('web-heroes-you'), kind: 'here', bot: '', driver: 'human', ...rest },
    { seat: 1, name: '', kind: 'bot', bot: 'captain', driver: 'bot', ...rest },
  ];
}

/** The same, for components that ask for a table: it can do all that they may ask. */
export function asTable(lesson: AnyTable): Table {
  return lesson as Table;
}

export class LessonTable implements AnyTable {
  readonly #script: Script;
  /** The refusal of a command that the lesson does not expect. */
  readonly #hint: (step: Step) => Spoken;
  readonly #listeners = new Set<Listener>();
  readonly #stage = new Stage({
    pace: () => settings().pace,
    seen: () => document.visibilityState === 'visible',
    landed: ({ update, after, before }) => {
      for (const listener of this.#listeners) listener(update, after, before);
    },
    turned: () => {},
  });
  #place = $state.raw<Place>({ step: 0, played: 0 });

  constructor(script: Script, place: Place, hint: (step: Step) => Spoken) {
    this.#script = script;
    this.#place = place;
    this.#hint = hint;
  }

  get playing(): Playing {
    const { before } = this.#stage;
    return before ? behind(before, this.own) : this.own;
  }

  // The lesson needs no line.
  readonly offline = false;
  readonly waitingPress = null;
  readonly returned = null;
  withdraw(): void {}
  forgetReturned(): void {}

  /** There are no other viewers. */
  lookThrough(): void {}

  // Where the newcomer is

  get place(): Place {
    return this.#place;
  }

  step = $derived.by(() => stepAt(this.#script, this.#place));

  /** On to the next step. What the captain has not played yet is played. */
  next(): void {
    while (this.step.kind === 'watch' && this.watch()) {
      // Each call plays one command.
    }
    this.#stage.land();
    this.#place = next(this.#script, this.#place);
  }

  back(): void {
    this.#stage.drop(null);
    this.#place = back(this.#place);
  }

  goTo(place: Place): void {
    this.#stage.drop(null);
    this.#place = place;
  }

  /** Let the captain play one command; false when nothing is left to watch. */
  watch(): boolean {
    const { step, place } = this;
    const frame = step.frames?.[place.played];
    if (step.kind !== 'watch' || !frame) return false;
    const before = this.own;
    this.#place = { ...place, played: place.played + 1 };
    this.#tell(frame, before);
    return true;
  }

  // As at any table

  own = $derived.by((): Playing => {
    const { frame, log, seq } = seenAt(this.#script, this.#place);
    return {
      stage: 'playing',
      match: '',
      game: HEROES,
      rules: 1,
      you: 0,
      options: {},
      seats: seats(),
      commitment: '',
      salts: [],
      seq,
      view: frame.view,
      waiting: frame.waiting,
      offer: frame.offer,
      undo: false,
      log,
      chat: [],
      clock: NO_CLOCK,
      finished: frame.finished,
      seed: '',
      origin: '',
      rematch: null,
      campaign: null,
    };
  });

  get known(): Playing {
    return this.own;
  }

  perform(performer: Performer): () => void {
    this.#stage.performer = performer;
    return () => {
      this.#stage.performer = null;
    };
  }

  get performing(): boolean {
    return this.#stage.performing;
  }

  get paused(): boolean {
    return this.#stage.paused;
  }

  pause(paused: boolean): void {
    this.#stage.pause(paused);
  }

  repace(): void {
    this.#stage.interrupt();
  }

  get skipping(): boolean {
    return this.#stage.skipping;
  }

  skip(): void {
    this.#stage.skip();
  }

  interrupt(): void {
    this.#stage.interrupt();
  }

  /** A lesson keeps nothing to be played back: its own steps are taken again instead. */
  get recent(): readonly Cue[] {
    return [];
  }

  replay(cues: readonly Cue[]): void {
    this.#stage.replay(cues);
  }

  get replaying(): boolean {
    return this.#stage.replaying;
  }

  endReplay(): void {
    this.#stage.endReplay();
  }

  land(): void {
    this.#stage.land();
  }

  readonly key = '';
  readonly phase: Phase = 'live';
  readonly tries = 0;
  readonly refusal = null;
  readonly names = ['', ''];
  readonly busy = false;
  readonly exchanged = false;
  readonly complaint = null;

  forgetComplaint(): void {}

  sinceTold(): number {
    return 0;
  }

  async do(command: string): Promise<Outcome> {
    if (this.performing) return { kind: 'stale' };
    const given = give(this.#script, this.#place, command);
    if (!given) return this.#refused();
    const before = this.own;
    this.#place = given.place;
    this.#tell(given.frame, before);
    return new Promise((resolve) => {
      this.#stage.afterwards(() => resolve({ kind: 'done', seq: this.own.seq }));
    });
  }

  /** The rule, where it was written down; otherwise what the lesson wants. */
  async why(command: string): Promise<Outcome> {
    const because = seenAt(this.#script, this.#place).frame.why[command];
    return { kind: 'because', legal: false, ...(because ?? { clause: '', says: this.#hint(this.step) }) };
  }

  async undo(): Promise<Outcome> {
    return this.#refused();
  }

  async survey(): Promise<Outcome> {
    return this.#refused();
  }

  async asides(): Promise<Outcome> {
    return this.#refused();
  }

  async advise(): Promise<Outcome> {
    return this.#refused();
  }

  async prepare(): Promise<Outcome> {
    return this.#refused();
  }

  async say(): Promise<Outcome> {
    return this.#refused();
  }

  async ready(): Promise<Outcome> {
    return { kind: 'done', seq: this.playing.seq };
  }

  async rename(): Promise<Outcome> {
    return { kind: 'done', seq: this.playing.seq };
  }

  async drive(): Promise<Outcome> {
    return this.#refused();
  }

  retry(): void {}

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#stage.drop(null);
    this.#listeners.clear();
  }

  #refused(): Outcome {
    return { kind: 'refused', clause: '', says: this.#hint(this.step) };
  }

  #tell(frame: Frame, before: Playing): void {
    const after = this.own;
    const update: Update = {
      type: 'update',
      since: before.seq,
      seq: after.seq,
      log: frame.log,
      undone: 0,
      view: frame.view,
      waiting: frame.waiting,
      offer: frame.offer,
      undo: false,
      clock: NO_CLOCK,
      finished: frame.finished,
      seed: '',
    };
    this.#stage.add({ update, before, after });
  }
}
