// @vitest-environment happy-dom
/** Sounds, as a browser is asked to play them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Played {
  kind: 'tone' | 'noise';
  at: number;
  pitch: number;
}

const NOW = 10;
let played: Played[];
let volumes: number[];

function param(found: (value: number) => void = () => undefined) {
  const none = () => undefined;
  return {
    set value(to: number) {
      found(to);
    },
    setValueAtTime: found,
    linearRampToValueAtTime: none,
    exponentialRampToValueAtTime: none,
  };
}

function source(kind: Played['kind']) {
  let pitch = 0;
  const node = {
    frequency: param((to) => {
      pitch = to;
    }),
    connect: (next: { heard?: () => number }) => {
      if (next.heard) pitch = next.heard();
      return next;
    },
    start: (at: number) => played.push({ kind, at: Math.round((at - NOW) * 1000), pitch }),
    stop: () => undefined,
  };
  return node;
}

class FakeAudio {
  currentTime = NOW;
  sampleRate = 100;
  state = 'running';
  destination = {};
  createGain() {
    return { gain: param((to) => volumes.push(to)), connect: (next: unknown) => next };
  }
  createOscillator() {
    return source('tone');
  }
  createBufferSource() {
    return source('noise');
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  createBiquadFilter() {
    let pitch = 0;
    return {
      frequency: param((to) => {
        pitch = to;
      }),
      Q: param(),
      heard: () => pitch,
      connect: (next: unknown) => next,
    };
  }
}

beforeEach(() => {
  vi.resetModules();
  played = [];
  volumes = [];
  vi.stubGlobal('AudioContext', FakeAudio);
});

afterEach(() => vi.unstubAllGlobals());

/** The module, with a context of its own. */
async function loud(sound = true, volume = 1) {
  const { set } = await import('../../../src/lib/settings/settings.svelte.ts');
  await set({ sound, volume });
  return import('../../../src/lib/settings/sound.ts');
}

test('a tune plays its notes one after another', async () => {
  const { make } = await loud();
  make((play) => play.tune([400, 500, 600], 0.1, 0.3, 0.2));
  expect(played).toEqual([
    { kind: 'tone', at: 0, pitch: 400 },
    { kind: 'tone', at: 100, pitch: 500 },
    { kind: 'tone', at: 200, pitch: 600 },
  ]);
});

test('dice knock faster and faster', async () => {
  const { make } = await loud();
  const dice = { count: 4, seconds: 0.04, pitch: 1000, spread: 100, loudness: 0.5, fade: 0.1, gap: 0.07 };
  make((play) => play.knocks(dice));
  expect(played.map(({ at }) => at)).toEqual([0, 70, 134, 192]);
  expect(played.map(({ pitch }) => pitch)).toEqual([1000, 1500, 1300, 1100]);
});

test('both games play their sounds with it', async () => {
  await loud();
  const heroes = await import('../../../src/games/heroes/desk/sounds.ts');
  for (const one of ['roll', 'keep', 'bust', 'win', 'turn'] as const) {
    played = [];
    heroes.sound(one);
    expect(played, one).not.toEqual([]);
  }
  const starquest = await import('../../../src/games/starquest/show/sounds.ts');
  for (const one of ['shot', 'burst', 'dice', 'death', 'lose'] as const) {
    played = [];
    starquest.sound(one);
    expect(played, one).not.toEqual([]);
  }
});

test('the volume is the player’s, and none is none', async () => {
  const { KEEP, make } = await loud(true, 0.4);
  make(KEEP);
  expect(volumes[0]).toBeCloseTo(0.2);
  played = [];
  for (const [on, volume] of [
    [false, 1],
    [true, 0],
  ] as const) {
    await loud(on, volume);
    make(KEEP);
    expect(played).toEqual([]);
  }
});
