/** What a game of Heroes sounds like: bone on wood, shields, a few notes. */
import { KEEP, type Maker, make } from '../../../lib/settings/sound.ts';

export type Sound =
  | 'roll'
  | 'keep'
  | 'move'
  | 'attack'
  | 'hit'
  | 'stay'
  | 'bust'
  | 'all-out'
  | 'win'
  | 'lost'
  | 'turn';

export function sound(one: Sound): void {
  make(SOUNDS[one]);
}

const SOUNDS: Record<Sound, Maker> = {
  roll: (play) => {
    // Seven knocks of bone on wood, closer together towards the end.
    play.knocks({ count: 7, seconds: 0.04, pitch: 1400, spread: 500, loudness: 0.5, fade: 0.05, gap: 0.075 });
  },
  keep: KEEP,
  move: (play) => {
    play.noise(0, 0.05, 420, 0.4);
    play.noise(0.09, 0.05, 360, 0.3);
  },
  attack: (play) => {
    // Something flies past.
    play.noise(0, 0.16, 2400, 0.3);
    play.tone(0, 0.18, 900, 240, 0.14, 'sawtooth');
  },
  hit: (play) => {
    play.noise(0, 0.12, 700, 0.5);
    play.tone(0, 0.2, 180, 90, 0.3, 'triangle');
  },
  stay: (play) => {
    // Something hard on a shield.
    play.noise(0, 0.03, 3200, 0.4);
    play.tone(0, 0.22, 980, 940, 0.14, 'square');
  },
  bust: (play) => {
    play.tone(0, 0.45, 220, 70, 0.4, 'sawtooth');
    play.noise(0, 0.3, 300, 0.4);
  },
  'all-out': (play) => play.tune([392, 523, 659, 784], 0.08, 0.3, 0.22),
  win: (play) => play.tune([523, 659, 784, 1047, 784, 1047], 0.13, 0.42, 0.2),
  lost: (play) => play.tune([392, 349, 294], 0.16, 0.4, 0.18),
  turn: (play) => {
    play.tone(0, 0.16, 660, 660, 0.16, 'sine');
    play.tone(0.12, 0.24, 880, 880, 0.16, 'sine');
  },
};
