/** The client tells of a face-down token only what the mission tells all players. */
import { expect, test } from 'vitest';
import { listedFor } from '../../../../src/games/starquest/view/faceDown.ts';
import type { Scenario, Side, Token } from '../../../../src/generated/starquest.ts';

const token = (id: string, kind: Token['kind']): Token => ({ id, seat: 1, kind, identity: '', square: 3 });
const scenario: Scenario = {
  id: 'mis_00_first_steps',
  supplies: {
    chaos: {
      blips: ['fig_ork', 'fig_gretchin', 'fig_ork'],
      keys: ['fig_android'],
      reinforcements: ['fig_android'],
      specials: ['fig_genestealer'],
    },
    cult: { blips: ['fig_legionary'] },
  },
  'hidden-objects': { chaos: ['obj_relic'] },
  'drawn-objects': { obj_core: ['cult'], obj_altar: ['chaos', 'cult'] },
  legacy: { blips: { cult: ['fig_revenant'] } },
};
const lists = (id: string, kind: Token['kind'], factions = ['ultramarines', 'chaos']) =>
  listedFor(
    { scenario, sides: factions.map((faction) => ({ faction }) as Side), tokens: { [id]: token(id, kind) } },
    id,
  );

test('a blip may be anything on the list of its owner: figures once each, and objects', () => {
  expect(lists('ct1', 'blip')).toEqual([
    'fig_ork',
    'fig_gretchin',
    'fig_android',
    'obj_relic',
    'obj_altar',
    'fig_revenant',
  ]);
});

test('a token that earlier missions left to a faction at the table is not in the bag of another', () => {
  expect(lists('ct1', 'blip', ['ultramarines', 'chaos', 'cult'])).not.toContain('fig_revenant');
});

test('reserves and tokens of vents have lists of their own', () => {
  expect(lists('ct2', 'reinforcement')).toEqual(['fig_android']);
  expect(lists('ct3', 'special')).toEqual(['fig_genestealer']);
  expect(listedFor({ scenario, sides: [], tokens: {} }, 'nobody')).toEqual([]);
});
