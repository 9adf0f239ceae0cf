/** Set-up: how far everybody is, and a sensible squad that a bot advises and the player's seat plays. */
import { expect, test } from 'vitest';
import { type MusterFrame, musterOf, readiness } from '../../src/games/starquest/setup/muster.ts';
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
