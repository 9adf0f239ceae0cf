/** What the rules reference shows of Heroes besides the clauses: pictures, and the terms of the booklets. */
import type { RulesExtras } from '../../game.ts';
import { FIGURES } from './figures.ts';
import Glossary from './Glossary.svelte';
import Pictures from './Pictures.svelte';
import Terms from './Terms.svelte';
import { termsOf } from './terms.ts';

export const EXTRAS: RulesExtras = {
  pictures: (clause) => FIGURES[clause]?.length ?? 0,
  Pictures,
  Glossary,
  terms: termsOf,
  Terms,
};
