// @vitest-environment happy-dom
/** Doors on the map: open, closed, or barred by the psychic barrier, and doorways that it bars. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Desk } from '../../../../src/games/starquest/desk/desk.svelte.ts';
import type { Shapes } from '../../../../src/games/starquest/map/geometry.ts';
import Doors from '../../../../src/games/starquest/map/layers/Doors.svelte';
import { barred } from '../../../../src/games/starquest/view/barred.ts';
import type { Effect, View } from '../../../../src/generated/starquest.ts';

let layer: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (layer) await unmount(layer);
  layer = null;
  document.body.replaceChildren();
});

const sealed = (on: string): Effect => ({ what: 'sealed', seat: 0, on });
const shape = (id: string) => ({ id, bulkhead: false, level: true, x: 0, y: 0 });

/** How many closed leaves, stubs of an open door and barriers are drawn. */
function drawn(effects: Effect[]): [leaves: number, stubs: number, barriers: number] {
  const view: Pick<View, 'gone' | 'opened' | 'effects'> = { gone: ['d1'], opened: [], effects };
  const desk = { scene: { view }, pointer: { doors: new Map(), breaches: new Map() } };
  const shapes = { doors: [shape('d1'), shape('d2')], gates: [shape('g1'), shape('g2')] };
  layer = mount(Doors, {
    target: document.body,
    props: { desk: desk as unknown as Desk, shapes: shapes as unknown as Shapes },
  });
  flushSync();
  const count = (name: string) => document.body.querySelectorAll(`.${name}`).length;
  return [count('leaf'), count('stub'), count('barrier')];
}

test('without a barrier an open door shows its stubs, and a doorway shows nothing', () => {
  expect(drawn([{ what: 'block', seat: 0, squares: [1, 2] }])).toEqual([1, 2, 0]);
});

test('a barrier stands in an open door', () => {
  expect(drawn([sealed('d1')])).toEqual([1, 0, 1]);
});

test('a barrier stands in a doorway, and only in the one that it bars', () => {
  expect(drawn([sealed('g2')])).toEqual([1, 2, 1]);
});

test('other effects bar nothing', () => {
  expect([...barred({ effects: [{ what: 'av', seat: 0, on: 'ba1' }, sealed('d1')] })]).toEqual(['d1']);
});
