/** Keys: each screen registers its own, and the list behind `?` shows the registered ones. */
import { untrack } from 'svelte';
import type { Args } from '../words/words.ts';

export interface Binding {
  /** As `KeyboardEvent.key` names them, lower case; the first one is shown. */
  keys: readonly string[];
  /** Message id of the action, and its arguments. */
  says: string;
  args?: Args;
  /** The text on the key, where it is not its name: "1 to 5", for example. */
  shows?: string;
  run: (event: KeyboardEvent) => void;
  /** Its key stands on a button: it wins over another one that was pressed by hand and only kept the focus. */
  firm?: boolean;
  /** Only while this is so; otherwise the key is left to others. */
  when?: () => boolean;
}

export interface Layer {
  /** Message id of the heading in the list. */
  says: string;
  bindings: readonly Binding[];
  /** A dialog: the layers under it do not hear anything. */
  modal?: boolean;
}

let layers = $state.raw<readonly Layer[]>([]);

/** Everything that can be pressed now, the newest layer first. */
export function pressable(): readonly Layer[] {
  const modal = layers.findLastIndex((layer) => layer.modal);
  return layers.slice(Math.max(0, modal)).toReversed();
}

/** All layers that are not dialogs: what the key list shows. */
export function listed(): readonly Layer[] {
  return layers.filter((layer) => !layer.modal && layer.bindings.length > 0).toReversed();
}

/** Listen to these keys until the returned function is called: `$effect(() => listenTo({...}))`. */
export function listenTo(layer: Layer): () => void {
  untrack(() => {
    layers = [...layers, layer];
  });
  return () => {
    layers = untrack(() => layers.filter((one) => one !== layer));
  };
}

/** The focus stays on what was clicked last; the keyboard has not gone anywhere since. */
let byHand = false;

/** At the start: hear the keyboard. */
export function beginKeys(): void {
  addEventListener('keydown', press);
  addEventListener(
    'pointerdown',
    () => {
      byHand = true;
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') byHand = false;
    },
    { capture: true },
  );
}

export function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isWriting(event.target) && event.key !== 'Escape') return;
  const key = event.key.toLowerCase();
  for (const layer of pressable()) {
    const binding = layer.bindings.find((one) => one.keys.includes(key) && (one.when?.() ?? true));
    if (binding) {
      // A key on a focused button presses the button; Enter on a choice that is made goes on from there, and so does a
      // key that stands on another button, if the focus was only left behind by a click.
      if (
        (key === 'enter' || key === ' ') &&
        isPressable(event.target) &&
        !(key === 'enter' && isMade(event.target)) &&
        !(binding.firm && byHand)
      )
        return;
      event.preventDefault();
      binding.run(event);
      return;
    }
  }
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
  );
}

/** A choice that is made already, marked `data-enter="on"`: pressing it again would say nothing new. */
function isMade(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-enter="on"]') !== null;
}

function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a[href], summary, [role="button"], [role="radio"]') !== null
  );
}
