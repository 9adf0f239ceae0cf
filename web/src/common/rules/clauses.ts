/** The rulebook as the page writes it: chapters of clauses, each with its text, ruling, example and options. */
import rulebook from '../../generated/rulebook.json';
import { finds } from './searchText.ts';

export interface ClauseText {
  readonly id: string;
  readonly title: string;
  /** The rule without the sentences that belong to an option. */
  readonly rule: string;
  readonly ruling: string;
  readonly example: string;
  readonly options: readonly OptionText[];
}

export interface OptionText {
  /** As it is typed: `hold = literal`, or only `rows`. */
  readonly typed: string;
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

/** “Option hold = literal: dice left lying count by themselves.”: the same in every language but for the first word. */
const OPTION = /(?:^|\s)\p{Lu}\p{L}+ ([a-z][a-z0-9-]*) = ([a-z0-9]+)\s?: /gu;

/** A clause's text with the sentences about options set apart. */
export function apart(text: string): { rule: string; options: OptionText[] } {
  const found = [...text.matchAll(OPTION)];
  const [first] = found;
  if (!first) return { rule: text, options: [] };
  const options = found.map((match, index) => {
    const rest = text.slice(match.index + match[0].length, found[index + 1]?.index);
    return { typed: `${match[1]} = ${match[2]}`, text: raised(rest.trim()) };
  });
  return { rule: text.slice(0, first.index).trim(), options };
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
    clauses: chapter.clauses.map(({ id, options }) => {
      const { rule, options: sentences } = apart(speaker.say(id));
      return {
        id,
        title: speaker.attribute(id, 'title') ?? id,
        rule,
        ruling: speaker.attribute(id, 'ruling') ?? '',
        example: speaker.attribute(id, 'example') ?? '',
        options: sentences.length > 0 ? sentences : explained(game, options, speaker),
      };
    }),
  }));
}

/** Options that the clause does not spell out, explained by the words of the form. Both collections are one option. */
function explained(game: string, options: readonly string[], speaker: Speaker): OptionText[] {
  const names = new Set(options.map((option) => option.replace(/^collection-\d$/, 'collection')));
  return [...names].map((name) => ({ typed: name, text: speaker.say(`${game}-option-${name}-what`) }));
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
  return [
    id,
    title,
    rule,
    ruling,
    example,
    ...options.map((option) => `${option.typed} ${option.text}`),
  ].join(' ');
}

/** Is there such a clause or chapter? */
export function known(all: readonly ChapterText[], id: string): boolean {
  return all.some((chapter) => chapter.id === id || chapter.clauses.some((clause) => clause.id === id));
}
