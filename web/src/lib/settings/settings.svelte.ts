/** The player's settings: remembered by this browser, applied to <html> as soon as they change. */

import { recall, remember } from '../storage/stored.ts';
import { speakIn } from '../words/speech.svelte.ts';
import { look, type Preferences, read, type Settings } from './preferences.ts';

const STORE = 'bulkhead.settings';
const THEME_COLOURS = { dark: '#10181c', light: '#ffffff' } as const;

let current = $state.raw<Settings>(read(recall(STORE), navigator.languages));

const QUERIES = {
  light: matchMedia('(prefers-color-scheme: light)'),
  contrast: matchMedia('(prefers-contrast: more)'),
  stillness: matchMedia('(prefers-reduced-motion: reduce)'),
};
let prefers = $state.raw<Preferences>(preferences());

function preferences(): Preferences {
  return {
    light: QUERIES.light.matches,
    contrast: QUERIES.contrast.matches,
    stillness: QUERIES.stillness.matches,
  };
}

/** The settings of now; reading them in a template follows every change. */
export function settings(): Settings {
  return current;
}

/** The effective values, the machine's preferences included: theme, contrast, motion, and the factor on durations. */
export function inForce() {
  return look(current, prefers);
}

/** How long something may take now, in milliseconds. 0 when the player wants no motion. */
export function duration(milliseconds: number): number {
  return milliseconds * inForce().speed;
}

/** Change some settings. */
export async function set(changes: Partial<Settings>): Promise<void> {
  const before = current;
  current = { ...current, ...changes };
  remember(STORE, current);
  apply();
  if (current.language !== before.language) await speakIn(current.language);
}

/** At the start: apply the stored settings and follow the machine's preferences. */
export async function beginSettings(): Promise<void> {
  for (const query of Object.values(QUERIES)) {
    query.addEventListener('change', () => {
      prefers = preferences();
      apply();
    });
  }
  // Another tab may change them too.
  addEventListener('storage', (event) => {
    if (event.key !== STORE) return;
    const before = current;
    current = read(recall(STORE), navigator.languages);
    apply();
    if (current.language !== before.language) void speakIn(current.language);
  });
  apply();
  await speakIn(current.language);
}

function apply(): void {
  const { theme, contrast, motion, speed } = look(current, prefers);
  const html = document.documentElement;
  html.dataset['theme'] = theme;
  html.dataset['contrast'] = contrast;
  html.dataset['motion'] = motion;
  html.style.setProperty('--speed', String(speed));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOURS[theme]);
}
