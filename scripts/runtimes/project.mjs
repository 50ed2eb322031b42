// A project of its own in .cache/runtimes, with the packed library and the runtimes installed as a user would.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const PROJECT = join(ROOT, '.cache/runtimes');

/** Exact versions: a new one is tried on purpose, not by accident. */
const VERSIONS = { bun: '1.4.4', deno: '2.9.6', workerd: '1.20261110.1', webpack: '5.112.2' };

/** Fresh sources and a fresh library, in a project whose runtimes stay from one run to the next. */
export function prepareProject() {
  mkdirSync(PROJECT, { recursive: true });
  writeFileSync(join(PROJECT, 'package.json'), '{ "private": true, "type": "module" }\n');
  const [{ filename }] = JSON.parse(
    execute(
      'npm',
      ['pack', '--json', '--silent', '--pack-destination', PROJECT],
      join(ROOT, 'packages/core'),
    ),
  );
  const home = join(PROJECT, 'node_modules/@crosshatch/core');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  execute('tar', ['-xzf', join(PROJECT, filename), '-C', home, '--strip-components=1'], PROJECT);
  rmSync(join(PROJECT, filename));
  for (const file of ['smoke.mjs', 'print.mjs', 'worker.mjs']) {
    cpSync(join(ROOT, 'scripts/runtimes', file), join(PROJECT, file));
  }
}

/** Installs a runtime on first use; the path of one of its files. */
export function installed(name, file) {
  const home = join(PROJECT, 'runtimes', name);
  const manifest = join(home, 'node_modules', name, 'package.json');
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).version !== VERSIONS[name]) {
    rmSync(home, { recursive: true, force: true });
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
    execute('npm', ['install', '--silent', '--no-audit', '--no-fund', `${name}@${VERSIONS[name]}`], home);
  }
  return join(dirname(manifest), file);
}

/** Standard output of a program; throws with all that it printed if it fails. */
export function execute(command, args, cwd, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: 300_000,
    ...options,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${status}\n${stdout}${stderr}`);
  return stdout;
}
