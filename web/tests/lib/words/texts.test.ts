/** Every text that the sources use exists, and every text of the client is used. */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const sources: Record<string, string> = import.meta.glob('../../../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.values(sources).join('\n');

const locales: Record<string, string> = import.meta.glob('../../../../src/bulkhead/locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The texts of the client, in whichever file they stand. */
const written = new Set(
  new FluentResource(Object.values(locales).join('\n')).body
    .map((message) => message.id)
    .filter((id) => id.startsWith('web-')),
);
const asked = new Set(
  [...code.matchAll(/['"`](web-[a-z0-9-]*[a-z0-9])['"`]/g)].map((found) => String(found[1])),
);
/** The beginnings of composed ids: `web-set-${choice}`. */
const begun = [...code.matchAll(/`(web-[a-z0-9-]*)\$\{/g)].map((found) => String(found[1]));

test('every text that is used exists', () => {
  expect([...asked].filter((id) => !written.has(id))).toEqual([]);
});

test('every text that exists is used', () => {
  expect([...written].filter((id) => !asked.has(id) && !begun.some((start) => id.startsWith(start)))).toEqual(
    [],
  );
});

test('no markup has an inline style: the content security policy would drop it', () => {
  const guilty = Object.entries(sources).filter(([, text]) => /\sstyle=["'{]|\{@html/.test(text));
  expect(guilty.map(([name]) => name)).toEqual([]);
});
