/** Sentences from the server with figures by their names: `um2` is said as it is called at this table. */
import type { Arg, Spoken } from '../../../lib/words/words.ts';

/** The same sentence; every argument that is the id of a figure or a token says its name. */
export function named(says: Spoken, known: (id: string) => boolean, called: (id: string) => string): Spoken {
  const plain = (value: Arg): Arg => {
    if (typeof value === 'string') return known(value) ? called(value) : value;
    if (typeof value === 'number') return value;
    if (isList(value)) return value.map(plain);
    if ('id' in value) return named(value, known, called);
    return value;
  };
  const args = Object.fromEntries(
    Object.entries(says.args as Record<string, Arg>).map(([name, value]) => [name, plain(value)]),
  );
  return { id: says.id, args };
}

function isList(value: Arg): value is readonly Arg[] {
  return Array.isArray(value);
}
