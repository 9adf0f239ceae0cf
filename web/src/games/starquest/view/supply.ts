/** Tokens that an alien player has yet to bring on: how many of each, as far as the viewer knows them. */
import type { Side } from '../../../generated/starquest.ts';
import type { Frame } from './frames.ts';
import type { Option } from './offers.ts';

export const POOLS = ['blips', 'reinforcements', 'specials'] as const;
export type Pool = (typeof POOLS)[number];

export interface Held {
  readonly identity: string;
  readonly count: number;
}

/** Each kind once, with how many there are; those that are hidden from the viewer under no name, last. */
export function counted(tokens: readonly string[]): Held[] {
  const counts = new Map<string, number>();
  for (const identity of tokens) counts.set(identity, (counts.get(identity) ?? 0) + 1);
  return [...counts]
    .map(([identity, count]) => ({ identity, count }))
    .toSorted((one, other) => Number(one.identity === '') - Number(other.identity === ''));
}

/** From which supply the open question lays tokens. */
export function poolOf(frame: Frame | null): Pool {
  if (frame?.type !== 'Turn') return 'blips';
  return frame.step === 'special' ? 'specials' : frame.step === 'reinforce' ? 'reinforcements' : 'blips';
}

/** The tokens that may be laid now: the kinds that are offered, with the number that is left of each. */
export function onOffer(options: readonly Option[], side: Side | undefined, frame: Frame | null): Held[] {
  const offered = new Set(
    options.flatMap(({ command }) => (command.type === 'Put' ? [command.identity] : [])),
  );
  const left = counted(side?.[poolOf(frame)] ?? []);
  return [...offered].map(
    (identity) => left.find((one) => one.identity === identity) ?? { identity, count: 1 },
  );
}
