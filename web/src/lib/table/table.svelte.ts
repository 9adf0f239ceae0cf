/** A table in the browser: the conversation, carried out over a real line, and state that templates can read. */
import type { Update } from '../../generated/wire.ts';
import { token } from '../chance.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Spoken } from '../words/words.ts';
import {
  begin,
  busy,
  type Effect,
  exchanged,
  expecting,
  type Input,
  type Outcome,
  type Phase,
  type Request,
  type State,
  step,
} from './conversation.ts';
import { Line } from './line.ts';
import { Outage } from './outage.svelte.ts';
import { Patience } from './patience.ts';
import { Pulse } from './pulse.ts';
import { Showing } from './showing.ts';
import { type Cue, type Performer, Stage } from './stage.svelte.ts';
import { behind, inCommon, type Known, names, type Playing } from './state.ts';
import { Waking } from './waking.ts';

/** So many of the last updates can be played back. */
const KEPT = 120;

type Listener = (update: Update, after: Playing, before: Playing) => void;

export class Table {
  #state = $state.raw<State>() as State;
  #complaint = $state.raw<Spoken | null>(null);
  /** When the clocks were last told, on this page's own clock. */
  #told = $state.raw(0);
  #common = $state.raw<Table | null>(null);
  readonly #stage = new Stage({
    pace: () => settings().pace,
    seen: () => document.visibilityState === 'visible',
    landed: (cue) => this.#landed(cue),
    turned: () => this.#showing.tell(),
  });
  /** The game's own performer; at a screen that others look at too, it shows what everybody may see. */
  #performer: Performer | null = null;
  readonly #shown = $derived.by(() => {
    const { own } = this;
    if (!own) return null;
    const { before } = this.#stage;
    const mine = before ? behind(before, own) : own;
    if (!this.#common) return mine;
    const common = this.#common.playing;
    if (!common) return null;
    return this.#common.performing
      ? behind({ ...common, you: own.you, seq: mine.seq }, own)
      : inCommon(mine, common);
  });
  readonly #line = new Line({
    opened: () => this.#take({ kind: 'opened' }),
    broke: () => this.#take({ kind: 'broke' }),
    heard: (message) => this.#take({ kind: 'heard', message }),
  });
  readonly #pulse = new Pulse({
    live: () => this.phase === 'live',
    ping: () => this.#line.send({ type: 'ping' }),
    lost: () => this.#take({ kind: 'quiet' }),
  });
  readonly #waking = new Waking({
    woke: () => this.#take({ kind: 'woke' }),
    turned: () => this.#turned(),
  });
  readonly #patience = new Patience(() => this.#take({ kind: 'silence' }));
  readonly #outage = new Outage(() => this.#state);
  readonly #showing = new Showing({
    own: () => this.own,
    live: () => this.phase === 'live',
    performing: () => this.performing,
    stage: () => this.#stage,
    looked: () => this.#eyes.#stage,
    send: (shown) => this.#line.send(shown),
  });
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #answers = new Map<string, (outcome: Outcome) => void>();
  readonly #listeners = new Set<Listener>();
  #recent: readonly Cue[] = [];

  /** Open the table that a key opens. `close` it when the screen goes away. */
  constructor(key: string, name = '') {
    const [state, effects] = begin(key, { name, salt: token() });
    this.#state = state;
    this.#carryOut(effects);
  }

  get key(): string {
    return this.#state.key;
  }

  /** How the line is. */
  get phase(): Phase {
    return this.#state.phase;
  }

  /** Tries since the line broke; 0 while it is good. */
  get tries(): number {
    return this.#state.tries;
  }

  /** The line is broken, for long enough to say so. */
  get offline(): boolean {
    return this.#outage.gone && this.phase !== 'refused';
  }

  /** The player's last press, while it waits for the line; null when none does. */
  get waitingPress(): { readonly request: Request; readonly sent: boolean } | null {
    return this.#outage.waiting;
  }

  /** Take back a press that has not been sent. */
  withdraw(id: string): void {
    this.#take({ kind: 'withdraw', id });
  }

  /** What became of the press that had waited for the line, until it has been read. */
  get returned(): Outcome | null {
    return this.#outage.returned;
  }

  forgetReturned(): void {
    this.#outage.forget();
  }

  /** Why this link opens nothing. */
  get refusal(): Spoken | null {
    return this.#state.refusal;
  }

  /** The dice are not those that this seat's salt was given for. */
  get exchanged(): boolean {
    return exchanged(this.#state);
  }

  /** All that this viewer may know; null before the first answer. It stays when the line breaks. */
  get known(): Known | null {
    return this.#state.known;
  }

  /** The match as this viewer may know it, once it has begun: as it was told last, shown or not. */
  get own(): Playing | null {
    const { known } = this.#state;
    return known?.stage === 'playing' ? known : null;
  }

  /** The match as it is shown, once it has begun: to everybody, while they all look. */
  get playing(): Playing | null {
    return this.#shown;
  }

  /** Show the spectators' view, at a screen that others look at too; null for the seat's own view again. */
  lookThrough(common: Table | null): void {
    if (common === this.#common) return;
    this.#eyes.#stage.performer = null;
    this.#common = common;
    this.#eyes.#stage.performer = this.#performer;
  }

  /** The table whose updates are shown. */
  get #eyes(): Table {
    return this.#common ?? this;
  }

  /** Let a game show each update before it lands. Returns what ends it; another performer ends it too. */
  perform(performer: Performer): () => void {
    this.#performer = performer;
    this.#eyes.#stage.performer = performer;
    return () => {
      if (this.#performer !== performer) return;
      this.#performer = null;
      this.#eyes.#stage.performer = null;
    };
  }

  /** Something is being shown: `playing` is as it was before, and nothing can be answered. */
  get performing(): boolean {
    return this.#stage.performing || Boolean(this.#common?.performing);
  }

  /** What the others do is not shown until told to go on. */
  get paused(): boolean {
    return this.#eyes.#stage.paused;
  }

  pause(paused: boolean): void {
    this.#eyes.#stage.pause(paused);
    this.#showing.tell();
  }

  /** The player has chosen another pace: it holds at once. */
  repace(): void {
    if (settings().pace === 'instant') this.land();
    else this.interrupt();
    this.#showing.tell();
  }

  /** Nothing is shown until the player at this screen has to decide. */
  get skipping(): boolean {
    return this.#eyes.#stage.skipping;
  }

  skip(): void {
    this.#eyes.#stage.skip();
    this.#showing.tell();
  }

  /** The last updates that were shown at this screen, the oldest first. They are not told when they change. */
  get recent(): readonly Cue[] {
    return this.#eyes.#recent;
  }

  /** Show some of them once more: meanwhile the table stands as it did then, and nothing can be answered. */
  replay(cues: readonly Cue[]): void {
    this.#eyes.#stage.replay(cues);
  }

  get replaying(): boolean {
    return this.#eyes.#stage.replaying;
  }

  endReplay(): void {
    this.#eyes.#stage.endReplay();
  }

  /** End what is being shown now; of what is played back, all of it. */
  interrupt(): void {
    if (this.replaying) this.endReplay();
    else this.#eyes.#stage.interrupt();
  }

  /** Everything that has arrived is on the table now, shown or not. */
  land(): void {
    this.#stage.land();
    this.#common?.land();
  }

  /** What the players are called, seat by seat. */
  get names(): string[] {
    return this.#state.known ? names(this.#state.known) : [];
  }

  /** A command is on its way. */
  get busy(): boolean {
    return busy(this.#state);
  }

  /** The message that the server did not understand, until it has been read. */
  get complaint(): Spoken | null {
    return this.#complaint;
  }

  forgetComplaint(): void {
    this.#complaint = null;
  }

  /** Milliseconds since the clocks were sent: the time that a running clock has lost meanwhile. */
  sinceTold(now: number = performance.now()): number {
    return now - this.#told;
  }

  /** Play a command of the offer. */
  do(command: string): Promise<Outcome> {
    return this.#command((id, seq) => ({ type: 'do', id, seq, command }));
  }

  /** Take the last command back. */
  undo(): Promise<Outcome> {
    return this.#command((id, seq) => ({ type: 'undo', id, seq }));
  }

  /** Why can this not be done, or under which rule can it? */
  why(command: string): Promise<Outcome> {
    return this.#ask({ type: 'why', id: token(), command });
  }

  /** Ask about something in view: a map, a figure, an offered attack. The game defines the possible questions. */
  survey(about: string): Promise<Outcome> {
    return this.#ask({ type: 'survey', id: token(), about });
  }

  /** The commands that are possible now besides answering the open question. */
  asides(): Promise<Outcome> {
    return this.#ask({ type: 'asides', id: token() });
  }

  /** What would a bot answer here? Nothing is done. */
  advise(): Promise<Outcome> {
    return this.#ask({ type: 'advise', id: token() });
  }

  /** Be ready for the match to begin, or ask the others to wait. */
  ready(ready: boolean): Promise<Outcome> {
    return this.#ask({ type: 'ready', id: token(), ready });
  }

  /** Leave answers with the table, each with its question: they are given when it is asked. None: take them back. */
  prepare(answers: readonly (readonly [string, string])[]): Promise<Outcome> {
    return this.#ask({ type: 'prepare', id: token(), answers: answers.map(([one, other]) => [one, other]) });
  }

  rename(name: string): Promise<Outcome> {
    return this.#ask({ type: 'rename', id: token(), name });
  }

  say(text: string): Promise<Outcome> {
    return this.#ask({ type: 'say', id: token(), text });
  }

  /** Hand the own seat to a bot, or take it back. */
  drive(driver: 'bot' | 'human'): Promise<Outcome> {
    return this.#ask({ type: 'seat', id: token(), driver });
  }

  /** Try the line again now. */
  retry(): void {
    this.#take({ kind: 'retry' });
  }

  /** Be told of every entry as it arrives, in order. Returns what ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Leave the table. */
  close(): void {
    this.#waking.stop();
    this.#pulse.stop();
    this.#take({ kind: 'close' });
    this.#stage.drop(null);
    this.#showing.stop();
    clearTimeout(this.#pause);
    this.#patience.stop();
    this.#outage.stop();
    this.#listeners.clear();
  }

  #turned(): void {
    if (document.visibilityState !== 'visible') this.#stage.land();
    this.#showing.tell();
  }

  /** One command at a time: the next one answers to what this one brings, once that has been shown. */
  #command(make: (id: string, seq: number) => Request): Promise<Outcome> {
    const { playing } = this;
    if (!playing || this.busy || this.performing) return Promise.resolve({ kind: 'stale' });
    return this.#ask(make(token(), playing.seq));
  }

  #ask(request: Request): Promise<Outcome> {
    return new Promise((resolve) => {
      this.#answers.set(request.id, resolve);
      this.#outage.asks(request);
      this.#take({ kind: 'ask', request });
    });
  }

  #take(input: Input): void {
    const { own } = this;
    if (input.kind === 'heard') this.#pulse.heard();
    const [state, effects] = step(this.#state, input);
    this.#state = state;
    if (input.kind === 'heard' && input.message.type === 'sync') {
      this.#stage.drop(this.own);
      this.#recent = [];
      this.#showing.tellAnew();
    }
    if (input.kind === 'heard' && 'clock' in input.message) this.#told = performance.now();
    this.#carryOut(effects, own);
    this.#patience.watch(expecting(this.#state), input.kind === 'heard');
    this.#outage.notice();
  }

  #carryOut(effects: readonly Effect[], before: Playing | null = null): void {
    for (const effect of effects) {
      switch (effect.kind) {
        case 'connect':
          clearTimeout(this.#pause);
          this.#line.connect();
          break;
        case 'hang-up':
          this.#line.hangUp();
          break;
        case 'send':
          this.#line.send(effect.message);
          break;
        case 'pause':
          clearTimeout(this.#pause);
          // Not all at once when a server comes back: up to a third sooner or later.
          this.#pause = setTimeout(
            () => this.#take({ kind: 'retry' }),
            effect.milliseconds * (0.67 + 0.66 * Math.random()),
          );
          break;
        case 'settle':
          this.#settle(effect.id, effect.outcome);
          break;
        case 'told':
          this.#showing.arrived();
          if (before && this.own) this.#stage.add({ update: effect.update, before, after: this.own });
          break;
        case 'complaint':
          this.#complaint = effect.says;
          break;
      }
    }
  }

  /** A caller whose request is still being shown, or waits for that, is answered when it has been seen. */
  #settle(id: string, outcome: Outcome): void {
    this.#outage.settled(id, outcome);
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    if (!answer) return;
    if (outcome.kind !== 'done') answer(outcome);
    else this.#stage.afterwards(() => this.#eyes.#stage.afterwards(() => answer(outcome)));
  }

  #landed({ update, after, before }: Cue): void {
    this.#recent = [...this.#recent, { update, after, before }].slice(-KEPT);
    const common = this.#common?.playing;
    const shown = common ? inCommon(after, common) : after;
    for (const listener of this.#listeners) listener(update, shown, before);
    this.#showing.rest();
  }
}
