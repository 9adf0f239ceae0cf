/** The keys of the time line. */
import type { Binding } from '../../lib/keyboard/keys.svelte.ts';
import { say } from '../../lib/words/speech.svelte.ts';
import type { Player } from './player.svelte.ts';
import { type Mark, next, previous } from './timeline.ts';

/** Letters, each with the kind of moment that it jumps to. */
export type JumpKeys = readonly (readonly [key: string, kind: string])[];

/** Left and right, and the letters of the jumps. A page that scrolls keeps the space bar, Home and End. */
export function stepping(player: Player, marks: readonly Mark[], jumps: JumpKeys): Binding[] {
  return [
    { keys: ['arrowleft'], says: 'web-replay-back', run: () => player.step(-1) },
    { keys: ['arrowright'], says: 'web-replay-forward', run: () => player.step(1) },
    ...jumps.map(
      ([key, kind]): Binding => ({
        keys: [key],
        says: `web-replay-key-${kind}`,
        when: () => marks.some((mark) => mark.kind === kind),
        run: (event) => {
          const at = (event.shiftKey ? previous : next)(marks, kind, player.at);
          if (at !== null) player.go(at);
        },
      }),
    ),
  ];
}

/** All keys, for a screen that is a replay and nothing else. */
export function everyKey(player: Player, marks: readonly Mark[], jumps: JumpKeys): Binding[] {
  return [
    { keys: [' '], says: 'web-replay-key-play', run: () => player.toggle() },
    { keys: ['home'], shows: say('web-replay-key-home'), says: 'web-replay-first', run: () => player.go(0) },
    {
      keys: ['end'],
      shows: say('web-replay-key-last'),
      says: 'web-replay-last',
      run: () => player.go(player.last),
    },
    ...stepping(player, marks, jumps),
  ];
}
