/**
 * The one store of a Starquest table. It is made of parts, each of which takes the earlier ones: `scene` (what is seen),
 * `question` (what is asked), `choice` (what the player has taken up) and `pointer` (what the map offers). They are derived
 * from the view and the offer; what needs rules (ways, sight, odds) is asked of the server with `survey`. Here are the
 * verbs that send something: do, act, go, press, undo, why.
 */
import type { Outlook, Reach } from '../../../generated/starquest.ts';
import { judge, refuse, tell } from '../../../lib/notices.svelte.ts';
import type { Answer } from '../../../lib/table/state.ts';
import type { Spoken } from '../../../lib/words/words.ts';
import { Beacon } from '../map/beacon.svelte.ts';
import { acting } from '../view/frames.ts';
import { aimsOf, elsewhere, isAttack, type Option, surveyOf, weaponOf } from '../view/offers.ts';
import { spot, squareName } from '../view/pieces.ts';
import { undisturbed } from '../view/walking.ts';
import { asksWith } from './asking.ts';
import { Choice } from './choice.svelte.ts';
import { Group } from './group.svelte.ts';
import { Pointer } from './pointer.svelte.ts';
import { EXPOSED, GOALS, Question, SEEN } from './question.svelte.ts';
import { Scene, type Source } from './scene.svelte.ts';
import { TakingBack } from './takingBack.ts';
import { type Hand, Turning } from './turning.svelte.ts';
import { type Action, optionsFor } from './verbs.ts';

/** How a square was pressed: by what, and at which of its edges (-1: in the middle). */
export interface Press {
  /** The pointer shows what a press does before it is done; a finger and a key do not. */
  readonly blind: boolean;
  readonly edge: number;
}

const BLIND: Press = { blind: true, edge: -1 };

/** How far anybody may go. */
const FAR = 'SQ-MOVE-01';

export class Desk {
  readonly scene: Scene;
  readonly question: Question;
  readonly choice: Choice;
  readonly pointer: Pointer;
  /** What something beside the map speaks of. */
  readonly beacon = new Beacon();
  /** Several that are sent somewhere together. */
  readonly group: Group;
  readonly turning: Turning;
  readonly takingBack: TakingBack;
  /** The key of the seat that looks: at a shared screen it changes, and the last seat's choices are dropped. */
  #key = '';
  /** Orders that are being given by themselves, once the question is answered that they were chosen with. */
  ordering: Promise<void> | null = null;
  /** What a press asks of the server before it knows its answer. */
  #looking: Promise<unknown> | null = null;

  constructor(table: () => Source) {
    this.scene = new Scene(table);
    this.question = new Question(this.scene);
    this.choice = new Choice(this.scene, this.question);
    this.pointer = new Pointer(this.scene, this.question, this.choice);
    this.group = new Group(this.scene, this.question);
    this.turning = new Turning(this.scene, this.choice, this.pointer);
    this.takingBack = new TakingBack(this.scene, this.question);
  }

  // The table moves on

  /** Have what the screen needs: the map of this mission, the outlook of the figure, the attack that is considered. */
  follow(): void {
    this.question.follow();
    if (this.choice.selected) this.question.surveys.ask(this.choice.selected.id);
    if (this.choice.activation) this.question.surveys.ask(this.choice.activation.text);
    if (this.pointer.aimed) this.question.surveys.ask(surveyOf(this.pointer.aimed));
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
    for (const about of [SEEN, GOALS, EXPOSED]) {
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
    this.group.stop();
    this.question.surveys.forget();
  }

  // Answering

  /** Give an answer; a figure that has not begun to act is activated first. */
  async do(option: Pick<Option, 'text' | 'first'> | Answer): Promise<boolean> {
    if (this.ordering) {
      // An answer that is given while the orders of the last question are still being sent waits for them.
      const asked = JSON.stringify(this.question.deciding);
      await this.ordering;
      if (JSON.stringify(this.question.deciding) !== asked) return false;
    }
    if (!(await this.#free())) return false;
    this.choice.menu = null;
    const first = 'first' in option ? option.first : undefined;
    return first ? this.#begin(first, option.text) : this.#send(option.text);
  }

  undo(): Promise<void> {
    return this.takingBack.step();
  }

  async #send(text: string): Promise<boolean> {
    return judge(await this.scene.table.do(text), this.scene.names);
  }

  /** Activate a figure and let it act at once. If it cannot, its activation is taken back, so that nothing is spent. */
  async #begin(activation: string, text: string): Promise<boolean> {
    this.question.walking = true;
    try {
      if (!(await this.#send(activation))) return false;
      if (await this.#send(text)) return true;
      if (this.question.mine && this.scene.playing.undo) await this.scene.table.undo();
      return false;
    } finally {
      this.question.walking = false;
    }
  }

  /** A button of the action bar: a single answer is given, several are narrowed to, and without any the reason is shown. */
  async act(action: Action): Promise<void> {
    if (!(await this.#free())) return;
    await this.ready();
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

  /** A press that is quicker than the server's answer about the figure waits for it. */
  async ready(): Promise<void> {
    this.follow();
    const { surveys } = this.question;
    const pending = [this.choice.selected?.id ?? '', this.choice.activation?.text ?? ''].flatMap(
      (about) => surveys.pending(about) ?? [],
    );
    if (pending.length === 0) return;
    this.question.walking = true;
    this.#looking = Promise.all(pending);
    try {
      await this.#looking;
    } finally {
      this.question.walking = false;
      this.#looking = null;
    }
  }

  /** May something be sent now? A press while another one looks something up is not lost: it waits for that. */
  async #free(): Promise<boolean> {
    if (this.#looking) {
      await this.#looking;
      // The press that looked it up goes first.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return !this.question.busy;
  }

  /** A press on a square: the answer that it stands for, or the reason why there is none. */
  async press(square: number, by: Press = BLIND): Promise<void> {
    if (this.group.takes(square)) return;
    if (square < 0 || !(await this.#free())) return;
    await this.ready();
    if (await this.#turns(square, by)) return;
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
      await this.#goes(way, by);
    } else if (piece) {
      this.choice.select(piece.id);
    } else {
      await this.#whyNot(square);
    }
  }

  /** Turn, come in or stand facing the pressed edge; a finger and a key choose from a compass. */
  async #turns(square: number, { blind, edge }: Press): Promise<boolean> {
    const options = this.turning.at(square);
    if (options.length === 0) return false;
    const meant = blind ? null : this.turning.meant(square, edge);
    const own = this.choice.selected?.squares.includes(square) ?? false;
    if (meant) await this.do(meant.option);
    // A second press on a figure begins with it, for those who want to be asked what it does.
    else if (own && this.choice.activation) await this.#send(this.choice.activation.text);
    else if (!own || blind) this.choice.menu = { square, options };
    return true;
  }

  /** A drag out of a square ends: the figure turns that way. */
  async drop(hand: Hand): Promise<void> {
    const turn = this.turning.dragged(hand);
    this.turning.held = null;
    if (turn && !this.question.busy) await this.do(turn.option);
  }

  /** Walk. Where a pointer has not shown the danger of a way, the first press shows it and the second one goes. */
  async #goes(way: Reach, { blind }: Press): Promise<void> {
    const risky = (way.crosses?.length ?? 0) > 0 || way.asks;
    if (blind && risky && this.choice.planned !== way.square && this.pointer.cursor !== way.square)
      this.choice.planned = way.square;
    else await this.go(way);
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
    if (!(await this.#free())) return;
    await this.ready();
    const option = this.pointer.doors.get(id);
    const attacks = this.pointer.breaches.get(id) ?? [];
    const square = this.scene.chart?.doors.find((door) => door.id === id)?.edges[0][0];
    if (option && attacks.length > 0 && square !== undefined)
      this.choice.menu = { square, options: [option, ...attacks] };
    else if (option) await this.do(option);
    else if (attacks.length > 0) await this.#aimAt(attacks);
    else if (this.choice.acts && this.choice.selected)
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
    const { activation, selected } = this.choice;
    if (activation && selected && command.startsWith(`${selected.id} `))
      return this.#whyThen(activation.text, command);
    const outcome = await this.scene.table.why(command);
    if (outcome.kind !== 'because' || outcome.legal || !outcome.says) return false;
    refuse({ says: this.scene.named(outcome.says), clause: outcome.clause }, this.scene.names);
    return true;
  }

  /** The reason for a figure that has not begun to act: as if it had. */
  async #whyThen(first: string, text: string): Promise<boolean> {
    const outcome = await this.scene.table.survey(surveyOf({ first, text }));
    if (outcome.kind !== 'surveyed') return false;
    const { clause, says } = outcome.found as { clause?: string; says?: Spoken | null };
    if (!says) return false;
    refuse({ says: this.scene.named(says), clause: clause ?? '' }, this.scene.names);
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
      (this.question.actor === selected.id || this.choice.activation)
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
