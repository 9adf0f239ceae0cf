/** Asides by the page on which they stand. */
import type { Option, Verb } from '../../view/offers.ts';

/** Within how many squares an enemy raises the hand: close enough to strike in its next turn. */
export const NEAR = 4;

const DEALING = new Set<Verb>(['Pledge', 'Sell', 'Accept', 'Refuse', 'Dissolve', 'Expose', 'Expel']);
const SHOWN = new Set<Verb>([...DEALING, 'Raise', 'Trigger', 'Instruct']);

/** Those that have no page of their own: rites, leaving Overwatch, whatever comes. */
export function elsewhere(options: readonly Option[]): Option[] {
  return options.filter(({ command }) => !SHOWN.has(command.type));
}
