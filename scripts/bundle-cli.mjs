// Bundles the command into a few files, which Node loads far faster than 150 modules:
//   node scripts/bundle-cli.mjs FOLDER      (scripts/pack-cli.mjs does it when the package is packed)
// Our own code and the development dependencies that it imports are bundled; `dependencies`, which are native code,
// are installed by npm. A module that starts itself as a worker thread is an entry of its own, so that it never
// shares a file with another such module.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const cli = fileURLToPath(new URL('../packages/cli/', import.meta.url));
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
await build({
  entryPoints: [join(cli, 'dist/main.js'), ...workers],
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
  // CommonJS packages inside the bundle (commander) call require for Node's own modules.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'error',
});
