/**
 * Were the dice fair? The commitment was shown before the first roll; now the seed is revealed. If it is the one that
 * was promised, if no salt was given for another one, and if every recorded face is the one it gives, no die was chosen.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { Stream } from './dice.ts';
import { readSalt } from './salts.ts';
import { readSides } from './sides.ts';
import { type Earlier, streamsOf } from './streams.ts';

/** The data of a match that is verified: from a story, or from a replay file. */
export interface Rolls {
  readonly commitment: string;
  readonly seed: string;
  readonly salts: readonly string[];
  /** The version of the rules, and the earlier ones that the match began with. */
  readonly rules: number;
  readonly earlier?: readonly Earlier[] | undefined;
  /** Every entry, in order, with the faces that fell for it. */
  readonly entries: readonly Rolled[];
  /** The entries say nothing about sides, and not all dice have six: the sides are worked out from the seed. */
  readonly unknownSides?: boolean;
}

export interface Rolled {
  readonly n: number;
  readonly faces: readonly number[];
  /** How many sides the die of each face has; six where nothing is said. */
  readonly sides?: readonly number[];
}

export type Finding =
  /** All of them match. Where sides were worked out, `lots` are entries whose dice fit no common reading. */
  | { kind: 'fair'; faces: number; lots?: readonly number[] }
  /** The seed cannot be read: there are no 32 bytes in it. */
  | { kind: 'no-seed' }
  /** The seed is not the one that was promised; this is the commitment that belongs to it. */
  | { kind: 'seed'; commitment: string }
  /** The salt of this seat was given for another commitment. */
  | { kind: 'salt'; seat: number }
  /** The first face that is not what the seed gives: in entry `n`, the `place`th from 1, after `faces` that match. */
  | { kind: 'face'; n: number; place: number; recorded: number; computed: number; faces: number };

export function verify(rolls: Rolls): Finding {
  const known = fromHex(rolls.seed);
  if (!known) return { kind: 'no-seed' };
  const promised = bytesToHex(sha256(known));
  if (promised !== rolls.commitment) return { kind: 'seed', commitment: promised };
  const foreign = rolls.salts.findIndex((salt) => !['', promised].includes(readSalt(salt).named));
  if (foreign >= 0) return { kind: 'salt', seat: foreign };
  let faces = 0;
  const lots: number[] = [];
  for (const { bytes, entries } of streamsOf(known, rolls)) {
    const read = rolls.unknownSides ? readSides(bytes, entries) : { entries, lots: [] };
    const dice = new Stream(bytes);
    for (const entry of read.entries) {
      for (const [index, recorded] of entry.faces.entries()) {
        const computed = dice.roll(entry.sides?.[index]);
        if (recorded !== computed) {
          return { kind: 'face', n: entry.n, place: index + 1, recorded, computed, faces };
        }
        faces += 1;
      }
    }
    lots.push(...read.lots);
  }
  return rolls.unknownSides ? { kind: 'fair', faces, lots } : { kind: 'fair', faces };
}

const SEED = /^(?:[0-9a-f]{2}){32}$/;

function fromHex(text: string): Uint8Array | null {
  return SEED.test(text) ? hexToBytes(text) : null;
}
