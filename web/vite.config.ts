import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { packing } from './src/worker/packing.ts';
import { serviceWorker } from './src/worker/plugin.ts';

/** Where `make play` listens: `npm run dev` shows the sources and asks that server for everything under /api. */
const SERVER = 'http://localhost:8917';

export default defineConfig({
  plugins: [svelte(), serviceWorker(), packing()],
  base: './',
  build: {
    outDir: '../src/bulkhead/client',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy knows no data: addresses but for pictures, and the art is one cached file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long each step of the build took is of no interest to somebody who wants to play.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
    fs: { allow: ['.', '../src/bulkhead/locales'] },
  },
  test: {
    // A test that needs a page says so in its first line: making one takes longer than most tests.
    include: ['tests/**/*.test.ts'],
  },
  // Vitest would take Svelte's server build otherwise.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
});
