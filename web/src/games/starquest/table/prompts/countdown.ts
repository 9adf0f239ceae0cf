/** Whole seconds that are left, after so many milliseconds; the last second is shown as 1. */
export function secondsLeft(seconds: number, passed: number): number {
  return Math.max(0, Math.ceil(seconds - Math.max(0, passed) / 1000));
}

/**
 * Keys of the answers in a prompt: the shot and the two words by letter, the rest by number. `main`: it stands on the big
 * button; `place`: where it stands among the others.
 */
export function keyOf(type: string, main: boolean, place: number, watching: boolean): string {
  if (type === 'Snap' && main) return 's';
  if (type === 'Yes') return 'y';
  if (type === 'Pass') return watching ? 'h' : 'n';
  return place < 9 ? String(place + 1) : '';
}
