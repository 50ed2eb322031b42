// Bundles the command into a few files, which Node loads far faster than 150 modules:
//   node scripts/bundle-cli.mjs FOLDER      (scripts/pack-cli.mjs does it when the package is packed)
// What `solve` needs is one file, because that is the command whose start people wait for. The engine is a file of its
// own: bytes need no decoding, and commands that do not solve never read them.
// Our own code and the development dependencies that it imports are bundled; `dependencies`, which are native code,
// are installed by npm. A module that starts itself as a worker thread is an entry of its own, so that it never
// shares a file with another such module; what `solve` loads must not contain any, because every thread loads it.
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { directImports } from './direct-imports.mjs';
import { mergeChunks } from './merge-chunks.mjs';

const cli = fileURLToPath(new URL('../packages/cli/', import.meta.url));
const engine = fileURLToPath(new URL('../packages/core/dist/solve/wasm/engine.wasm', import.meta.url));
const outdir = process.argv[2];
if (outdir === undefined) throw new Error('Expected a folder: node scripts/bundle-cli.mjs FOLDER');

const modules = readdirSync(join(cli, 'dist'), { recursive: true })
  .filter((file) => file.endsWith('.js') && !/\.test\.js$|(^|[/\\])testing[/\\]/.test(file))
  .map((file) => join(cli, 'dist', file));
const workers = modules.filter((file) => readFileSync(file, 'utf8').includes('new URL(import.meta.url)'));

const {
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
} = JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8'));
rmSync(outdir, { recursive: true, force: true });

// CommonJS packages inside the bundle (commander) call require for Node's own modules.
const banner =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** In place of `#engine`: chunks lie in the folder of the bundle, beside the engine. */
const engineFile = {
  name: 'engine-file',
  setup(build) {
    build.onLoad({ filter: /solve[/\\]wasm[/\\]inline-module\.js$/ }, () => ({
      contents: `import { readFileSync } from 'node:fs';
        export const compileEngine = () =>
          new WebAssembly.Module(readFileSync(new URL('./engine.wasm', import.meta.url)));`,
    }));
  },
};

const { metafile } = await build({
  entryPoints: [...['main.js', 'solve-thread.js'].map((file) => join(cli, 'dist', file)), ...workers],
  outdir,
  outbase: join(cli, 'dist'),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  minifySyntax: true,
  minifyWhitespace: true,
  external: Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }),
  banner: { js: banner },
  plugins: [engineFile, directImports],
  metafile: true,
  logLevel: 'error',
});
copyFileSync(engine, join(outdir, 'engine.wasm'));

/** The output of a module of the command. esbuild names files as seen from the current folder. */
function outputOf(module) {
  const file = join(cli, 'dist', module);
  for (const [path, { entryPoint = '' }] of Object.entries(metafile.outputs)) {
    if (resolve(entryPoint) === file) return path;
  }
  throw new Error(`No output of the bundle begins with ${module}.`);
}
await mergeChunks({
  metafile,
  outdir,
  together: ['main.js', 'commands/solve.js', 'options/parse-arguments.js', 'terminal/for-people.js'].map(
    outputOf,
  ),
  stem: 'solving',
  loader: join(cli, 'dist/cached-script.js'),
  banner,
});
