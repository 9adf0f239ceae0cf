/** The dice of a match, computed again from its revealed seed and the salts of its seats: see docs/protocol.md. */
import { hmacWith } from './sha256.ts';

const VERSION = 'bulkhead dice 1';
const SIDES = 6;
/** Bytes from here on would favour the low faces, and are thrown away. */
const LIMIT = 256 - (256 % SIDES);

/** Every face of a match, in the order in which they fall. It never ends: take as many as were rolled. */
export async function* stream(
  seed: Uint8Array<ArrayBuffer>,
  salts: readonly string[],
): AsyncGenerator<number, never> {
  const stir = await hmacWith(seed);
  const block = await hmacWith(await stir(new TextEncoder().encode([VERSION, ...salts].join('\n'))));
  for (let counter = 0n; ; counter += 1n) {
    const number = new DataView(new ArrayBuffer(8));
    number.setBigUint64(0, counter);
    for (const byte of await block(new Uint8Array(number.buffer))) {
      if (byte < LIMIT) yield (byte % SIDES) + 1;
    }
  }
}
