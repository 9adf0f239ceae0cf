/** The switches a table may set, as the form shows them. What the book says comes from the server. */
import type { Options } from '../../../generated/heroes.ts';

/** Options with a few values to choose from. */
export type Choice = Extract<
  keyof Options,
  'games' | 'first' | 'rows' | 'hold' | 'scythe-hits' | 'scythe-line' | 'blocked-vox' | 'duplicates'
>;
export type Value = string | number;
/** Every option with its default value, as `/api/games` lists it. */
export type Book = Readonly<Record<string, unknown>>;
export type Collection = Extract<keyof Options, 'collection-1' | 'collection-2'>;

export interface Option {
  readonly name: Choice;
  readonly clause: string;
  readonly values: readonly Value[];
}

/** What most tables decide. */
export const MAIN: readonly Option[] = [
  { name: 'games', clause: 'H-MATCH-1', values: [1, 3] },
  { name: 'first', clause: 'H-SETUP-1', values: ['draw', '1', '2'] },
  { name: 'rows', clause: 'H-BOARD-2', values: [4, 3, 5, 6] },
];

/** How the booklets are read where they leave something open. */
export const READINGS: readonly Option[] = [
  { name: 'hold', clause: 'H-PUSH-3', values: ['new', 'literal', 'strict'] },
  { name: 'scythe-hits', clause: 'H-SCYTHE-1', values: ['all', 'enemies'] },
  { name: 'scythe-line', clause: 'H-SCYTHE-1', values: ['row', 'column'] },
  { name: 'blocked-vox', clause: 'H-VOX-1', values: ['no', 'yes'] },
  { name: 'duplicates', clause: 'H-ARMY-2', values: ['no', 'yes'] },
];

export const TURN_LIMIT = {
  name: 'turn-limit',
  clause: 'H-LIMIT-1',
  least: 1,
  most: 100_000,
} as const;
export const COLLECTION_CLAUSE = 'H-ARMY-1';

/** The choices of the form. Without a choice the book's value holds. */
export interface Chosen {
  readonly choices: Readonly<Partial<Record<Choice, Value>>>;
  readonly turnLimit?: number | undefined;
  /** Heroes that each seat does not own. */
  readonly missing: Readonly<Record<Collection, readonly string[]>>;
}

export const NOTHING: Chosen = { choices: {}, missing: { 'collection-1': [], 'collection-2': [] } };

/** The book's value, as the form writes it: a switch is a yes or a no. */
export function byTheBook({ name }: { name: Choice | typeof TURN_LIMIT.name }, book: Book): Value {
  const value = book[name];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? value : String(value);
}

export function picked(option: Option, chosen: Chosen, book: Book): Value {
  return chosen.choices[option.name] ?? byTheBook(option, book);
}

/** How many of these options are not the book's. */
export function changed(options: readonly Option[], chosen: Chosen, book: Book): number {
  return options.filter((option) => picked(option, chosen, book) !== byTheBook(option, book)).length;
}

/** The options to send: only those that differ from the book. */
export function written(chosen: Chosen, book: Book, roster: readonly string[]): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const option of [...MAIN, ...READINGS]) {
    const value = picked(option, chosen, book);
    if (value !== byTheBook(option, book)) sent[option.name] = value;
  }
  const limit = byTheBook(TURN_LIMIT, book);
  if ((chosen.turnLimit ?? limit) !== limit) sent[TURN_LIMIT.name] = chosen.turnLimit;
  for (const name of ['collection-1', 'collection-2'] as const) {
    const missing = chosen.missing[name];
    if (missing.length > 0) sent[name] = roster.filter((hero) => !missing.includes(hero));
  }
  return sent;
}
