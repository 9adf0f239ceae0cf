/** Every text that the sources ask for is written, and every text of the client's own is asked for. */
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
/** Ids that are put together: `web-set-${choice}`. */
const begun = [...code.matchAll(/`(web-[a-z0-9-]*)\$\{/g)].map((found) => String(found[1]));

test('nothing is asked for that nobody wrote', () => {
  expect([...asked].filter((id) => !written.has(id))).toEqual([]);
});

test('nothing is written that nobody asks for', () => {
  expect([...written].filter((id) => !asked.has(id) && !begun.some((start) => id.startsWith(start)))).toEqual(
    [],
  );
});

test('no markup carries a style of its own: the content security policy would drop it', () => {
  const guilty = Object.entries(sources).filter(([, text]) => /\sstyle=["'{]|\{@html/.test(text));
  expect(guilty.map(([name]) => name)).toEqual([]);
});
