/** What a boarding action sounds like: small sounds, made up on the spot. */
import { type Maker, make } from '../../../lib/settings/sound.ts';
import type { Effect, Look, Moment } from './kinds.ts';

export type Sound =
  | 'shot'
  | 'burst'
  | 'beam'
  | 'blast'
  | 'flame'
  | 'blade'
  | 'mind'
  | 'dice'
  | 'armour'
  | 'hurt'
  | 'death'
  | 'step'
  | 'door'
  | 'scan'
  | 'reveal'
  | 'card'
  | 'deed'
  | 'points'
  | 'win'
  | 'lose';

export function sound(one: Sound): void {
  make(SOUNDS[one]);
}

/** The weapon itself. */
export function soundOf(look: Look): Sound {
  if (look === 'block' || look === 'trap') return 'blast';
  return look;
}

/** The loudest of what an attack did. */
export function outcomeSound(effects: readonly Effect[]): Sound | null {
  if (effects.length === 0) return null;
  const does = new Set(effects.map((one) => one.does));
  if (does.has('dead') || does.has('destroyed')) return 'death';
  return does.has('hurt') ? 'hurt' : 'armour';
}

/** What a quiet moment sounds like. */
export function quietSound(moment: Exclude<Moment, { kind: 'fight' | 'ending' }>): Sound | null {
  switch (moment.kind) {
    case 'walk':
      if (moment.doors.length > 0) return 'door';
      return moment.movers.some(({ path }) => path.length > 1) ? 'step' : null;
    case 'scan':
      return moment.board ? 'scan' : null;
    case 'score':
      return 'points';
    case 'reveal':
    case 'card':
    case 'deed':
      return moment.kind;
  }
}

const SOUNDS: Record<Sound, Maker> = {
  shot: (play) => {
    play.noise(0, 0.07, 2200, 0.6);
    play.tone(0, 0.12, 320, 90, 0.3, 'square');
  },
  burst: (play) => {
    for (let round = 0; round < 4; round += 1) {
      play.noise(round * 0.055, 0.05, 1900 + 150 * round, 0.5);
      play.tone(round * 0.055, 0.06, 260, 110, 0.22, 'square');
    }
  },
  beam: (play) => {
    play.tone(0, 0.3, 1400, 240, 0.22, 'sawtooth');
    play.tone(0.02, 0.26, 710, 120, 0.16, 'square');
  },
  blast: (play) => {
    play.noise(0, 0.4, 240, 0.9);
    play.noise(0, 0.12, 1100, 0.5);
    play.tone(0, 0.38, 120, 36, 0.5, 'triangle');
  },
  flame: (play) => {
    play.noise(0, 0.42, 620, 0.55);
    play.noise(0.06, 0.36, 1500, 0.3);
  },
  blade: (play) => {
    play.noise(0, 0.09, 4200, 0.3);
    play.tone(0.07, 0.24, 1250, 1120, 0.14, 'triangle');
    play.tone(0.07, 0.2, 1870, 1700, 0.08, 'triangle');
  },
  mind: (play) => {
    play.tone(0, 0.5, 180, 560, 0.2, 'sine');
    play.tone(0.05, 0.45, 273, 835, 0.14, 'sine');
  },
  dice: (play) =>
    play.knocks({
      count: 6,
      seconds: 0.035,
      pitch: 1500,
      spread: 450,
      loudness: 0.34,
      fade: 0.04,
      gap: 0.07,
    }),
  armour: (play) => {
    play.noise(0, 0.03, 3400, 0.35);
    play.tone(0, 0.2, 940, 900, 0.12, 'square');
  },
  hurt: (play) => {
    play.noise(0, 0.12, 650, 0.5);
    play.tone(0, 0.18, 210, 95, 0.3, 'triangle');
  },
  death: (play) => {
    play.noise(0, 0.3, 380, 0.5);
    play.tone(0, 0.45, 190, 48, 0.4, 'sawtooth');
  },
  step: (play) => {
    play.noise(0, 0.045, 330, 0.3);
    play.noise(0.12, 0.045, 290, 0.24);
  },
  door: (play) => {
    play.noise(0, 0.24, 900, 0.28);
    play.tone(0.2, 0.08, 150, 90, 0.3, 'triangle');
  },
  scan: (play) => {
    play.tone(0, 0.18, 1180, 1180, 0.12, 'sine');
    play.tone(0.22, 0.3, 1180, 1180, 0.06, 'sine');
  },
  reveal: (play) => {
    play.tone(0, 0.1, 440, 660, 0.16, 'triangle');
    play.noise(0, 0.05, 2600, 0.2);
  },
  card: (play) => {
    play.noise(0, 0.1, 3000, 0.22);
    play.noise(0.09, 0.05, 1800, 0.2);
  },
  deed: (play) => {
    play.tone(0, 0.08, 520, 520, 0.14, 'triangle');
    play.tone(0.08, 0.14, 780, 780, 0.12, 'triangle');
  },
  points: (play) => {
    play.tone(0, 0.1, 784, 784, 0.14, 'triangle');
    play.tone(0.09, 0.2, 1047, 1047, 0.14, 'triangle');
  },
  win: (play) => play.tune([392, 523, 659, 784, 659, 784, 1047], 0.12, 0.4, 0.2),
  lose: (play) => play.tune([392, 349, 311, 196], 0.2, 0.5, 0.2),
};
