import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { HEROES_RULES } from '../../../src/games/heroes/words/chapters.ts';
import {
  type Args,
  choose,
  LANGUAGES,
  type Language,
  loadChapter,
  loadWords,
  Words,
} from '../../../src/lib/words/words.ts';
import golden from '../../fixtures/sentences.json';

const TINY = `
player = Player { $seat }
rolled = { $who } rolled { $dice }.
nested = So: { $inner } And { $count ->
    [one] one more
   *[other] { $count } more
}.
listed = Held: { $things }.
clause = A rule.
    .title = Its title
`;

describe('a sentence', () => {
  const words = new Words('en', [TINY]);

  test('is cut where dice and names stand', () => {
    expect(words.parts('rolled', { who: { who: 1 }, dice: { dice: [6, 3] } }, ['Ada', 'Jun'])).toEqual([
      { kind: 'who', seat: 1, text: 'Jun' },
      { kind: 'text', text: ' rolled ' },
      { kind: 'dice', faces: [6, 3] },
      { kind: 'text', text: '.' },
    ]);
  });

  test('is plain text where nothing can be drawn', () => {
    expect(words.say('rolled', { who: { who: 0 }, dice: { dice: [1] } })).toBe('Player 1 rolled [1].');
  });

  test('may hold other sentences, with dice of their own', () => {
    const inner = { id: 'rolled', args: { who: { who: 0 }, dice: { dice: [2] } } };
    expect(words.parts('nested', { inner, count: 1 }, ['Ada', 'Jun'])).toEqual([
      { kind: 'text', text: 'So: ' },
      { kind: 'who', seat: 0, text: 'Ada' },
      { kind: 'text', text: ' rolled ' },
      { kind: 'dice', faces: [2] },
      { kind: 'text', text: '. And one more.' },
    ]);
    expect(words.say('nested', { inner: 'x', count: 1200 })).toBe('So: x And 1,200 more.');
  });

  test('lists as British English does, sentences and dice included', () => {
    const things = ['a', { dice: [6] }, { id: 'player', args: { seat: 2 } }] as const;
    expect(words.say('listed', { things })).toBe('Held: a, [6] and Player 2.');
  });

  test('missing from a translation is read in the other language, and one missing in both shows its id', () => {
    const italian = new Words('it', [], words);
    expect(italian.say('player', { seat: 3 })).toBe('Player 3');
    expect(italian.attribute('clause', 'title')).toBe('Its title');
    expect(italian.attribute('clause', 'ruling')).toBeNull();
    expect(italian.say('web-never-written')).toBe('web-never-written');
  });
});

describe('a negative number', () => {
  const words = new Words('fr', [
    'points = { $points ->\n    [-1] un point de moins : { $points }\n   *[other] { $points } points\n}\nde = { DE($points) }\nshare = { NUMBER($share, style: "percent") }',
  ]);

  test('has the sign of the texts, wherever it stands', () => {
    expect(words.say('points', { points: -10 })).toBe('−10 points');
    expect(words.say('points', { points: -1 })).toBe('un point de moins : −1');
    expect(words.say('de', { points: -3 })).toBe('de −3');
    expect(plainSpaces(words.say('share', { share: -0.25 }))).toBe('−25 %');
    expect([words.number(-10), words.number(10)]).toEqual(['−10', '10']);
    expect([-10, 0, 10].map((value) => words.signed(value))).toEqual(['−10', '0', '+10']);
  });

  test('leaves the name of a square alone', () => {
    expect(words.say('points', { points: '-1.0' })).toBe('-1.0 points');
  });
});

describe('the language', () => {
  test('of a first visit is the first that we speak', () => {
    expect(choose(['de-CH', 'fr-CH', 'it'])).toBe('fr');
    expect(choose(['IT-it'])).toBe('it');
    expect(choose(['de', 'pt-BR'])).toBe('en');
    expect(choose([])).toBe('en');
  });

  test('decides how a chance is written', () => {
    const percent = (language: Language, chance: number, digits = 0) =>
      plainSpaces(new Words(language, []).percent(chance, digits));
    expect(percent('en', 0.264)).toBe('26%');
    expect(percent('en', 0.264, 1)).toBe('26.4%');
    expect(percent('it', 0.264)).toBe('26%');
    expect(percent('es', 0.264, 1)).toBe('26,4 %');
    expect(percent('fr', 0.264)).toBe('26 %');
    expect(percent('en', 0.125)).toBe('12%');
  });
});

describe.each(LANGUAGES)('%s', (language) => {
  const names = golden.names;

  test('reads as the server writes it', async () => {
    const words = await loadWords(language);
    const written = golden.sentences.map(({ says }) =>
      words.say(says.id, says.args as unknown as Args, names),
    );
    expect(written.map(plainSpaces)).toEqual(
      golden.sentences.map((one) => plainSpaces(one.written[language])),
    );
  });

  test('has every message that English has', async () => {
    const words = await loadWords(language);
    const english = await loadWords('en');
    expect([...ids(await texts(language))].sort()).toEqual([...ids(await texts('en'))].sort());
    expect(words.has('web-home')).toBe(english.has('web-home'));
  });

  test('has a title for every clause', async () => {
    const words = await loadWords(language);
    words.add(await loadChapter(HEROES_RULES, language));
    const clauses = [...ids(await loadChapter(HEROES_RULES, language))].filter((id) => /^[A-Z]/.test(id));
    expect(clauses.length).toBeGreaterThan(20);
    expect(clauses.filter((id) => !words.attribute(id, 'title'))).toEqual([]);
  });
});

/** Versions of the library differ in which non-breaking space they use. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

async function texts(language: Language): Promise<readonly string[]> {
  const all = {
    en: () => import('../../../src/lib/words/locales/en.ts'),
    it: () => import('../../../src/lib/words/locales/it.ts'),
    es: () => import('../../../src/lib/words/locales/es.ts'),
    fr: () => import('../../../src/lib/words/locales/fr.ts'),
  };
  return (await all[language]()).default;
}

function ids(resources: readonly string[]): Set<string> {
  return new Set(resources.flatMap((text) => new FluentResource(text).body.map((message) => message.id)));
}
