// Builds the page into dist/: static files with relative addresses, so that it works in any folder.
import { defineConfig } from 'vite';
import { galleryData } from './build/gallery-data.mjs';
import { precache } from './build/precache.mjs';

/** What the first screen needs; parts of these folders that only other screens need are left out. */
const HOME =
  /[\\/]src[\\/](cards|puzzles|screens[\\/]home)[\\/](?!made\.|calendar|choices|month|splits|statistics)/;

export default defineConfig({
  base: './',
  clearScreen: false,
  logLevel: 'warn',
  plugins: [galleryData(), precache()],
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { page: 'index.html', 'service-worker': 'src/service-worker/service-worker.ts' },
      output: {
        // What the first screen needs beside the frame comes as one file, not as thirty.
        codeSplitting: {
          groups: [{ name: 'home', test: HOME }],
        },
        // The browser looks for a service worker at the address that it knows.
        entryFileNames: (chunk) =>
          chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
