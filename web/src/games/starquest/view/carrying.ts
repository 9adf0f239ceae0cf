/** What a figure carries, in words. */
import { say, words } from '../../../lib/words/speech.svelte.ts';
import type { Desk } from '../desk/desk.svelte.ts';
import type { Piece } from './pieces.ts';

/** Objects by their kind, somebody by name. */
export function carries(desk: Pick<Desk, 'view' | 'called'>, piece: Piece): string {
  const named = (id: string) => {
    const thing = desk.view.things[id];
    return thing ? say(thing.kind) : desk.called(id);
  };
  return say('web-sq-carries', { what: words().listed(piece.load.map(named)) });
}
