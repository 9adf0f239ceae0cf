/** The dice of a match, computed again from its revealed seed and the salts of its seats: see docs/protocol.md. */
import { hmacWith } from './sha256.ts';

const VERSION = 'bulkhead dice 1';
export const USUAL_SIDES = 6;

type Hash = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** Dice that fall one after the other, as they fell for the match. */
export class Stream {
  readonly #block: Hash;
  #bytes = new Uint8Array();
  #at = 0;
  #counter = 0n;

  private constructor(block: Hash) {
    this.#block = block;
  }

  static async of(seed: Uint8Array<ArrayBuffer>, salts: readonly string[]): Promise<Stream> {
    const stir = await hmacWith(seed);
    return new Stream(await hmacWith(await stir(new TextEncoder().encode([VERSION, ...salts].join('\n')))));
  }

  /** The next face of a die with so many sides. */
  async roll(sides = USUAL_SIDES): Promise<number> {
    // Bytes from here on would favour the low faces, and are thrown away.
    const limit = 256 - (256 % sides);
    for (;;) {
      if (this.#at === this.#bytes.length) await this.#refill();
      const byte = this.#bytes[this.#at] ?? 0;
      this.#at += 1;
      if (byte < limit) return (byte % sides) + 1;
    }
  }

  async #refill(): Promise<void> {
    const number = new DataView(new ArrayBuffer(8));
    number.setBigUint64(0, this.#counter);
    this.#counter += 1n;
    this.#bytes = await this.#block(new Uint8Array(number.buffer));
    this.#at = 0;
  }
}
