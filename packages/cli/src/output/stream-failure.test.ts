// A full disk behind standard output or standard error, for every command there is.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { closeSync, openSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COMMANDS } from '../registry.js';
import { COMMAND, scratchFolder } from '../testing/run-command.js';

const FULL = '/dev/full';

const skip = statSync(FULL, { throwIfNoEntry: false })?.isCharacterDevice()
  ? false
  : 'there is no /dev/full here';

const PLUS = '1;3;1:1;3;1';

/** They need a database and are tested in their own files. */
const ELSEWHERE: readonly string[] = ['cluster', 'worker', 'jobs', 'merge', 'mcp', 'scan'];

/** For every command something that prints; `serve` prints its address. Those of the game need a terminal. */
const INVOCATIONS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  solve: [[PLUS], ['--json', PLUS], ['--steps', PLUS], ['-q', PLUS], ['--to', 'xml', '-o', '-', PLUS]],
  check: [[PLUS], ['--json', PLUS]],
  count: [[PLUS]],
  batch: [[PLUS], ['--to', 'csv', PLUS, PLUS], ['--to', 'table', PLUS]],
  generate: [
    ['5', '--seed', '1'],
    ['5', '--json'],
  ],
  play: [['--help']],
  make: [['--text', 'HI']],
  hint: [[PLUS]],
  why: [[PLUS, '1', '2']],
  explain: [[PLUS], ['--markdown', PLUS]],
  grade: [[PLUS]],
  diagnose: [['1;1:1;1']],
  draw: [[PLUS], ['--svg', PLUS]],
  book: [['-o', 'OUT', '--json', PLUS]],
  diff: [[PLUS, '1:1']],
  hash: [[PLUS]],
  convert: [[PLUS, '--to', 'json']],
  serve: [['--port', '0']],
  formats: [[], ['--json']],
  completion: [['bash']],
  puzzles: [[], ['--json']],
  verify: [['--help']],
  trace: [['--help']],
  compare: [['--list'], ['--list', '--json']],
  cluster: [['--help']],
  worker: [['--help']],
  jobs: [['--help']],
  merge: [['--help']],
  mcp: [['--help']],
};

/** Runs the command with one of its streams on a full disk; gives its exit code and the other stream. */
function run(args: readonly string[], full: 1 | 2): Promise<{ code: number | null; other: string }> {
  const disk = openSync(FULL, 'w');
  const stdio: ('ignore' | 'pipe' | number)[] = ['ignore', 'pipe', 'pipe'];
  stdio[full] = disk;
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio });
  closeSync(disk);
  let other = '';
  child.stdio[3 - full]?.on('data', (chunk) => {
    other += String(chunk);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, other }));
  });
}

test('every command is tried', () => {
  const tried = Object.keys(INVOCATIONS);
  assert.deepEqual(
    COMMANDS.map(({ name }) => name).filter((name) => !tried.includes(name) && !ELSEWHERE.includes(name)),
    [],
  );
});

for (const [name, invocations] of Object.entries(INVOCATIONS)) {
  test(`${name}: standard output on a full disk is one line and exit code 8`, { skip }, async (t) => {
    const out = join(scratchFolder(t), 'book.pdf');
    for (const words of invocations) {
      const args = [name, ...words.map((word) => (word === 'OUT' ? out : word))];
      const { code, other } = await run(args, 1);
      const lines = other.split('\n').filter((line) => /^crosshatch: |^\s+at |Error/.test(line));
      assert.deepEqual(
        [code, lines],
        [8, ['crosshatch: standard output: cannot be written: the disk is full']],
        `${args.join(' ')}\n${other}`,
      );
    }
  });
}

test('the program itself: --version, --help, and standard error', { skip }, async (t) => {
  assert.equal((await run(['--version'], 1)).code, 8);
  assert.equal((await run(['--help'], 1)).code, 8);
  for (const args of [['sovle'], ['solve', 'missing.non'], ['solve', '--nothing']])
    assert.deepEqual(await run(args, 2), { code: 8, other: '' }, args.join(' '));
  // What has nothing to say there does not fail for it.
  const file = join(scratchFolder(t), 'a.non');
  writeFileSync(file, 'width 1\nheight 1\nrows\n1\ncolumns\n1\n');
  assert.equal((await run(['solve', file], 2)).code, 0);
});
