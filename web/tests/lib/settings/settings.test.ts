// @vitest-environment happy-dom

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HEROES_RULES } from '../../../src/games/heroes/words/chapters.ts';
import { STARQUEST_WORDS } from '../../../src/games/starquest/words/chapters.ts';
import { fresh, look, read } from '../../../src/lib/settings/preferences.ts';

const CALM = { light: false, contrast: false, stillness: false };

describe('a stored setting', () => {
  test('comes back', () => {
    const stored = { ...fresh(['it']), theme: 'light', sound: false, volume: 0.2, language: 'es' };
    expect(read(JSON.parse(JSON.stringify(stored)), ['it'])).toEqual(stored);
  });

  test('with an invalid value is ignored', () => {
    const stored = { theme: 'pink', sound: 'loud', volume: 7, language: 'xx', speed: null, more: 1 };
    expect(read(stored, ['fr-FR'])).toEqual(fresh(['fr-FR']));
    expect(read(null, ['fr-FR'])).toEqual(fresh(['fr-FR']));
    expect(read('text', [])).toEqual(fresh([]));
  });
});

describe('an effective setting', () => {
  test('follows the machine until the player says otherwise', () => {
    const settings = fresh([]);
    expect(look(settings, CALM)).toEqual({ theme: 'dark', contrast: 'normal', motion: 'full', speed: 1 });
    expect(look(settings, { light: true, contrast: true, stillness: true })).toEqual({
      theme: 'light',
      contrast: 'more',
      motion: 'reduced',
      speed: 0,
    });
    const own = { ...settings, theme: 'dark', motion: 'full', speed: 'fast' } as const;
    expect(look(own, { light: true, contrast: false, stillness: true })).toEqual({
      theme: 'dark',
      contrast: 'normal',
      motion: 'full',
      speed: 0.5,
    });
  });
});

describe('the store', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  test('applies to <html>, remembers, and speaks', async () => {
    const { beginSettings, set, settings } = await import('../../../src/lib/settings/settings.svelte.ts');
    const { say } = await import('../../../src/lib/words/speech.svelte.ts');
    await beginSettings();
    await set({ theme: 'light', language: 'it', motion: 'reduced' });
    const html = document.documentElement;
    expect([html.dataset['theme'], html.dataset['motion'], html.lang]).toEqual(['light', 'reduced', 'it']);
    expect(html.style.getPropertyValue('--speed')).toBe('0');
    expect(say('web-settings')).toBe('Impostazioni');
    expect(settings().language).toBe('it');
    expect(JSON.parse(localStorage.getItem('bulkhead.settings') ?? '')).toMatchObject({ theme: 'light' });
  });

  test('begins with the stored settings, and loads the texts of packs', async () => {
    localStorage.setItem('bulkhead.settings', JSON.stringify({ language: 'fr', theme: 'dark' }));
    const { beginSettings } = await import('../../../src/lib/settings/settings.svelte.ts');
    const { say, withChapter, attribute } = await import('../../../src/lib/words/speech.svelte.ts');
    vi.stubGlobal('fetch', async () => Response.json(['mis_jetty = L’embarcadère']));
    await beginSettings();
    expect(say('web-settings')).toBe('Réglages');
    expect(attribute('H-WIN-1', 'title')).toBeNull();
    await withChapter(HEROES_RULES);
    await withChapter(STARQUEST_WORDS);
    expect(attribute('H-WIN-1', 'title')).toBeTruthy();
    expect(say('mis_jetty')).toBe('L’embarcadère');
    vi.unstubAllGlobals();
  });
});
