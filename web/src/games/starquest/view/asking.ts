/** The words of a question. One about cards is asked at many moments: which one it is, everybody sees. */
import type { Frame } from './frames.ts';

const MOMENTS: Readonly<Record<string, string>> = {
  after_roll: 'web-sq-ask-roll',
  before_roll: 'web-sq-ask-before-roll',
  declared_on: 'web-sq-ask-attacked',
  wound: 'web-sq-ask-wound',
  on_eliminated: 'web-sq-ask-falls',
  turn_end: 'web-sq-ask-turn-end',
  after_draw: 'web-sq-ask-event',
  psychic_reaction: 'web-sq-ask-psychic',
};

/** A message id. */
export function questionOf(id: string, frame: Frame | null): string {
  return (id === 'sq-ask-cards' && frame?.type === 'Reacting' && MOMENTS[frame.moment]) || id;
}
