/**
 * The one store of a Starquest table: what is seen, what may be done, what is chosen. Everything is derived from the view
 * and the offer, storey upon storey in `desk/`; what needs rules (ways, sight, odds) is asked of the server with `survey`.
 * Components read it and call its few verbs, which are here: select, press, do, go, cancel.
 */
import type { Outlook, Reach, Seen } from '../../../generated/starquest.ts';
import { judge, refuse, tell } from '../../../lib/notices.svelte.ts';
import type { Answer } from '../../../lib/table/state.ts';
import { asksWith } from '../table/actions/asking.ts';
import { type Action, optionsFor } from '../table/actions/verbs.ts';
import { acting } from '../view/frames.ts';
import { aimsOf, elsewhere, isAttack, type Option, type Verb, weaponOf } from '../view/offers.ts';
import { spot, squareName } from '../view/pieces.ts';
import { SEEN } from './asked.svelte.ts';
import { Pointed } from './pointed.svelte.ts';

/** Events of a walk that nobody has to look at before the next step. */
const QUIET = new Set(['Activated', 'Moved', 'Faced', 'TokenMoved', 'OverwatchEnded']);

/** How far anybody may go. */
const FAR = 'SQ-MOVE-01';

export class Desk extends Pointed {
  /** Whose eyes these are: at a shared screen they change, and nothing of one is left for the other. */
  #key = '';
  /** Orders that are being given by themselves, once the question is answered that they were chosen with. */
  ordering: Promise<void> | null = null;

  // The table moves on

  /** Have what the screen needs: the map of this mission, the outlook of the figure, the attack that is considered. */
  follow(): void {
    this.followQuestion();
    if (this.selected) this.surveys.ask(this.selected.id);
    if (this.aimed) this.surveys.ask(this.aimed.text);
  }

  /** The table has moved on: what was chosen for the last question is gone. */
  moved(): void {
    if (this.table.key !== this.#key) this.#forget();
    this.choice.answered();
    const picked = this.standing.get(this.choice.picked);
    // Whoever is done is put down, so that the next one can be taken up.
    if (!picked || (picked.finished && this.question === 'sq-ask-act')) this.choice.picked = '';
    const { selected } = this;
    const keep = new Map<string, unknown>();
    // Until the new answer is there the old outlook is shown: nothing flickers while somebody walks.
    const old = selected ? this.surveys.get<Outlook>(selected.id) : undefined;
    if (selected && old) keep.set(selected.id, { ...old, reach: [] });
    const seen = this.surveys.get<Seen>(SEEN);
    if (seen) keep.set(SEEN, seen);
    this.surveys.keep(keep);
  }

  /** Somebody else is at the screen now. */
  #forget(): void {
    this.#key = this.table.key;
    this.choice.picked = '';
    this.choice.kind = '';
    this.surveys.forget();
  }

  // Choosing

  select(id: string): void {
    this.choice.select(id);
  }

  /** Only answers of this kind, until something is chosen. */
  narrow(verb: Verb | ''): void {
    this.choice.narrow(verb);
  }

  /** Take a kind of token up, or put it back. */
  pick(kind: string): void {
    this.choice.pick(kind);
  }

  /** Take a card up, or put it down: the answers that play it are given on the map. */
  take(card: string): void {
    this.choice.take(card);
  }

  /** Consider an attack: its squares and its odds are shown, and a second press carries it out. */
  consider(option: Option): void {
    this.choice.consider(option.text);
  }

  /** Back, one thing after the other. True when there was something to take back. */
  cancel(): boolean {
    return this.choice.cancel();
  }

  // Answering

  async do(option: Pick<Option, 'text'> | Answer): Promise<boolean> {
    if (this.ordering) {
      // Whoever answers while the orders of the last question are still being given is not ignored.
      const asked = JSON.stringify(this.deciding);
      await this.ordering;
      if (JSON.stringify(this.deciding) !== asked) return false;
    }
    if (this.busy) return false;
    this.choice.menu = null;
    return judge(await this.table.do(option.text), this.names);
  }

  async undo(): Promise<void> {
    judge(await this.table.undo(), this.names);
  }

  /** A button of the action bar: the only answer of its kind is given, of several one is chosen, of none one hears why. */
  async act(action: Action): Promise<void> {
    const can = optionsFor(action, this.relevant);
    const [only] = can;
    if (!only) {
      const asked = this.selected ? asksWith(action.id, this.selected, this) : '';
      if (!asked || !(await this.why(asked))) tell(`web-sq-cannot-${action.id}`);
    } else if (can.length > 1) this.narrow(only.command.type);
    else if (isAttack(only) && !(this.armed && this.aimed === only)) this.consider(only);
    else await this.do(only);
  }

  /** Walk there, turn by turn and step by step, and stop when something happens. */
  async go(way: Reach): Promise<void> {
    const id = this.selected?.id ?? '';
    const commands = this.activation ? [this.activation.text, ...way.commands] : [...way.commands];
    this.walking = true;
    try {
      for (const text of commands) {
        const lines = this.playing.log.length;
        if (!judge(await this.table.do(text), this.names)) return;
        const { playing, view } = this;
        const others = playing.log
          .slice(lines)
          .some(({ event }) => !QUIET.has((event as { type: string }).type));
        if (others || !this.mine || acting(view.frames) !== id) return;
      }
    } finally {
      this.walking = false;
    }
  }

  // Pressing the map

  /** Press a square: whatever it is good for, and if for nothing, say why. */
  async press(square: number): Promise<void> {
    if (this.busy || square < 0) return;
    // Whoever is quicker than the answer about ways waits for it.
    this.follow();
    const pending = this.surveys.pending(this.selected?.id ?? '');
    if (pending) {
      this.walking = true;
      await pending.finally(() => {
        this.walking = false;
      });
    }
    const here = this.places.get(square) ?? [];
    const way = this.reach.get(square);
    const piece = this.pieceAt(square);
    const [only] = here;
    if (here.length > 0 && here.every((one) => this.weighs(one))) {
      await this.#aimAt(here);
    } else if (here.length === 1 && only && only.command.type !== 'Activate') {
      await this.do(only);
    } else if (here.length > 1) {
      const meant = here.find((one) => aimsOf(one)[0] === this.near);
      this.choice.menu = { square, options: meant ? [meant] : here };
    } else if (way) {
      await this.go(way);
    } else if (piece) {
      this.select(piece.id);
    } else {
      await this.#whyNot(square);
    }
  }

  /** The first press aims, the second one fires. */
  async #aimAt(attacks: readonly Option[]): Promise<void> {
    const chosen = attacks.find((one) => one.text === this.choice.aim);
    const meant = this.meant(attacks);
    const moved =
      chosen && meant && weaponOf(chosen) === weaponOf(meant) && aimsOf(chosen)[0] !== aimsOf(meant)[0];
    if (chosen && !moved) await this.do(chosen);
    else if (meant) this.consider(meant);
  }

  async pressPiece(id: string): Promise<void> {
    const piece = this.standing.get(id);
    const [square] = piece?.squares ?? [];
    if (square === undefined) this.select(id);
    else await this.press(square);
  }

  async pressDoor(id: string): Promise<void> {
    const option = this.doors.get(id);
    const attacks = this.breaches.get(id) ?? [];
    const square = this.chart?.doors.find((door) => door.id === id)?.edges[0][0];
    if (option && attacks.length > 0 && square !== undefined)
      this.choice.menu = { square, options: [option, ...attacks] };
    else if (option) await this.do(option);
    else if (attacks.length > 0) await this.#aimAt(attacks);
    else if (this.acts && this.selected && this.actor === this.selected.id)
      await this.why(`${this.selected.id} open ${id}`);
  }

  async pressDock(id: string): Promise<void> {
    const option = this.docks.get(id);
    if (option) await this.do(option);
    else await this.why(`choose ${id}`);
  }

  // Why not?

  /** Why can this not be done? The clause is shown. False when there is no answer to that. */
  async why(command: string): Promise<boolean> {
    const outcome = await this.table.why(command);
    if (outcome.kind !== 'because' || outcome.legal || !outcome.says) return false;
    refuse({ says: this.named(outcome.says), clause: outcome.clause }, this.names);
    return true;
  }

  async #whyNot(square: number): Promise<void> {
    const { selected } = this;
    this.choice.aim = '';
    const placing = elsewhere(this.listed, this.kind, squareName(this.view, square));
    if (placing) await this.why(placing);
    else if (this.acts && selected && selected.squares.length === 1 && this.actor === selected.id) {
      const [from] = selected.squares;
      const [ax, ay] = spot(this.view, from ?? 0);
      const [bx, by] = spot(this.view, square);
      if (Math.max(Math.abs(ax - bx), Math.abs(ay - by)) === 1)
        await this.why(`${selected.id} step ${squareName(this.view, square)}`);
      else {
        const says = { id: 'web-sq-out-of-reach', args: { square: squareName(this.view, square) } };
        refuse({ says, clause: FAR }, this.names);
      }
    } else this.choice.picked = '';
  }
}
