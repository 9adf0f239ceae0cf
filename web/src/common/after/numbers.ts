/** Numbers in the reader's language. */

const MINUS = '−';

/** With one decimal: "28.5". */
export function tenths(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** The same with its sign: "+2.5", "−4.0", and "0.0" for what rounds to nothing. */
export function signed(value: number, locale: string): string {
  const text = tenths(Math.abs(value), locale);
  if (Math.round(Math.abs(value) * 10) === 0) return text;
  return `${value < 0 ? MINUS : '+'}${text}`;
}
