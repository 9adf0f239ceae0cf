/** When something last happened at a table, in words. */
import { say, words } from '../../lib/words/speech.svelte.ts';
import { ago } from './ago.ts';

export function lastActivity(then: number, now: number = Date.now()): string {
  const when = ago(then, now, words().locale);
  return when ? say('web-home-touched', { when }) : say('web-home-just-now');
}
