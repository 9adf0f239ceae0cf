/**
 * What a newcomer is told in the first mission, each thing once: the briefing as one page, and hint after hint. In a
 * lesson whatever is not needed for the first move waits until somebody is aboard.
 */
import type { Spoken } from '../../../lib/words/words.ts';

/** One thing that could be explained now, as the server names it. */
export interface Hint {
  readonly name: string;
  readonly says: Spoken;
}

/** What is shown together: the briefing of the mission, or one hint. */
export interface Page {
  readonly names: readonly string[];
  readonly briefing: boolean;
  readonly says: readonly Spoken[];
}

/** Hints that speak of keys and lines in a terminal; on a screen one points and presses. */
const ON_SCREEN: ReadonlySet<string> = new Set(['welcome', 'dock', 'map', 'act', 'enter', 'walk', 'shoot']);
const BRIEFING = 'sq-briefing-';

/** Said to whoever is taught, from the first question to the last. */
const LESSON = 'welcome';
/** It can be said when somebody is aboard. */
const ABOARD = 'walk';
/** What helps nobody to make the first move. */
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

/** The welcome and what is to be done first stand on one page. */
function greeted(pages: readonly Page[]): readonly Page[] {
  const [welcome, first, ...rest] = pages;
  if (welcome?.names[0] !== LESSON || !first) return pages;
  const says = [...welcome.says, ...first.says];
  return [{ names: [...welcome.names, ...first.names], briefing: false, says }, ...rest];
}

function onScreen({ name, says }: Hint): Spoken {
  return ON_SCREEN.has(name) ? { id: `web-sq-lesson-${name}`, args: says.args } : says;
}
