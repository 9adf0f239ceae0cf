import { SvelteMap } from 'svelte/reactivity';
import { expect, test } from 'vitest';
import { Desk } from '../../../../../src/games/starquest/desk/desk.svelte.ts';
import { Asides } from '../../../../../src/games/starquest/table/asides/asides.svelte.ts';

/** A table that answers when it is told to. */
function sitDown() {
  const now = new SvelteMap<string, unknown>();
  const said: string[] = [];
  const answers: (() => void)[] = [];
  const asks = (who: string) => {
    const frames = [{ type: 'Watching', who }];
    now.set('playing', { you: 0, view: { frames, sides: [], minis: {}, tokens: {} } });
  };
  const table = {
    key: 'k',
    names: [],
    busy: false,
    get playing() {
      return now.get('playing');
    },
    do: (text: string) => {
      said.push(text);
      return new Promise((resolve) => answers.push(() => resolve({ kind: 'done' })));
    },
  };
  asks('um2');
  const desk = new Desk(() => table as never);
  return { desk, asides: new Asides(desk), asks, said, answers };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('an answer waits for the orders that were chosen with the last question', async () => {
  const { desk, asides, asks, said, answers } = sitDown();
  asides.nextTime('hold', ['instruct overwatch um2 hold']);
  await asides.settle();
  expect(said, 'the question is still open').toEqual([]);
  asks('um3');
  const given = asides.settle();
  const answered = desk.do({ text: 'pass' });
  await settled();
  expect(said).toEqual(['instruct overwatch um2 hold']);
  answers.shift()?.();
  await given;
  await settled();
  expect(said).toEqual(['instruct overwatch um2 hold', 'pass']);
  answers.shift()?.();
  expect(await answered).toBe(true);
  expect(desk.ordering).toBeNull();
});

test('an answer is not given to another question than the one it was meant for', async () => {
  const { desk, asides, asks, said, answers } = sitDown();
  asides.nextTime('hold', ['instruct overwatch um2 hold']);
  asks('um3');
  const given = asides.settle();
  const answered = desk.do({ text: 'pass' });
  asks('um4');
  answers.shift()?.();
  await given;
  expect(await answered).toBe(false);
  expect(said).toEqual(['instruct overwatch um2 hold']);
});
