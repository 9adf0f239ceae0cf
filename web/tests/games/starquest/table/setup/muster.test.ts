/** Set-up: the progress of all players, and the sensible squad that a bot advises and the player's seat plays. */
import { expect, test } from 'vitest';
import { layOver, weapon } from '../../../../../src/games/starquest/box/box.ts';
import {
  type MusterFrame,
  musterOf,
  readiness,
} from '../../../../../src/games/starquest/table/setup/muster.ts';
import { noteOf } from '../../../../../src/games/starquest/table/setup/notes.ts';
import { type Asked, SensibleSquad } from '../../../../../src/games/starquest/table/setup/sensible.svelte.ts';
import type { Option } from '../../../../../src/games/starquest/view/offers.ts';

const frame = (step: string, seat = 0, left: number[] = []) =>
  ({ type: 'Muster', step, seat, left }) as MusterFrame;

/** A seat that is asked these steps one after another. */
function asked(steps: readonly (string | null)[]) {
  const played: string[] = [];
  const scene = {
    you: 0,
    names: [],
    get playing() {
      return { seq: played.length };
    },
    table: {
      advise: async () => ({
        kind: 'advised' as const,
        seq: played.length,
        command: `choose ${steps[played.length]}`,
      }),
    },
  };
  const question = {
    get mine() {
      return steps[played.length] !== null;
    },
    get deciding() {
      const step = steps[played.length];
      return step === undefined ? null : frame(step ?? 'weapon', step === null ? 1 : 0);
    },
  };
  const desk = {
    scene,
    question,
    do: async ({ text }: { text: string }) => {
      played.push(text);
      return true;
    },
  };
  return { desk: desk as Asked, scene, played };
}

test('a seat chooses, comes later, or has chosen', () => {
  const muster = frame('weapon', 1, [2, 0]);
  expect([0, 1, 2, 3].map((seat) => readiness(muster, seat, seat === 2))).toEqual([
    'later',
    'chooses',
    'prepared',
    'ready',
  ]);
  expect(musterOf(null)).toBeNull();
});

test('a sensible squad is chosen step by step, and the entry area is left to the player', async () => {
  const { desk, played } = asked(['formation', 'weapon', 'equipment', 'entry']);
  const squad = new SensibleSquad(desk);
  await squad.follow();
  expect(played).toEqual([]);
  squad.begin();
  await expect.poll(() => played).toEqual(['choose formation', 'choose weapon', 'choose equipment']);
  expect(squad.fits).toBe(false);
});

test('it waits while another player chooses', async () => {
  const { desk, played } = asked(['weapon', null]);
  const squad = new SensibleSquad(desk);
  squad.begin();
  await expect.poll(() => played).toEqual(['choose weapon']);
  expect(squad.on).toBe(true);
});

test('on a shared screen it does not choose for another player', async () => {
  const { desk, scene, played } = asked(['weapon', null, 'weapon']);
  const squad = new SensibleSquad(desk);
  squad.begin();
  await expect.poll(() => played.length).toBe(1);
  scene.you = 1;
  expect(squad.on).toBe(false);
  played.push('somebody else');
  await squad.follow();
  expect(played).toEqual(['choose weapon', 'somebody else']);
});

test('a choice comes with the rule of its card, the dice of its weapons, its sheet or its members', () => {
  const choose = (value: string) =>
    ({ text: value, does: { id: '', args: {} }, command: { type: 'Choose', value } }) as Option;
  const has = (id: string) => id.startsWith('eq') && id.endsWith('-rule');
  const weapons = (value: string) => {
    const note = noteOf(choose(value), has);
    return note?.kind === 'weapons' ? note.weapons.map(({ id, dice }) => [id, dice.red, dice.white]) : note;
  };
  expect(weapons('um4:wpn_assault_cannon')).toEqual([['wpn_assault_cannon', 2, 0]]);
  expect(weapons('um1:set_axe_pistol')).toHaveLength(2);
  expect(noteOf(choose('eqe_holo_suit'), has)).toEqual({ kind: 'rule', rule: 'eqe_holo_suit-rule' });
  const bound = { kind: 'rule', rule: 'eqp_targeter-rule' };
  expect(noteOf(choose('eqp_targeter:wpn_laser_rifle'), has)).toEqual(bound);
  expect(noteOf(choose('fig_thorn'), has)).toMatchObject({ kind: 'figure', figure: { faction: 'legion' } });
  expect(noteOf(choose('sqd_eldar'), has)).toMatchObject({
    kind: 'squad',
    members: [{ least: 1, most: 1 }, { least: 2 }, { least: 3 }],
  });
  expect(noteOf(choose('nothing'), has)).toBeNull();
  expect(noteOf({ ...choose(''), command: { type: 'Pass' } } as Option, has)).toBeNull();
});

test('packs lie over the box: what they have is shown like everything else', () => {
  layOver({
    weapons: {
      wpn_of_a_pack: { kind: 'heavy', pattern: 'line', red: 3, white: 1, shots: 1, range: 0 },
    },
  });
  expect(weapon('wpn_of_a_pack')?.red).toBe(3);
  expect(weapon('wpn_assault_cannon')?.red).toBe(2);
});
