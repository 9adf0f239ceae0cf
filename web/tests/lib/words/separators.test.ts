// @vitest-environment happy-dom
/** What stands between translated parts is translated too: French keeps a space before a colon and a semicolon. */
import { expect, test } from 'vitest';
import { beside, labelled, speakIn } from '../../../src/lib/words/speech.svelte.ts';
import { LANGUAGES } from '../../../src/lib/words/words.ts';

const sources: Record<string, string> = import.meta.glob('../../../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(LANGUAGES)('%s: texts stand after what they are about, and side by side', async (language) => {
  await speakIn(language);
  const space = language === 'fr' ? '\u00a0' : '';
  expect(labelled('Laser', '2')).toBe(`Laser${space}: 2`);
  expect(labelled('Laser')).toBe(`Laser${space}: `);
  expect(beside([])).toBe('');
  expect(beside(['a, b'])).toBe('a, b');
  expect(beside(['a, b', 'c', 'd'])).toBe(`a, b${space}; c${space}; d`);
});

test('no screen writes a separator by itself', () => {
  const byHand = /join\('[;:] '\)|\)\}[:;] |\)\}[:;]<\/|say\([^`]*\)\}[:;] /;
  expect(
    Object.entries(sources)
      .filter(([, text]) => byHand.test(text))
      .map(([file]) => file),
  ).toEqual([]);
});
