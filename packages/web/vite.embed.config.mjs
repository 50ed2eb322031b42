// Builds the web component into dist/embed/: one script, and the solver beside it, which is loaded with the first hint.
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

/** Modules that the readers of the common formats share. */
const READING =
  /core[\\/]dist[\\/]formats[\\/](single|attempt|parse-result|transposed|format|writing[\\/]color-marks|reading[\\/](clue-block|clue-scanner|decode-text|draft|html-entities|limits|parse-fault|reading|source-text|watch))\.js$/;

/** The example page, and puzzles for it. */
const EXAMPLE = {
  'embed/example.html': 'embed/example.html',
  'embed/castle.non': '../../puzzles/050-castle.non',
  'embed/kitten.non': '../../puzzles/005-kitten.non',
};

const example = {
  name: 'embed-example',
  generateBundle() {
    for (const [fileName, source] of Object.entries(EXAMPLE)) {
      this.emitFile({
        type: 'asset',
        fileName,
        source: readFileSync(new URL(source, import.meta.url)),
      });
    }
  },
};

export default defineConfig({
  base: './',
  clearScreen: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [example],
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { 'crosshatch-puzzle': 'src/embed/embed.tsx' },
      preserveEntrySignatures: 'strict',
      output: {
        // What every reader needs comes as one file: many small ones compress badly.
        codeSplitting: {
          groups: [{ name: 'reading', test: READING }],
        },
        entryFileNames: 'embed/[name].js',
        chunkFileNames: 'embed/[name].js',
        assetFileNames: 'embed/[name][extname]',
      },
    },
  },
});
