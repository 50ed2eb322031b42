import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInProcess } from '../testing/fake-context.js';
import { scratchFolder } from '../testing/run-command.js';

const PLUS = '1;3;1:1;3;1';
const SWITCH = '1;1:1;1';
const NONE = '2;1:1;1';

test('--steps prints each deduction in a line, then the result', async () => {
  const run = await runInProcess(['solve', '--steps', PLUS]);
  assert.equal(run.code, 0);
  const lines = run.stdout.split('\n');
  assert.match(lines[0], /^ {3}1\. Full line +(Row|Column) 2: cells 1-3 filled$/);
  assert.match(run.stdout, /^Unique solution/m);
});

test('--steps says why the deductions end', async () => {
  const several = await runInProcess(['solve', '--steps', SWITCH]);
  assert.match(several.stdout, /^ {6}What is left differs between several solutions/m);
  const none = await runInProcess(['solve', '--steps', NONE]);
  assert.match(none.stdout, /^ {6}The puzzle itself has no solution\.$/m);
  const late = await runInProcess(['solve', '--steps', '--timeout', '0.000001', PLUS]);
  assert.match(late.stdout, /^ {6}Stopped at the time limit\.$/m);
});

test('--steps with --json adds the deductions to the object', async () => {
  const run = await runInProcess(['solve', '--steps', '--json', PLUS]);
  const { verdict, steps, stepsVerdict } = JSON.parse(run.stdout);
  assert.deepEqual([verdict, stepsVerdict, steps[0].technique], ['unique', 'unique', 'full-line']);
  assert.equal(steps[0].settles.length, 3);
});

test('--output writes the solution in the format of the extension', async (t) => {
  const cwd = scratchFolder(t);
  const text = await runInProcess(['solve', '-o', 'plus.sol', PLUS], { cwd });
  assert.equal(text.code, 0);
  assert.equal(text.stderr, 'written: plus.sol\n');
  assert.equal(readFileSync(join(cwd, 'plus.sol'), 'utf8'), '-#-\n###\n-#-\n');
  await runInProcess(['solve', '-q', '-o', 'plus.xml', PLUS], { cwd });
  const again = await runInProcess(['convert', 'plus.xml', '--to', 'grid'], { cwd });
  assert.equal(again.stdout, '.#.\n###\n.#.\n');
});

test('several solutions go into one file where they fit, else into numbered ones', async (t) => {
  const cwd = scratchFolder(t);
  const text = await runInProcess(['solve', '-q', '--all', '-o', 'x.sol', '1;1;1:1;1;1'], { cwd });
  assert.equal(text.code, 4);
  assert.deepEqual(readdirSync(cwd).sort(), [...[1, 2, 3, 4, 5].map((number) => `x-${number}.sol`), 'x.sol']);
  const found = readdirSync(cwd).map((name) => readFileSync(join(cwd, name), 'utf8'));
  assert.equal(new Set(found).size, 6);
  await runInProcess(['solve', '-q', '-o', 'x.json', SWITCH], { cwd });
  const { goal, solutions } = JSON.parse(readFileSync(join(cwd, 'x.json'), 'utf8'));
  assert.deepEqual([goal, ...solutions].sort(), [
    ['#.', '.#'],
    ['.#', '#.'],
  ]);
});

test('several puzzles go into one file, their second solutions into the next', async (t) => {
  const cwd = scratchFolder(t);
  await runInProcess(['solve', '-q', '-o', 'x.grid', PLUS, SWITCH], { cwd });
  const [first, second] = ['x.grid', 'x-1.grid'].map((name) => readFileSync(join(cwd, name), 'utf8'));
  assert.equal(first.split('\n\n').length, 2);
  assert.equal(second.split('\n\n').length, 1);
});

test('solutions go to standard output with --output -, the report then to standard error', async () => {
  const run = await runInProcess(['solve', '-q', '-o', '-', '--to', 'grid', PLUS]);
  assert.equal(run.stdout, '.#.\n###\n.#.\n');
  assert.match(run.stderr, /^Unique solution/);
});

test('files are written whole or not at all', async (t) => {
  const cwd = scratchFolder(t);
  writeFileSync(join(cwd, 'x-1.sol'), 'precious');
  const later = await runInProcess(['solve', '-q', '-o', 'x.sol', SWITCH], { cwd });
  assert.equal(later.code, 8);
  assert.match(later.stderr, /x-1\.sol: the file exists; use --force to replace it/);
  assert.deepEqual(readdirSync(cwd), ['x-1.sol']);
  assert.equal(readFileSync(join(cwd, 'x-1.sol'), 'utf8'), 'precious');
  const forced = await runInProcess(['solve', '-q', '--force', '-o', 'x.sol', SWITCH], { cwd });
  assert.equal(forced.code, 4);
  const refused = await runInProcess(['solve', '-o', 'x.sol', PLUS], { cwd });
  assert.equal(refused.code, 8);
  // Before anything is solved.
  assert.equal(refused.stdout, '');
});

test('without a solution nothing is written, and a message says so', async (t) => {
  const cwd = scratchFolder(t);
  const run = await runInProcess(['solve', '-q', '-o', 'x.sol', NONE], { cwd });
  assert.equal(run.code, 5);
  assert.match(run.stderr, /^x\.sol: not written, because there is no solution\n/m);
  assert.deepEqual(readdirSync(cwd), []);
});

test('an output that cannot be written is refused, and the alternatives are listed', async (t) => {
  const cwd = scratchFolder(t);
  for (const [args, code, message] of [
    [['-o', 'x.keen'], 2, /x\.keen: keen cannot store solutions; these can: crosshatch, /],
    [['-o', 'x.nothing'], 2, /no format has the extension "\.nothing"; choose one with --to FORMAT/],
    [['-o', 'x.svg'], 2, /x\.svg: images are written by crosshatch draw --solution/],
    [['-o', '-'], 2, /no format to write; choose one with --to FORMAT/],
    [['--to', 'sol'], 2, /--to needs --output FILE/],
    [['--force'], 2, /--force needs --output FILE/],
    [['-o', 'none/x.sol'], 8, /none\/x\.sol: its folder does not exist; make it first/],
  ] as const) {
    const run = await runInProcess(['solve', '-q', ...args, PLUS], { cwd });
    assert.equal(run.code, code, run.stderr);
    assert.match(run.stderr, message);
  }
  const run = await runInProcess(['solve', '-q', '-o', 'x.pbm', SWITCH], { cwd });
  assert.equal(run.code, 4);
  assert.deepEqual(readdirSync(cwd).sort(), ['x-1.pbm', 'x.pbm']);
});
