/** Matches that began with earlier rules: the dice after the last common entry come from a stream of their own. */
/* The files were recorded once, as matches that go on with `continued` (src/bulkhead/match/continuing.py) from an old one. */
import { describe, expect, test } from 'vitest';
import { rollsOf } from '../../../src/lib/verify/file.ts';
import { type Rolls, verify } from '../../../src/lib/verify/verify.ts';
import match from '../../fixtures/continued.jsonl?raw';
import mission from '../../fixtures/continued-mission.jsonl?raw';

const FILES: readonly [string, string, Partial<Rolls>, number][] = [
  ['Heroes', match, {}, 23],
  ['Starquest', mission, { unknownSides: true }, 8],
];

describe.each(FILES)('a match of %s that goes on', (_, text, more, last) => {
  const rolls: Rolls = { ...rollsOf(text, 'continued.jsonl'), ...more };
  const faces = rolls.entries.reduce((sum, entry) => sum + entry.faces.length, 0);
  const after = rolls.entries.filter((entry) => entry.n > last && entry.faces.length > 0);

  test('names the earlier version, and has dice on both sides of its last entry', () => {
    expect(rolls.earlier).toEqual([{ rules: rolls.rules - 1, entries: last }]);
    expect(rolls.entries.some((entry) => entry.n <= last && entry.faces.length > 0)).toBe(true);
    expect(after.length).toBeGreaterThan(0);
  });

  test('is fair', () => {
    expect(verify(rolls)).toMatchObject({ kind: 'fair', faces });
  });
});

describe('a match of Heroes that goes on', () => {
  const rolls = rollsOf(match, 'continued.jsonl');
  const first = rolls.entries.find((entry) => entry.n > 23 && entry.faces.length > 0);

  test('does not have the dice of one stream', () => {
    expect(verify({ ...rolls, earlier: [] })).toMatchObject({ kind: 'face', n: first?.n });
  });

  test('does not have the dice of another version, nor of another last entry', () => {
    expect(verify({ ...rolls, rules: 2 })).toMatchObject({ kind: 'face', n: first?.n });
    const late = [{ rules: 0, entries: first?.n ?? 0 }];
    expect(verify({ ...rolls, earlier: late })).toMatchObject({ kind: 'face', n: first?.n });
  });

  test('is not fair where a die of the second stream was turned', () => {
    const entries = rolls.entries.map((entry) =>
      entry === first ? { ...entry, faces: entry.faces.with(0, ((entry.faces[0] ?? 0) % 6) + 1) } : entry,
    );
    expect(verify({ ...rolls, entries })).toMatchObject({ kind: 'face', n: first?.n, place: 1 });
  });
});
