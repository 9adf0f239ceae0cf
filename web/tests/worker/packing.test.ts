import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pack } from '../../src/worker/packing.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packing-'));
  mkdirSync(join(folder, 'assets'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('packed data unpacks to the original, and is smaller', () => {
  const path = join(folder, 'assets', 'main-1a2b.js');
  const plain = Buffer.from('export const answer = 42;\n'.repeat(100));
  writeFileSync(path, plain);
  pack(folder);
  expect(readFileSync(path)).toEqual(plain);
  for (const [ending, unpack] of [
    ['br', brotliDecompressSync],
    ['gz', gunzipSync],
  ] as const) {
    const packed = readFileSync(`${path}.${ending}`);
    expect(packed.length).toBeLessThan(plain.length);
    expect(unpack(packed)).toEqual(plain);
  }
});

test('small files, fonts and pictures stay as they are', () => {
  const names = ['little.js', 'font.woff2', 'icon.png'];
  for (const name of names) writeFileSync(join(folder, name), 'x'.repeat(name === 'little.js' ? 100 : 5000));
  pack(folder);
  for (const name of names) {
    expect(existsSync(join(folder, `${name}.br`))).toBe(false);
    expect(existsSync(join(folder, `${name}.gz`))).toBe(false);
  }
});
