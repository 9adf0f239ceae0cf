/** Whom a question may call away from what they are doing. */

const WRITTEN = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

/** Somebody is writing there: their words are not taken from them. */
export function heedless(at: Element | null): boolean {
  return at !== null && WRITTEN.has(at.tagName) && at.getAttribute('type') !== 'radio';
}

/** The keyboard and the screen reader go to a question when it comes; those who write are left alone. */
export function attend(question: HTMLElement): void {
  if (!heedless(document.activeElement)) question.focus({ preventScroll: true });
}
