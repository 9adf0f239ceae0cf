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
  // Pages are made only for tests that ask for one in their first line: that takes longer than most tests do.
  test: {
    include: ['tests/**/*.test.ts'],
    // Nothing takes that long but on a machine that has much else to do.
    testTimeout: 60_000,
  },
  // Vitest would take Svelte's server build otherwise.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
});
