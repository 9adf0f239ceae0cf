/** Every text that the sources use exists, and every text of the client is used. */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import campaign from '../../../../src/bulkhead/locales/en/starquest-campaign.ftl?raw';
import starquest from '../../../../src/bulkhead/locales/en/starquest-web.ftl?raw';
import english from '../../../../src/bulkhead/locales/en/web.ftl?raw';

const sources: Record<string, string> = import.meta.glob('../../../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.values(sources).join('\n');

const written = new Set(
  new FluentResource(`${english}\n${starquest}\n${campaign}`).body.map((message) => message.id),
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
