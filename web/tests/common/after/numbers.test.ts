import { expect, test } from 'vitest';
import { signed, tenths } from '../../../src/common/after/numbers.ts';

test('numbers have one decimal, as the language writes it', () => {
  expect([tenths(28.5, 'en-GB'), tenths(4, 'en-GB'), tenths(28.5, 'it')]).toEqual(['28.5', '4.0', '28,5']);
});

test('a difference has a sign, and zero has none', () => {
  expect([2.46, -4, 0.04, -0.04, 0].map((value) => signed(value, 'en-GB'))).toEqual([
    '+2.5',
    '−4.0',
    '0.0',
    '0.0',
    '0.0',
  ]);
});
