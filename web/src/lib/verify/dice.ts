/** The dice of a match, computed again from its revealed seed and the salts of its seats: see docs/protocol.md. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

const VERSION = 'bulkhead dice 1';
/** Bytes in a block. */
const BLOCK = 32;
export const USUAL_SIDES = 6;

/** Bytes from here on would favour the low faces of a die, and are thrown away. */
export function limitOf(sides: number): number {
  return 256 - (256 % sides);
}

/** The random bytes of a match, in blocks that are computed when they are needed. */
export class Bytes {
  readonly #key: Uint8Array;
  readonly #known: number[] = [];

  constructor(seed: Uint8Array, salts: readonly string[]) {
    this.#key = hmac(sha256, seed, new TextEncoder().encode([VERSION, ...salts].join('\n')));
  }

  at(place: number): number {
    while (place >= this.#known.length) {
      const number = new DataView(new ArrayBuffer(8));
      number.setBigUint64(0, BigInt(this.#known.length / BLOCK));
      this.#known.push(...hmac(sha256, this.#key, new Uint8Array(number.buffer)));
    }
    return this.#known[place] ?? 0;
  }
}

/** Dice that fall one after the other, as they fell for the match. */
export class Stream {
  #at = 0;

  constructor(readonly bytes: Bytes) {}

  /** The next face of a die with so many sides. */
  roll(sides = USUAL_SIDES): number {
    const limit = limitOf(sides);
    for (;;) {
      const byte = this.bytes.at(this.#at);
      this.#at += 1;
      if (byte < limit) return (byte % sides) + 1;
    }
  }
}
