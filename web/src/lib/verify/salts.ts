/** Salts, as a match records them. One that was given after the commitment was shown names it: `TEXT@COMMITMENT`. */

const NAMING = /^(.*)@([0-9a-f]{64})$/u;

/** A salt that was given for a commitment, as it is recorded. An empty one adds nothing and names nothing. */
export function naming(salt: string, commitment: string): string {
  return salt && `${salt}@${commitment}`;
}

/** The text of a recorded salt, and the commitment that it names; empty if it names none. */
export function readSalt(recorded: string): { text: string; named: string } {
  const [, text = recorded, named = ''] = NAMING.exec(recorded) ?? [];
  return { text, named };
}
