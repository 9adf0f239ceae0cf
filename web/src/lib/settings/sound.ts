/** Small sounds, made up on the spot: no files. One key turns them off. */
import { settings } from './settings.svelte.ts';

export type Sound = 'roll' | 'keep' | 'move' | 'hit' | 'stay' | 'bust' | 'all-out' | 'win' | 'turn';

let context: AudioContext | null = null;

/** Play a sound, unless sound is off. Browsers stay silent until the first press. */
export function play(sound: Sound): void {
  const { sound: on, volume } = settings();
  if (!on || volume === 0 || typeof AudioContext === 'undefined') return;
  // Asking earlier would be answered with a warning in the console, each time.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = volume * 0.5;
  out.connect(context.destination);
  SOUNDS[sound](context, out, context.currentTime);
}

type Maker = (audio: AudioContext, out: AudioNode, at: number) => void;

const SOUNDS: Record<Sound, Maker> = {
  roll: (audio, out, at) => {
    // Seven knocks of bone on wood, closer together towards the end.
    let when = at;
    for (let knock = 0; knock < 7; knock += 1) {
      noise(audio, out, when, 0.04, 1400 + 500 * ((knock * 5) % 7), 0.5 - knock * 0.05);
      when += 0.075 - knock * 0.006;
    }
  },
  keep: (audio, out, at) => {
    noise(audio, out, at, 0.03, 2600, 0.35);
    tone(audio, out, at, 0.12, 620, 620, 0.18, 'triangle');
  },
  move: (audio, out, at) => {
    noise(audio, out, at, 0.05, 420, 0.4);
    noise(audio, out, at + 0.09, 0.05, 360, 0.3);
  },
  hit: (audio, out, at) => {
    noise(audio, out, at, 0.12, 700, 0.5);
    tone(audio, out, at, 0.2, 180, 90, 0.3, 'triangle');
  },
  stay: (audio, out, at) => {
    // Something hard on a shield.
    noise(audio, out, at, 0.03, 3200, 0.4);
    tone(audio, out, at, 0.22, 980, 940, 0.14, 'square');
  },
  bust: (audio, out, at) => {
    tone(audio, out, at, 0.45, 220, 70, 0.4, 'sawtooth');
    noise(audio, out, at, 0.3, 300, 0.4);
  },
  'all-out': (audio, out, at) => {
    [392, 523, 659, 784].forEach((pitch, index) => {
      tone(audio, out, at + index * 0.08, 0.3, pitch, pitch, 0.22, 'triangle');
    });
  },
  win: (audio, out, at) => {
    [523, 659, 784, 1047, 784, 1047].forEach((pitch, index) => {
      tone(audio, out, at + index * 0.13, 0.42, pitch, pitch, 0.2, 'triangle');
    });
  },
  turn: (audio, out, at) => {
    tone(audio, out, at, 0.16, 660, 660, 0.16, 'sine');
    tone(audio, out, at + 0.12, 0.24, 880, 880, 0.16, 'sine');
  },
};

function tone(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  seconds: number,
  from: number,
  to: number,
  loudness: number,
  wave: OscillatorType,
): void {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fading(audio, out, at, seconds, loudness));
  source.start(at);
  source.stop(at + seconds);
}

function noise(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  seconds: number,
  pitch: number,
  loudness: number,
): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 1.4;
  source.connect(band).connect(fading(audio, out, at, seconds, loudness));
  source.start(at);
}

function fading(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  seconds: number,
  loudness: number,
): AudioNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}
