/**
 * The one store of a Starquest table. It is made of parts, each of which takes the earlier ones: `scene` (what is seen),
 * `question` (what is asked), `choice` (what the player has taken up) and `pointer` (what the map offers). They are derived
 * from the view and the offer; what needs rules (ways, sight, odds) is asked of the server with `survey`. Here are the
 * verbs that send something: do, act, go, press, undo, why.
 */
import type { Outlook, Reach } from '../../../generated/starquest.ts';
import { judge, refuse, tell } from '../../../lib/notices.svelte.ts';
import type { Answer } from '../../../lib/table/state.ts';
import { acting } from '../view/frames.ts';
import { aimsOf, elsewhere, isAttack, type Option, weaponOf } from '../view/offers.ts';
import { spot, squareName } from '../view/pieces.ts';
import { undisturbed } from '../view/walking.ts';
import { asksWith } from './asking.ts';
import { Choice } from './choice.svelte.ts';
import { Pointer } from './pointer.svelte.ts';
import { GOALS, Question, SEEN } from './question.svelte.ts';
import { Scene, type Source } from './scene.svelte.ts';
import { type Action, optionsFor } from './verbs.ts';

/** How far anybody may go. */
const FAR = 'SQ-MOVE-01';

export class Desk {
  readonly scene: Scene;
  readonly question: Question;
  readonly choice: Choice;
  readonly pointer: Pointer;
  /** The key of the seat that looks: at a shared screen it changes, and the last seat's choices are dropped. */
  #key = '';
  /** Orders that are being given by themselves, once the question is answered that they were chosen with. */
  ordering: Promise<void> | null = null;

  constructor(table: () => Source) {
    this.scene = new Scene(table);
    this.question = new Question(this.scene);
    this.choice = new Choice(this.scene, this.question);
    this.pointer = new Pointer(this.scene, this.question, this.choice);
  }

  // The table moves on

  /** Have what the screen needs: the map of this mission, the outlook of the figure, the attack that is considered. */
  follow(): void {
    this.question.follow();
    if (this.choice.selected) this.question.surveys.ask(this.choice.selected.id);
    if (this.pointer.aimed) this.question.surveys.ask(this.pointer.aimed.text);
  }

  /** The table has moved on: the choices for the last question are dropped. */
  moved(): void {
    if (this.scene.table.key !== this.#key) this.#forget();
    this.choice.answered();
    const picked = this.scene.standing.get(this.choice.picked);
    // A figure that has finished is deselected, so that the next one can be selected.
    if (!picked || (picked.finished && this.question.id === 'sq-ask-act')) this.choice.picked = '';
    const { selected } = this.choice;
    const keep = new Map<string, unknown>();
    // The old outlook is shown until the new one has come, so that nothing flickers during a walk.
    const old = selected ? this.question.surveys.get<Outlook>(selected.id) : undefined;
    if (selected && old) keep.set(selected.id, { ...old, reach: [] });
    for (const about of [SEEN, GOALS]) {
      const known = this.question.surveys.get(about);
      if (known) keep.set(about, known);
    }
    this.question.surveys.keep(keep);
  }

  /** Another player is at the screen now. */
  #forget(): void {
    this.#key = this.scene.table.key;
    this.choice.picked = '';
    this.choice.tokenKind = '';
    this.question.surveys.forget();
  }

  // Answering

  async do(option: Pick<Option, 'text'> | Answer): Promise<boolean> {
    if (this.ordering) {
      // An answer that is given while the orders of the last question are still being sent waits for them.
      const asked = JSON.stringify(this.question.deciding);
      await this.ordering;
      if (JSON.stringify(this.question.deciding) !== asked) return false;
    }
    if (this.question.busy) return false;
    this.choice.menu = null;
    return judge(await this.scene.table.do(option.text), this.scene.names);
  }

  async undo(): Promise<void> {
    judge(await this.scene.table.undo(), this.scene.names);
  }

  /** A button of the action bar: a single answer is given, several are narrowed to, and without any the reason is shown. */
  async act(action: Action): Promise<void> {
    const can = optionsFor(action, this.choice.relevant);
    const [only] = can;
    if (!only) {
      const asked = this.choice.selected ? asksWith(action.id, this.choice.selected, this.scene) : '';
      if (!asked || !(await this.why(asked))) tell(`web-sq-cannot-${action.id}`);
    } else if (can.length > 1) this.choice.narrow(only.command.type);
    else if (isAttack(only) && !(this.pointer.armed && this.pointer.aimed === only))
      this.choice.consider(only.text);
    else await this.do(only);
  }

  /** Walk there, turn by turn and step by step, and stop when something happens. */
  async go(way: Reach): Promise<void> {
    const id = this.choice.selected?.id ?? '';
    const commands = this.choice.activation
      ? [this.choice.activation.text, ...way.commands]
      : [...way.commands];
    this.question.walking = true;
    try {
      for (const text of commands) {
        const lines = this.scene.playing.log.length;
        if (!judge(await this.scene.table.do(text), this.scene.names)) return;
        const { playing, view } = this.scene;
        const quiet = undisturbed(playing.log.slice(lines));
        if (!quiet || !this.question.mine || acting(view.frames) !== id) return;
      }
    } finally {
      this.question.walking = false;
    }
  }

  // Pressing the map

  /** A press on a square: the answer that it stands for, or the reason why there is none. */
  async press(square: number): Promise<void> {
    if (this.question.busy || square < 0) return;
    // A press that is quicker than the server's answer about paths waits for it.
    this.follow();
    const pending = this.question.surveys.pending(this.choice.selected?.id ?? '');
    if (pending) {
      this.question.walking = true;
      await pending.finally(() => {
        this.question.walking = false;
      });
    }
    const here = this.pointer.places.get(square) ?? [];
    const way = this.choice.reach.get(square);
    const piece = this.scene.pieceAt(square);
    const [only] = here;
    if (here.length > 0 && here.every((one) => this.pointer.weighs(one))) {
      await this.#aimAt(here);
    } else if (here.length === 1 && only && only.command.type !== 'Activate') {
      await this.do(only);
    } else if (here.length > 1) {
      const meant = here.find((one) => aimsOf(one)[0] === this.pointer.near);
      this.choice.menu = { square, options: meant ? [meant] : here };
    } else if (way) {
      await this.go(way);
    } else if (piece) {
      this.choice.select(piece.id);
    } else {
      await this.#whyNot(square);
    }
  }

  /** The first press aims, the second one fires. */
  async #aimAt(attacks: readonly Option[]): Promise<void> {
    const chosen = attacks.find((one) => one.text === this.choice.aim);
    const meant = this.pointer.meant(attacks);
    const moved =
      chosen && meant && weaponOf(chosen) === weaponOf(meant) && aimsOf(chosen)[0] !== aimsOf(meant)[0];
    if (chosen && !moved) await this.do(chosen);
    else if (meant) this.choice.consider(meant.text);
  }

  async pressPiece(id: string): Promise<void> {
    const piece = this.scene.standing.get(id);
    const [square] = piece?.squares ?? [];
    if (square === undefined) this.choice.select(id);
    else await this.press(square);
  }

  async pressDoor(id: string): Promise<void> {
    const option = this.pointer.doors.get(id);
    const attacks = this.pointer.breaches.get(id) ?? [];
    const square = this.scene.chart?.doors.find((door) => door.id === id)?.edges[0][0];
    if (option && attacks.length > 0 && square !== undefined)
      this.choice.menu = { square, options: [option, ...attacks] };
    else if (option) await this.do(option);
    else if (attacks.length > 0) await this.#aimAt(attacks);
    else if (this.choice.acts && this.choice.selected && this.question.actor === this.choice.selected.id)
      await this.why(`${this.choice.selected.id} open ${id}`);
  }

  async pressDock(id: string): Promise<void> {
    const option = this.pointer.docks.get(id);
    if (option) await this.do(option);
    else await this.why(`choose ${id}`);
  }

  // Why not?

  /** Why can this not be done? The clause is shown. False when there is no answer to that. */
  async why(command: string): Promise<boolean> {
    const outcome = await this.scene.table.why(command);
    if (outcome.kind !== 'because' || outcome.legal || !outcome.says) return false;
    refuse({ says: this.scene.named(outcome.says), clause: outcome.clause }, this.scene.names);
    return true;
  }

  async #whyNot(square: number): Promise<void> {
    const { selected } = this.choice;
    this.choice.aim = '';
    const placing = elsewhere(this.choice.listed, this.choice.kind, squareName(this.scene.view, square));
    if (placing) await this.why(placing);
    else if (
      this.choice.acts &&
      selected &&
      selected.squares.length === 1 &&
      this.question.actor === selected.id
    ) {
      const [from] = selected.squares;
      const [ax, ay] = spot(this.scene.view, from ?? 0);
      const [bx, by] = spot(this.scene.view, square);
      if (Math.max(Math.abs(ax - bx), Math.abs(ay - by)) === 1)
        await this.why(`${selected.id} step ${squareName(this.scene.view, square)}`);
      else {
        const says = { id: 'web-sq-out-of-reach', args: { square: squareName(this.scene.view, square) } };
        refuse({ says, clause: FAR }, this.scene.names);
      }
    } else this.choice.picked = '';
  }
}
