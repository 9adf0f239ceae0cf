/** Texts of Starquest. They are long, so they are loaded when a screen of Starquest opens. */
import { packWords } from '../../../lib/server/api.ts';
import type { Chapter } from '../../../lib/words/words.ts';

/** Everything that a table says, with the words of the server's content packs. */
export const STARQUEST_WORDS: Chapter = {
  id: 'starquest',
  texts: {
    en: () => import('./en.ts'),
    it: () => import('./it.ts'),
    es: () => import('./es.ts'),
    fr: () => import('./fr.ts'),
  },
  fromServer: packWords,
};

/** The clauses of the rulebook. */
export const STARQUEST_RULES: Chapter = {
  id: 'starquest-rules',
  texts: {
    en: () => import('./en-rules.ts'),
    it: () => import('./it-rules.ts'),
    es: () => import('./es-rules.ts'),
    fr: () => import('./fr-rules.ts'),
  },
};
