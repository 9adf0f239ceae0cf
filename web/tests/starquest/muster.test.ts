/** Set-up: how far everybody is, and a sensible squad that a bot advises and the player's seat plays. */
import { expect, test } from 'vitest';
import type { Option } from '../../src/games/starquest/offers.ts';
import { type MusterFrame, musterOf, readiness } from '../../src/games/starquest/setup/muster.ts';
import { noteOf, thingOf } from '../../src/games/starquest/setup/notes.ts';
import { type Asked, SensibleSquad } from '../../src/games/starquest/setup/sensible.svelte.ts';

const frame = (step: string, seat = 0, left: number[] = []) =>
  ({ type: 'Muster', step, seat, left }) as MusterFrame;

/** A seat that is asked these steps one after another. */
function asked(steps: readonly (string | null)[]) {
  const played: string[] = [];
  const desk = {
    you: 0,
    names: [],
    get mine() {
      return steps[played.length] !== null;
    },
    get deciding() {
      const step = steps[played.length];
      return step === undefined ? null : frame(step ?? 'weapon', step === null ? 1 : 0);
    },
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
    do: async ({ text }: { text: string }) => {
      played.push(text);
      return true;
    },
  };
  return { desk: desk as Asked, played };
}

test('a seat chooses, comes later, or has chosen', () => {
  const muster = frame('weapon', 1, [2, 0]);
  expect([0, 1, 2, 3].map((seat) => readiness(muster, seat))).toEqual(['later', 'chooses', 'later', 'ready']);
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

test('it waits while somebody else chooses', async () => {
  const { desk, played } = asked(['weapon', null]);
  const squad = new SensibleSquad(desk);
  squad.begin();
  await expect.poll(() => played).toEqual(['choose weapon']);
  expect(squad.on).toBe(true);
});

test('on a shared screen nobody else is chosen for', async () => {
  const { desk, played } = asked(['weapon', null, 'weapon']);
  const squad = new SensibleSquad(desk);
  squad.begin();
  await expect.poll(() => played.length).toBe(1);
  (desk as { you: number }).you = 1;
  expect(squad.on).toBe(false);
  played.push('somebody else');
  await squad.follow();
  expect(played).toEqual(['choose weapon', 'somebody else']);
});

test('a choice comes with the rule of its card or the dice of its weapon', () => {
  const choose = (value: string) =>
    ({ text: value, does: { id: '', args: {} }, command: { type: 'Choose', value } }) as Option;
  const has = (id: string) => id === 'eqe_holo_suit-rule';
  expect(thingOf(choose('um4:wpn_assault_cannon'))).toBe('wpn_assault_cannon');
  expect(noteOf(choose('um4:wpn_assault_cannon'), has)).toMatchObject({ dice: { red: 2, white: 0 } });
  expect(noteOf(choose('eqe_holo_suit'), has)).toEqual({ rule: 'eqe_holo_suit-rule' });
  expect(noteOf(choose('sqd_eldar'), has)).toBeNull();
  expect(noteOf({ ...choose(''), command: { type: 'Pass' } } as Option, has)).toBeNull();
});
