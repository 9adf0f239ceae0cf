/** The present procedure, read from the stack in the view: the last frame is the present one. */
import type { View } from '../../../generated/starquest.ts';

export type Frame = View['frames'][number];

/** The figure in question: it acts, is being moved, fires or is asked about. Empty for none. */
export function acting(frames: readonly Frame[]): string {
  for (const frame of frames.toReversed()) {
    switch (frame.type) {
      case 'Activation':
        return frame.who;
      case 'Window':
        return frame.who;
      case 'Watching':
        return frame.offers[0]?.[0] ?? '';
      case 'Attack':
        return frame.attacker;
      case 'Mounting':
      case 'Returning':
        return frame.who;
      case 'Turn':
        return '';
      default:
    }
  }
  return '';
}

/** The procedure that asks. */
export function deciding(frames: readonly Frame[]): Frame | null {
  return frames.at(-1) ?? null;
}

/** The attack that is being worked out, if any: it is drawn while others decide about it. */
export function attack(frames: readonly Frame[]): Extract<Frame, { type: 'Attack' }> | null {
  for (const frame of frames.toReversed()) if (frame.type === 'Attack') return frame;
  return null;
}

/** The psychic card that is about to take effect, if any. */
export function casting(frames: readonly Frame[]): Extract<Frame, { type: 'Casting' }> | null {
  for (const frame of frames.toReversed()) if (frame.type === 'Casting') return frame;
  return null;
}

/** The card that the question is about: drawn, being played, or about to take effect. Everybody sees it. */
export function cardIn(frames: readonly Frame[]): string {
  for (const frame of frames.toReversed()) {
    if (frame.type === 'Drawn' || frame.type === 'Casting' || frame.type === 'Playing') return frame.card;
    if (frame.type !== 'Reacting') return '';
  }
  return '';
}

/** Questions that interrupt: another player's turn waits until they are answered. */
const PROMPTS = new Set<Frame['type']>([
  'Permission',
  'Agreeing',
  'Returning',
  'Watching',
  'Reacting',
  'Drawn',
  'Harm',
  'Dispute',
  'Settling',
  'Casting',
  'Attack',
]);

export function isPrompt(frame: Frame | null): boolean {
  if (!frame) return false;
  return PROMPTS.has(frame.type) || (frame.type === 'Window' && frame.why !== 'own');
}
