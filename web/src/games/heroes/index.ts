/** Heroes: what the screens ask of it. */
import type { Game } from '../game.ts';
import { COURSE } from './course.ts';
import { LIST } from './home/list.ts';
import Picture from './home/Picture.svelte';
import { HEROES } from './id.ts';
import { progress } from './learn/progress.ts';
import { HEROES_RULES } from './words/chapters.ts';

export const game: Game = {
  id: HEROES,
  home: {
    Picture,
    name: 'web-home-heroes',
    what: 'web-home-heroes-what',
    players: 'web-home-players',
    minutes: 'web-home-minutes',
    play: 'web-home-play-heroes',
    setUp: 'web-home-set-up',
  },
  course: COURSE,
  list: LIST,
  newTable: { title: 'web-new', form: () => import('./new-table/NewHeroes.svelte') },
  lobby: async () => (await import('./lobby/parts.ts')).PARTS,
  table: () => import('./table/HeroesTable.svelte'),
  replay: () => import('./replay/Theatre.svelte'),
  report: () => import('./after/Report.svelte'),
  lesson: { stage: () => progress().stage, screen: () => import('./learn/LessonScreen.svelte') },
  rules: {
    title: 'web-rules-of-heroes',
    what: 'web-rules-what',
    has: (address) => /^(H-|heroes-|glossary$)/.test(address),
    begins: '',
    words: [HEROES_RULES],
    extras: async () => (await import('./rules/extras.ts')).EXTRAS,
  },
};
