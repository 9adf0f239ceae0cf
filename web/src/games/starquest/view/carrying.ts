/** What a figure carries, in words. */
import { say, words } from '../../../lib/words/speech.svelte.ts';
import type { Scene } from '../desk/scene.svelte.ts';
import type { Piece } from './pieces.ts';

/** Objects by their kind, figures by name. */
export function carries(scene: Pick<Scene, 'view' | 'called'>, piece: Piece): string {
  const named = (id: string) => {
    const thing = scene.view.things[id];
    return thing ? say(thing.kind) : scene.called(id);
  };
  return say('web-sq-carries', { what: words().listed(piece.load.map(named)) });
}
