/** Whether a question may take the focus away. */

const WRITTEN = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

/** The player is writing there: the focus stays. */
export function heedless(at: Element | null): boolean {
  return at !== null && WRITTEN.has(at.tagName) && at.getAttribute('type') !== 'radio';
}

/** The keyboard and the screen reader go to a question when it comes; those who write are left alone. */
export function attend(question: HTMLElement): void {
  if (!heedless(document.activeElement)) question.focus({ preventScroll: true });
}
