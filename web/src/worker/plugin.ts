/** Writes the service worker when the client is built: it must know every file there is. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Licences are for people to read, not for playing offline. */
const LEFT_OUT = /^(licences\/|sw\.js$|\.)/;

export function serviceWorker(): Plugin {
  let copied = '';
  return {
    name: 'bulkhead-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      copied = config.publicDir;
    },
    generateBundle(_, bundle) {
      const files = new Map<string, string | Uint8Array>();
      for (const [name, made] of Object.entries(bundle)) {
        files.set(name, made.type === 'chunk' ? made.code : made.source);
      }
      for (const name of below(copied)) files.set(name, readFileSync(join(copied, name)));
      const shell = [...files.keys()].filter((name) => !LEFT_OUT.test(name)).sort();
      const edition = createHash('sha256');
      for (const name of shell) edition.update(name).update(files.get(name) ?? '');
      const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source:
          `const SHELL = ${JSON.stringify(shell.map((name) => `./${name}`))};\n` +
          `const EDITION = '${edition.digest('hex').slice(0, 12)}';\n${source}`,
      });
    },
  };
}

function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
