/** The functions of Fluent texts, on the cases that the server's twin is tested with too. */
import { expect, test } from 'vitest';
import CASES from '../../../../tests/words/grammar.json';
import { type Arg, LANGUAGES, Words } from '../../../src/lib/words/words.ts';

const TEXTS = `
player = Player { $seat }
and = { AND($a, $b) }
stop = { STOP($a) }
many = { $a }
a = { A($a) }
de = { DE($a) }
que = { QUE($a) }
`;

/** A text as it is, drawn as a name, and drawn as a thing on the board. */
function drawn(text: string): [Arg, string[]][] {
  return [
    [text, []],
    [{ who: 0 }, [text]],
    [{ mark: 'f:1', text }, []],
  ];
}

const words = Object.fromEntries(LANGUAGES.map((language) => [language, new Words(language, [TEXTS])]));

test.each([
  ...Object.entries(CASES.fr).flatMap(([name, cases]) =>
    Object.entries(cases).map((one) => ['fr', name, ...one] as const),
  ),
  ...Object.entries(CASES.es).flatMap(([name, cases]) =>
    Object.entries(cases).map((one) => ['es', name, ...one] as const),
  ),
])('%s: %s(%j) is %j', (language, name, text, said) => {
  if (text === '') return expect(words[language]?.say(name.toLowerCase(), { a: text })).toBe(said);
  for (const [a, names] of drawn(text))
    expect(words[language]?.say(name.toLowerCase(), { a }, names)).toBe(said);
});

test.each(Object.entries(CASES.STOP))('STOP(%j) is %j', (text, said) => {
  for (const language of LANGUAGES)
    for (const [a, names] of drawn(text)) expect(words[language]?.say('stop', { a }, names)).toBe(said);
});

const LISTS = LANGUAGES.flatMap((language) =>
  CASES.AND[language].map(([items, said]) => ({ language, items: items as string[], said: said as string })),
);

test.each(LISTS)('$language: $items is "$said"', ({ language, items, said }) => {
  const several = items.filter(Boolean);
  expect(words[language]?.listed(several)).toBe(said);
  expect(words[language]?.say('many', { a: several })).toBe(said);
  expect(words[language]?.say('many', { a: several.map((text) => ({ mark: 'f:1', text })) })).toBe(said);
  if (several.length === 2) {
    const [a, b] = several.map((text) => ({ mark: 'f:1', text }));
    if (a && b) expect(words[language]?.say('and', { a, b })).toBe(said);
  }
});

test('a name stays a part of its own beside a word that merged with it', () => {
  expect(words.fr?.parts('de', { a: { who: 0 } }, ['Élodie'])).toEqual([
    { kind: 'text', text: 'd’' },
    { kind: 'who', seat: 0, text: 'Élodie' },
  ]);
  expect(words.es?.parts('a', { a: { mark: 'v:1', text: 'el conducto 1' } })).toEqual([
    { kind: 'text', text: 'al ' },
    { kind: 'mark', mark: 'v:1', text: 'conducto 1' },
  ]);
  expect(words.es?.parts('and', { a: { who: 1 }, b: { who: 0 } }, ['Isabel'])).toEqual([
    { kind: 'who', seat: 1, text: 'Player 2' },
    { kind: 'text', text: ' e ' },
    { kind: 'who', seat: 0, text: 'Isabel' },
  ]);
});

test('a number is written as the language writes it', () => {
  expect(words.fr?.say('and', { a: 2.5, b: 1 })).toBe('2,5 et 1');
  expect(words.fr?.say('de', { a: 8 })).toBe('de 8');
});
