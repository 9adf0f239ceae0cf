/** The players of the factions: which seats fit a mission, and why a table cannot be made. */
import { expect, test } from 'vitest';
import {
  choose,
  filled,
  fits,
  needs,
  placesFor,
  seatsOf,
  trouble,
} from '../../../../src/games/starquest/new-table/factionSeats.ts';

const TUTORIAL = 'mis_00_first_steps';
const FIRST = 'mis_01_hard_dock';

test('by default the player leads a squad, and bots lead the aliens', () => {
  const places = placesFor(TUTORIAL, {}, 'Ann');
  expect(seatsOf(places)).toEqual([
    { faction: 'ultramarines', form: { kind: 'here', name: 'Ann', bot: 'trooper' } },
    { faction: 'chaos', form: { kind: 'bot', name: '', bot: 'overlord' } },
  ]);
  expect(trouble(TUTORIAL, places)).toBe('');
});

test('a faction that is not in the mission has no seat, even if it was chosen before', () => {
  expect(fits(TUTORIAL, 'cult')).toBe(false);
  const chosen = { cult: { kind: 'bot', name: '', bot: 'overlord' } } as const;
  expect(seatsOf(placesFor(TUTORIAL, chosen, ''))).toHaveLength(2);
  expect(seatsOf(placesFor(FIRST, chosen, '')).some((one) => one.faction === 'cult')).toBe(true);
});

test('without a squad or without the aliens that it needs no mission begins', () => {
  const empty = { kind: 'empty', name: '', bot: '' } as const;
  expect(trouble(TUTORIAL, placesFor(TUTORIAL, { ultramarines: empty }, ''))).toBe('web-sq-new-few-squads');
  expect(trouble(TUTORIAL, placesFor(TUTORIAL, { chaos: empty }, ''))).toBe('web-sq-new-few-aliens');
});

test('a mission says how many of each kind it wants, and whether they are there', () => {
  expect(needs(TUTORIAL, placesFor(TUTORIAL, {}, ''))).toEqual([
    { says: 'web-sq-new-squads', least: 1, most: 2, taken: 1, met: true },
    { says: 'web-sq-new-aliens', least: 1, most: 1, taken: 1, met: true },
  ]);
  const empty = { kind: 'empty', name: '', bot: '' } as const;
  const [squads, aliens] = needs(TUTORIAL, placesFor(TUTORIAL, { chaos: empty }, ''));
  expect(squads?.met).toBe(true);
  expect(aliens?.met).toBe(false);
});

const SKIRMISH = 'mis_s1_cold_lock';

test('a mission for one alien side begins with one bot for it', () => {
  const places = placesFor(SKIRMISH, {}, 'Ann');
  expect(seatsOf(places).map((one) => one.faction)).toEqual(['ultramarines', 'chaos']);
  expect(trouble(SKIRMISH, places)).toBe('');
});

test('of more bots than a mission takes the newest choice stays', () => {
  const bot = { kind: 'bot', name: '', bot: 'overlord' } as const;
  const cult = placesFor(SKIRMISH, choose({}, 'cult', bot), '');
  expect(seatsOf(cult).map((one) => one.faction)).toEqual(['ultramarines', 'cult']);
  const chaos = placesFor(SKIRMISH, choose(choose({}, 'cult', bot), 'chaos', bot), '');
  expect(seatsOf(chaos).map((one) => one.faction)).toEqual(['ultramarines', 'chaos']);
});

test('people are never dropped: two of them with one alien side is said', () => {
  const here = { kind: 'here', name: '', bot: 'overlord' } as const;
  const places = placesFor(SKIRMISH, { chaos: here, cult: here }, '');
  expect(trouble(SKIRMISH, places)).toBe('web-sq-new-many-aliens');
});

test('bots fill the seats that the mission has, and not more', () => {
  const all = filled(FIRST, {}, placesFor(FIRST, {}, ''));
  expect(seatsOf(placesFor(FIRST, all, ''))).toHaveLength(7);
  expect(trouble(SKIRMISH, placesFor(SKIRMISH, all, ''))).toBe('');
  const few = filled(SKIRMISH, {}, placesFor(SKIRMISH, {}, ''));
  const seats = seatsOf(placesFor(SKIRMISH, few, ''));
  expect(seats.map((one) => one.form.kind)).toEqual(expect.arrayContaining(['here', 'bot', 'bot']));
  expect(seats).toHaveLength(3);
});
