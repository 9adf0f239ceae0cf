import { expect, test } from 'vitest';
import { naming, readSalt } from '../../../src/lib/verify/salts.ts';

const COMMITMENT = '0123456789abcdef'.repeat(4);

test.each(['tea', 'caffè ☕', 'a@b', '@', 'x'.repeat(64)])('%s names its commitment', (text) => {
  const recorded = naming(text, COMMITMENT);
  expect(recorded).toBe(`${text}@${COMMITMENT}`);
  expect(readSalt(recorded)).toEqual({ text, named: COMMITMENT });
});

test.each(['', 'tea', 'tea@', `tea@${COMMITMENT.slice(1)}`, `tea@${COMMITMENT.toUpperCase()}`, COMMITMENT])(
  '%s names none',
  (recorded) => {
    expect(readSalt(recorded)).toEqual({ text: recorded, named: '' });
  },
);

test('an empty salt adds nothing and names nothing', () => {
  expect(naming('', COMMITMENT)).toBe('');
});
