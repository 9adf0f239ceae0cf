/**
 * The way into Heroes: a guided lesson, a first game with armies that stand already, one with an army of the player's choice,
 * both against the gentle cadet, then the captain.
 */
import type { Stage, Taught } from '../../common/new-table/course.ts';
import { HEROES } from './id.ts';

/** Everybody stands one space ahead of the set-up row, and the player rolls first. */
const STANDING =
  'phaello1/donato1/sanyctus1/ebellius1/victorno1 feurran1/phaello1/darrago1/dyrael1/aramus1 1 roll - - t1 f1 g1 -';

export const COURSE: readonly Stage[] = [
  {
    id: 'lesson',
    says: 'web-stage-heroes-lesson',
    what: 'web-stage-heroes-lesson-what',
    lesson: true,
    minutes: 5,
    start: { name: 'learn', game: HEROES },
    times: 0,
  },
  {
    id: 'first',
    says: 'web-stage-heroes-first',
    what: 'web-stage-heroes-first-what',
    lesson: false,
    minutes: 10,
    start: { bots: ['cadet'], options: {}, position: STANDING },
    times: 1,
  },
  {
    id: 'cadet',
    says: 'web-stage-heroes-cadet',
    what: 'web-stage-heroes-cadet-what',
    lesson: false,
    minutes: 15,
    start: { bots: ['cadet'], options: {} },
    times: 2,
  },
  {
    id: 'captain',
    says: 'web-stage-heroes-captain',
    what: 'web-stage-heroes-captain-what',
    lesson: false,
    minutes: 15,
    start: { bots: ['captain'], options: {} },
  },
];

/** What "Play now" asks of the game. */
export const TAUGHT: Taught = { id: HEROES, course: COURSE };
