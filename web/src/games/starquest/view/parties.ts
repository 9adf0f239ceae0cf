/** The figures in question: the one that acts, and the one that is acted on. Read from the open frame. */
import type { Desk } from '../desk/desk.svelte.ts';
import { attack } from './frames.ts';
import { aimsOf } from './offers.ts';
import type { Piece } from './pieces.ts';
import { sharesOf } from './shares.ts';

export interface Parties {
  readonly from: Piece | undefined;
  readonly to: Piece | undefined;
}

/** The parts of the desk that are read. */
type Asked = Pick<Desk, 'scene' | 'question' | 'pointer'>;

export function parties(desk: Asked): Parties {
  const { standing } = desk.scene;
  const { deciding: frame } = desk.question;
  const declared = attack(desk.scene.view.frames);
  switch (frame?.type) {
    case 'Watching': {
      const aims = desk.pointer.aimed ? aimsOf(desk.pointer.aimed) : [];
      const [watcher, seen] = frame.offers[0] ?? ['', []];
      const aimed = aims.map((aim) => standing.get(aim)).find((one) => one !== undefined);
      return { from: standing.get(watcher), to: aimed ?? standing.get(seen[0] ?? '') };
    }
    case 'Permission':
      return { from: standing.get(frame.who), to: undefined };
    case 'Returning':
      return {
        from: standing.get(frame.who),
        to: declared ? standing.get(declared.aim) : undefined,
      };
    case 'Agreeing':
      return { from: standing.get(frame.actor), to: standing.get(frame.other) };
    case 'Revealing':
      return { from: standing.get(frame.tokens[0] ?? ''), to: undefined };
    case 'Playing': {
      // The figure that was chosen last: the next choice is about it.
      const chosen = frame.chosen.map((one) => standing.get(one)).filter((one) => one !== undefined);
      return { from: chosen.at(-1), to: undefined };
    }
    case 'Harm':
      return {
        from: standing.get(frame.attacker),
        to: standing.get(frame.losses[frame.at ?? 0]?.[0] ?? ''),
      };
    default:
      return declared
        ? { from: standing.get(declared.attacker), to: standing.get(declared.aim) }
        : { from: undefined, to: undefined };
  }
}

/**
 * All figures that must be seen while the question is open: both parties, own figures that an attack would hit, and
 * those that may get a share of a total.
 */
export function concerned(desk: Asked): Piece[] {
  const { from, to } = parties(desk);
  const hit = attack(desk.scene.view.frames)?.squares ?? [];
  const own = hit
    .flatMap((square) => desk.scene.held.get(square) ?? [])
    .filter((one) => one.seat === desk.scene.you);
  const shares = sharesOf(desk.question.options).map(({ at }) => desk.scene.standing.get(at));
  return [...new Set([from, to, ...own, ...shares])].filter(
    (one): one is Piece => one !== undefined && !Number.isNaN(one.x),
  );
}
