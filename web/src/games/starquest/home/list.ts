/** Missions in the lists of the home screen: the other players, and the points of this one. */
import { say, words } from '../../../lib/words/speech.svelte.ts';
import type { TableList } from '../../game.ts';

export const LIST: TableList = {
  icon: 'fig-marine',
  watchIcon: 'fig-orc',
  title({ seats }, others) {
    const names = seats.map((one) => one.name);
    const named = others.map((seat) => words().name(seat, names));
    return say('web-home-starquest-with', { names: words().listed(named) });
  },
  result({ you }, { scores }) {
    return say('web-home-points', { points: scores[you] ?? 0 });
  },
};
