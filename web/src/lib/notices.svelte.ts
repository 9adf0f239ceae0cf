/** Short messages over whatever is on the screen: a refusal with its clause, or a word that something worked. */
import { Refusal } from './server/refusal.ts';
import type { Outcome } from './table/conversation.ts';
import type { Args, Spoken } from './words/words.ts';

export interface Notice {
  n: number;
  says: Spoken;
  clause: string;
  tone: 'refusal' | 'good' | 'plain';
  names: readonly string[];
}

const MOST = 3;
let count = 0;
let current = $state.raw<readonly Notice[]>([]);

export function notices(): readonly Notice[] {
  return current;
}

function show(says: Spoken, clause: string, tone: Notice['tone'], names: readonly string[]): void {
  count += 1;
  // The same words twice in a row are one notice.
  const others = current.filter((one) => JSON.stringify(one.says) !== JSON.stringify(says));
  current = [...others, { n: count, says, clause, tone, names }].slice(-MOST);
}

/** Something went well, or is worth knowing. */
export function tell(id: string, args: Args = {}, tone: 'good' | 'plain' = 'plain'): void {
  show({ id, args }, '', tone, []);
}

/** Something was refused: by a rule, by the server, or by a line that is not there. */
export function refuse(
  refusal: Refusal | { says: Spoken; clause: string },
  names: readonly string[] = [],
): void {
  show(refusal.says, refusal.clause, 'refusal', names);
}

/** Show what a request came to, where there is anything to show. True when it was carried out. */
export function judge(outcome: Outcome, names: readonly string[] = []): boolean {
  if (outcome.kind === 'refused') refuse(outcome, names);
  else if (outcome.kind === 'stale') tell('web-stale');
  else if (outcome.kind === 'lost') tell('web-request-lost');
  return outcome.kind === 'done' || outcome.kind === 'because';
}

/** Run something that may be refused, and show the refusal. Undefined when it was. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    refuse(Refusal.of(thrown));
    return undefined;
  }
}

/** Away with all of them: what they were about is over. */
export function clear(): void {
  if (current.length > 0) current = [];
}

export function dismiss(n: number): void {
  current = current.filter((one) => one.n !== n);
}
