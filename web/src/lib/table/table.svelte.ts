/** A table in the browser: the conversation, a real socket, and state that templates can read. */
import type { ClientMessage, ServerMessage, Update } from '../../generated/wire.ts';
import { token } from '../chance.ts';
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
import { inCommon, type Known, names, type Playing } from './state.ts';

/** How long the server may be silent on something we asked, in milliseconds. */
const PATIENCE = 8000;
/** A timer that comes this late means that the page was asleep. */
const SLEPT = 10_000;
const HEARTBEAT = 5000;

type Listener = (update: Update, after: Playing) => void;

export class Table {
  #state = $state.raw<State>() as State;
  #complaint = $state.raw<Spoken | null>(null);
  /** When the clocks were last told, on this page's own clock. */
  #told = $state.raw(0);
  #common = $state.raw<Table | null>(null);
  readonly #shown = $derived.by(() => {
    const { own } = this;
    if (!own || !this.#common) return own;
    const common = this.#common.own;
    return common ? inCommon(own, common) : null;
  });
  #socket: WebSocket | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #beat = 0;
  readonly #answers = new Map<string, (outcome: Outcome) => void>();
  readonly #listeners = new Set<Listener>();

  /** Open the table that a key opens. `close` it when the screen goes away. */
  constructor(key: string, name = '') {
    const [state, effects] = begin(key, { name, salt: token() });
    this.#state = state;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#show);
    this.#beat = Date.now();
    this.#heartbeat = setInterval(() => {
      const late = Date.now() - this.#beat;
      this.#beat = Date.now();
      if (late > HEARTBEAT + SLEPT) this.#wake();
    }, HEARTBEAT);
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

  /** The match as this viewer may know it, once it has begun. */
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
    this.#common = common;
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
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#show);
    clearInterval(this.#heartbeat);
    this.#take({ kind: 'close' });
    clearTimeout(this.#pause);
    clearTimeout(this.#patience);
    this.#listeners.clear();
  }

  #wake = (): void => this.#take({ kind: 'woke' });

  #show = (): void => {
    if (document.visibilityState === 'visible') this.#wake();
  };

  /** One command at a time: the next one answers to what this one brings. */
  #command(make: (id: string, seq: number) => Request): Promise<Outcome> {
    const { playing } = this;
    if (!playing || this.busy) return Promise.resolve({ kind: 'stale' });
    return this.#ask(make(token(), playing.seq));
  }

  #ask(request: Request): Promise<Outcome> {
    return new Promise((resolve) => {
      this.#answers.set(request.id, resolve);
      this.#take({ kind: 'ask', request });
    });
  }

  #take(input: Input): void {
    const [state, effects] = step(this.#state, input);
    this.#state = state;
    if (input.kind === 'heard' && 'clock' in input.message) this.#told = performance.now();
    this.#carryOut(effects);
    this.#watch(input.kind === 'heard');
  }

  #carryOut(effects: readonly Effect[]): void {
    for (const effect of effects) {
      switch (effect.kind) {
        case 'connect':
          this.#connect();
          break;
        case 'hang-up':
          this.#hangUp();
          break;
        case 'send':
          this.#send(effect.message);
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
          this.#answers.get(effect.id)?.(effect.outcome);
          this.#answers.delete(effect.id);
          break;
        case 'told': {
          const { playing } = this;
          if (playing) for (const listener of this.#listeners) listener(effect.update, playing);
          break;
        }
        case 'complaint':
          this.#complaint = effect.says;
          break;
      }
    }
  }

  #connect(): void {
    clearTimeout(this.#pause);
    const url = new URL('api/socket', document.baseURI);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.hash = '';
    const socket = new WebSocket(url);
    this.#socket = socket;
    // A socket that has been given up may still speak: it is not listened to.
    const mine = () => this.#socket === socket;
    socket.addEventListener('open', () => mine() && this.#take({ kind: 'opened' }));
    socket.addEventListener('close', () => mine() && this.#take({ kind: 'broke' }));
    socket.addEventListener('message', ({ data }) => {
      if (mine()) this.#take({ kind: 'heard', message: JSON.parse(String(data)) as ServerMessage });
    });
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    // A browser complains when a socket is closed before it is open: such a socket is closed once it is open.
    if (!socket) return;
    if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
    else socket.close();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Start the clock when an answer is due, start it anew when one came. */
  #watch(heard: boolean): void {
    const due = expecting(this.#state);
    if (!due || heard) {
      clearTimeout(this.#patience);
      this.#patience = undefined;
    }
    if (due && this.#patience === undefined) {
      this.#patience = setTimeout(() => {
        this.#patience = undefined;
        this.#take({ kind: 'silence' });
      }, PATIENCE);
    }
  }
}
