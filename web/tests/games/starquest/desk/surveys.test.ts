/** Questions about an entry are asked once, and late answers about another entry are ignored. */
import { expect, test } from 'vitest';
import type { Source } from '../../../../src/games/starquest/desk/scene.svelte.ts';
import { Surveys } from '../../../../src/games/starquest/desk/surveys.svelte.ts';

/** A table that answers when it is told to. */
function table() {
  const asked: { about: string; answer: (seq: number, found: unknown) => void }[] = [];
  const survey = (about: string) =>
    new Promise((resolve) => {
      asked.push({ about, answer: (seq, found) => resolve({ kind: 'surveyed', seq, found }) });
    });
  const source = { survey, performing: false };
  return { asked, source, surveys: new Surveys(() => source as unknown as Source) };
}

test('each thing is asked once for an entry, and again for the next', async () => {
  const { asked, surveys } = table();
  surveys.at(3);
  surveys.ask('um1');
  surveys.ask('um1');
  expect(asked.map(({ about }) => about)).toEqual(['um1']);
  const pending = surveys.pending('um1');
  asked[0]?.answer(3, 'outlook');
  await pending;
  expect(surveys.get('um1')).toBe('outlook');
  expect(surveys.pending('um1')).toBeUndefined();
  surveys.at(4);
  surveys.ask('um1');
  expect(asked).toHaveLength(2);
});

test('an answer about an earlier entry, or for another seat, is ignored', async () => {
  const { asked, surveys } = table();
  surveys.at(3);
  surveys.ask('seen');
  const late = surveys.pending('seen');
  surveys.at(4);
  asked[0]?.answer(3, 'old');
  await late;
  expect(surveys.get('seen')).toBeUndefined();
  surveys.ask('seen');
  const foreign = surveys.pending('seen');
  surveys.forget();
  surveys.at(4);
  asked[1]?.answer(4, 'not mine');
  await foreign;
  expect(surveys.get('seen')).toBeUndefined();
});

test('nothing is asked while something is being shown: the table answers about a later entry', async () => {
  const { asked, source, surveys } = table();
  source.performing = true;
  surveys.at(3);
  surveys.ask('seen');
  expect(asked).toHaveLength(0);
  expect(surveys.pending('seen')).toBeUndefined();
  source.performing = false;
  surveys.at(4);
  surveys.ask('seen');
  const pending = surveys.pending('seen');
  asked[0]?.answer(4, 'squares');
  await pending;
  expect(surveys.get('seen')).toBe('squares');
});
