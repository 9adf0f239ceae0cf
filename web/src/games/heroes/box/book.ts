/** The options of a table. It lists only the chosen ones; the others have the book's values, as the server wrote them. */
import type { Options } from '../../../generated/heroes.ts';
import book from '../../../generated/heroes-book.json';

const BOOK = book as Required<Options>;

/** Every option of a table. */
export function played(options: Options): Required<Options> {
  return { ...BOOK, ...options };
}
