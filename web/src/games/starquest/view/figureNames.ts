/** Sentences from the server with figures by their names: `um2` is said as it is called at this table. */
import type { Arg, Spoken } from '../../../lib/words/words.ts';
import { letter } from '../box/box.ts';

/** Names from the server that consist of an id and a kind. */
const PIECE = 'sq-piece';
const WITH_KIND: readonly string[] = [PIECE, 'sq-thing'];

/** The same sentence; every argument that is the id of a figure or a token says its name, as text or as a mark. */
export function named(says: Spoken, known: (id: string) => boolean, called: (id: string) => Arg): Spoken {
  const plain = (value: Arg): Arg => {
    if (typeof value === 'string') return known(value) ? called(value) : value;
    if (typeof value === 'number') return value;
    if (isList(value)) return value.map(plain);
    if ('id' in value) return itself(value) ?? named(value, known, called);
    return value;
  };
  /** A piece that the server names with its kind: here its name says both, also before it stands on the map. */
  const itself = ({ id, args }: Spoken): Arg | null => {
    const piece = WITH_KIND.includes(id) ? String(args['id']) : '';
    if (piece && known(piece)) return called(piece);
    const { kind } = args;
    return id === PIECE && kind ? { id: 'web-sq-figure', args: { figure: kind, id: piece } } : null;
  };
  const args = Object.fromEntries(
    Object.entries(says.args as Record<string, Arg>).map(([name, value]) => [name, plain(value)]),
  );
  return { id: says.id, args };
}

function isList(value: Arg): value is readonly Arg[] {
  return Array.isArray(value);
}

/** Tokens of the two alien sides: how their ids begin, and the letter of the side. */
const SIDES: Readonly<Record<string, string>> = { ch: letter('chaos'), cu: letter('cult') };
const TOKEN = /^([a-z]+)\?(\d+)$/;

/** The short name that a token has in the log, in panels and on the map (`C4`); empty for anything else. */
export function tokenName(id: string): string {
  const found = TOKEN.exec(id);
  return found ? `${SIDES[found[1] ?? ''] ?? '?'}${found[2]}` : '';
}
