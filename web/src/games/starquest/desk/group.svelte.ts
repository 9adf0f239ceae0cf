/**
 * Several figures or tokens that are sent towards one square, one after the other. Each walks as far as it may, by ordinary
 * commands; the first thing that happens stops them all. The server says the way (`survey march`).
 */
import { judge } from '../../../lib/notices.svelte.ts';
import { acting } from '../view/frames.ts';
import { squareName } from '../view/pieces.ts';
import { undisturbed } from '../view/walking.ts';
import type { Question } from './question.svelte.ts';
import type { Scene } from './scene.svelte.ts';

/** The next part of a long way. */
export interface March {
  readonly who: string;
  readonly square: number;
  readonly commands: readonly string[];
}

export class Group {
  readonly #scene: Scene;
  readonly #question: Question;
  /** A group is being put together. */
  #choosing = $state(false);
  #members = $state.raw<readonly string[]>([]);

  constructor(scene: Scene, question: Question) {
    this.#scene = scene;
    this.#question = question;
  }

  get choosing(): boolean {
    return this.#choosing;
  }

  /** Those of the group that may still act. */
  get members(): readonly string[] {
    return this.#members.filter((id) => this.ready.has(id));
  }

  /** Everybody that may be activated now. */
  ready = $derived.by(
    (): ReadonlyMap<string, string> =>
      new Map(
        this.#question.options.flatMap(({ command, text }) =>
          command.type === 'Activate' ? [[command.who, text] as const] : [],
        ),
      ),
  );

  begin(): void {
    this.#choosing = true;
    this.#members = [];
  }

  stop(): void {
    this.#choosing = false;
    this.#members = [];
  }

  toggle(id: string): void {
    const rest = this.#members.filter((one) => one !== id);
    this.#members = rest.length < this.#members.length ? rest : [...this.#members, id];
  }

  /** Everybody that may act. */
  all(): void {
    this.#members = [...this.ready.keys()];
  }

  /** A press on the map while a group is put together: a member joins or leaves, any other square is where they go. */
  takes(square: number): boolean {
    if (!this.#choosing || this.#question.busy) return false;
    const piece = this.#scene.pieceAt(square);
    if (piece && this.ready.has(piece.id)) this.toggle(piece.id);
    else if (this.members.length > 0) void this.go(square);
    else return false;
    return true;
  }

  /** Send them there. False when something stopped them. */
  async go(square: number): Promise<boolean> {
    const to = squareName(this.#scene.view, square);
    const waiting = this.members;
    this.#question.walking = true;
    try {
      for (const who of waiting) if (!(await this.#send(who, to))) return false;
      return true;
    } finally {
      this.#question.walking = false;
      this.stop();
    }
  }

  async #send(who: string, to: string): Promise<boolean> {
    const begin = this.ready.get(who);
    const outcome = await this.#scene.table.survey(`march ${who} ${to}`);
    const way = outcome.kind === 'surveyed' ? (outcome.found as March) : null;
    // One that comes no nearer stays free for something else.
    if (!begin || !way || way.commands.length === 0) return true;
    for (const text of [begin, ...way.commands]) if (!(await this.#quietly(who, text))) return false;
    const done = this.#question.options.find(({ command }) => command.type === 'Done');
    return done ? judge(await this.#scene.table.do(done.text), this.#scene.names) : true;
  }

  /** One command, after which nothing else has happened. */
  async #quietly(who: string, text: string): Promise<boolean> {
    const lines = this.#scene.playing.log.length;
    if (!judge(await this.#scene.table.do(text), this.#scene.names)) return false;
    const { playing, view } = this.#scene;
    return undisturbed(playing.log.slice(lines)) && this.#question.mine && acting(view.frames) === who;
  }
}
