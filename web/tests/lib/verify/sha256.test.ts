/** The browser's SHA-256 and our own for pages without https: the same, and as the standards' examples say. */
import { webcrypto } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hmacWith, sha256 } from '../../../src/lib/verify/sha256.ts';

const bytes = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
const hex = (data: Uint8Array) => [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const MACHINES = [
  ['the browser', webcrypto.subtle as SubtleCrypto],
  ['our own', null],
] as const;

describe.each(MACHINES)('SHA-256 by %s', (_, machine) => {
  test('of nothing, of three letters, and of two blocks', async () => {
    expect(hex(await sha256(bytes(''), machine))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(hex(await sha256(bytes('abc'), machine))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(
      hex(await sha256(bytes('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'), machine)),
    ).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
  });

  test('HMAC with a short key and with one longer than a block (RFC 4231, cases 2 and 6)', async () => {
    const short = await hmacWith(bytes('Jefe'), machine);
    expect(hex(await short(bytes('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
    const long = await hmacWith(new Uint8Array(131).fill(0xaa), machine);
    expect(hex(await long(bytes('Test Using Larger Than Block-Size Key - Hash Key First')))).toBe(
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    );
  });
});

test('both give the same for every length up to three blocks', async () => {
  for (let length = 0; length <= 192; length += 1) {
    const data = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(await sha256(data, null)).toEqual(await sha256(data, webcrypto.subtle as SubtleCrypto));
  }
});
