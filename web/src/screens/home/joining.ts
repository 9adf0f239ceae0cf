/** A text that was typed or pasted to join a table: a link, a code, or neither. */
import { joining, type Route } from '../../lib/routes/routes.ts';

export type Joining =
  /** A link to this table house: go there. */
  | { kind: 'link'; route: Route }
  /** A link to another server: the browser goes there. */
  | { kind: 'elsewhere'; href: string }
  /** A code, to be turned into the key of a seat. */
  | { kind: 'code'; code: string }
  | { kind: 'nothing' };

/** Messengers put marks around links, and people put spaces into codes. */
const AROUND = /^[\s<>()[\]"'“”«»‘’]+|[\s<>()[\]"'“”«»‘’.,;!]+$/gu;

export function readJoining(text: string, here: string): Joining {
  const typed = text.replace(AROUND, '');
  const found = joining(typed.includes('#') ? typed : typed.replace(/\s+/g, ''));
  if (!found) return { kind: 'nothing' };
  if ('code' in found) return { kind: 'code', code: found.code.toUpperCase() };
  return isElsewhere(typed, here) ? { kind: 'elsewhere', href: typed } : { kind: 'link', route: found.key };
}

function isElsewhere(typed: string, here: string): boolean {
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return false;
  return new URL(typed).origin !== new URL(here).origin;
}
