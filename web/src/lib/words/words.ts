/**
 * Every word a player reads, from the same Fluent files as the server's: a sentence is a message id with arguments.
 *
 * This is the browser's twin of `bulkhead/words.py`. Dice and names keep their nature (`parts`), so that a screen can draw them.
 */
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  type FluentVariable,
} from '@fluent/bundle';
import { functions, joined, type Slots } from './grammar.ts';
import { ReadNumber, signed, written } from './numbers.ts';

export const LANGUAGES = ['en', 'it', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** A sentence before it has a language. */
export interface Spoken {
  id: string;
  args: { [name: string]: unknown };
}

/** What an argument may be. Lists become "a, b and c". */
export type Arg =
  | string
  | number
  | { dice: readonly number[] }
  | { who: number }
  | { mark: string; text: string }
  | Spoken
  | readonly Arg[];
export type Args = Readonly<Record<string, Arg>>;

/** A sentence cut where something is drawn rather than written. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'dice'; faces: readonly number[] }
  | { kind: 'who'; seat: number; text: string }
  /** A word that stands for something on the board: a figure, a square, a room. */
  | { kind: 'mark'; mark: string; text: string };

/** Our English is British. */
const LOCALES: Record<Language, string> = { en: 'en-GB', it: 'it', es: 'es', fr: 'fr' };

/** As the server rounds: a half goes to the even neighbour. */
const ROUNDING = { roundingMode: 'halfEven' } as const;

/** NUMBER as the server's Fluent has it: a translation may ask for percent, which the browser's library keeps from it. */
const number: FluentFunction = ([value], asked) => {
  const known = value instanceof FluentNumber ? value : new FluentNumber(Number(value));
  const options: Record<string, unknown> = { ...known.opts, ...ROUNDING };
  for (const [name, option] of Object.entries(asked)) {
    const plain = option instanceof FluentNumber ? option.value : String(option);
    options[name] = name === 'useGrouping' ? Boolean(plain) : plain;
  }
  return new ReadNumber(known.value, options);
};

/** Marks where a drawn part stands while Fluent puts the sentence together; no keyboard writes these. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const SLOT = /\uE000(\d+)\uE001/;

/** The messages of one language. `names` are what the players at this table are called, seat by seat. */
export class Words {
  readonly #bundle: FluentBundle;
  /** What is drawn in the sentence that is being put together. */
  #drawn: Part[] = [];
  readonly #slots: Slots = {
    seen: (text) => plainly(cut(text, this.#drawn)),
    from: (text, letters) => {
      const [first] = cut(text, this.#drawn);
      if (first?.kind !== 'who' && first?.kind !== 'mark') return text.slice(letters);
      const shorter = slot(this.#drawn, { ...first, text: first.text.slice(letters) });
      return `${shorter}${text.slice(text.indexOf(CLOSE) + 1)}`;
    },
  };

  constructor(
    readonly language: Language,
    resources: readonly string[],
    readonly fallback: Words | null = null,
  ) {
    this.#bundle = new FluentBundle(LOCALES[language], {
      useIsolating: false,
      functions: { NUMBER: number, ...functions(language, LOCALES[language], this.#slots) },
    });
    this.add(resources);
  }

  /** The locale that dates, lists and numbers are written in. */
  get locale(): string {
    return LOCALES[this.language];
  }

  /** Learn more messages: the rules reference is long and comes when it is asked for. */
  add(resources: readonly string[]): void {
    for (const text of resources)
      this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message with its arguments, as plain text. Dice are written as in a terminal: [6][3]. */
  say(id: string, args: Args = {}, names: readonly string[] = []): string {
    return plainly(this.parts(id, args, names));
  }

  /** A message with its arguments, cut where dice and names stand. */
  parts(id: string, args: Args = {}, names: readonly string[] = []): Part[] {
    const slots: Part[] = [];
    return cut(this.#format(id, undefined, args, names, slots), slots);
  }

  /** An attribute of a message (a clause's title, say); null when it has none. */
  attribute(id: string, attribute: string): string | null {
    const message = this.#bundle.getMessage(id);
    if (!message?.attributes[attribute]) return this.fallback?.attribute(id, attribute) ?? null;
    return this.#format(id, attribute, {}, [], []);
  }

  /** `a, b and c`. */
  listed(items: readonly string[]): string {
    return joined(this.language, items, this.#slots);
  }

  /** What the player in a seat is called. */
  name(seat: number, names: readonly string[]): string {
    return names[seat] || this.say('player', { seat: seat + 1 });
  }

  /** A number: "10", "−10". */
  number(value: number): string {
    return written(value, this.locale);
  }

  /** A number with its sign: "+10", "−10", "0". */
  signed(value: number): string {
    return signed(value, this.locale);
  }

  /** A chance, 0 to 1, as a percentage. */
  percent(chance: number, digits = 0): string {
    const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return written(chance, this.locale, { style: 'percent', ...exactly, ...ROUNDING });
  }

  #format(
    id: string,
    attribute: string | undefined,
    args: Args,
    names: readonly string[],
    slots: Part[],
  ): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      // A message that a translation lacks is read in English; one that does not exist shows its id.
      return this.fallback ? this.fallback.#format(id, attribute, args, names, slots) : id;
    }
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) plain[name] = this.#plain(value, names, slots);
    this.#drawn = slots;
    return this.#bundle.formatPattern(pattern, plain, []);
  }

  #plain(value: Arg, names: readonly string[], slots: Part[]): FluentVariable {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return new ReadNumber(value);
    if (isList(value)) {
      const items = value.map((one) => String(this.#plain(one, names, slots)));
      this.#drawn = slots;
      return this.listed(items);
    }
    if ('dice' in value) return slot(slots, { kind: 'dice', faces: value.dice });
    if ('who' in value) {
      return slot(slots, { kind: 'who', seat: value.who, text: this.name(value.who, names) });
    }
    if ('mark' in value) return slot(slots, { kind: 'mark', mark: value.mark, text: value.text });
    return this.#format(value.id, undefined, value.args as Args, names, slots);
  }
}

function isList(value: Arg): value is readonly Arg[] {
  return Array.isArray(value);
}

function slot(slots: Part[], part: Part): string {
  slots.push(part);
  return `${OPEN}${slots.length - 1}${CLOSE}`;
}

/** Parts as plain text. */
function plainly(parts: readonly Part[]): string {
  return parts
    .map((part) => (part.kind === 'dice' ? part.faces.map((face) => `[${face}]`).join('') : part.text))
    .join('');
}

function cut(text: string, slots: readonly Part[]): Part[] {
  const parts: Part[] = [];
  text.split(SLOT).forEach((piece, index) => {
    const drawn = index % 2 === 1 ? slots[Number(piece)] : undefined;
    if (drawn) parts.push(drawn);
    else if (piece) parts.push({ kind: 'text', text: piece });
  });
  return parts;
}

/** The first language we speak among those a person reads. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return DEFAULT_LANGUAGE;
}

/** The texts of one language: the contents of its Fluent files. */
export type Texts = { default: string[] };
/** How the texts of each language are loaded. */
export type Loader = Readonly<Record<Language, () => Promise<Texts>>>;
const TEXTS: Loader = {
  en: () => import('./locales/en.ts'),
  it: () => import('./locales/it.ts'),
  es: () => import('./locales/es.ts'),
  fr: () => import('./locales/fr.ts'),
};

/** Texts that not every screen needs. A game brings its own: its words, and the clauses of its rulebook. */
export interface Chapter {
  readonly id: string;
  readonly texts: Loader;
  /** Texts that only the server has: those of content packs. */
  readonly fromServer?: (language: Language) => Promise<readonly string[]>;
}

/** The words of a language. All four languages have the same messages (a test compares them), so each is loaded alone. */
export async function loadWords(language: Language): Promise<Words> {
  return new Words(language, (await TEXTS[language]()).default);
}

/** The texts of a chapter in one language. */
export async function loadChapter(chapter: Chapter, language: Language): Promise<readonly string[]> {
  const { default: texts } = await chapter.texts[language]();
  return chapter.fromServer ? [...texts, ...(await chapter.fromServer(language))] : texts;
}
