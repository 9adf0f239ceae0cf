/**
 * What has changed from one value to the next, as the server writes it (`server/replays/changes.py` says how). Putting it in
 * makes a new value and leaves the old one alone; what did not change is shared between the two.
 */

export type Change =
  | { readonly is: unknown }
  | { readonly of: Readonly<Record<string, Change>>; readonly gone?: readonly string[] }
  | { readonly at: number; readonly cut: number; readonly put: readonly unknown[] };

/** The value after a change. */
export function changed(before: unknown, change: Change): unknown {
  if ('is' in change) return change.is;
  if ('at' in change) return (before as unknown[]).toSpliced(change.at, change.cut, ...change.put);
  const inside = Object.entries(change.of);
  const gone = change.gone ?? [];
  if (inside.length === 0 && gone.length === 0) return before;
  if (Array.isArray(before)) {
    const after = [...before];
    for (const [place, one] of inside) after[Number(place)] = changed(before[Number(place)], one);
    return after;
  }
  const after = { ...(before as Record<string, unknown>) };
  for (const [key, one] of inside) after[key] = changed(after[key], one);
  for (const key of gone) delete after[key];
  return after;
}
