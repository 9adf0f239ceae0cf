/**
 * A sensible squad with one press: as long as the seat is asked about its squad, a bot that sees what the seat sees says
 * its choice, and that is played like any answer. The entry area is left to the player.
 */
import { judge } from '../../../../lib/notices.svelte.ts';
import type { Desk } from '../../desk/desk.svelte.ts';
import type { Question } from '../../desk/question.svelte.ts';
import type { Scene } from '../../desk/scene.svelte.ts';
import { isAdvised, musterOf } from './muster.ts';

/** The parts of the desk that it uses. */
export interface Asked extends Pick<Desk, 'do'> {
  readonly scene: Pick<Scene, 'you' | 'names'> & {
    readonly playing: Pick<Scene['playing'], 'seq'>;
    readonly table: Pick<Scene['table'], 'advise'>;
  };
  readonly question: Pick<Question, 'mine' | 'deciding'>;
}

export class SensibleSquad {
  readonly #desk: Asked;
  /** The seat that asked for it; on a shared screen the others choose for themselves. */
  #seat = $state(-1);
  #asking = false;

  constructor(desk: Asked) {
    this.#desk = desk;
  }

  /** It is running for the seat that looks. */
  get on(): boolean {
    return this.#seat >= 0 && this.#seat === this.#desk.scene.you;
  }

  /** The open question is one that it answers. */
  get fits(): boolean {
    const frame = musterOf(this.#desk.question.deciding);
    return this.#desk.question.mine && frame !== null && isAdvised(frame.step);
  }

  begin(): void {
    this.#seat = this.#desk.scene.you;
    void this.follow();
  }

  stop(): void {
    this.#seat = -1;
  }

  /** Answer for as long as it is wanted and asked. Call it whenever the table moves on. */
  async follow(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.on && this.fits) if (!(await this.#answer())) break;
    } finally {
      this.#asking = false;
    }
    if (musterOf(this.#desk.question.deciding) === null) this.stop();
  }

  /** One answer. False when it was not given: then the player goes on alone. */
  async #answer(): Promise<boolean> {
    const desk = this.#desk;
    const outcome = await desk.scene.table.advise();
    if (outcome.kind !== 'advised') {
      judge(outcome, desk.scene.names);
      this.stop();
      return false;
    }
    // The player has pressed something, or the table has moved on: the advice is for another question.
    if (!this.on || outcome.seq !== desk.scene.playing.seq) return this.on;
    const done = await desk.do({ text: outcome.command });
    if (!done) this.stop();
    return done;
  }
}
