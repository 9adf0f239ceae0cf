/** A line that is broken for longer than a moment, and what becomes of the presses that wait for it. */
import type { Outcome, Request, State } from './conversation.ts';

/** How long a line may be broken before the player is told: most breaks are mended before that. */
const UNNOTICED = 1200;

export class Outage {
  readonly #state: () => State;
  #gone = $state(false);
  #noticing: ReturnType<typeof setTimeout> | undefined;
  /** Requests of the player that were made while the line was broken. */
  #late: ReadonlySet<string> = new Set();
  #returned = $state.raw<Outcome | null>(null);

  constructor(state: () => State) {
    this.#state = state;
  }

  /** The line has been broken for longer than a moment. */
  get gone(): boolean {
    return this.#gone;
  }

  /** The player's last press, while it waits for the line; null when none does. */
  get waiting(): { readonly request: Request; readonly sent: boolean } | null {
    const { open, unsent } = this.#state();
    const request = this.#gone ? open.findLast(isPress) : undefined;
    return request ? { request, sent: !unsent.includes(request.id) } : null;
  }

  /** What became of the press that had waited for the line, until it has been read. */
  get returned(): Outcome | null {
    return this.#returned;
  }

  forget(): void {
    this.#returned = null;
  }

  /** Something is asked of the server, now. */
  asks(request: Request): void {
    if (this.#gone && isPress(request)) this.#late = new Set([...this.#late, request.id]);
  }

  /** A request has come to its end. */
  settled(id: string, outcome: Outcome): void {
    if (this.#late.has(id) && outcome.kind !== 'withdrawn') this.#returned = outcome;
    this.#late = new Set([...this.#late].filter((one) => one !== id));
  }

  /** Say that the line is gone: at once where it was felt, else when it stays broken for longer than a moment. */
  notice(): void {
    const { phase, quiet } = this.#state();
    if (phase === 'live' && !quiet) {
      this.stop();
      this.#gone = false;
    } else if (quiet) this.#miss();
    else if (phase !== 'closed') {
      this.#noticing ??= setTimeout(() => this.#miss(), UNNOTICED);
    }
  }

  stop(): void {
    clearTimeout(this.#noticing);
    this.#noticing = undefined;
  }

  /** The line is gone. What was pressed just before is on its way, or is not: the player is told later. */
  #miss(): void {
    this.#gone = true;
    const open = this.#state().open.filter(isPress);
    this.#late = new Set([...this.#late, ...open.map(({ id }) => id)]);
  }
}

/** Something that the player has pressed for, and waits for. */
function isPress({ type }: Request): boolean {
  return (
    type === 'do' ||
    type === 'undo' ||
    type === 'seat' ||
    type === 'ready' ||
    type === 'rename' ||
    type === 'prepare'
  );
}
