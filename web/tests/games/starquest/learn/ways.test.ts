// @vitest-environment happy-dom

/** The buttons of a lesson stand beside its heading on a phone. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STARQUEST_WORDS } from '../../../../src/games/starquest/words/chapters.ts';
import { say, speakIn, withChapter } from '../../../../src/lib/words/speech.svelte.ts';
import { LANGUAGES } from '../../../../src/lib/words/words.ts';

/** Letters of the heading and both buttons that a phone of 390 pixels has room for. */
const ROOM = 44;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(LANGUAGES)('%s: both ways on fit beside the heading', async (language) => {
  await speakIn(language);
  await withChapter(STARQUEST_WORDS);
  for (const more of [1, 2, 9]) {
    const line = [
      say('web-sq-lesson-briefing'),
      say('web-sq-lesson-next', { more }),
      say('web-sq-lesson-skip'),
    ];
    expect(line.join('').length).toBeLessThanOrEqual(ROOM);
  }
});
