/**
 * The end of a mission for the players: eight stages of the rulebook's fourteen steps, what each of them
 * brought, and who still decides. Read from the procedure in the view and from the log; nothing is worked out.
 */
import type { View } from '../../../../generated/starquest.ts';
import type { AnyEvent } from '../../../../generated/starquest-events.ts';
import type { LogLine } from '../../../../lib/table/state.ts';
import type { Frame } from '../../view/frames.ts';

export type EndingFrame = Extract<Frame, { type: 'Ending' }>;

export function endingOf(frame: Frame | null): EndingFrame | null {
  return frame?.type === 'Ending' ? frame : null;
}

/** Each with the last of its steps (SQ-END-05). */
const STAGES = [
  ['awards', 2],
  ['cards', 4],
  ['points', 5],
  ['seals', 7],
  ['ranks', 9],
  ['psionics', 10],
  ['keep', 13],
  ['purchases', 14],
] as const;

export type StageId = (typeof STAGES)[number][0];

/** A gain, a loss, a card shown or a decision of a side. */
export type Item =
  | { readonly kind: 'points'; readonly seat: number; readonly points: number }
  | { readonly kind: 'shown'; readonly seat: number; readonly card: string }
  | { readonly kind: 'won'; readonly seat: number }
  | { readonly kind: 'seals'; readonly seat: number; readonly seals: number; readonly total: number }
  | { readonly kind: 'promoted' | 'demoted'; readonly seat: number; readonly rank: number }
  /** The lowest rank cannot be lost, but the Seals are. */
  | { readonly kind: 'mourned'; readonly seat: number }
  | { readonly kind: 'art' | 'give-up' | 'bought'; readonly seat: number; readonly what: string };

export interface Stage {
  readonly id: StageId;
  readonly state: 'done' | 'now' | 'later';
  readonly items: readonly Item[];
}

/** Everything since the mission was over. */
export function aftermath(log: readonly LogLine[]): readonly AnyEvent[] {
  const events = log.map((line) => line.event as AnyEvent);
  const at = events.findLastIndex((event) => event.type === 'MissionEnded');
  return at < 0 ? [] : events.slice(at + 1);
}

/** The stages with their results. `step` is the present one, or one beyond the last when all are done. */
export function stagesOf(
  log: readonly LogLine[],
  view: Pick<View, 'sides' | 'minis'>,
  step: number,
): readonly Stage[] {
  const found = new Map<StageId, Item[]>(STAGES.map(([id]) => [id, []]));
  for (const event of aftermath(log)) {
    for (const [stage, item] of itemsOf(event)) {
      const items = found.get(stage);
      const before = items?.findIndex((one) => one.kind === item.kind && one.seat === item.seat) ?? -1;
      const known = items?.[before];
      if (known && items) items.splice(before, 1, ...joined(known, item));
      else items?.push(item);
    }
  }
  for (const seat of mourning(view, found.get('ranks') ?? []))
    if (step > 9) found.get('ranks')?.push({ kind: 'mourned', seat });
  return STAGES.map(([id, last], index) => {
    const first = (STAGES[index - 1]?.[1] ?? 0) + 1;
    const state = step > last ? 'done' : step >= first ? 'now' : 'later';
    return { id, state, items: found.get(id) ?? [] };
  });
}

/** Points and Seals of one seat are one sum; anything else stands by itself. */
function joined(before: Item, after: Item): readonly Item[] {
  if (before.kind === 'points' && after.kind === 'points')
    return [{ ...after, points: before.points + after.points }];
  if (before.kind === 'seals' && after.kind === 'seals')
    return [{ ...after, seals: before.seals + after.seals }];
  return [before, after];
}

function itemsOf(event: AnyEvent): readonly (readonly [StageId, Item])[] {
  switch (event.type) {
    case 'Scored': {
      const stage = event.reason === 'secret' ? 'cards' : event.reason === 'scaled' ? 'points' : 'awards';
      return [[stage, { kind: 'points', seat: event.seat, points: event.points }]];
    }
    case 'CardShown':
      return [['cards', { kind: 'shown', seat: event.seat, card: event.card }]];
    case 'Won':
      return event.seats.map((seat) => ['points', { kind: 'won', seat }] as const);
    case 'SealsWon':
      return [['seals', { kind: 'seals', seat: event.seat, seals: event.seals, total: event.total }]];
    case 'RankChanged': {
      const kind = event.why === 'SQ-HONOUR-08' ? 'demoted' : 'promoted';
      return [['ranks', { kind, seat: event.seat, rank: event.rank }]];
    }
    case 'Chose':
      if (event.what === 'art') return [['psionics', { kind: 'art', seat: event.seat, what: event.value }]];
      if (event.what === 'give-up')
        return [['keep', { kind: 'give-up', seat: event.seat, what: event.value }]];
      return [['purchases', { kind: 'bought', seat: event.seat, what: event.value }]];
    default:
      return [];
  }
}

/** Squads that lost their leader without a word about their rank. */
function mourning(view: Pick<View, 'sides' | 'minis'>, told: readonly Item[]): number[] {
  return view.sides.flatMap(({ leader }, seat) => {
    const dead = leader !== undefined && leader !== '' && view.minis[leader]?.place === 'dead';
    return dead && !told.some((one) => one.kind === 'demoted' && one.seat === seat) ? [seat] : [];
  });
}

export const LAST = STAGES.length;
/** Beyond every step: all is done. */
export const ALL_DONE = 15;

/** What a decision is about. */
export function decisionOf(step: number): 'psionics' | 'keep' | 'purchases' {
  return step === 10 ? 'psionics' : step === 13 ? 'keep' : 'purchases';
}
