/** How long ago something was, in words. */

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Empty when it is less than a minute: that is now. */
export function ago(then: number, now: number, locale: string): string {
  const passed = now - then;
  const found = STEPS.find(([, length]) => passed >= length);
  if (!found) return '';
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}
