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

/** At the start: hear the keyboard. */
export function beginKeys(): void {
  addEventListener('keydown', press);
}

export function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isWriting(event.target) && event.key !== 'Escape') return;
  const key = event.key.toLowerCase();
  for (const layer of pressable()) {
    const binding = layer.bindings.find((one) => one.keys.includes(key) && (one.when?.() ?? true));
    if (binding) {
      // A key on a focused button presses the button.
      if ((key === 'enter' || key === ' ') && isPressable(event.target)) return;
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

function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a[href], summary, [role="button"], [role="radio"]') !== null
  );
}
