/** Zip archives, read in the browser: those that the server packs, and any other with a few text files. */
import { strFromU8, unzipSync } from 'fflate';
import { Refusal } from './server/refusal.ts';

/** The files of an archive as text, by their names without folders. Refuses a damaged archive, or a file that is none. */
export function unpacked(name: string, content: ArrayBuffer): Map<string, string> {
  try {
    const files = Object.entries(unzipSync(new Uint8Array(content)));
    return new Map(
      files
        .map(([path, bytes]) => [path.split('/').at(-1) ?? '', strFromU8(bytes)] as const)
        .filter(([file]) => file !== ''),
    );
  } catch {
    throw new Refusal({ id: 'web-archive-damaged', args: { name } });
  }
}

/** Archives begin with these two letters. */
export function isArchive(content: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(content.slice(0, 2));
  return first === 0x50 && second === 0x4b;
}
