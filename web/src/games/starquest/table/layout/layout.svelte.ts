/** How the table is laid out: the size of the window, the open tab of a phone, and where the open question is shown. */
import { MediaQuery } from 'svelte/reactivity';
import { newest, unread } from '../../../../common/table/talk.ts';
import { settings } from '../../../../lib/settings/settings.svelte.ts';
import { endingOf } from '../../campaign/closing/closing.ts';
import type { Desk } from '../../desk/desk.svelte.ts';
import { musterOf } from '../setup/muster.ts';

export type Tab = 'act' | 'squad' | 'log';

export class Layout {
  readonly #desk: Desk;
  readonly #phone = new MediaQuery('(max-width: 760px)');
  /** There is enough map for a card to stand over it. */
  readonly #roomy = new MediaQuery('(min-width: 900px) and (min-height: 560px)');
  readonly #narrow = new MediaQuery('(max-width: 1180px)');
  /** The open tab of a phone. */
  tab = $state<Tab>('act');
  /** The dialog about the player's own seat is open. */
  seatOpen = $state(false);
  record = $state<'log' | 'cards' | 'chat'>('log');
  /** The last line of the chat that was read. */
  #read = $state(0);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get phone(): boolean {
    return this.#phone.current;
  }

  /** There is no room for the column of players. */
  get narrow(): boolean {
    return this.#narrow.current;
  }

  get read(): number {
    return this.#read;
  }

  muster = $derived.by(() => musterOf(this.#desk.question.deciding));
  ending = $derived.by(() => endingOf(this.#desk.question.deciding));

  /** The question is what a figure does. */
  acting = $derived.by(() => {
    const { id } = this.#desk.question;
    return id === 'sq-ask-act' || id === 'sq-ask-activation' || id.startsWith('sq-ask-window');
  });

  /**
   * A question that interrupts stands over the map. On a phone the map is too small for that, and where a press on the
   * map is the answer nothing may cover it.
   */
  floats = $derived.by(() => {
    const { question, scene } = this.#desk;
    const covers = !this.acting && !this.muster && !this.ending && !scene.playing.finished;
    return question.reacting && this.#roomy.current && covers;
  });

  /** The map shows no more than what the question is about, or nothing of use. */
  offMap = $derived.by(() => {
    const { question, scene } = this.#desk;
    const choosing = this.muster !== null && question.id !== 'sq-ask-setup-entry';
    return question.reacting || choosing || this.ending !== null || scene.playing.finished;
  });

  /** How many lines of the chat have not been read. */
  unread = $derived.by(() => (settings().chat ? unread(this.#desk.scene.playing, this.#read) : 0));

  /** The chat is on the screen: everything in it counts as read. */
  followChat(): void {
    if (this.record === 'chat' && (!this.phone || this.tab === 'log'))
      this.#read = newest(this.#desk.scene.playing);
  }

  /** Show the decision, and close the dialog over it. */
  toDecision(): void {
    this.tab = 'act';
    this.seatOpen = false;
  }

  /** Another person is at this screen now: nothing of the last one stays open. */
  forget(): void {
    this.toDecision();
    this.record = 'log';
  }
}
