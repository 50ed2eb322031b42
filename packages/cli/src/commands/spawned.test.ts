// Most tests run the command in their own process. Here each command runs once as its users run it: in a new
// process, with an exit code.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COMMANDS } from '../registry.js';
import { scratchFolder, spawnCommand } from '../testing/run-command.js';

const PLUS = '1;3;1:1;3;1';

/** Arguments, exit code, and what standard output must contain. Other commands print their help. */
const RUNS: Readonly<Record<string, readonly [readonly string[], number, RegExp]>> = {
  solve: [[PLUS], 0, /Unique solution/],
  check: [['1;1:1;1'], 4, /several|differ/],
  count: [['1;1:1;1'], 4, /2/],
  batch: [[PLUS, '-q'], 0, /"verdict":"unique"/],
  generate: [['4', '--seed', '1'], 0, /width 4/],
  make: [['--text', 'I', '-q'], 0, /./],
  hint: [[PLUS], 0, /./],
  why: [[PLUS, '2', '2'], 0, /./],
  explain: [[PLUS], 0, /./],
  grade: [[PLUS], 0, /./],
  diagnose: [['2;1:1;1'], 5, /./],
  draw: [[PLUS], 0, /./],
  book: [[PLUS, '-o', 'book.pdf', '--json'], 0, /"pageCount":3/],
  diff: [[PLUS, PLUS], 0, /./],
  hash: [[PLUS], 0, /^[0-9a-f]{16,}/],
  convert: [[PLUS, '--to', 'xml'], 0, /<puzzleset/],
  compare: [['--list'], 0, /cadical/],
  formats: [[], 0, /non/],
  completion: [['bash'], 0, /complete /],
};

/** Tested with a spawned command elsewhere: they need a terminal, or do not end by themselves. */
const ELSEWHERE: readonly string[] = ['play', 'serve'];

for (const { name } of COMMANDS) {
  if (ELSEWHERE.includes(name)) continue;
  test(`crosshatch ${name}, as a process`, async (t) => {
    const [args, code, stdout] = RUNS[name] ?? [['--help'], 0, new RegExp(`crosshatch ${name}`)];
    const cwd = scratchFolder(t);
    const run = await spawnCommand([name, ...args], { cwd });
    assert.equal(run.code, code, run.stderr);
    assert.match(run.stdout, stdout);
    if (name === 'book') assert(existsSync(join(cwd, 'book.pdf')));
  });
}
