/** Unguessable texts. `crypto.randomUUID` exists on secure pages only, and a table on the home network is not one. */

export function token(bytes = 12): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
