/** The dice of a match, computed again from its revealed seed and the salts of its seats: see docs/protocol.md. */
import { hmacWith } from './sha256.ts';

const VERSION = 'bulkhead dice 1';
export const USUAL_SIDES = 6;

type Hash = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** Bytes from here on would favour the low faces of a die, and are thrown away. */
export function limitOf(sides: number): number {
  return 256 - (256 % sides);
}

/** The random bytes of a match, in blocks that are computed when they are needed. */
export class Bytes {
  readonly #block: Hash;
  readonly #known: number[] = [];

  private constructor(block: Hash) {
    this.#block = block;
  }

  static async of(seed: Uint8Array<ArrayBuffer>, salts: readonly string[]): Promise<Bytes> {
    const stir = await hmacWith(seed);
    return new Bytes(await hmacWith(await stir(new TextEncoder().encode([VERSION, ...salts].join('\n')))));
  }

  async at(place: number): Promise<number> {
    while (place >= this.#known.length) {
      const number = new DataView(new ArrayBuffer(8));
      const block = await this.#block(counted(number, this.#known.length));
      this.#known.push(...block);
    }
    return this.#known[place] ?? 0;
  }
}

/** The number of the block that follows so many bytes, as eight bytes. */
function counted(number: DataView<ArrayBuffer>, bytes: number): Uint8Array<ArrayBuffer> {
  number.setBigUint64(0, BigInt(bytes / BLOCK));
  return new Uint8Array(number.buffer);
}

const BLOCK = 32;

/** Dice that fall one after the other, as they fell for the match. */
export class Stream {
  readonly #bytes: Bytes;
  #at = 0;

  private constructor(bytes: Bytes) {
    this.#bytes = bytes;
  }

  static async of(seed: Uint8Array<ArrayBuffer>, salts: readonly string[]): Promise<Stream> {
    return new Stream(await Bytes.of(seed, salts));
  }

  /** The next face of a die with so many sides. */
  async roll(sides = USUAL_SIDES): Promise<number> {
    const limit = limitOf(sides);
    for (;;) {
      const byte = await this.#bytes.at(this.#at);
      this.#at += 1;
      if (byte < limit) return (byte % sides) + 1;
    }
  }
}
