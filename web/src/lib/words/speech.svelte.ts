/** The language that is being spoken now. Templates that call `say` follow when it changes. */
import {
  type Args,
  type Chapter,
  type Language,
  loadChapter,
  loadWords,
  type Part,
  type Spoken,
  type Words,
} from './words.ts';

let current = $state.raw<Words | null>(null);
/** Grows when messages are added to the same words, so that what had been written with fewer is written again. */
let edition = $state(0);
/** What has been asked for so far: it is learnt in every language that is spoken from then on. */
const asked = new Set<Chapter>();
const learnt = new WeakMap<Words, Set<Chapter>>();

/** The words of now. The application is not shown before there are any. */
export function words(): Words {
  void edition;
  if (!current) throw new Error('No language has been loaded yet.');
  return current;
}

/** Speak this language from now on. */
export async function speakIn(language: Language): Promise<void> {
  const loaded = await loadWords(language);
  for (const chapter of asked) await teach(loaded, chapter);
  current = loaded;
  document.documentElement.lang = language;
}

/** More words, in whatever language is spoken from now on. Await it before writing with them. */
export async function withChapter(chapter: Chapter): Promise<void> {
  asked.add(chapter);
  if (current) await teach(current, chapter);
}

async function teach(to: Words, chapter: Chapter): Promise<void> {
  const known = learnt.get(to) ?? new Set();
  if (known.has(chapter)) return;
  const texts = await loadChapter(chapter, to.language);
  if (known.has(chapter)) return;
  learnt.set(to, known.add(chapter));
  to.add(texts);
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

/** A text after what it is about: "Sword: two dice". With no text only the beginning, for what is drawn after it. */
export function labelled(label: string, text = ''): string {
  return say('web-labelled', { label, text });
}

/** Texts that have commas of their own, side by side: "Anna, Bob attack; Cleo shoots". */
export function beside(texts: readonly string[]): string {
  return texts.length === 0 ? '' : texts.reduce((before, after) => say('web-beside', { before, after }));
}

/** A clause's title or ruling, when the rules have been loaded. */
export function attribute(id: string, name: string): string | null {
  return words().attribute(id, name);
}

/** A number that may be negative: "10", "−10". */
export function number(value: number): string {
  return words().number(value);
}

/** A number with its sign: "+10", "−10", "0". */
export function signed(value: number): string {
  return words().signed(value);
}

/** A chance, 0 to 1, as a percentage. */
export function percent(chance: number, digits = 0): string {
  return words().percent(chance, digits);
}
