// The command as npm installs it: the packed files in an empty folder, beside nothing but the dependencies that
// the package declares. Everything that starts threads or reads shipped files has to find itself there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runInProcess } from './testing/fake-context.js';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const PLACE = mkdtempSync(join(tmpdir(), 'crosshatch-installed-'));
const HOME = join(PLACE, 'node_modules/crosshatch');
after(() => rmSync(PLACE, { recursive: true }));

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where Node, or the command in its place, keeps compiled code. */
const CACHE = join(PLACE, 'compiled');

function execute(command: string, args: readonly string[], cwd = PLACE): Ran {
  const env = { ...process.env, NODE_COMPILE_CACHE: CACHE };
  return spawnSync(command, args, { cwd, encoding: 'utf8', input: '', env });
}

const installed = (args: readonly string[]) =>
  execute(process.execPath, [join(HOME, 'bin/crosshatch.js'), ...args]);

/** Copies what a package depends on, directly or not, as far as this platform has it. */
function copyDependencies(manifest: string): void {
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const [source, target] = [fromRoot(`node_modules/${name}`), join(PLACE, 'node_modules', name)];
    if (!existsSync(source) || existsSync(target)) continue;
    cpSync(source, target, { recursive: true, dereference: true });
    copyDependencies(join(source, 'package.json'));
  }
}

test('the package installs', () => {
  // Staged elsewhere: a bundle inside packages/cli would be run by tests that run at the same time.
  const stage = join(PLACE, 'stage');
  mkdirSync(stage);
  for (const file of ['package.json', 'bin', 'LICENSE', 'README.md']) {
    cpSync(fromRoot(`packages/cli/${file}`), join(stage, file), { recursive: true });
  }
  const { CROSSHATCH_PACKED_COMMAND: command } = process.env;
  if (command === undefined) {
    const staged = execute(process.execPath, [fromRoot('scripts/pack-cli.mjs'), stage]);
    assert.equal(staged.status, 0, staged.stderr);
    // When all tests run, scripts/test.mjs has packed it.
  } else cpSync(join(command, '../..'), stage, { recursive: true });
  const packing = ['pack', '--json', '--silent', '--ignore-scripts', '--pack-destination', PLACE];
  const packed = execute('npm', packing, stage);
  assert.equal(packed.status, 0, packed.stderr);
  const [{ filename }] = JSON.parse(packed.stdout);
  mkdirSync(HOME, { recursive: true });
  const unpacked = execute('tar', ['-xzf', filename, '-C', HOME, '--strip-components=1']);
  assert.equal(unpacked.status, 0, unpacked.stderr);
  copyDependencies(join(HOME, 'package.json'));
});

test('it does what the modules do', async (t) => {
  const untimed = (text: string) => text.replaceAll(/[\d.]+ m?s\b|"milliseconds":[\d.]+/g, '');
  for (const args of [
    [],
    ['--version'],
    ['help', 'batch'],
    ['puzzles'],
    ['solve', 'teacup'],
    ['solve', '--steps', '1;3;1:1;3;1'],
    ['check', '1;1:1;1'],
    ['batch', '-q', '1;3;1:1;3;1', '1:1'],
    ['count', '1;1:1;1'],
    ['convert', '1;3;1:1;3;1', '--to', 'xml'],
    ['completion', 'bash'],
  ]) {
    await t.test(`crosshatch ${args.join(' ')}`, async () => {
      const packed = installed(args);
      const modules = await runInProcess(args, { cwd: PLACE });
      assert.equal(packed.stderr, '');
      assert.equal(untimed(packed.stdout), untimed(modules.stdout));
      assert.equal(packed.status, modules.code);
    });
  }
});

test('compiled code is kept, and is made again when it is damaged or another user may have written it', () => {
  const solved = () => {
    const { status, stdout, stderr } = installed(['solve', '--json', '1;3;1:1;3;1']);
    assert.deepEqual([status, stderr], [0, '']);
    return JSON.parse(stdout).verdict;
  };
  const expected = solved();
  const name = readdirSync(CACHE).find((entry) => entry.endsWith('.bin'));
  const file = join(CACHE, name ?? 'nothing');
  const size = statSync(file).size;
  for (const damage of [
    () => writeFileSync(file, 'no code'),
    () => truncateSync(file, size >> 1),
    () => chmodSync(file, 0o666),
  ]) {
    damage();
    const before = statSync(file);
    assert.equal(solved(), expected);
    const { ino, mode } = statSync(file);
    assert.notEqual(ino, before.ino, 'a new file');
    assert.equal(mode & 0o022, 0);
  }
  rmSync(CACHE, { recursive: true });
  writeFileSync(CACHE, 'not a folder');
  assert.equal(solved(), expected);
  rmSync(CACHE);
});

test('it writes and reads pictures', () => {
  for (const file of ['owl.png', 'owl.pdf', 'owl.gif']) {
    const { status, stderr } = installed(['draw', 'owl', '--solution', '-o', file]);
    assert.equal(status, 0, stderr);
    assert(statSync(join(PLACE, file)).size > 1000, file);
  }
  const made = installed(['make', 'owl.png', '--size', '15', '-o', 'made.non']);
  assert.equal(made.status, 0, made.stderr);
});

test('it brings the page along', () => {
  assert(existsSync(join(HOME, 'page/index.html')));
});
