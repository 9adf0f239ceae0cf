/** Campaigns: planning one, the standing of the factions, the seats. */
import { expect, test } from 'vitest';
import type {
  CampaignStatus,
  Holder,
  PastMission,
  Standing,
} from '../../../../src/games/starquest/campaign/campaigns.ts';
import { sorted } from '../../../../src/games/starquest/campaign/found/importCampaign.ts';
import {
  changedPlaces,
  holders,
  missionsLeft,
  missionsOf,
  moved,
  placesHeld,
  planTrouble,
} from '../../../../src/games/starquest/campaign/found/plan.ts';
import {
  awaited,
  bySeat,
  entitled,
  height,
  nextRank,
  ownFirst,
  placeOf,
  ranking,
  stageOf,
  TOP,
} from '../../../../src/games/starquest/campaign/page/ranks.ts';
import { sittings } from '../../../../src/games/starquest/campaign/page/seating.ts';
import { placesFor } from '../../../../src/games/starquest/new-table/factionSeats.ts';

const NOBODY = { bought: false, rank: 1, row: 0, arts: [] };

function stands(faction: string, rank: number, seals: number): Standing {
  return {
    faction,
    rank,
    title: '',
    seals,
    points: 0,
    psionic: NOBODY,
    reinforcement: '',
    cards: 0,
    kept: null,
  };
}

function holds(faction: string, kind: Holder['kind'], name = '', claimed = true): Holder {
  return { faction, kind, name, bot: kind === 'bot' ? 'random' : '', claimed };
}

test('twelve missions, five of them, or a chosen list', () => {
  expect(missionsOf('hollow_crown', [])).toHaveLength(12);
  expect(missionsOf('short', [])).toHaveLength(5);
  expect(missionsOf('own', ['mis_04_nest'])).toEqual(['mis_04_nest']);
  const left = missionsLeft(['mis_01_hard_dock']);
  expect(left[0]).toBe('mis_02_dead_signal');
  expect(left).toHaveLength(11);
  expect(left.some((id) => id.startsWith('mis_00') || id.startsWith('mis_s'))).toBe(false);
});

test('missions change places with their neighbours, and none falls off the end', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

test('a campaign needs missions, a squad and an alien player', () => {
  const places = placesFor('mis_01_hard_dock', {}, 'Ada');
  expect(planTrouble([], places)).toBe('web-sq-camp-no-missions');
  expect(planTrouble(['mis_01_hard_dock', 'mis_04_nest'], places)).toBe('');
  const alone = Object.fromEntries(
    Object.entries(places).map(([faction, place]) => [
      faction,
      place.kind === 'bot' ? { ...place, kind: 'empty' as const } : place,
    ]),
  );
  expect(planTrouble(['mis_01_hard_dock'], alone)).toBe('web-sq-new-few-aliens');
});

test('places are sent as holders: bots by their kind, empty ones absent', () => {
  const sent = holders(
    {
      eldar: { kind: 'link', name: ' Bo ', bot: 'trooper' },
      chaos: { kind: 'bot', name: '', bot: 'overlord' },
      cult: { kind: 'empty', name: '', bot: 'overlord' },
    },
    (bot) => bot.toUpperCase(),
  );
  expect(sent).toEqual([
    { faction: 'eldar', kind: 'link', name: 'Bo' },
    { faction: 'chaos', kind: 'bot', bot: 'overlord', name: 'OVERLORD' },
    { faction: 'cult', kind: 'absent' },
  ]);
});

test('only changes are sent', () => {
  const before = placesHeld([holds('eldar', 'link', 'Bo'), holds('chaos', 'bot'), holds('cult', 'absent')]);
  expect(before['cult']?.kind).toBe('empty');
  expect(before['legion']?.kind).toBe('empty');
  expect(changedPlaces(before, before)).toEqual({});
  const eldar = { kind: 'bot' as const, name: '', bot: 'trooper' };
  expect(Object.keys(changedPlaces(before, { ...before, eldar }))).toEqual(['eldar']);
  const renamed = { ...before, eldar: { kind: 'link' as const, name: 'Cy', bot: '' } };
  expect(Object.keys(changedPlaces(before, renamed))).toEqual(['eldar']);
});

test('Seals are steps between two rungs, but not at the top and not where they are kept', () => {
  expect(height({ rank: 2, seals: 3 }, false)).toBe(2.75);
  expect(height({ rank: 2, seals: 9 }, false)).toBe(2.75);
  expect(height({ rank: 2, seals: 3 }, true)).toBe(2);
  expect(height({ rank: TOP, seals: 3 }, false)).toBe(TOP);
});

test('the next rank, what it wants and what ranks give', () => {
  expect(nextRank(stands('eldar', 0, 3))).toMatchObject({ title: 'ldr_eldar-1', missing: 1 });
  expect(nextRank(stands('chaos', TOP, 1))).toBeNull();
  expect(entitled('ultramarines', 2)).toEqual([
    { says: 'orders', count: 2 },
    { says: 'equipment', count: 5 },
  ]);
  expect(entitled('cult', 0)).toEqual([]);
  expect(entitled('cult', 1).map(({ says }) => says)).toEqual(['tokens', 'rites']);
});

test('the ladder keeps the order of the seats; the player’s own dossier comes first', () => {
  const standing = [stands('chaos', 2, 0), stands('eldar', 1, 0), stands('blood_angels', 0, 0)];
  expect(bySeat(standing).map(({ faction }) => faction)).toEqual(['blood_angels', 'eldar', 'chaos']);
  expect(ownFirst(standing, ['eldar']).map(({ faction }) => faction)).toEqual([
    'eldar',
    'chaos',
    'blood_angels',
  ]);
});

test('a mission that was played is told with most points first', () => {
  const past = { points: { chaos: 3, eldar: 40, blood_angels: 3 } } as unknown as PastMission;
  expect(ranking(past).map(({ faction }) => faction)).toEqual(['eldar', 'blood_angels', 'chaos']);
});

type Running = NonNullable<CampaignStatus['running']>;
const SEATS = [holds('eldar', 'link', 'Bo', false), holds('chaos', 'bot', 'Hal'), holds('cult', 'absent')];
const RUNNING: Running = {
  mission: 'mis_01_hard_dock',
  match: 'm',
  begun: true,
  finished: false,
  seats: [
    { faction: 'eldar', name: 'Cy', kind: 'here', bot: '', claimed: true, present: true },
    { faction: 'chaos', name: 'Hal', kind: 'bot', bot: 'random', claimed: true, present: false },
  ],
  waiting: 'chaos',
  links: [],
  watch: '',
  stand_ins: [],
};

test('between missions: who is awaited; at the table: who decides, and who only plays this once', () => {
  expect(awaited(SEATS).map(({ faction }) => faction)).toEqual(['eldar']);
  expect(sittings({ seats: SEATS, running: null }).map(({ state }) => state)).toEqual([
    'awaited',
    'bot',
    'absent',
  ]);
  expect(sittings({ seats: SEATS, running: RUNNING })).toEqual([
    { faction: 'eldar', name: 'Cy', state: 'present', once: true },
    { faction: 'chaos', name: 'Hal', state: 'decides', once: false },
    { faction: 'cult', name: '', state: 'absent', once: false },
  ]);
});

test('how far a campaign is', () => {
  const stage = (one: Partial<CampaignStatus>) =>
    stageOf({ over: false, running: null, history: [], ...one } as unknown as CampaignStatus);
  expect(stage({})).toBe('beginning');
  expect(stage({ history: [{} as PastMission] })).toBe('between');
  expect(stage({ running: RUNNING })).toBe('playing');
  expect(stage({ running: { ...RUNNING, begun: false } })).toBe('lobby');
  expect(stage({ over: true, running: RUNNING })).toBe('over');
});

test('a campaign that was played elsewhere is found among its files, with its missions', () => {
  const book =
    '{"entry":"campaign","game":"starquest"}\n{"entry":"mission","n":1,"file":"old/crew.01-mis.jsonl"}\n';
  const files = new Map([
    ['crew.01-mis.jsonl', '{"entry":"match"}\n'],
    ['friday-crew.jsonl', book],
    ['notes.txt', 'torn {'],
  ]);
  expect(sorted(files, 'crew.zip')).toEqual({
    name: 'Friday crew',
    text: book,
    missions: { 'old/crew.01-mis.jsonl': '{"entry":"match"}\n' },
  });
  for (const [count, wrong] of [
    [0, 'notes.txt'],
    [2, 'another.jsonl'],
  ] as const) {
    const others = new Map(count ? [...files, [wrong, book]] : [[wrong, '']]);
    expect(() => sorted(others, 'these')).toThrowError(
      expect.objectContaining({ says: { id: 'web-sq-camp-bring-which', args: { name: 'these', count } } }),
    );
  }
});

test('places are shared in a tie, and a faction that has nothing has none', () => {
  const [first, second, third, last] = [
    stands('eldar', 1, 2),
    stands('legion', 0, 1),
    stands('chaos', 0, 1),
    stands('cult', 0, 0),
  ];
  const all = [first, second, third, last];
  expect(all.map((one) => placeOf(all, one))).toEqual([1, 2, 2, null]);
});
