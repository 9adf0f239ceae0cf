/** Cards of a scanner, the points ledger, and what holds between two seats. */
import { expect, test } from 'vitest';
import { dealings } from '../../../../../src/games/starquest/table/alliances/dealing.ts';
import { holdings, ledger, rankName } from '../../../../../src/games/starquest/table/players/holdings.ts';
import type { Option } from '../../../../../src/games/starquest/view/offers.ts';
import type { LogLine } from '../../../../../src/lib/table/state.ts';

const SIDES = [{ faction: 'ultramarines' }, { faction: 'eldar' }, { faction: 'chaos' }];

function said(command: Option['command']): Option {
  return { text: command.type, does: { id: '', args: {} }, command };
}

test('cards stand by kind, secret missions by themselves, and what is hidden is only counted', () => {
  expect(
    holdings({ faction: 'eldar', orders: [''], recon: ['rec_alarm', 'rsm_bounty'], equipment: [] }),
  ).toEqual([
    { kind: 'orders', cards: [], hidden: 1 },
    { kind: 'recon', cards: ['rec_alarm'], hidden: 0 },
    { kind: 'secret', cards: ['rsm_bounty'], hidden: 0 },
  ]);
});

test('ranks are those of the own ladder', () => {
  expect(rankName({ faction: 'imperial_fists', rank: 2 })).toBe('ldr_marines-2');
  expect(rankName({ faction: 'cult' })).toBe('ldr_cult-0');
});

test('the ledger keeps points alone, of one seat or of all, newest first', () => {
  const scored = (seat: number, points: number) =>
    ({ event: { type: 'Scored', seat, points }, n: points }) as unknown as LogLine;
  const log = [
    scored(0, 3),
    { event: { type: 'Moved' }, n: 9 } as unknown as LogLine,
    scored(1, 5),
    scored(0, -50),
  ];
  expect(ledger(log, -1).map(({ scored: { points } }) => points)).toEqual([-50, 5, 3]);
  expect(ledger(log, 0).map(({ scored: { points } }) => points)).toEqual([-50, 3]);
});

test('each faction has what holds, what is offered and what may be said', () => {
  const view = {
    sides: SIDES,
    pacts: [{ a: 1, b: 0 }],
    proposals: [{ number: 31, seat: 2, to: 0, kind: 'public' as const }],
    'split-pacts': [],
  };
  const [eldar, chaos] = dealings(view, 0, [
    said({ type: 'Dissolve', to: 'eldar', who: '' }),
    said({ type: 'Accept', number: 31 }),
    said({ type: 'Raise' }),
  ]);
  expect(eldar).toMatchObject({ bond: 'public', closed: [], received: [] });
  expect(eldar?.says.map(({ text }) => text)).toEqual(['Dissolve']);
  expect(chaos).toMatchObject({ bond: 'none', closed: ['public', 'secret'] });
  expect(chaos?.says.map(({ text }) => text)).toEqual(['Accept']);
  expect(chaos?.received).toHaveLength(1);
});

test('an alliance is secret only where the wire says so', () => {
  const view = { sides: SIDES, pacts: [{ a: 0, b: 1, public: false }], proposals: [], 'split-pacts': [] };
  expect(dealings(view, 0, [])[0]?.bond).toBe('secret');
});

test('those who have parted stay apart, and an open offer is not asked about again', () => {
  const view = {
    sides: SIDES,
    pacts: [],
    proposals: [{ number: 12, seat: 0, to: 1, kind: 'secret' as const }],
    'split-pacts': [[0, 2, '']] as [number, number, string][],
  };
  const [eldar, chaos] = dealings(view, 0, [said({ type: 'Pledge', to: 'eldar', kind: 'public', who: '' })]);
  expect(eldar?.closed).toEqual([]);
  expect(eldar?.offered).toHaveLength(1);
  expect(chaos?.bond).toBe('parted');
});
