import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInProcess } from '../testing/fake-context.js';
import { scratchFolder } from '../testing/run-command.js';

const PUZZLE = '2;1:1;2';
const TURNED = '2;1:2;1';
const AS_NON = 'title "Same"\nwidth 2\nheight 2\nrows\n1\n2\ncolumns\n2\n1\n';

test('hash is the same for the same clues in any format', async () => {
  const run = await runInProcess(['hash', PUZZLE, '-'], { stdin: AS_NON });
  assert.equal(run.code, 0);
  const [[one, name], [other, stdin]] = run.stdout
    .trim()
    .split('\n')
    .map((line) => line.split('  '));
  assert.match(one, /^[\da-f]{64}$/);
  assert.equal(other, one);
  assert.deepEqual([name, stdin], ['<puzzle>', '<stdin>']);
});

test('rotated copies have different hashes, unless --symmetric', async () => {
  const hashes = async (...flags: string[]) =>
    (await runInProcess(['hash', ...flags, PUZZLE, TURNED])).stdout
      .trim()
      .split('\n')
      .map((line) => line.slice(0, 64));
  const [a, b] = await hashes();
  assert.notEqual(a, b);
  const [c, d] = await hashes('--symmetric');
  assert.equal(c, d);
});

test('hash --json has both hashes, and a bad source is reported', async () => {
  const run = await runInProcess(['hash', '--json', PUZZLE, 'missing.non']);
  assert.equal(run.code, 3);
  const [good, bad] = run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.match(good.hash, /^[\da-f]{64}$/);
  assert.match(good.symmetryHash, /^[\da-f]{64}$/);
  assert.equal(bad.verdict, 'invalid');
});

test('diff recognises the same puzzle in two formats', async (t) => {
  const file = join(scratchFolder(t), 'same.non');
  writeFileSync(file, AS_NON);
  const run = await runInProcess(['diff', PUZZLE, file]);
  assert.deepEqual([run.code, run.stdout], [0, 'the same clues\n']);
});

test('diff says how one is turned; that is a difference unless --symmetric', async () => {
  const run = await runInProcess(['diff', PUZZLE, TURNED]);
  assert.deepEqual([run.code, run.stdout], [7, 'the same puzzle, turned to the right\n']);
  assert.equal((await runInProcess(['diff', '--symmetric', PUZZLE, TURNED])).code, 0);
});

test('diff lists the lines that differ', async () => {
  const run = await runInProcess(['diff', '2;1:1;2', '2;2:2;2']);
  assert.equal(run.code, 7);
  assert.equal(run.stdout, '2 lines differ:\n  row 1: 1 | 2\n  column 2: 1 | 2\n');
  const object = JSON.parse((await runInProcess(['diff', '--json', '2;1:1;2', '2;2:2;2'])).stdout);
  assert.equal(object.verdict, 'different');
  assert.deepEqual(object.lines[0], { line: 'row 1', a: '1', b: '2' });
});

test('diff reports different sizes and numbers of puzzles, and prints nothing with --quiet', async () => {
  const sizes = await runInProcess(['diff', '1:1', PUZZLE]);
  assert.deepEqual([sizes.code, sizes.stdout], [7, 'different sizes: 1x1 and 2x2\n']);
  const two = await runInProcess(['diff', PUZZLE, '-'], { stdin: `${AS_NON}====\n${AS_NON}` });
  assert.equal(two.code, 7);
  assert.match(two.stdout, /has 1 puzzle, - has 2$/m);
  const quiet = await runInProcess(['diff', '-q', '1:1', PUZZLE]);
  assert.deepEqual([quiet.code, quiet.stdout], [7, '']);
});

test('diff needs two puzzles that can be read', async () => {
  assert.equal((await runInProcess(['diff', PUZZLE])).code, 2);
  assert.equal((await runInProcess(['diff', PUZZLE, 'missing.non'])).code, 3);
});
