/** What a player can set about this table's look, sound and language: plain values, read from anything. */
import { choose, LANGUAGES, type Language } from '../words/words.ts';

export const CHOICES = {
  theme: ['system', 'dark', 'light'],
  contrast: ['system', 'more'],
  motion: ['system', 'reduced', 'full'],
  speed: ['slow', 'normal', 'fast'],
  pace: ['calm', 'quick', 'instant'],
  countdown: ['off', '15', '30', '60'],
  language: LANGUAGES,
} as const;

/** How long what the others do is shown. */
export type Pace = (typeof CHOICES.pace)[number];

export interface Settings {
  theme: 'system' | 'dark' | 'light';
  contrast: 'system' | 'more';
  motion: 'system' | 'reduced' | 'full';
  speed: 'slow' | 'normal' | 'fast';
  pace: Pace;
  /** Seconds after which a reaction is answered by itself, where the table has no clock. */
  countdown: 'off' | '15' | '30' | '60';
  sound: boolean;
  /** Loudness, 0 to 1. */
  volume: number;
  chat: boolean;
  language: Language;
}

/** The player's one speed setting as a factor on every duration. */
const FACTOR = { slow: 1.6, normal: 1, fast: 0.5 } as const;

/** Settings for a first visit. */
export function fresh(languages: readonly string[]): Settings {
  return {
    theme: 'system',
    contrast: 'system',
    motion: 'system',
    speed: 'normal',
    pace: 'quick',
    countdown: 'off',
    sound: true,
    volume: 0.6,
    chat: true,
    language: choose(languages),
  };
}

/** Settings from storage; values that do not fit are replaced by the defaults. */
export function read(stored: unknown, languages: readonly string[]): Settings {
  const settings = fresh(languages);
  if (typeof stored !== 'object' || stored === null) return settings;
  const found = stored as Record<string, unknown>;
  const one = <T extends string>(name: keyof typeof CHOICES, now: T): T => {
    const values: readonly string[] = CHOICES[name];
    return values.includes(found[name] as string) ? (found[name] as T) : now;
  };
  const yes = (name: string, now: boolean) => (typeof found[name] === 'boolean' ? found[name] : now);
  const volume = found['volume'];
  return {
    theme: one('theme', settings.theme),
    contrast: one('contrast', settings.contrast),
    motion: one('motion', settings.motion),
    speed: one('speed', settings.speed),
    pace: one('pace', settings.pace),
    countdown: one('countdown', settings.countdown),
    sound: yes('sound', settings.sound),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : settings.volume,
    chat: yes('chat', settings.chat),
    language: one('language', settings.language),
  };
}

/** What the machine itself prefers. */
export interface Preferences {
  light: boolean;
  contrast: boolean;
  stillness: boolean;
}

/** How settings and the machine's preferences come out: what <html> is told. */
export function look(settings: Settings, prefers: Preferences) {
  const theme = settings.theme === 'system' ? (prefers.light ? 'light' : 'dark') : settings.theme;
  const contrast = settings.contrast === 'more' || prefers.contrast ? 'more' : 'normal';
  const still = settings.motion === 'reduced' || (settings.motion === 'system' && prefers.stillness);
  return {
    theme,
    contrast,
    motion: still ? 'reduced' : 'full',
    speed: still ? 0 : FACTOR[settings.speed],
  } as const;
}
