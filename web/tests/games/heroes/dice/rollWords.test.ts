// @vitest-environment happy-dom

/** The names of scoring rolls: whole where there is room, and short enough for three buttons beside each other on a phone. */
import { expect, test } from 'vitest';
import { rollLabel, rollTitle } from '../../../../src/games/heroes/dice/rollWords.ts';
import { speakIn } from '../../../../src/lib/words/speech.svelte.ts';
import { LANGUAGES } from '../../../../src/lib/words/words.ts';

/** Letters under a single die: "Sei Fortunato" fits. */
const ROOM = 13;

test.each(LANGUAGES)('%s: a single six has room for its name', async (language) => {
  await speakIn(language);
  expect(rollLabel('6').length).toBeLessThanOrEqual(ROOM);
});

test('a name is shortened only where it has to be', async () => {
  await speakIn('es');
  expect([rollTitle('6'), rollLabel('6')]).toEqual(['Seis de la Suerte', 'De la Suerte']);
  expect([rollTitle('66'), rollLabel('66')]).toEqual(['Seis Doble', 'Seis Doble']);
  expect(rollLabel('345')).toBe('Escalera 3-4-5');
  await speakIn('en');
  expect([rollTitle('6'), rollLabel('6')]).toEqual(['Lucky six', 'Lucky six']);
});
