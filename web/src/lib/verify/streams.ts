/**
 * The streams of dice of a match. A match that began with an earlier version of the rules has one more stream for the
 * entries after the last common one: its players had already seen the dice of the old match. See docs/protocol.md.
 */
import { Bytes } from './dice.ts';
import type { Rolled, Rolls } from './verify.ts';

/** A version of the rules that a match was played with before, up to an entry. */
export interface Earlier {
  readonly rules: number;
  /** The number of the last entry played with it. */
  readonly entries: number;
}

/** One stream, and the entries whose dice come from it. */
export interface Part {
  readonly bytes: Bytes;
  readonly entries: readonly Rolled[];
}

/** The streams in their order: the first has the salts alone, each later one also the version that it begins with. */
export function streamsOf(seed: Uint8Array, { salts, rules, earlier = [], entries }: Rolls): Part[] {
  const versions = [...earlier.map((one) => one.rules), rules];
  const stream = (n: number) => earlier.filter((one) => one.entries < n).length;
  return versions.map((version, number) => ({
    bytes: new Bytes(seed, number === 0 ? salts : [...salts, `rules ${version}`]),
    entries: entries.filter(({ n }) => stream(n) === number),
  }));
}
