/** Everything that is no attack: walks at the same time, doors, tokens turned over and laid, cards, deeds, points, the end. */
import { expect, test } from 'vitest';
import type { Moment } from '../../../../src/games/starquest/show/kinds.ts';
import type { AnyEvent } from '../../../../src/generated/starquest-events.ts';
import { moments, scene } from './scenes.ts';

const HALL = scene({
  um1: ['fig_marine_laser', 0, 1, 1],
  ch1: ['fig_ork', 1, 6, 1],
  ch2: ['fig_android', 1, 9, 1],
});
const moved = (who: string, x: number, y: number) => ({
  type: 'Moved',
  seat: 1,
  who,
  squares: [[x, y]],
  cost: 1,
});
const faced = (who: string, facing: number) => ({ type: 'Faced', seat: 1, who, facing, cost: 1 });
const kinds = (all: readonly Moment[]) => all.map(({ kind }) => kind);

test('steps and turns of several figures are one walk, each along its own path', () => {
  const [walk, ...rest] = moments(
    HALL,
    { type: 'Activated', seat: 1, who: 'ch1' },
    moved('ch1', 5, 1),
    faced('ch1', 6),
    moved('ch1', 4, 2),
    { type: 'Finished', seat: 1, who: 'ch1' },
    { type: 'Activated', seat: 1, who: 'ch2' },
    moved('ch2', 8, 1),
    { type: 'Finished', seat: 1, who: 'ch2' },
  );
  expect(rest).toEqual([]);
  expect(walk).toMatchObject({
    kind: 'walk',
    dodge: false,
    movers: [
      {
        id: 'ch1',
        path: [
          [6.5, 1.5],
          [5.5, 1.5],
          [4.5, 2.5],
        ],
      },
      {
        id: 'ch2',
        path: [
          [9.5, 1.5],
          [8.5, 1.5],
        ],
      },
    ],
  });
  const stands = walk?.cast.pieces.map(({ id, x, y, facing, finished }) => [id, x, y, facing, finished]);
  expect(stands).toEqual([
    ['um1', 1, 1, 0, false],
    ['ch1', 4, 2, 6, true],
    ['ch2', 8, 1, 0, true],
  ]);
});

test('a door opens on the way; a shot ends the walk, and what follows is another one', () => {
  const all = moments(
    HALL,
    moved('ch1', 5, 1),
    { type: 'DoorOpened', seat: 1, who: 'ch1', door: 'd1' },
    faced('um1', 2),
    {
      type: 'Declared',
      seat: 0,
      attacker: 'um1',
      weapon: 'wpn_laser_rifle',
      aim: 'ch1',
      shots: 1,
      how: 'overwatch',
    },
    { type: 'Rolled', seat: 0, who: 'um1', values: [0], red: 1, reason: 'overwatch' },
    { type: 'Unharmed', seat: 1, who: 'ch1', value: 0, against: 1 },
    moved('ch1', 4, 1),
  );
  expect(kinds(all)).toEqual(['walk', 'fight', 'walk']);
  expect(all[0]).toMatchObject({ doors: ['d1'] });
  expect([...(all[0]?.cast.opened ?? [])]).toEqual(['d1']);
  expect(all[1]).toMatchObject({ to: [5.5, 1.5], how: 'overwatch' });
  expect(all[2]).toMatchObject({
    movers: [
      {
        id: 'ch1',
        path: [
          [5.5, 1.5],
          [4.5, 1.5],
        ],
      },
    ],
    dodge: false,
  });
});

test('a token that is turned over becomes the figure that stands there', () => {
  const blip = { type: 'TokenPlaced', seat: 1, token: 'ch?1', kind: 'blip', at: [3, 3], identity: '' };
  const shown = { type: 'TokenRevealed', seat: 1, token: 'ch?1', identity: 'fig_ork', at: [3, 3] };
  const placed = { type: 'Placed', seat: 1, who: 'ch9', figure: 'fig_ork', squares: [[3, 3]], facing: 4 };
  const [laid, turned] = moments(HALL, blip, shown, placed);
  expect(laid).toMatchObject({ kind: 'scan', board: '', laid: [{ id: 'ch?1', at: [3.5, 3.5] }] });
  expect(turned).toMatchObject({
    kind: 'reveal',
    turned: [{ id: 'ch?1', figure: 'fig_ork' }, { id: 'ch9' }],
  });
  expect(turned?.cast.pieces.at(-1)).toMatchObject({ id: 'ch9', x: 3, y: 3, facing: 4, figure: 'fig_ork' });
  expect(turned?.cast.pieces.some(({ id }) => id === 'ch?1')).toBe(false);
});

test('tokens are laid in one moment, with the scan that calls for them', () => {
  const token = (n: number) => ({
    type: 'TokenPlaced',
    seat: 1,
    token: `ch?${n}`,
    kind: 'blip',
    at: [n, 5],
    identity: '',
  });
  const [walk, scan, ...rest] = moments(
    HALL,
    { type: 'Entered', seat: 0, who: 'um1', squares: [[0, 4]], facing: 2 },
    { type: 'Scanned', seat: 0, who: 'um1', board: 'brd_b' },
    token(1),
    token(2),
    token(3),
  );
  expect(rest).toEqual([]);
  expect(walk?.kind).toBe('walk');
  expect(scan).toMatchObject({ kind: 'scan', board: 'brd_b', by: 'um1' });
  expect(scan?.cast.scanned).toEqual([1]);
  expect(scan?.cast.pieces.filter(({ kind }) => kind === 'token')).toHaveLength(3);
});

test('cards are shown to those who may see them, and face down to the others', () => {
  const all = moments(
    HALL,
    { type: 'CardPlayed', seat: 0, card: 'ord_x', on: ['ch1'] },
    { type: 'RoomSearched', seat: 0, who: 'um1', room: 'a', card: '' },
    { type: 'EventDrawn', seat: 1, card: 'evt_x', colour: 'red' },
    { type: 'EventWasted', seat: 1, card: 'evt_x' },
    { type: 'CardTaken', seat: 1, card: '' },
  );
  expect(all).toMatchObject([
    { kind: 'card', card: 'ord_x', does: 'played', at: [6.5, 1.5] },
    { kind: 'card', card: '', does: 'found', at: [1.5, 1.5] },
    { kind: 'card', card: 'evt_x', does: 'event', lines: [{}, {}] },
    { kind: 'card', card: '', does: 'taken', at: null },
  ]);
});

test('objects, charges, finds and changes of side happen at a place', () => {
  const at = (event: object) => moments(HALL, event).map((one) => one.kind === 'deed' && [one.does, one.at]);
  expect(at({ type: 'ThingPickedUp', seat: 0, who: 'um1', thing: 't1' })).toEqual([['object', [1.5, 1.5]]]);
  expect(at({ type: 'ChargeArmed', seat: 0, who: 'um1', at: [2, 2], armed: true })).toEqual([
    ['charge', [2.5, 2.5]],
  ]);
  expect(at({ type: 'SiteTurned', seat: 0, who: 'um1', at: [2, 3], found: true })).toEqual([
    ['find', [2.5, 3.5]],
  ]);
  expect(at({ type: 'Converted', seat: 1, who: 'um1', was: 0 })).toEqual([['side', [1.5, 1.5]]]);
});

test('points of a goal are a moment, those of a fight are part of it; the end names the winners', () => {
  const scored = { type: 'Scored', seat: 0, points: 10, total: 10, reason: 'primary', what: 'a' };
  const all = moments(
    HALL,
    { type: 'TurnEnded', seat: 0 },
    scored,
    { ...scored, reason: 'secondary' },
    { type: 'MissionEnded', reason: 'primary' },
    { type: 'Won', seats: [0], points: [20, 0] },
  );
  expect(kinds(all)).toEqual(['score', 'ending']);
  expect(all).toMatchObject([{ points: [{ points: 10 }, { points: 10 }] }, { seats: [0] }]);
});

// Recorded games: every attack, reveal, card and walk of them is seen, in order, and none twice.

const files: Record<string, string> = import.meta.glob('../../../../../tests/golden/starquest/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const EVENT = /^event(?: to others)? (\{.*)$/;

/** The events of each entry, as those see them who are not concerned. */
function entries(text: string): AnyEvent[][] {
  return text
    .split(/^\[\d+\].*$/m)
    .slice(1)
    .map((entry) =>
      entry.split('\n').flatMap((line) => {
        const found = EVENT.exec(line)?.[1];
        return found ? [JSON.parse(found) as AnyEvent] : [];
      }),
    );
}

const SHOWN = new Set<AnyEvent['type']>([
  'Declared',
  'Rolled',
  'Rerolled',
  'MeleeFought',
  'Unharmed',
  'Wounded',
  'SaveRolled',
  'Eliminated',
  'Moved',
  'Entered',
  'TokenMoved',
  'DoorOpened',
  'TokenRevealed',
  'Placed',
  'TokenPlaced',
  'Scanned',
  'CardPlayed',
  'EventDrawn',
  'RoomSearched',
  'CardTaken',
  'BulkheadDestroyed',
  'VentDestroyed',
  'Scored',
  'ThingPickedUp',
  'SiteTurned',
  'Won',
]);

test.each(Object.entries(files).filter(([name]) => !name.endsWith('counts.txt')))(
  'nothing of %s is lost',
  (_, text) => {
    let shown = 0;
    for (const events of entries(text)) {
      const all = moments(HALL, ...events);
      const seen = all.flatMap(({ lines }) => lines.map(({ n }) => n));
      expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
      const due = events.flatMap(({ type }, n) => (SHOWN.has(type) ? [n] : []));
      expect(due.filter((n) => !seen.includes(n))).toEqual([]);
      shown += due.length;
    }
    expect(shown).toBeGreaterThan(20);
  },
);
