/** What this browser remembers. A browser that remembers nothing (private windows may refuse) is no reason to fail. */

export function recall(name: string): unknown {
  try {
    const text = localStorage.getItem(name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full or forbidden: it lasts as long as the page then.
  }
}
