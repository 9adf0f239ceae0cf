/** What a newcomer is told in the first mission, each thing once: the briefing as one page, then hint after hint. */
import type { Spoken } from '../../../lib/words.ts';

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

/** The pages that have not been read yet, in their order. */
export function pagesOf(hints: readonly Hint[], said: ReadonlySet<string>): Page[] {
  const fresh = hints.filter(({ name }) => !said.has(name));
  const briefing = fresh.filter(({ says }) => says.id.startsWith(BRIEFING));
  const rest = fresh.filter(({ says }) => !says.id.startsWith(BRIEFING));
  return [
    ...(briefing.length > 0
      ? [{ names: briefing.map(({ name }) => name), briefing: true, says: briefing.map(({ says }) => says) }]
      : []),
    ...rest.map((hint) => ({ names: [hint.name], briefing: false, says: [onScreen(hint)] })),
  ];
}

function onScreen({ name, says }: Hint): Spoken {
  return ON_SCREEN.has(name) ? { id: `web-sq-lesson-${name}`, args: says.args } : says;
}
