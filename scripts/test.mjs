// Runs every compiled test with node's own runner; arguments keep only the paths that contain one.
//   npm test                 all of them: a dot for each test that passes, failures in full, the summary
//   npm test -- solve grid   those below .../solve..., or named ...grid..., each test by its name
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

const wanted = process.argv.slice(2);
const files = compiledTests().filter(
  (file) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
);
if (files.length === 0) {
  console.error(`No test matches ${wanted.join(', ') || 'anything: run "npm run build" first'}.`);
  process.exit(1);
}
const runner = spawn(
  process.execPath,
  ['--test', `--test-concurrency=${availableParallelism()}`, '--test-reporter=spec', ...files],
  {
    stdio: ['inherit', wanted.length === 0 ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
  },
);
if (runner.stdout !== null) condense(runner.stdout);
runner.on('close', (code) => {
  process.exitCode = code ?? 1;
});

function compiledTests() {
  return [...readdirSync('packages').map((name) => join('packages', name)), 'bench', 'site']
    .flatMap((root) => [
      { root, out: join(root, 'dist') },
      // Page and site: their dist is what a browser loads, so their compiled tests are elsewhere.
      { root, out: join(root, '.cache/compiled') },
    ])
    .filter(({ out }) => existsSync(out))
    .flatMap(({ root, out }) =>
      readdirSync(out, { recursive: true })
        .filter((file) => file.endsWith('.test.js'))
        // A compiled test whose source is gone is a leftover of an older build: not a test any more.
        .filter((file) => existsSync(join(root, 'src', file.replace(/\.js$/, '.ts'))))
        .map((file) => join(out, file)),
    )
    .sort();
}

/** Turns the lines of tests that passed into dots; all other lines stay as the runner wrote them. */
function condense(stream) {
  let dots = 0;
  createInterface({ input: stream }).on('line', (line) => {
    const text = stripVTControlCharacters(line).trim();
    if (text.startsWith('▶')) return;
    if (text.startsWith('✔')) {
      dots += 1;
      process.stdout.write(dots % 100 === 0 ? '.\n' : '.');
      return;
    }
    process.stdout.write(dots % 100 === 0 ? `${line}\n` : `\n${line}\n`);
    dots = 0;
  });
}
