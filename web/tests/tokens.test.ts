/** A colour or a length that nothing defines is drawn black, or not at all: every custom property in use is set somewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

function sources(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|css|ts)$/.test(name))
    .map((name) => readFileSync(join(SOURCE, name), 'utf8'));
}

function found(texts: readonly string[], pattern: RegExp): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
}

test('every custom property that is used without a substitute is defined', () => {
  const texts = sources();
  const used = found(texts, /var\((--[\w-]+)\)/g);
  const defined = found(texts, /(--[\w-]+)['"]?\s*[:=,]/g);
  expect(used.size).toBeGreaterThan(50);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
