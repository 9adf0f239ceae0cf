/** The decisions of a match that cost most, each with the moment in which it was made. */

import type { ReplayFile } from '../../../common/after/nextTable.ts';
import { takenBack } from '../../../common/replay/timeline.ts';
import { type Costs, costs, costsOfFile, type Frame, type Schemas } from '../../../lib/server/api.ts';

export interface Loss {
  readonly seat: number;
  readonly cost: number;
  readonly chosen: Schemas['Costly']['chosen'];
  readonly better: Schemas['Costly']['better'];
  /** The frame of the command; the one before it shows the table as it was decided on. */
  readonly at: number;
}

/** What a seat lost on average, and by how many decisions. */
export interface Mean {
  readonly count: number;
  readonly mean: number;
}

/** Ask for the costs of a match, by its link or its file. */
export function askCosts(linkKey: string, file?: ReplayFile): Promise<Costs> {
  return file && !linkKey ? costsOfFile(file.name, file.text) : costs(linkKey);
}

/** The decisions that cost most, most first. */
export function lossesOf({ costly }: Costs, frames: readonly Frame[]): Loss[] {
  const taken = takenBack(frames);
  const places = new Map(frames.flatMap((frame, at) => (taken.has(at) ? [] : [[frame.n, at] as const])));
  return costly
    .flatMap(({ n, ...loss }) => {
      const at = places.get(n);
      return at === undefined ? [] : [{ ...loss, at }];
    })
    .toSorted((one, other) => other.cost - one.cost || one.at - other.at);
}

export function meanOf({ seats }: Costs, seat: number): Mean {
  const { decisions = 0, cost = 0 } = seats[seat] ?? {};
  return { count: decisions, mean: decisions > 0 ? cost / decisions : 0 };
}
