// @vitest-environment happy-dom
/** The course of a game: a stage is done when its table was played to its end, as often as it is to be played. */
import { beforeEach, expect, test } from 'vitest';
import type { Stage, Taught } from '../../../src/common/new-table/course.ts';
import { nextStage, played } from '../../../src/common/new-table/playNow.ts';
import { noteBegun, standing } from '../../../src/lib/storage/course.ts';

const stage = (id: string, times?: number): Stage => ({
  id,
  says: id,
  what: id,
  lesson: false,
  minutes: 5,
  start: { bots: ['cadet'], options: {} },
  ...(times === undefined ? {} : { times }),
});
const COURSE: Taught = {
  id: 'heroes',
  course: [stage('lesson', 0), stage('first', 1), stage('cadet', 2), stage('captain')],
};

beforeEach(() => localStorage.clear());

test('a table that was only begun is gone on with', () => {
  expect(nextStage(COURSE)?.id).toBe('first');
  noteBegun('heroes', 'first', 'a');
  expect(nextStage(COURSE)?.id).toBe('first');
});

test('the end of a stage leads to the next, however often it is looked at', () => {
  noteBegun('heroes', 'first', 'a');
  expect(played(COURSE, 'a')?.id).toBe('cadet');
  noteBegun('heroes', 'cadet', 'b');
  expect(played(COURSE, 'b')?.id).toBe('cadet');
  expect(played(COURSE, 'b')?.id).toBe('cadet');
  noteBegun('heroes', 'cadet', 'c');
  expect(played(COURSE, 'c')?.id).toBe('captain');
  noteBegun('heroes', 'captain', 'd');
  expect(played(COURSE, 'd')).toBeUndefined();
});

test('the end of any other table changes nothing', () => {
  noteBegun('heroes', 'first', 'a');
  expect(played(COURSE, 'other')).toBeUndefined();
  expect(standing('heroes').done).toEqual([]);
});
