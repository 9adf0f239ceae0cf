/** The rulebook as the page writes it: chapters of clauses, each with its text, ruling, example and options. */
import rulebook from '../../generated/rulebook.json';
import { finds } from './searchText.ts';

export interface ClauseText {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly ruling: string;
  readonly example: string;
  readonly options: readonly OptionText[];
}

export interface OptionText {
  /** Its name for people, as the form of a new table calls it: “Dice left lying”. */
  readonly name: string;
  readonly text: string;
}

export interface ChapterText {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly ClauseText[];
}

/** Where the words come from: the language of now, or a test. */
export interface Speaker {
  say: (id: string) => string;
  attribute: (id: string, name: string) => string | null;
}

/** With a capital, as a sentence begins. */
export function raised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Book = (typeof rulebook)[keyof typeof rulebook];

/** The books by the id of their game. */
const BOOKS: Readonly<Record<string, Book>> = rulebook;

/** The rules of a game in the words of a speaker. Empty for a game without a book. */
export function chapters(game: string, speaker: Speaker): ChapterText[] {
  return (BOOKS[game] ?? []).map((chapter) => ({
    id: chapter.id,
    title: speaker.say(chapter.id),
    clauses: chapter.clauses.map(({ id, options }) => ({
      id,
      title: speaker.attribute(id, 'title') ?? id,
      rule: speaker.say(id),
      ruling: speaker.attribute(id, 'ruling') ?? '',
      example: speaker.attribute(id, 'example') ?? '',
      options: explained(game, options, speaker),
    })),
  }));
}

/** The options of a clause in the words of the form. Both collections are one option. */
function explained(game: string, options: readonly string[], speaker: Speaker): OptionText[] {
  const ids = new Set(
    options.map((option) => `${game}-option-${option.replace(/^collection-\d$/, 'collection')}`),
  );
  return [...ids].map((id) => ({ name: raised(speaker.say(id)), text: speaker.say(`${id}-what`) }));
}

/** The chapters with only those clauses in which all the words stand. */
export function matching(all: readonly ChapterText[], words: readonly string[]): ChapterText[] {
  if (words.length === 0) return [...all];
  return all.flatMap((chapter) => {
    const clauses = chapter.clauses.filter((clause) => finds(whole(clause), words));
    return clauses.length > 0 ? [{ ...chapter, clauses }] : [];
  });
}

function whole({ id, title, rule, ruling, example, options }: ClauseText): string {
  return [id, title, rule, ruling, example, ...options.map((option) => `${option.name} ${option.text}`)].join(
    ' ',
  );
}

/** Is there such a clause or chapter? */
export function known(all: readonly ChapterText[], id: string): boolean {
  return all.some((chapter) => chapter.id === id || chapter.clauses.some((clause) => clause.id === id));
}
