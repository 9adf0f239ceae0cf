/** Text search that ignores accents, capitals and curly quotes. */

const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  '\u00a0': ' ',
};

/** A letter as it is compared. One letter may become none or two. */
function foldLetter(letter: string): string {
  const lower = letter.toLowerCase();
  return PLAIN[lower] ?? lower.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A text as it is compared. */
export function fold(text: string): string {
  return [...text].map(foldLetter).join('');
}

/** The words of a question, each to be found somewhere. */
export function wanted(question: string): string[] {
  return fold(question)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Are all the words in the text? */
export function finds(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A text cut where the words stand in it, with its own letters. */
export function marked(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0 || text === '') return text ? [{ text, hit: false }] : [];
  const letters = [...text];
  let folded = '';
  /** For each place in the folded text, the letter it comes from. */
  const from: number[] = [];
  letters.forEach((letter, index) => {
    for (const one of foldLetter(letter)) {
      folded += one;
      from.push(...Array.from({ length: one.length }, () => index));
    }
  });
  const hits = letters.map(() => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let place = at; place < at + word.length; place += 1) {
        const letter = from[place];
        if (letter !== undefined) hits[letter] = true;
      }
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, index) => {
    const hit = hits[index] ?? false;
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}
