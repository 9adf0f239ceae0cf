/** A value of an option in words. */
import { say } from '../../../lib/words/speech.svelte.ts';
import type { Option, Value } from './options.ts';

/** Numbers are themselves, and players go by their names. */
export function optionValue({ name }: Option, value: Value, names: readonly string[]): string {
  if (name === 'rows') return String(value);
  if (name === 'games') return say(`web-new-games-${value}`);
  if (name === 'blocked-vox' || name === 'duplicates') return say(`web-new-${value}`);
  if (name === 'first' && value !== 'draw') {
    const seat = Number(value) - 1;
    return names[seat]?.trim() || say('player', { seat: seat + 1 });
  }
  return say(`heroes-option-${name}-${value}`);
}
