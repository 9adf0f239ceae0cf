/** Taking back: one step, or everything since the last thing that was revealed; and the reason where nothing can be. */
import { judge, tell } from '../../../lib/notices.svelte.ts';
import type { LogLine } from '../../../lib/table/state.ts';
import { acting } from '../view/frames.ts';
import type { Question } from './question.svelte.ts';
import type { Scene } from './scene.svelte.ts';

/** More steps than anybody takes in one turn. */
const MOST = 60;

type Why = 'dice' | 'card' | 'token' | 'scan' | 'asked' | 'none';

/** What was revealed, by the kind of event. The words are `web-sq-undo-no`. */
const REVEALED: Readonly<Record<string, Why>> = {
  Rolled: 'dice',
  DieRolled: 'dice',
  Rerolled: 'dice',
  SaveRolled: 'dice',
  CommandRolled: 'dice',
  RoomSearched: 'card',
  EventDrawn: 'card',
  CardTaken: 'card',
  CardPlayed: 'card',
  CardShown: 'card',
  CardSeen: 'card',
  TokenRevealed: 'token',
  TokenSeen: 'token',
  Placed: 'token',
  Scanned: 'scan',
  TokenPlaced: 'scan',
  Asked: 'asked',
  Allowed: 'asked',
  WindowOpened: 'asked',
  Waited: 'asked',
};

/** Why the last command cannot be taken back: what came to light last. */
export function whyNot(log: readonly LogLine[]): Why {
  for (const { event } of log.toReversed()) {
    const { type } = event as { type: string };
    if (type === 'TurnBegan') return 'none';
    const why = REVEALED[type];
    if (why) return why;
  }
  return 'none';
}

export class TakingBack {
  readonly #scene: Scene;
  readonly #question: Question;

  constructor(scene: Scene, question: Question) {
    this.#scene = scene;
    this.#question = question;
  }

  /** Take the last step back, or say why that is not possible. */
  async step(): Promise<void> {
    if (this.#question.busy) return;
    if (!this.#scene.playing.undo) tell('web-sq-undo-no', { why: whyNot(this.#scene.playing.log) });
    else await this.#during(async () => (await this.#one()) && (await this.#begun()));
  }

  /** Take everything back that can be: up to the last thing that was revealed, or to the start of the turn. */
  async all(): Promise<void> {
    if (this.#question.busy) return;
    await this.#during(async () => {
      for (let steps = 0; steps < MOST && this.#scene.playing.undo; steps += 1)
        if (!(await this.#one())) return;
    });
  }

  /** A figure that was activated and has done nothing is put back as well: the player never asked for that step. */
  async #begun(): Promise<void> {
    const { playing, view } = this.#scene;
    const last = playing.log.at(-1)?.event as { type: string; who?: string } | undefined;
    const who = acting(view.frames);
    if (playing.undo && this.#question.mine && who && last?.type === 'Activated' && last.who === who)
      await this.#one();
  }

  async #one(): Promise<boolean> {
    return judge(await this.#scene.table.undo(), this.#scene.names);
  }

  async #during(work: () => Promise<unknown>): Promise<void> {
    this.#question.walking = true;
    try {
      await work();
    } finally {
      this.#question.walking = false;
    }
  }
}
