/** Packs the built files once and for good, so that the server sends them small without ever packing anything itself. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text. Fonts and pictures are packed already. */
const PACKABLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
/** Below this an answer is one packet anyway. */
const SMALLEST = 1024;

const PACKERS = {
  br: (plain: Uint8Array) => brotliCompressSync(plain),
  gz: (plain: Uint8Array) => gzipSync(plain, { level: 9 }),
} as const;

export function packing(): Plugin {
  return {
    name: 'bulkhead-packing',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      if (dir) pack(dir);
    },
  };
}

/** Put `name.br` and `name.gz` beside every file below a folder that they make smaller. */
export function pack(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !PACKABLE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const plain = readFileSync(path);
    if (plain.length < SMALLEST) continue;
    for (const [ending, packer] of Object.entries(PACKERS)) {
      const packed = packer(plain);
      if (packed.length < plain.length) writeFileSync(`${path}.${ending}`, packed);
    }
  }
}
