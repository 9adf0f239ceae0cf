/** "Play now": on from where the player stands in a game's course, with one press. */
import { attempt } from '../../lib/notices.svelte.ts';
import { go } from '../../lib/routes/router.svelte.ts';
import { makeTable } from '../../lib/server/api.ts';
import { noteBegun, noteDone, type Standing, standing } from '../../lib/storage/course.ts';
import { keep } from '../../lib/storage/keyring.ts';
import { say } from '../../lib/words/speech.svelte.ts';
import type { QuickStart, Stage, Taught } from './course.ts';
import { myName } from './playerName.ts';

/** The stage that "Play now" goes on with: the first that is not done; the last one for ever. */
export function nextStage({ id, course }: Taught, now: Standing = standing(id)): Stage | undefined {
  return course.find((stage) => stage.times !== 0 && !now.done.includes(stage.id)) ?? course.at(-1);
}

/** `open` are tables of this player that are not over: one of the same stage is gone on with. */
export async function playNow(game: Taught, open: readonly string[] = []): Promise<void> {
  const stage = nextStage(game);
  if (!stage) return;
  const { begun } = standing(game.id);
  if (begun.stage === stage.id && open.includes(begun.key)) go({ name: 'play', key: begun.key });
  else await begin(game, stage);
}

/** Make the table of a stage and sit down, or go to its screen. */
export async function begin(game: Taught, stage: Stage): Promise<void> {
  if ('name' in stage.start) go(stage.start);
  else await sitDown(game, stage, stage.start);
}

async function sitDown(
  { id: game }: Taught,
  stage: Stage,
  { bots, options, position }: QuickStart,
): Promise<void> {
  const made = await attempt(() =>
    makeTable({
      game,
      seats: [
        { kind: 'here', name: myName() },
        ...bots.map((bot) => ({ kind: 'bot' as const, bot, name: say(`web-bot-${bot}`) })),
      ],
      options,
      ...(position ? { position } : {}),
    }),
  );
  const link = made?.links[0];
  if (!made || !link) return;
  keep({ key: link.key, match: made.match, game, seat: link.seat });
  noteBegun(game, stage.id, link.key);
  go({ name: 'play', key: link.key });
}

/**
 * A table was played to its end. Where it was the table of a stage, that counts, and what comes next is returned; a
 * stage that is played a few times is done with the last of them. After the last stage there is nothing but a rematch.
 */
export function played({ id: game, course }: Taught, key: string): Stage | undefined {
  const { begun } = standing(game);
  const stage = begun.key === key ? course.find(({ id }) => id === begun.stage) : undefined;
  if (!stage) return undefined;
  noteDone(game, `${stage.id}#${key}`);
  const times = standing(game).done.filter((one) => one.startsWith(`${stage.id}#`)).length;
  if (times >= (stage.times ?? 1)) noteDone(game, stage.id);
  return stage === course.at(-1) ? undefined : nextStage({ id: game, course });
}
