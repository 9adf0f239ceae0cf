/** Time limits to choose from, in seconds; 0 is none. */

export const PER_MOVE = [0, 30, 60, 120, 300, 3600, 86_400, 259_200] as const;
export const PER_GAME = [0, 300, 600, 900, 1800, 3600] as const;

/** A length of time in words. */
export function spoken(seconds: number, locale: string): string {
  const [amount, unit] =
    seconds % 86_400 === 0
      ? [seconds / 86_400, 'day']
      : seconds % 3600 === 0
        ? [seconds / 3600, 'hour']
        : seconds % 60 === 0
          ? [seconds / 60, 'minute']
          : [seconds, 'second'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    Number(amount),
  );
}
