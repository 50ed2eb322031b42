// Runs every compiled test with node's own runner; arguments keep only the paths that contain one.
//   npm test                 all of them
//   npm test -- solve grid   those below .../solve..., or named ...grid...
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const wanted = process.argv.slice(2);
const roots = readdirSync('packages').map((name) => join('packages', name));

// A compiled test whose source is gone is a leftover of an older build: not a test any more.
const files = roots
  .filter((root) => existsSync(join(root, 'dist')))
  .flatMap((root) =>
    readdirSync(join(root, 'dist'), { recursive: true })
      .filter((file) => file.endsWith('.test.js'))
      .filter((file) => existsSync(join(root, 'src', file.replace(/\.js$/, '.ts'))))
      .map((file) => join(root, 'dist', file)),
  )
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();

if (files.length === 0) {
  console.error(`No test matches ${wanted.join(', ') || 'anything: run "npm run build" first'}.`);
  process.exit(1);
}
const run = spawnSync(
  process.execPath,
  ['--test', `--test-concurrency=${availableParallelism()}`, '--test-reporter=spec', ...files],
  { stdio: 'inherit' },
);
process.exit(run.status ?? 1);
