/** Small sounds, made up on the spot: no files. One key turns them off. */
import { settings } from './settings.svelte.ts';

/** An instrument that plays from now on. Times are in seconds, pitches in hertz, and nothing is louder than 1. */
export interface Instrument {
  /** A tone that glides from one pitch to another. */
  tone(
    after: number,
    seconds: number,
    from: number,
    to: number,
    loudness: number,
    wave: OscillatorType,
  ): void;
  /** A puff of noise round a pitch. */
  noise(after: number, seconds: number, pitch: number, loudness: number): void;
  /** Notes one after another, which ring on. */
  tune(pitches: readonly number[], step: number, seconds: number, loudness: number): void;
  /** Dice that roll: knocks, closer together and softer towards the end. */
  knocks(dice: Knocks): void;
}

export interface Knocks {
  readonly count: number;
  readonly seconds: number;
  readonly pitch: number;
  /** How far the pitches lie apart. */
  readonly spread: number;
  readonly loudness: number;
  /** By how much each knock is softer. */
  readonly fade: number;
  /** Seconds between the first two. */
  readonly gap: number;
}

export type Maker = (play: Instrument) => void;

/** Something small is put down. */
export const KEEP: Maker = (play) => {
  play.noise(0, 0.03, 2600, 0.35);
  play.tone(0, 0.12, 620, 620, 0.18, 'triangle');
};

let context: AudioContext | null = null;

/** Play a sound, unless sound is off. Browsers stay silent until the first press. */
export function make(maker: Maker): void {
  const { sound: on, volume } = settings();
  if (!on || volume === 0 || typeof AudioContext === 'undefined') return;
  // Asking earlier would be answered with a warning in the console, each time.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = volume * 0.5;
  out.connect(context.destination);
  maker(instrument(context, out, context.currentTime));
}

function instrument(audio: AudioContext, out: AudioNode, now: number): Instrument {
  const tone: Instrument['tone'] = (after, seconds, from, to, loudness, wave) => {
    const at = now + after;
    const source = audio.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + seconds);
    source.connect(fading(audio, out, at, seconds, loudness));
    source.start(at);
    source.stop(at + seconds);
  };
  const noise: Instrument['noise'] = (after, seconds, pitch, loudness) => {
    const at = now + after;
    const source = audio.createBufferSource();
    source.buffer = hiss(audio, seconds);
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = pitch;
    band.Q.value = 1.4;
    source.connect(band).connect(fading(audio, out, at, seconds, loudness));
    source.start(at);
  };
  return {
    tone,
    noise,
    tune: (pitches, step, seconds, loudness) => {
      for (const [place, pitch] of pitches.entries()) {
        tone(place * step, seconds, pitch, pitch, loudness, 'triangle');
      }
    },
    knocks: ({ count, seconds, pitch, spread, loudness, fade, gap }) => {
      let after = 0;
      for (let knock = 0; knock < count; knock += 1) {
        noise(after, seconds, pitch + spread * ((knock * 5) % 7), loudness - knock * fade);
        after += gap - knock * 0.006;
      }
    },
  };
}

function hiss(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
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
