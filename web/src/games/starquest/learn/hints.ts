/**
 * What a newcomer is told in the first mission, each thing once: the briefing as one page, and hint after hint. In a
 * lesson everything that is not needed for the first move waits until a figure is aboard.
 */
import type { Spoken } from '../../../lib/words/words.ts';

/** One thing that could be explained now, as the server names it. */
export interface Hint {
  readonly name: string;
  readonly says: Spoken;
}

/** One page: the briefing of the mission, or one hint. */
export interface Page {
  readonly names: readonly string[];
  readonly briefing: boolean;
  readonly says: readonly Spoken[];
}

/** Hints about keys and lines of a terminal: the browser leaves them out. */
const ON_SCREEN: ReadonlySet<string> = new Set(['welcome', 'dock', 'map', 'act', 'enter', 'walk', 'shoot']);
const BRIEFING = 'sq-briefing-';

/** Hints for the learner at any time, from the first question to the last. */
const LESSON = 'welcome';
/** Hints that can be given once a figure is aboard. */
const ABOARD = 'walk';
/** Hints that do not help with the first move. */
const LATER: ReadonlySet<string> = new Set(['map']);

/** The pages that have not been read yet, in their order. */
export function pagesOf(hints: readonly Hint[], said: ReadonlySet<string>): Page[] {
  const lesson = hints.some(({ name }) => name === LESSON);
  const early = lesson && !said.has(ABOARD) && !hints.some(({ name }) => name === ABOARD);
  const fresh = hints.filter(({ name }) => !said.has(name));
  const told = fresh.filter(({ says }) => says.id.startsWith(BRIEFING));
  const briefing =
    told.length > 0 && !early
      ? [{ names: told.map(({ name }) => name), briefing: true, says: told.map(({ says }) => says) }]
      : [];
  const rest = fresh
    .filter(({ name, says }) => !says.id.startsWith(BRIEFING) && !(early && LATER.has(name)))
    .map((hint) => ({ names: [hint.name], briefing: false, says: [onScreen(hint)] }));
  return lesson ? [...greeted(rest), ...briefing] : [...briefing, ...rest];
}

/** The welcome and the first task stand on one page. */
function greeted(pages: readonly Page[]): readonly Page[] {
  const [welcome, first, ...rest] = pages;
  if (welcome?.names[0] !== LESSON || !first) return pages;
  const says = [...welcome.says, ...first.says];
  return [{ names: [...welcome.names, ...first.names], briefing: false, says }, ...rest];
}

function onScreen({ name, says }: Hint): Spoken {
  return ON_SCREEN.has(name) ? { id: `web-sq-lesson-${name}`, args: says.args } : says;
}
