/** How long ago something was, as people say it. */

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(then: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? ['second', 0];
  // Less than a minute is now.
  return format.format(length ? -Math.floor(passed / length) : 0, unit);
}
