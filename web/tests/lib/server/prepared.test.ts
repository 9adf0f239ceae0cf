/** The story of a match is asked for once, before its report is opened. */
import { expect, test, vi } from 'vitest';
import type { Story } from '../../../src/lib/server/api.ts';
import { preparedStory, prepareStory } from '../../../src/lib/server/prepared.ts';

const told = { game: 'starquest' } as Story;

test('a prepared story is not asked for again', async () => {
  const ask = vi.fn(() => Promise.resolve(told));
  prepareStory('one', ask);
  prepareStory('one', ask);
  expect(await preparedStory('one', ask)).toBe(told);
  expect(await preparedStory('one', ask)).toBe(told);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('another match has its own story', async () => {
  const ask = vi.fn((key: string) => Promise.resolve({ ...told, game: key }));
  prepareStory('two', ask);
  expect((await preparedStory('three', ask)).game).toBe('three');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a story that could not be had is asked for again by its screen', async () => {
  const ask = vi.fn(() => Promise.resolve(told)).mockRejectedValueOnce(new Error('away'));
  prepareStory('four', ask);
  await expect(preparedStory('four', ask)).rejects.toThrow('away');
  expect(await preparedStory('four', ask)).toBe(told);
});
