/** Every name of the box with the words that merge with it, as the server's functions have it. */
import { expect, test } from 'vitest';
import golden from '../../../../tests/golden/words/names.jsonl?raw';
import { LANGUAGES, Words } from '../../../src/lib/words/words.ts';

type Line = [language: (typeof LANGUAGES)[number], name: string, made: Record<string, string>];

const lines = golden
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);

const TEXTS = `
A = { A($name) }
AND = { AND("Ada", $name) }
DE = { DE($name) }
QUE = { QUE($name) }
STOP = { STOP($name) }
`;

test.each(LANGUAGES)('the names of the box in %s', (language) => {
  const words = new Words(language, [TEXTS]);
  const ours = lines.filter(([of]) => of === language);
  expect(ours.length).toBeGreaterThan(200);
  for (const [, name, made] of ours) {
    const said = Object.keys(made).map((id) => [id, words.say(id, { name: { mark: 'x', text: name } })]);
    expect(Object.fromEntries(said)).toEqual(made);
  }
});
