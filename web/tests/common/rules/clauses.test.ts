import { beforeAll, describe, expect, test } from 'vitest';
import { apart, chapters, known, matching } from '../../../src/common/rules/clauses.ts';
import { wanted } from '../../../src/common/rules/searchText.ts';
import { FIGURES } from '../../../src/games/heroes/rules/figures.ts';
import { GLOSSARY, termsOf } from '../../../src/games/heroes/rules/terms.ts';
import { HEROES_RULES } from '../../../src/games/heroes/words/chapters.ts';
import {
  LANGUAGES,
  type Language,
  loadChapter,
  loadWords,
  type Words,
} from '../../../src/lib/words/words.ts';

const spoken = {} as Record<Language, Words>;
beforeAll(async () => {
  for (const language of LANGUAGES) {
    spoken[language] = await loadWords(language);
    spoken[language].add(await loadChapter(HEROES_RULES, language));
  }
});

const rules = (language: Language) => {
  const words = spoken[language];
  return chapters('heroes', {
    say: (id) => words.say(id),
    attribute: (id, name) => words.attribute(id, name),
  });
};
const clause = (language: Language, id: string) =>
  rules(language)
    .flatMap((chapter) => chapter.clauses)
    .find((one) => one.id === id);

test('sentences about options are set apart', () => {
  expect(apart('One. Option hold = strict: all new. Option hold = literal: none.')).toEqual({
    rule: 'One.',
    options: [
      { typed: 'hold = strict', text: 'All new.' },
      { typed: 'hold = literal', text: 'None.' },
    ],
  });
  const plain = 'A blocked hero stays, unless option blocked-vox = yes allows it.';
  expect(apart(plain)).toEqual({ rule: plain, options: [] });
});

describe.each(LANGUAGES)('%s', (language) => {
  test('all fifty clauses have a title and a rule, and no option is left inside a rule', () => {
    const all = rules(language).flatMap((chapter) => chapter.clauses);
    expect(all).toHaveLength(50);
    for (const one of all) {
      expect(one.title, one.id).not.toBe(one.id);
      expect(one.rule, one.id).not.toBe('');
      expect(one.rule, one.id).not.toMatch(/= [a-z]+\s?:/);
    }
    expect(clause(language, 'H-PUSH-3')?.options.map((option) => option.typed)).toEqual([
      'hold = literal',
      'hold = strict',
    ]);
    expect(clause(language, 'H-ARMY-1')?.options.map((option) => option.typed)).toEqual(['collection']);
  });

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

test('searching finds clauses by their words, their id or an option', () => {
  const ids = (question: string, language: Language = 'en') =>
    matching(rules(language), wanted(question)).flatMap((chapter) => chapter.clauses.map((one) => one.id));
  expect(ids('h-scythe')).toContain('H-SCYTHE-1');
  expect(ids('scythe-line')).toEqual(['H-SCYTHE-1']);
  expect(ids('gittata mischia', 'it')).toContain('H-RANGE-1');
  expect(ids('portee corps', 'fr')).toContain('H-RANGE-1');
  expect(ids('zeppelin')).toEqual([]);
  expect(ids('')).toHaveLength(50);
});
