/** A replay seen from one view after another: each view is requested once. */
import { expect, test, vi } from 'vitest';
import { Eyes } from '../../../src/common/replay/eyes.svelte.ts';
import type { Story } from '../../../src/lib/server/api.ts';

const asked = vi.hoisted(() => [] as number[]);
vi.mock('../../../src/common/after/nextTable.ts', () => ({
  seenBy: (_: unknown, eyes: number) => {
    asked.push(eyes);
    return Promise.resolve({ eyes });
  },
}));

test('a view is requested once, and the player’s own view never', async () => {
  const own = { eyes: 0 } as Story;
  const eyes = new Eyes(
    () => own,
    () => ({ key: 'k', file: undefined }),
  );
  expect(eyes.shown).toBe(own);
  for (const whose of [1, 0, 1, -2, 1]) {
    await eyes.look(whose);
    expect(eyes.looking).toBe(false);
    expect(eyes.shown.eyes).toBe(whose);
  }
  expect(asked).toEqual([1, -2]);
});
