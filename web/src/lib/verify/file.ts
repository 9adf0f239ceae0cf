/** The dice in a replay file, read without a server. Only what they need is read; whether the rest is sound, the server says. */
import { Refusal } from '../server/refusal.ts';
import type { Rolls } from './verify.ts';

/** The rolls of a replay file, and the names of those who played. Refuses a file that has none, in the server's words. */
export function rollsOf(text: string, file: string): Rolls & { names: string[] } {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const entries = lines.map((line, index) => parsed(line, file, index + 1));
  const header = entries[0];
  const end = entries.at(-1);
  if (header?.['entry'] !== 'match') throw refusal('replay-no-header', file, 1);
  if (end?.['entry'] !== 'end') throw refusal('replay-no-end', file, lines.length);
  // Which dice fell is for the rules to say, and there are none here; Heroes has only one kind.
  if (header['game'] !== 'heroes') throw refusal('replay-other-game', file, 1);
  return {
    commitment: String(header['commitment'] ?? ''),
    salts: listed(header['salts']).map(String),
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
