/** Zip archives, read in the browser: what the server packs, and whatever else zips a few text files. */
import { Refusal } from './server/refusal.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
/** The last record of an archive without the remark that may follow it. */
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;

/** The files of an archive as text, by their names without folders. Refuses what is no archive, or a damaged one. */
export async function unpacked(name: string, content: ArrayBuffer): Promise<Map<string, string>> {
  const damaged = new Refusal({ id: 'web-archive-damaged', args: { name } });
  const files = new Map<string, string>();
  try {
    const view = new DataView(content);
    const end = endOf(view);
    if (end < 0) throw damaged;
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== ENTRY) throw damaged;
      const [length, extra, remark] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
        number,
        number,
        number,
      ];
      const path = new TextDecoder().decode(new Uint8Array(content, at + ENTRY_SIZE, length));
      const file = path.split('/').at(-1) ?? '';
      if (file) files.set(file, await text(view, at));
      at += ENTRY_SIZE + length + extra + remark;
    }
  } catch {
    throw damaged;
  }
  return files;
}

/** Is it one? Archives begin with these two letters. */
export function isArchive(content: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(content.slice(0, 2));
  return first === 0x50 && second === 0x4b;
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - END_SIZE; at >= 0; at -= 1) if (view.getUint32(at, true) === END) return at;
  return -1;
}

async function text(view: DataView<ArrayBuffer>, entry: number): Promise<string> {
  const method = view.getUint16(entry + 10, true);
  const size = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = new Blob([new Uint8Array(view.buffer, start, size)]);
  if (method === STORED) return packed.text();
  if (method !== DEFLATED) throw new RangeError('packed in another way');
  return new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
