import { beforeAll, describe, expect, test } from 'vitest';
import { chapters, known, matching } from '../../../src/common/rules/clauses.ts';
import { wanted } from '../../../src/common/rules/searchText.ts';
import { FIGURES } from '../../../src/games/heroes/rules/figures.ts';
import { GLOSSARY, termsOf } from '../../../src/games/heroes/rules/terms.ts';
import { HEROES_RULES } from '../../../src/games/heroes/words/chapters.ts';
import { STARQUEST_RULES, STARQUEST_WORDS } from '../../../src/games/starquest/words/chapters.ts';
import {
  LANGUAGES,
  type Language,
  loadChapter,
  loadWords,
  type Words,
} from '../../../src/lib/words/words.ts';

/** The words of a table without those of content packs, which only a server has. */
const WITHOUT_PACKS = { id: STARQUEST_WORDS.id, texts: STARQUEST_WORDS.texts };

const spoken = {} as Record<Language, Words>;
beforeAll(async () => {
  for (const language of LANGUAGES) {
    spoken[language] = await loadWords(language);
    for (const chapter of [HEROES_RULES, STARQUEST_RULES, WITHOUT_PACKS])
      spoken[language].add(await loadChapter(chapter, language));
  }
});

const rules = (language: Language, game = 'heroes') => {
  const words = spoken[language];
  return chapters(game, {
    say: (id) => words.say(id),
    attribute: (id, name) => words.attribute(id, name),
  });
};
const clause = (language: Language, id: string) =>
  rules(language)
    .flatMap((chapter) => chapter.clauses)
    .find((one) => one.id === id);

describe.each(LANGUAGES)('%s', (language) => {
  test('all fifty clauses have a title and a rule', () => {
    const all = rules(language).flatMap((chapter) => chapter.clauses);
    expect(all).toHaveLength(50);
    for (const one of all) {
      expect(one.title, one.id).not.toBe(one.id);
      expect(one.rule, one.id).not.toBe('');
    }
  });

  test('options are told by the name and the words of the form, and both collections are one', () => {
    const words = spoken[language];
    const told = (id: string) =>
      clause(language, id)?.options.map(({ name, text }) => [name.toLowerCase(), text]);
    const form = (name: string) => [
      words.say(`heroes-option-${name}`).toLowerCase(),
      words.say(`heroes-option-${name}-what`),
    ];
    expect(told('H-PUSH-3')).toEqual([form('hold')]);
    expect(told('H-SCYTHE-1')).toEqual([form('scythe-hits'), form('scythe-line')]);
    expect(told('H-ARMY-1')).toEqual([form('collection')]);
    expect(told('H-BOARD-1')).toEqual([]);
  });

  test.each(['heroes', 'starquest'])(
    'the rules of %s name each option once and nothing as it is typed',
    (game) => {
      const all = rules(language, game).flatMap((chapter) => chapter.clauses);
      expect(all.filter((one) => one.options.length > 0).length).toBeGreaterThan(5);
      for (const { id, options, ...texts } of all) {
        expect(new Set(options.map(({ name }) => name)).size, id).toBe(options.length);
        const read = [...Object.values(texts), ...options.flatMap(({ name, text }) => [name, text])].join(
          ' ',
        );
        expect(read, id).not.toMatch(
          /[a-z0-9] = [a-z0-9]|[a-z]_[a-z0-9]|[a-z]+:\d|(heroes|starquest)-option-/,
        );
      }
    },
  );

  test('every picture has a caption, and every term of the glossary is written', () => {
    const words = spoken[language];
    const captions = Object.values(FIGURES).flatMap((figures) =>
      figures.map((figure) => `web-rules-figure-${figure.id}`),
    );
    const terms = GLOSSARY.flatMap((group) => [group.says, ...group.terms]);
    expect([...captions, ...terms].filter((id) => !words.has(id))).toEqual([]);
  });
});

test('pictures stand beside clauses that exist, a dozen of them on boards', () => {
  const all = rules('en');
  expect(Object.keys(FIGURES).filter((id) => !known(all, id))).toEqual([]);
  const boards = Object.values(FIGURES).filter((figures) => figures.some((one) => one.kind === 'board'));
  expect(boards.length).toBeGreaterThanOrEqual(12);
});

test('words that a chapter uses are words of the glossary', () => {
  const terms = new Set(GLOSSARY.flatMap((group) => group.terms));
  const used = rules('en').flatMap((chapter) => termsOf(chapter.id));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((term) => !terms.has(term))).toEqual([]);
});

test('searching finds clauses by their words, their id or the words of an option', () => {
  const ids = (question: string, language: Language = 'en') =>
    matching(rules(language), wanted(question)).flatMap((chapter) => chapter.clauses.map((one) => one.id));
  expect(ids('h-scythe')).toContain('H-SCYTHE-1');
  expect(ids('line of the scythe')).toEqual(['H-SCYTHE-1']);
  expect(ids('friend and foe')).toEqual(['H-SCYTHE-1']);
  expect(ids('gittata mischia', 'it')).toContain('H-RANGE-1');
  expect(ids('portee corps', 'fr')).toContain('H-RANGE-1');
  expect(ids('zeppelin')).toEqual([]);
  expect(ids('')).toHaveLength(50);
});
