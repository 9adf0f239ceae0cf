/**
 * The story of a match that has just ended. The server plays the whole match through to tell it, which takes seconds for
 * seven seats: it is asked for while the players read the result, so that the report opens at once. One is kept.
 */
import { type Story, story } from './api.ts';

let key = '';
let told: Promise<Story> | null = null;

/** Ask for the story of a match that is over. Asking again does nothing. */
export function prepareStory(of: string, ask: (key: string) => Promise<Story> = story): void {
  if (of === key && told) return;
  key = of;
  const asked = ask(of);
  told = asked;
  // What could not be had is asked for again by the screen that shows it, and that screen says why.
  asked.catch(() => {
    if (told === asked) told = null;
  });
}

/** The story of a finished match: the prepared one, or a new one. */
export function preparedStory(of: string, ask: (key: string) => Promise<Story> = story): Promise<Story> {
  if (of !== key || !told) prepareStory(of, ask);
  return told ?? ask(of);
}
