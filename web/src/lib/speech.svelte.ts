/** The language that is being spoken now. Templates that call `say` follow when it changes. */
import {
  type Args,
  type Language,
  loadRules,
  loadWords,
  type Part,
  type Spoken,
  type Words,
} from './words.ts';

let current = $state.raw<Words | null>(null);
/** Grows when messages are added to the same words, so that what had been written with fewer is written again. */
let edition = $state(0);
let rulesAsked = false;
const withRules = new WeakSet<Words>();

/** The words of now. The application is not shown before there are any. */
export function words(): Words {
  void edition;
  if (!current) throw new Error('No language has been loaded yet.');
  return current;
}

/** Speak this language from now on. */
export async function speakIn(language: Language): Promise<void> {
  const loaded = await loadWords(language);
  if (rulesAsked) await teachRules(loaded);
  current = loaded;
  document.documentElement.lang = language;
}

/** The clauses, in whatever language is spoken from now on. Await it before writing a clause out. */
export async function withTheRules(): Promise<void> {
  rulesAsked = true;
  if (current) await teachRules(current);
}

async function teachRules(to: Words): Promise<void> {
  if (withRules.has(to)) return;
  const rules = await loadRules(to.language);
  if (withRules.has(to)) return;
  withRules.add(to);
  to.add(rules);
  edition += 1;
}

/** A message with its arguments, as text. */
export function say(id: string, args: Args = {}, names: readonly string[] = []): string {
  return words().say(id, args, names);
}

/** A sentence from the server, as text. */
export function speak(spoken: Spoken, names: readonly string[] = []): string {
  return words().say(spoken.id, spoken.args as Args, names);
}

/** A sentence from the server, cut where dice and names are drawn. */
export function partsOf(spoken: Spoken, names: readonly string[] = []): Part[] {
  return words().parts(spoken.id, spoken.args as Args, names);
}

/** A clause's title or ruling, when the rules have been loaded. */
export function attribute(id: string, name: string): string | null {
  return words().attribute(id, name);
}

/** A chance, 0 to 1, as people say it. */
export function percent(chance: number, digits = 0): string {
  return words().percent(chance, digits);
}
