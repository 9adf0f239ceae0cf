/** The log in folds: what belongs together, and what one line says of it. */
import { expect, test } from 'vitest';
import { deedsOf, told } from '../../../../../src/games/starquest/table/log/deeds.ts';
import { Folder } from '../../../../../src/games/starquest/table/log/folds.ts';
import { instructed } from '../../../../../src/games/starquest/table/log/lines.ts';
import type { AnyEvent } from '../../../../../src/generated/starquest-events.ts';
import type { LogLine } from '../../../../../src/lib/table/state.ts';

type Some = { type: AnyEvent['type'] } & Record<string, unknown>;
const line = (event: Some): LogLine => ({ n: 1, event, says: { id: '', args: {} } }) as unknown as LogLine;
const log = (...events: Some[]): LogLine[] => events.map(line);
const events = (...all: Some[]): AnyEvent[] => all as unknown as AnyEvent[];

const begins = (who: string, seat = 0): Some => ({ type: 'Activated', seat, who });
const ends = (who: string, seat = 0): Some => ({ type: 'Finished', seat, who });
const step = (who: string, seat = 0): Some => ({ type: 'Moved', seat, who, squares: [[1, 1]], cost: 1 });
const shot = (attacker: string, aim: string, seat = 0): Some => ({ type: 'Declared', seat, attacker, aim });
const rolls: Some = { type: 'Rolled', seat: 0, who: 'um1', values: [2], red: 1 };
const kills = (who: string): Some => ({ type: 'Eliminated', seat: 1, who, figure: 'fig_ork', by: 0 });
const hurts = (who: string): Some => ({ type: 'Wounded', seat: 1, who, lost: 1, lp: 0 });
const scores = (points: number, seat = 0): Some => ({ type: 'Scored', seat, points, total: points });
const ids = (said: readonly { id: string }[]) => said.map(({ id }) => id.replace('web-sq-fold-', ''));

test('one fold for each activation, with all that happens in it', () => {
  const folds = new Folder().folds(
    log(
      { type: 'TurnBegan', seat: 0, number: 1 },
      begins('um1'),
      step('um1'),
      step('um1'),
      shot('um1', 'ch1'),
      rolls,
      hurts('ch1'),
      kills('ch1'),
      scores(2),
      ends('um1'),
      begins('um2'),
      step('um2'),
      ends('um2'),
    ),
  );
  expect(folds.map(({ kind, who, lines }) => [kind, who, lines.length])).toEqual([
    ['turn', '', 1],
    ['figure', 'um1', 9],
    ['figure', 'um2', 3],
  ]);
  const first = told(folds[1] as NonNullable<(typeof folds)[1]>);
  expect(first.says?.args['who']).toBe('um1');
  expect(first.points).toEqual([{ seat: 0, points: 2 }]);
  expect(first.says?.args['deeds']).toEqual([
    { id: 'web-sq-fold-moved', args: { count: 2 } },
    { id: 'web-sq-fold-destroyed', args: { own: 'yes', who: 'um1', targets: ['ch1'], count: 1 } },
  ]);
});

test('a figure that acts with command points has a fold of its own, and so has the next', () => {
  const folds = new Folder().folds(
    log(begins('um1'), ends('um1'), { type: 'WindowOpened', seat: 0 }, step('um2'), step('um2'), step('um3')),
  );
  expect(folds.map(({ who, lines }) => [who, lines.length])).toEqual([
    ['um1', 3],
    ['um2', 2],
    ['um3', 1],
  ]);
});

test('a figure that may still act has not done nothing', () => {
  const only = (...all: Some[]) =>
    told(new Folder().folds(log(...all))[0] as NonNullable<unknown> as Parameters<typeof told>[0]);
  expect(only(begins('um1')).says).toBeNull();
  expect(only(begins('um1'), step('um1')).says?.args['deeds']).toHaveLength(1);
  expect(only(begins('um1'), ends('um1')).says?.args['deeds']).toEqual([
    { id: 'web-sq-fold-nothing', args: {} },
  ]);
});

test('choices of set-up and tokens in a row are one line each', () => {
  const chose = (seat: number): Some => ({ type: 'Chose', seat, what: 'weapon', value: '' });
  const lays = (seat: number): Some => ({ type: 'TokenPlaced', seat, token: 'ch?1', kind: 'blip' });
  const folds = new Folder().folds(log(chose(0), chose(0), chose(1), lays(1), lays(1), lays(1), lays(0)));
  expect(folds.map(({ kind, seat, lines }) => [kind, seat, lines.length])).toEqual([
    ['choices', 0, 2],
    ['choices', 1, 1],
    ['tokens', 1, 3],
    ['tokens', 0, 1],
  ]);
  expect(told(folds[2] as NonNullable<(typeof folds)[2]>).says).toEqual({
    id: 'web-sq-fold-laid',
    args: { seat: { who: 1 }, count: 3 },
  });
});

test('what is chosen after the end is told choice by choice', () => {
  const chose = (seat: number): Some => ({ type: 'Chose', seat, what: 'seals', value: '' });
  const folds = new Folder().folds(log(chose(0), { type: 'MissionEnded' }, chose(0), chose(0)));
  expect(folds.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['choices', 1],
    ['line', 1],
    ['line', 1],
    ['line', 1],
  ]);
});

test('who was missed is said only where nobody was hit', () => {
  const missed = (who: string): Some => ({ type: 'Unharmed', seat: 1, who, value: 0, against: 2 });
  expect(ids(deedsOf('um1', events(shot('um1', 'ch1'), missed('ch1'))))).toEqual(['missed']);
  expect(ids(deedsOf('um1', events(shot('um1', '3.3'), missed('ch1'), hurts('ch2'))))).toEqual(['wounded']);
  expect(ids(deedsOf('um1', events(shot('um1', '3.3>N'))))).toEqual(['fired']);
});

test('an Overwatch shot in the activation of another is told with its shooter', () => {
  const [first, second] = deedsOf('ch1', events(step('ch1', 1), shot('um1', 'ch1'), kills('ch1')));
  expect(first?.args).toEqual({ count: 1 });
  expect(second?.args).toMatchObject({ own: 'no', who: 'um1', targets: ['ch1'] });
});

test('a figure that only turned or did nothing has a line too', () => {
  expect(
    ids(deedsOf('um1', events(begins('um1'), { type: 'Faced', seat: 0, who: 'um1' }, ends('um1')))),
  ).toEqual(['turned']);
  expect(ids(deedsOf('um1', events(begins('um1'), ends('um1'))))).toEqual(['nothing']);
});

test('the attacker who loses a melee falls, and destroys nobody', () => {
  expect(ids(deedsOf('ch1', events(shot('ch1', 'um1', 1), kills('ch1'))))).toEqual(['fell']);
});

test('a card that attacks is one line with what it did', () => {
  const [fold] = new Folder().folds(
    log(
      { type: 'EventDrawn', seat: 1, card: 'evg_x' },
      { type: 'CardPlayed', seat: 1, card: 'evg_x', on: ['um1'] },
      { type: 'Declared', seat: 1, attacker: '', aim: 'um1' },
      rolls,
      kills('um1'),
    ),
  );
  expect(fold?.lines).toHaveLength(5);
  const said = told(fold as NonNullable<typeof fold>).says;
  expect(ids(said?.args['deeds'] as { id: string }[])).toEqual(['card', 'destroyed']);
});

test('a log that grows is folded on from where it was, and anew when a line was taken back', () => {
  const folder = new Folder();
  const before = log(begins('um1'), step('um1'));
  const first = folder.folds(before);
  expect(folder.folds(before)).toHaveLength(1);
  const after = [...before, line(step('um1'))];
  expect(folder.folds(after)[0]?.lines).toHaveLength(3);
  expect(first[0]?.lines).toHaveLength(2);
  expect(folder.folds(before)[0]?.lines).toHaveLength(2);
});

test('a standing order is told in the words of its page', () => {
  const order = (...words: string[]) =>
    instructed({ type: 'Instructed', seat: 0, words } as unknown as AnyEvent);
  expect(order('passing', 'chaos', 'never')?.args).toEqual({
    about: { id: 'web-sq-standing-passing-one', args: { whom: { id: 'sq-faction-chaos', args: {} } } },
    holds: { id: 'web-sq-holds-passing', args: { now: 'never', from: 0 } },
  });
  expect(order('dodge', 'if-harmful', '50')?.args['holds']).toEqual({
    id: 'web-sq-holds-dodge',
    args: { now: 'if-harmful', from: 50 },
  });
  expect(order('trigger', 'sight')).toBeNull();
});

test('two revealed tokens are named, more are counted', () => {
  const turnsUp = (identity: string): Some => ({ type: 'TokenRevealed', seat: 1, token: 'ch?1', identity });
  const [one, other] = [turnsUp('fig_ork'), turnsUp('fig_husk')];
  expect(ids(deedsOf('um1', events(step('um1'), one, other)))).toEqual(['moved', 'revealed', 'revealed']);
  const [, many, ...rest] = deedsOf('um1', events(step('um1'), one, other, one));
  expect(many).toEqual({ id: 'web-sq-fold-many-revealed', args: { count: 3 } });
  expect(rest).toEqual([]);
});
