/** Real matches are fair, and a tampered one is reported at the changed face. */
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Bytes, Stream } from '../../../src/lib/verify/dice.ts';
import { rollsOf } from '../../../src/lib/verify/file.ts';
import { type Rolls, verify } from '../../../src/lib/verify/verify.ts';
import match from '../../fixtures/match.jsonl?raw';
import { STORY } from '../../fixtures/story.ts';

const example = readFileSync('../docs/examples/heroes.jsonl', 'utf-8');
const told: Rolls = { ...STORY, entries: STORY.frames };
const written = rollsOf(match, 'match.jsonl');
const THROWN = [
  23, 2, 1, 30, 1, 15, 2, 2, 12, 98, 6, 1, 1, 78, 2, 2, 1, 6, 6, 28, 18, 4, 1, 13, 1, 15, 1, 3, 1, 120, 7, 5,
  3, 59, 1, 16, 3, 4, 2, 124,
];
const FACES = STORY.frames.flatMap((frame) => frame.faces);

/** The same rolls with one face of an entry changed. */
function turned(rolls: Rolls, n: number, place: number): Rolls {
  return {
    ...rolls,
    entries: rolls.entries.map((entry) =>
      entry.n === n
        ? { n, faces: entry.faces.with(place - 1, ((entry.faces[place - 1] ?? 0) % 6) + 1) }
        : entry,
    ),
  };
}

describe('a real match', () => {
  test('is fair, from the story as from the file', async () => {
    expect(FACES.length).toBeGreaterThan(96);
    expect(verify(told)).toEqual({ kind: 'fair', faces: FACES.length });
    expect(verify(written)).toEqual({ kind: 'fair', faces: FACES.length });
  });

  test('of the documents is fair, with commands taken back', async () => {
    const rolls = rollsOf(example, 'heroes.jsonl');
    expect(verify(rolls)).toEqual({ kind: 'fair', faces: 7 });
    expect(rolls.names).toEqual(['Ada', 'Captain']);
  });

  test('has the dice that the engine took from the stream', async () => {
    const dice = new Stream(new Bytes(Uint8Array.from(Buffer.from(STORY.seed, 'hex')), STORY.salts));
    const faces: number[] = [];
    for (const _ of FACES) faces.push(dice.roll());
    expect(faces).toEqual(FACES);
  });

  test('may have dice of many sides: cards are shuffled with them', async () => {
    const seed = Uint8Array.from({ length: 32 }, (_, byte) => byte);
    const dice = new Stream(new Bytes(seed, ['tea', 'rain']));
    const faces: number[] = [];
    for (let round = 0; round < 4; round += 1)
      for (const sides of [26, 6, 3, 100, 2, 23, 6, 6, 17, 200]) faces.push(dice.roll(sides));
    // As the engine throws them.
    expect(faces).toEqual(THROWN);
  });
});

test('the bytes are those that the browser’s own cryptography computes', async () => {
  const hmac = async (key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>) => {
    const hash = { name: 'HMAC', hash: 'SHA-256' };
    const imported = await webcrypto.subtle.importKey('raw', key, hash, false, ['sign']);
    return new Uint8Array(await webcrypto.subtle.sign('HMAC', imported, message));
  };
  const seed = Uint8Array.from(Buffer.from(STORY.seed, 'hex'));
  const text = ['bulkhead dice 1', ...STORY.salts].join('\n');
  const key = await hmac(seed, Uint8Array.from(new TextEncoder().encode(text)));
  const bytes = new Bytes(seed, STORY.salts);
  for (const block of [0, 1, 2]) {
    const expected = await hmac(key, Uint8Array.from([0, 0, 0, 0, 0, 0, 0, block]));
    expect(Array.from(expected, (_, index) => bytes.at(32 * block + index))).toEqual([...expected]);
  }
});

describe('a tampered match', () => {
  const rolling = STORY.frames.filter((frame) => frame.faces.length > 0);

  test.each([rolling[0], rolling[1], rolling.at(-1)])(
    'is found out at the face that was turned (%#)',
    async (frame) => {
      const n = frame?.n ?? 0;
      const place = frame?.faces.length ?? 0;
      const recorded = ((frame?.faces[place - 1] ?? 0) % 6) + 1;
      const before = STORY.frames.slice(
        0,
        STORY.frames.findIndex((one) => one.n === n),
      );
      expect(verify(turned(told, n, place))).toEqual({
        kind: 'face',
        n,
        place,
        recorded,
        computed: frame?.faces[place - 1],
        faces: before.flatMap((one) => one.faces).length + place - 1,
      });
    },
  );

  test('with a face too many or too few does not go through', async () => {
    const more = told.entries.map((entry, index) =>
      index === 0 ? { ...entry, faces: [...entry.faces, 1, 1] } : entry,
    );
    expect(verify({ ...told, entries: more }).kind).toBe('face');
    const fewer = told.entries.map((entry) =>
      entry.faces.length === 6 ? { ...entry, faces: entry.faces.slice(1) } : entry,
    );
    expect(verify({ ...told, entries: fewer }).kind).toBe('face');
  });

  test('with another seed breaks the promise', async () => {
    const seed = `${STORY.seed.slice(0, -1)}${STORY.seed.endsWith('0') ? '1' : '0'}`;
    const found = verify({ ...told, seed });
    expect(found.kind).toBe('seed');
    expect(found.kind === 'seed' && found.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(found.kind === 'seed' && found.commitment).not.toBe(STORY.commitment);
  });

  test('with another commitment breaks the promise too', async () => {
    const commitment = STORY.commitment.replace(/^./, (digit) => (digit === 'f' ? 'e' : 'f'));
    expect(verify({ ...told, commitment }).kind).toBe('seed');
  });

  test('with a salt that was given for another commitment is not looked at further', async () => {
    const foreign = `tea@${'0'.repeat(64)}`;
    expect(verify({ ...told, salts: ['', foreign] })).toEqual({ kind: 'salt', seat: 1 });
    expect(verify({ ...told, salts: [`tea@${told.commitment}`, ''] }).kind).toBe('face');
    expect(verify({ ...told, salts: [`tea@${'0'.repeat(63)}`, ''] }).kind).toBe('face');
  });

  test('with another salt, or salts exchanged, has other dice', async () => {
    expect(verify({ ...told, salts: ['tea', 'coffee'] }).kind).toBe('face');
    expect(verify({ ...told, salts: [...told.salts].reverse() }).kind).toBe('face');
  });

  test.each(['', 'not hexadecimal', '00', `${STORY.seed}00`])('whose seed is %o has none', async (seed) => {
    expect(verify({ ...told, seed })).toEqual({ kind: 'no-seed' });
  });
});

describe('a file', () => {
  function refusal(text: string) {
    try {
      rollsOf(text, 'x.jsonl');
    } catch (thrown) {
      return (thrown as { says: unknown }).says;
    }
    return null;
  }

  test('that is no replay is refused with the server’s message and the line', () => {
    const at = (id: string, line: number) => ({ id, args: { file: 'x.jsonl', line } });
    expect(refusal('')).toEqual(at('replay-no-header', 1));
    expect(refusal('{"entry":"begin"}\n')).toEqual(at('replay-no-header', 1));
    expect(refusal('[1]\n')).toEqual(at('replay-no-header', 1));
    expect(refusal(`${match.split('\n')[0]}\n{"entry"`)).toEqual(at('replay-not-json', 2));
    const cut = match.split('\n').slice(0, 9).join('\n');
    expect(refusal(cut)).toEqual(at('replay-no-end', 9));
  });

  test('whose entries hold nonsense is judged by what it says', async () => {
    const odd = match.replace('"faces":[', '"faces":["six",');
    expect(verify(rollsOf(odd, 'x.jsonl')).kind).toBe('face');
  });
});
