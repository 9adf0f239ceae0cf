/** A moment of a replay as a table, and the way to the next one as an update: what shows a live table shows them too. */
import type { Update } from '../../generated/wire.ts';
import type { Story } from '../../lib/server/api.ts';
import { FACTORS, type Pace, type Performance } from '../../lib/table/stage.svelte.ts';
import type { LogLine, Playing } from '../../lib/table/state.ts';

/** The table after a frame, at which nothing can be done. `waiting` is who decides then; -1 for nobody. */
export function tableAt(story: Story, at: number, waiting: number, log: readonly LogLine[]): Playing {
  const view = story.frames[at]?.view as { viewer: number };
  return {
    stage: 'playing',
    match: '',
    game: story.game,
    rules: story.rules,
    you: view.viewer,
    options: story.options,
    seats: story.names.map((name, seat) => ({
      seat,
      name,
      kind: 'here',
      bot: '',
      driver: 'human',
      claimed: true,
      present: true,
    })),
    commitment: story.commitment,
    salts: story.salts,
    seq: at,
    view,
    waiting,
    offer: null,
    undo: false,
    log,
    chat: [],
    clock: { running: -1, move: 0, game: [] },
    finished: at === story.frames.length - 1,
    seed: story.seed,
    origin: story.origin,
    rematch: null,
    campaign: null,
  };
}

/** What leads from one table of a story to the next one. Null where a command was taken back: nothing is seen of that. */
export function performanceOf(
  story: Story,
  before: Playing,
  after: Playing,
  play: Pick<Performance, 'pace' | 'signal'>,
): Performance | null {
  const frame = story.frames[after.seq];
  if (!frame || frame.undone > 0) return null;
  const { seq, view, waiting, clock, finished, seed } = after;
  const update: Update = {
    type: 'update',
    seq,
    log: [...frame.log],
    undone: 0,
    view,
    waiting,
    offer: null,
    undo: false,
    clock,
    finished,
    seed,
  };
  return { update, before, after, unhurried: play.pace, ...play };
}

/** A factor on every duration, before the speed of the replay. Those who look back want to see it, at whatever pace. */
export function paceOf(pace: Pace): number {
  return FACTORS[pace] || FACTORS.quick;
}
