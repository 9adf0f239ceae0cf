/** Asides: commands that are possible at any moment, asked of the server while a page is open; and orders for later. */
import { judge } from '../../../../lib/notices.svelte.ts';
import type { Desk } from '../../desk/desk.svelte.ts';
import { type Option, optionsOf } from '../../view/offers.ts';

export type Page = 'now' | 'orders' | 'hand' | 'dealings' | 'points' | 'scanner';

const TRIES = 8;
const PAUSE = 150;

export class Asides {
  readonly #desk: Desk;
  #options = $state.raw<readonly Option[]>([]);
  #asked = -1;
  /** Which page lies open; empty for none. */
  page = $state<Page | ''>('');
  /** Orders for the next time, given as soon as the question of this frame is answered. */
  #later = $state.raw<{ frame: string; value: string; commands: readonly string[] } | null>(null);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get options(): readonly Option[] {
    return this.#options;
  }

  of<T extends Option['command']['type']>(
    type: T,
  ): (Option & { command: Extract<Option['command'], { type: T }> })[] {
    return this.#options.filter(
      (one): one is Option & { command: Extract<Option['command'], { type: T }> } =>
        one.command.type === type,
    );
  }

  /** Another player is at the screen now: the last player's pages are closed. */
  forget(): void {
    this.page = '';
    this.#options = [];
    this.#asked = -1;
    this.#later = null;
  }

  /** Ask again when the table has moved on; only while a page is open. */
  follow(): void {
    const { playing, table } = this.#desk.scene;
    if (!this.page || this.#asked === playing.seq || playing.you < 0) return;
    const { seq } = playing;
    this.#asked = seq;
    void table.asides().then((outcome) => {
      if (table.key !== this.#desk.scene.table.key) return;
      if (outcome.kind === 'may-also') this.#options = optionsOf(outcome.answers);
      else if (this.#asked === seq) this.#asked = -1;
    });
  }

  /** Say something aside. It means the same whatever happens meanwhile: if the table moves on, it is said again. */
  async say(command: string): Promise<boolean> {
    const { table, names } = this.#desk.scene;
    let outcome = await table.do(command);
    for (let tries = 1; outcome.kind === 'stale' && tries < TRIES; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      outcome = await table.do(command);
    }
    return judge(outcome, names);
  }

  /** The order that was chosen for the next question of this kind; empty for none. */
  get later(): string {
    return this.#later && this.#later.frame === this.#frame() ? this.#later.value : '';
  }

  /** Choose it: it holds from the next question on, not for this one. */
  nextTime(value: string, commands: readonly string[]): void {
    this.#later = { frame: this.#frame(), value, commands };
  }

  /** Once the question is answered, the orders that were chosen with it are given. */
  async settle(): Promise<void> {
    const later = this.#later;
    if (!later || this.#desk.question.busy || later.frame === this.#frame()) return;
    this.#later = null;
    this.#desk.ordering = this.#give(later.commands).finally(() => {
      this.#desk.ordering = null;
    });
    await this.#desk.ordering;
  }

  async #give(commands: readonly string[]): Promise<void> {
    for (const text of commands) if (!(await this.say(text))) return;
  }

  #frame(): string {
    return JSON.stringify(this.#desk.question.deciding);
  }
}
