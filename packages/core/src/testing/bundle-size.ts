// How much a browser has to load: the library as a bundler leaves it, minified and compressed.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { LAYERS, LIBRARY } from './repository.js';

export interface BundleSize {
  /** Bytes, minified. */
  readonly minified: number;
  /** Bytes that travel. */
  readonly gzipped: number;
}

/** The size of a module that consists of these lines, which import the built library as `./dist/...`. */
export async function bundleSize(source: string): Promise<BundleSize> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: LIBRARY },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  });
  const [{ contents }] = outputFiles;
  return { minified: contents.length, gzipped: gzipSync(contents, { level: 9 }).length };
}

/** What a program that only solves has to load: model and solver with its kernel. */
export const SOLVER = `export * from './dist/model/public.js'; export * from './dist/solve/public.js';`;

/** The whole library: every layer's subpath. */
export const EVERYTHING = LAYERS.map((layer) => `export * from './dist/${layer}/public.js';`).join('\n');
