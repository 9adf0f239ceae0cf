/**
 * The squad on one page: the server works the choices out (`survey squad` with the player's wishes), nothing is sent until
 * the player takes it. Then the table keeps its answers and gives each of them when it is asked for, whenever that is.
 */
import { judge } from '../../../../lib/notices.svelte.ts';
import type { Desk } from '../../desk/desk.svelte.ts';
import { answersOf, type SquadPlan } from './squadPlan.ts';

export class SquadBuilder {
  readonly #desk: Desk;
  /** The page is open. */
  open = $state(false);
  #wishes = $state.raw<readonly string[]>([]);
  #plan = $state.raw<SquadPlan | null>(null);
  #asked = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get plan(): SquadPlan | null {
    return this.#plan;
  }

  get wishes(): readonly string[] {
    return this.#wishes;
  }

  /** The squad is left with the table, and not all of its questions have been asked. */
  get sending(): boolean {
    const { playing, you } = this.#desk.scene;
    return Boolean(playing.seats[you]?.prepared) && !this.#desk.question.mine;
  }

  async show(): Promise<void> {
    await this.#refresh();
    this.open = (this.#plan?.slots.length ?? 0) > 0;
  }

  /** The player wants this; the page follows when the server has worked it out. */
  async want(wishes: readonly string[]): Promise<void> {
    this.#wishes = wishes;
    await this.#refresh();
  }

  /** Take the squad as it stands on the page: the table gives its answers when they are asked. */
  take(): void {
    this.open = false;
    if (this.#plan) void this.#prepare(answersOf(this.#plan.slots));
  }

  /** Choose alone again: what was not asked yet is taken back. */
  stop(): void {
    if (this.sending) void this.#prepare([]);
  }

  /** Another player is at this screen: nothing of the last one's squad stays. */
  forget(): void {
    this.open = false;
    this.#wishes = [];
    this.#plan = null;
  }

  async #prepare(answers: readonly (readonly [string, string])[]): Promise<void> {
    const { scene } = this.#desk;
    judge(await scene.table.prepare(answers), scene.names);
  }

  /** Ask for the page. An answer to an earlier wish that comes late is dropped. */
  async #refresh(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const { scene } = this.#desk;
    const outcome = await scene.table.survey(['squad', ...this.#wishes].join(' '));
    if (asked !== this.#asked) return;
    if (outcome.kind === 'surveyed') this.#plan = outcome.found as SquadPlan;
    else judge(outcome, scene.names);
  }
}
