/** Alliances and sales on screen: impossible offers can be asked about, and costs are those of this table. */
import { expect, test } from 'vitest';
import { costsOf } from '../../../../../src/games/starquest/table/alliances/costs.ts';
import { dealings } from '../../../../../src/games/starquest/table/alliances/dealing.ts';
import {
  discardCommand,
  losable,
  toggled,
} from '../../../../../src/games/starquest/table/standing-orders/discard.ts';
import type { Option } from '../../../../../src/games/starquest/view/offers.ts';
import type { Side } from '../../../../../src/generated/starquest.ts';

const SIDES = [
  { faction: 'ultramarines', recon: ['rec_medikit', 'rec_map'] },
  { faction: 'eldar' },
  { faction: 'chaos' },
] as Side[];
const VIEW = { sides: SIDES, pacts: [], proposals: [], 'split-pacts': [] };

function sell(card: string, to: string): Option {
  return { text: `sell ${card} ${to}`, does: { id: 'x', args: {} }, command: { type: 'Sell', card, to } };
}

test('where no card can be sold, one of them stands for the question why', () => {
  const rows = dealings(VIEW, 0, [sell('rec_map', 'eldar')]);
  expect(rows.map(({ faction, unsold }) => [faction, unsold])).toEqual([
    ['eldar', ''],
    ['chaos', 'rec_medikit'],
  ]);
});

test('a player with nothing to sell is not asked about it', () => {
  expect(dealings(VIEW, 1, []).every(({ unsold }) => unsold === '')).toBe(true);
});

test('a card that was offered is no question either', () => {
  const offered = { number: 1, seat: 0, to: 1, kind: 'sale', card: 'rec_map' } as const;
  const [eldar] = dealings({ ...VIEW, proposals: [offered] }, 0, []);
  expect(eldar?.unsold).toBe('');
});

test('costs follow the house options', () => {
  const usual = costsOf({ sides: SIDES, options: {} });
  expect(usual.map(({ clause }) => clause)).toEqual([
    'SQ-ALLY-12',
    'SQ-ALLY-10',
    'SQ-RECON-07',
    'SQ-ALLY-11',
    'SQ-ALLY-06',
  ]);
  expect(usual.map(({ args }) => args)).toEqual([
    {},
    {},
    { to: 'seller' },
    { lasts: 'lasting' },
    { hybrids: 'with' },
  ]);
  const house = { 'card-price': 'nobody', 'deal-alliance': 'moment', 'hybrids-apart': true } as const;
  const others = costsOf({ sides: SIDES.slice(0, 2), options: { house } });
  expect(others.map(({ args }) => args)).toEqual([{}, {}, { to: 'nobody' }, { lasts: 'moment' }]);
});

test('governor cards and the weapons of a Dreadnought can be put into an order', () => {
  const sides = [{ faction: 'eldar', governor: ['gov_a', 'gov_b', 'gov_a'] }] as Side[];
  const large = { seat: 0, size: 2, kind: 'mini', weapons: ['wpn_x', 'wpn_y'] } as const;
  const small = { ...large, size: 1, weapons: ['wpn_z', 'wpn_q'] };
  expect(losable({ sides }, 0, [large, small, { ...large, seat: 1, weapons: ['wpn_p', 'wpn_r'] }])).toEqual([
    'gov_a',
    'gov_b',
    'wpn_x',
    'wpn_y',
  ]);
  expect(toggled(['gov_a'], 'gov_b')).toEqual(['gov_a', 'gov_b']);
  expect(toggled(['gov_a', 'gov_b'], 'gov_a')).toEqual(['gov_b']);
  expect(discardCommand(['gov_b'])).toBe('instruct discard gov_b');
  expect(discardCommand([])).toBe('instruct discard');
});
