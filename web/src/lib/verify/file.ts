/** The dice in a replay file, read without a server. Nothing else in the file is checked: that takes the rules. */
import { Refusal } from '../server/refusal.ts';
import type { Rolls } from './verify.ts';

/** What a replay file says about its dice. */
export interface FileRolls extends Rolls {
  readonly game: string;
  readonly names: readonly string[];
}

/** The rolls of a replay file, its game and its players. Refuses a file without them, in the server's words. */
export function rollsOf(text: string, file: string): FileRolls {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const entries = lines.map((line, index) => parsed(line, file, index + 1));
  const header = entries[0];
  const end = entries.at(-1);
  if (header?.['entry'] !== 'match') throw refusal('replay-no-header', file, 1);
  if (end?.['entry'] !== 'end') throw refusal('replay-no-end', file, lines.length);
  return {
    game: String(header['game'] ?? ''),
    commitment: String(header['commitment'] ?? ''),
    salts: listed(header['salts']).map(String),
    rules: Number(header['rules'] ?? 0),
    earlier: listed(header['earlier']).flatMap((one) =>
      isRecord(one) ? { rules: Number(one['rules']), entries: Number(one['entries']) } : [],
    ),
    names: listed(header['seats']).map((seat) => (isRecord(seat) ? String(seat['name'] ?? '') : '')),
    seed: String(end['seed'] ?? ''),
    entries: entries.slice(1, -1).map((entry) => ({
      n: Number(entry['n'] ?? 0),
      faces: listed(entry['faces']).map(Number),
    })),
  };
}

type Entry = Record<string, unknown>;

function parsed(line: string, file: string, number: number): Entry {
  let entry: unknown;
  try {
    entry = JSON.parse(line);
  } catch {
    throw refusal('replay-not-json', file, number);
  }
  if (!isRecord(entry))
    throw refusal(number === 1 ? 'replay-no-header' : 'replay-out-of-place', file, number);
  return entry;
}

function refusal(id: string, file: string, line: number): Refusal {
  return new Refusal({ id, args: { file, line } });
}

function isRecord(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
