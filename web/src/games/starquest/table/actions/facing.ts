/** Answers that name a facing. */
import type { Option } from '../../view/offers.ts';

/** The facing that an answer names, in eighths of a circle from the north; -1 for none. */
export function facingOf({ command }: Option): number {
  switch (command.type) {
    case 'Enter':
    case 'Stand':
    case 'Face':
      return command.facing;
    default:
      return -1;
  }
}
