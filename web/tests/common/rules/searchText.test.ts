import { expect, test } from 'vitest';
import { finds, fold, marked, wanted } from '../../../src/common/rules/searchText.ts';

test.each([
  ['Être à l’affût', "etre a l'affut"],
  ['PERCHÉ', 'perche'],
  ['cœur', 'coeur'],
  ['¿Qué pasó?', '¿que paso?'],
  ['pas\u00a0:', 'pas :'],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('all words must match, in any order, with or without accents', () => {
  expect(finds('L’eroe è già bloccato', wanted('bloccato gia'))).toBe(true);
  expect(finds('L’eroe è già bloccato', wanted("l'eroe"))).toBe(true);
  expect(finds('L’eroe è già bloccato', wanted('bloccato nemico'))).toBe(false);
  expect(finds('anything', wanted('  '))).toBe(true);
});

test('a match is marked in the original letters', () => {
  expect(marked('Déjà vu, déjà lu', wanted('deja'))).toEqual([
    { text: 'Déjà', hit: true },
    { text: ' vu, ', hit: false },
    { text: 'déjà', hit: true },
    { text: ' lu', hit: false },
  ]);
});

test('a letter that folds into two is marked whole', () => {
  expect(marked('le cœur', wanted('coe'))).toEqual([
    { text: 'le ', hit: false },
    { text: 'cœ', hit: true },
    { text: 'ur', hit: false },
  ]);
});

test('overlapping words make one mark; no words make no mark', () => {
  expect(marked('straight', ['stra', 'raig'])).toEqual([
    { text: 'straig', hit: true },
    { text: 'ht', hit: false },
  ]);
  expect(marked('straight', [])).toEqual([{ text: 'straight', hit: false }]);
  expect(marked('', ['a'])).toEqual([]);
});

test('the pieces join to the original text', () => {
  const text = 'A hero’s save: 4 or more 🎲 stays.';
  const pieces = marked(text, wanted('s 4'));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
