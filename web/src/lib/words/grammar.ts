/**
 * Functions for Fluent texts: elision, contraction, lists and full stops, which depend on the words around a name.
 *
 * This is the browser's twin of `bulkhead/grammar.py`. `tests/words/grammar.json` holds cases for both.
 */
import { type FluentFunction, FluentNumber, type FluentValue } from '@fluent/bundle';
import ASPIRATED from '../../../../src/bulkhead/locales/aspirated.json';
import { written } from './numbers.ts';
import type { Language } from './words.ts';

/** Texts in which names that are drawn stand as slots. */
export interface Slots {
  /** What a reader sees. */
  seen(text: string): string;
  /** The text without its first letters, also when they are in a slot. */
  from(text: string, letters: number): string;
}

const NO_SLOTS: Slots = { seen: (text) => text, from: (text, letters) => text.slice(letters) };

const WRAPPED = /^[\s«»“”‘’"'([¡¿]+/u;
const STOPPED = /[.!?…][\s«»“”‘’"')\]]*$/u;
const AND: Record<Language, string> = { en: 'and', it: 'e', es: 'y', fr: 'et' };
/** French words before which nothing is elided, without accents: `le héros`, `le onze`. */
const aspirated = new Set(ASPIRATED);

/** What a text of this language may call, by name. `DE` and `QUE` exist where words merge with the next one only. */
export function functions(language: Language, locale: string, slots: Slots): Record<string, FluentFunction> {
  const text = (value: FluentValue | undefined): string =>
    value instanceof FluentNumber ? written(value.value, locale, value.opts) : String(value);
  const of =
    (change: (text: string, slots: Slots) => string): FluentFunction =>
    ([value]) =>
      change(text(value), slots);
  return {
    AND: (values) => joined(language, values.map(text).filter(Boolean), slots),
    STOP: of(stopped),
    ...(language === 'fr' && {
      DE: of(merged(elided('de ', 'd’'), { le: 'du', les: 'des' })),
      QUE: of(elided('que ', 'qu’')),
    }),
    ...(language === 'es' && {
      A: of(merged((text) => `a ${text}`, { el: 'al' })),
      DE: of(merged((text) => `de ${text}`, { el: 'del' })),
    }),
  };
}

/** `a, b and c`, with the "and" that fits the last one: `Orco ed Eldar`, `Orko e Híbrido`. */
export function joined(language: Language, items: readonly string[], slots: Slots = NO_SLOTS): string {
  const last = items.at(-1);
  if (items.length < 2 || last === undefined) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and(language, slots.seen(last))} ${last}`;
}

/** A text with a full stop, unless it ends a sentence by itself: `Fire!`. */
function stopped(text: string, slots: Slots): string {
  return STOPPED.test(slots.seen(text)) ? text : `${text}.`;
}

/** The "and" before a word. Italian: `ed` before an e, but not before `ed`. Spanish: `e` before the vowel i. */
function and(language: Language, following: string): string {
  if (language === 'it' && /^e(?!d)/.test(firstWord(following))) return 'ed';
  if (language === 'es' && beginsWithI(following)) return 'e';
  return AND[language];
}

/** Does a Spanish text begin with the vowel i? `Isabel`, `Híbrido` and `Ygritte` do; `Hielo`, `Iota` and `Yolanda` begin
 * with a consonant. */
function beginsWithI(text: string): boolean {
  if (/^h?í/.test(bare(text))) return true;
  return /^(h?i(?![aeou])|y[^aeiou])/.test(firstWord(text));
}

/** Does a French text begin with a vowel or a mute h, so that the word before it loses its own vowel? */
function elides(text: string): boolean {
  const word = firstWord(text);
  if (aspirated.has(word) || aspirated.has(word.replace(/s$/, ''))) return false;
  return /^([aeiouh]|y(?![aeiou]))/.test(word);
}

/** The letters that a text begins with, small and without accents; none before a digit. */
function firstWord(text: string): string {
  const plain = bare(text).replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  return /^[a-z]*/.exec(plain.normalize('NFD').replace(/\p{M}/gu, ''))?.[0] ?? '';
}

/** A text in small letters, without quotation marks or signs before it. */
function bare(text: string): string {
  return text.normalize('NFC').replace(WRAPPED, '').toLowerCase();
}

type Change = (text: string, slots: Slots) => string;

function elided(long: string, short: string): Change {
  return (text, slots) => `${elides(slots.seen(text)) ? short : long}${text}`;
}

/** A preposition that melts into the article that a text begins with: `del conducto`, `du conduit`. */
function merged(otherwise: Change, withArticle: Record<string, string>): Change {
  return (text, slots) => {
    const article = /^(\w+) /.exec(slots.seen(text))?.[1] ?? '';
    const word = Object.hasOwn(withArticle, article) && withArticle[article];
    return word ? `${word} ${slots.from(text, article.length + 1)}` : otherwise(text, slots);
  };
}
