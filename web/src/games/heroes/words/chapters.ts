/** Texts of Heroes that are loaded on demand. Its other words are part of the client's own. */
import type { Chapter } from '../../../lib/words/words.ts';

/** The clauses of the rulebook. */
export const HEROES_RULES: Chapter = {
  id: 'heroes-rules',
  texts: {
    en: () => import('./en-rules.ts'),
    it: () => import('./it-rules.ts'),
    es: () => import('./es-rules.ts'),
    fr: () => import('./fr-rules.ts'),
  },
};
