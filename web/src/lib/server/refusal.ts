/** Why not: one sentence, with its clause where a rule says so. */
import type { Spoken } from '../words/words.ts';

export class Refusal extends Error {
  constructor(
    readonly says: Spoken,
    readonly clause: string = '',
    /** The HTTP status; 0 without an answer. */
    readonly status: number = 0,
  ) {
    super(says.id);
    this.name = 'Refusal';
  }

  /** What an HTTP answer other than yes means. */
  static from(status: number, body: unknown): Refusal {
    if (isProblem(body)) return new Refusal(body.says, body.clause ?? '', status);
    return new Refusal({ id: 'web-answer-unreadable', args: { status } }, '', status);
  }

  static unreachable(): Refusal {
    return new Refusal({ id: 'web-unreachable', args: {} });
  }

  /** Whatever was thrown, as a refusal that can be shown. Faults of this program are thrown on. */
  static of(thrown: unknown): Refusal {
    if (thrown instanceof Refusal) return thrown;
    throw thrown;
  }
}

function isProblem(body: unknown): body is { says: Spoken; clause?: string } {
  if (typeof body !== 'object' || body === null || !('says' in body)) return false;
  const { says } = body;
  return (
    typeof says === 'object' && says !== null && 'id' in says && typeof says.id === 'string' && 'args' in says
  );
}
