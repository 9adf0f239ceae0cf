/** A file of Starquest says nothing about the sides of its dice: they are found from the seed. */
import { describe, expect, test } from 'vitest';
import { rollsOf } from '../../../src/lib/verify/file.ts';
import { type Rolls, verify } from '../../../src/lib/verify/verify.ts';
import mission from '../../fixtures/mission.jsonl?raw';

const { game, names, ...written } = rollsOf(mission, 'mission.jsonl');
const rolls: Rolls = { ...written, unknownSides: true };
const FACES = rolls.entries.reduce((sum, entry) => sum + entry.faces.length, 0);
/** The one lot outside the shuffles of the set-up: who docks first. */
const DOCKING = 1;

/** The same rolls with one face of an entry changed. */
function changed(n: number, place: number, face: number): Rolls {
  const entries = rolls.entries.map((entry) =>
    entry.n === n ? { ...entry, faces: entry.faces.with(place - 1, face) } : entry,
  );
  return { ...rolls, entries };
}

describe('a real mission', () => {
  test('is a file of Starquest with shuffles, lots and combat dice', () => {
    expect([game, names]).toEqual(['starquest', ['Overlord 1', 'Overlord 2']]);
    expect(FACES).toBe(59);
    expect(Math.max(...rolls.entries.flatMap(({ faces }) => faces))).toBeGreaterThan(6);
  });

  test('is fair, and the entry with a lot is named', () => {
    expect(verify(rolls)).toEqual({ kind: 'fair', faces: FACES, lots: [DOCKING] });
  });

  test('is not fair by six-sided dice alone', () => {
    expect(verify({ ...rolls, unknownSides: false }).kind).toBe('face');
  });

  test('with another seed breaks the promise', () => {
    const seed = rolls.seed.replace(/^./, (digit) => (digit === 'f' ? 'e' : 'f'));
    expect(verify({ ...rolls, seed }).kind).toBe('seed');
  });
});

describe('a changed mission', () => {
  const shuffle = rolls.entries[0]?.faces ?? [];
  const combat = rolls.entries.filter(({ n, faces }) => n > DOCKING && faces.length > 0);

  test('has at least a lot too many in its shuffles, or a face that fits nothing', () => {
    for (const [index, face] of shuffle.entries()) {
      const found = verify(changed(0, index + 1, face === 1 ? 2 : face - 1));
      if (found.kind === 'fair') expect(found.lots).toContain(0);
      else expect(found.kind).toBe('face');
    }
  });

  test('has a lot too many where a combat die was turned, or a face that fits nothing', () => {
    expect(combat.length).toBeGreaterThan(5);
    const kinds = new Set<string>();
    for (const { n, faces } of combat) {
      for (const face of [1, 2, 3, 4, 5, 6].filter((one) => one !== faces[0])) {
        const found = verify(changed(n, 1, face));
        kinds.add(found.kind);
        if (found.kind === 'fair') expect(found.lots).toContain(n);
        else expect(found).toMatchObject({ kind: 'face', n });
      }
    }
    expect(kinds).toEqual(new Set(['fair', 'face']));
  });
});
