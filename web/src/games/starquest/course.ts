/** The way into Starquest: three lessons, a first mission against gentle raiders, then a skirmish beside another squad. */
import type { Stage, Taught } from '../../common/new-table/course.ts';
import { STARQUEST } from './id.ts';

const alone = (mission: string) => ({
  bots: ['raider'],
  options: { mission, factions: ['ultramarines', 'chaos'] },
});

export const COURSE: readonly Stage[] = [
  {
    id: 'corridor',
    says: 'web-stage-starquest-corridor',
    what: 'web-stage-starquest-corridor-what',
    lesson: true,
    minutes: 4,
    start: alone('mis_t1_corridor'),
  },
  {
    id: 'vault',
    says: 'web-stage-starquest-vault',
    what: 'web-stage-starquest-vault-what',
    lesson: true,
    minutes: 4,
    start: alone('mis_t2_vault'),
  },
  {
    id: 'machine',
    says: 'web-stage-starquest-machine',
    what: 'web-stage-starquest-machine-what',
    lesson: true,
    minutes: 5,
    start: alone('mis_t3_machine'),
  },
  {
    id: 'first',
    says: 'web-stage-starquest-first',
    what: 'web-stage-starquest-first-what',
    lesson: false,
    minutes: 15,
    start: alone('mis_00_first_steps'),
  },
  {
    id: 'skirmish',
    says: 'web-stage-starquest-skirmish',
    what: 'web-stage-starquest-skirmish-what',
    lesson: false,
    minutes: 45,
    start: {
      bots: ['trooper', 'overlord'],
      options: { mission: 'mis_s1_cold_lock', factions: ['ultramarines', 'eldar', 'chaos'] },
    },
  },
];

/** The stage that a mission belongs to. */
export function stageOf(mission: string): Stage | undefined {
  return COURSE.find(({ start }) => 'options' in start && start.options.mission === mission);
}

/** What "Play now" asks of the game. */
export const TAUGHT: Taught = { id: STARQUEST, course: COURSE };
