/** Numbers of the accounts of a match, in the reader's language. */
import { written } from '../../lib/words/numbers.ts';

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** With one decimal: "28.5". */
export function tenths(value: number, locale: string): string {
  return written(value, locale, ONE_DIGIT);
}

/** The same with its sign: "+2.5", "−4.0", and "0.0" for what rounds to nothing. */
export function signed(value: number, locale: string): string {
  return written(value, locale, { ...ONE_DIGIT, signDisplay: 'exceptZero' });
}
