/** Matches of Heroes in the lists of the home screen: two names, two scores. */
import type { TableStatus } from '../../../lib/server/api.ts';
import { say, words } from '../../../lib/words/speech.svelte.ts';
import type { TableList } from '../../game.ts';

function nameOf({ seats }: TableStatus, seat: number): string {
  return words().name(
    seat,
    seats.map((one) => one.name),
  );
}

export const LIST: TableList = {
  icon: 'hero-donato',
  watchIcon: 'hero-dyrael',
  title(status, others) {
    const [other] = others;
    if (others.length === 1 && other !== undefined)
      return say('web-home-against', { name: nameOf(status, other) });
    return say('web-home-match', { one: nameOf(status, 0), another: nameOf(status, 1) });
  },
  result(_, { scores }) {
    const [one = 0, another = 0] = scores;
    return say('web-home-score', { one, another });
  },
};
