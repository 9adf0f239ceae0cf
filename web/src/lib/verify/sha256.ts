/**
 * SHA-256 and HMAC-SHA-256, by the browser's own cryptography.
 *
 * Browsers keep it from pages without https, and a table on the home network is such a page: there the few lines
 * below compute the same. A test holds them against the browser's.
 */

type Bytes = Uint8Array<ArrayBuffer>;

/** What does the computing; null where the browser keeps its own to itself. */
type Machine = Pick<SubtleCrypto, 'digest' | 'importKey' | 'sign'> | null;

function machine(): Machine {
  return globalThis.crypto?.subtle ?? null;
}

export async function sha256(data: Bytes, by: Machine = machine()): Promise<Bytes> {
  return by ? new Uint8Array(await by.digest('SHA-256', data)) : digest(data);
}

/** HMAC with one key, for as many messages as there are. */
export async function hmacWith(
  key: Bytes,
  by: Machine = machine(),
): Promise<(message: Bytes) => Promise<Bytes>> {
  if (by) {
    const imported = await by.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return async (message) => new Uint8Array(await by.sign('HMAC', imported, message));
  }
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? digest(key) : key);
  const inner = padded.map((byte) => byte ^ 0x36);
  const outer = padded.map((byte) => byte ^ 0x5c);
  return async (message) => digest(joined(outer, digest(joined(inner, message))));
}

const BLOCK = 64;

function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The first 64 primes: the standard's numbers are their roots. */
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 &&
    !Array.from({ length: number }, (_, below) => below).some((below) => below > 1 && number % below === 0),
);

/** The first 32 bits of the fractional part of a number. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** SHA-256 as FIPS 180-4 writes it. */
function digest(data: Bytes): Bytes {
  const state = Int32Array.from(START);
  const padded = pad(data);
  for (let at = 0; at < padded.byteLength; at += BLOCK)
    compress(state, new DataView(padded.buffer, at, BLOCK));
  const result = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    result.setInt32(4 * index, word);
  });
  return new Uint8Array(result.buffer);
}

/** The message, a one bit, zeros, and the message's length in bits: whole blocks. */
function pad(data: Bytes): Bytes {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(data.length) * 8n);
  return padded;
}

function compress(state: Int32Array, block: DataView): void {
  const words = new Int32Array(64);
  for (let index = 0; index < 64; index += 1)
    words[index] = index < 16 ? block.getInt32(4 * index) : mixed(words, index);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const one =
      h +
      (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
      ((e & f) ^ (~e & g)) +
      at(ROUNDS, index) +
      at(words, index);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (at(state, index) + word) | 0;
  });
}

function mixed(words: Int32Array, index: number): number {
  const near = at(words, index - 2);
  const far = at(words, index - 15);
  return (
    at(words, index - 16) +
    (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)) +
    at(words, index - 7) +
    (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10))
  );
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function at(words: ArrayLike<number>, index: number): number {
  return words[index] ?? 0;
}
