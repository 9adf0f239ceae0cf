/**
 * Sensible squads for everybody at this screen, with one press. Each seat's own bot answers through that seat's own line,
 * so that nothing is shown to the others; the entry areas stay with the players.
 */
import type { View } from '../../../../generated/starquest.ts';
import { judge } from '../../../../lib/notices.svelte.ts';
import type { Table } from '../../../../lib/table/table.svelte.ts';
import { deciding } from '../../view/frames.ts';
import { isAdvised, musterOf } from './muster.ts';

/** What it needs of a seat's line. */
export type Line = Pick<Table, 'own' | 'advise' | 'do' | 'names'>;

export class EverybodysSquads {
  readonly #lines: () => readonly Line[];
  #on = $state(false);
  #busy = false;

  constructor(lines: () => readonly Line[]) {
    this.#lines = lines;
  }

  /** Several people choose at this screen. */
  get possible(): boolean {
    return this.#lines().length > 1;
  }

  get on(): boolean {
    return this.#on;
  }

  begin(): void {
    this.#on = true;
    void this.follow();
  }

  stop(): void {
    this.#on = false;
  }

  /** The question that is to be answered now, '' for none: each seat hears of it on its own line, at its own time. */
  get due(): string {
    const own = this.#on ? this.#asked()?.own : null;
    return own ? `${own.you} ${own.seq}` : '';
  }

  /** Answer for as long as one of the seats is asked about its squad. Call it whenever something is `due`. */
  async follow(): Promise<void> {
    if (!this.#on || this.#busy) return;
    this.#busy = true;
    try {
      for (let line = this.#asked(); this.#on && line; line = this.#asked())
        if (!(await this.#answer(line))) this.#on = false;
    } finally {
      this.#busy = false;
    }
  }

  /** The seat that is asked about its squad now. */
  #asked(): Line | undefined {
    return this.#lines().find(({ own }) => {
      if (!own || own.offer === null || own.waiting !== own.you) return false;
      const frame = musterOf(deciding((own.view as View).frames));
      return frame !== null && isAdvised(frame.step);
    });
  }

  async #answer(line: Line): Promise<boolean> {
    const advice = await line.advise();
    if (advice.kind !== 'advised') return judge(advice, line.names);
    if (advice.seq !== line.own?.seq) return true;
    return judge(await line.do(advice.command), line.names);
  }
}
