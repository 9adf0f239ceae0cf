/** What a table plays by. It tells only what it has chosen; the rest is the book's, as the server has written it down. */
import type { Options } from '../../../generated/heroes.ts';
import book from '../../../generated/heroes-book.json';

const BOOK = book as Required<Options>;

/** Every option of a table. */
export function played(options: Options): Required<Options> {
  return { ...BOOK, ...options };
}
