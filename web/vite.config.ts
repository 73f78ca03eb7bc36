// How the site is built, served while it is being written, and tested.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { withWidths } from './src/style/breakpoints';

const server = 'http://127.0.0.1:8000';

/** Style sheets name the widths where the layout changes. */
const breakpoints: Plugin = {
  name: 'breakpoints',
  transform: { filter: { id: /\.css$/ }, order: 'pre', handler: withWidths },
};

export default defineConfig({
  plugins: [svelte(), breakpoints],
  build: {
    outDir: '../src/signoria/server/site',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    // Everything small enough to be inlined would need data: in the server's font-src and script-src.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/words': { target: server },
    },
  },
  // css: the tokens are read by a test; by default style sheets come out empty.
  test: { include: ['src/**/*.test.ts'], environment: 'node', css: true },
});
