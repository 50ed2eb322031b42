import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInProcess } from '../testing/fake-context.js';

const SEARCHED = '2;1,1;1,1;2;1,1:2;2;1,1;2;1,1';

test('a good puzzle is reported as such, with its difficulty', async () => {
  const run = await runInProcess(['check', '-'], {
    stdin: 'title "Two"\nby "Crosshatch"\nwidth 2\nheight 2\nrows\n1\n2\ncolumns\n2\n1\n',
  });
  assert.equal(run.code, 0);
  assert.match(run.stdout, /^Two - by Crosshatch\n {2}size {9}2 wide, 2 high, black and white$/m);
  assert.match(run.stdout, /^ {2}unique {7}yes$/m);
  assert.match(run.stdout, /^ {2}line logic {3}yes, no guessing is needed$/m);
  assert.match(run.stdout, /^ {2}difficulty {3}trivial \(\d+ of 100; length \d+, depth \d+\), \d+ steps$/m);
});

test('a unique puzzle that is not line-solvable is reported as such', async () => {
  const run = await runInProcess(['check', SEARCHED]);
  assert.equal(run.code, 0);
  assert.match(run.stdout, /line logic {3}no, lines alone do not solve it/);
});

test('an ambiguous puzzle is drawn with the cells that differ, and what would fix it', async () => {
  const run = await runInProcess(['check', '--ascii', '1;1:1;1']);
  assert.equal(run.code, 4);
  assert.equal((run.stdout.match(/\*/g) ?? []).length, 4);
  assert.match(run.stdout, /^Several solutions: 4 cells differ, in one place\.$/m);
  assert.match(run.stdout, /^Giving 1 cell from the start leaves one solution: row \d, column \d \w+\.$/m);
});

test('a puzzle without a solution: where it breaks, and which slip would explain it', async () => {
  // Row 2 should read 2.
  const run = await runInProcess(['check', '2;1:1;1']);
  assert.equal(run.code, 5);
  assert.match(run.stdout, /^ {2}solvable {5}no$/m);
  assert.match(run.stdout, /^The rows ask for 2 filled cells, the columns for 3\./m);
  assert.match(run.stdout, /^ {2}- Row 2 \(1\): change the first number from 1 to 2\.$/m);
});

test('all faults of an ill-formed puzzle are reported', async () => {
  const run = await runInProcess(['check', '-'], { stdin: 'width 1\nheight 2\nrows\n3\n4\ncolumns\n1\n' });
  assert.equal(run.code, 3);
  assert.equal((run.stderr.match(/^<stdin>:/gm) ?? []).length, 2);
});

test('sentences are broken to the width of the terminal', async () => {
  const { stdout } = await runInProcess(['check', '3;1;3:1,1;3;1,2'], { columns: 60 });
  for (const line of stdout.split('\n')) assert(line.length <= 60, line);
});

test('--json has it all, one object per puzzle', async () => {
  const run = await runInProcess(['check', '--json', '2;1:1;2', '1;1:1;1', '2;1:1;1', 'missing.non']);
  assert.equal(run.code, 3);
  const [unique, several, none, invalid] = run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual([unique.verdict, unique.lineSolvable, unique.grade.class], ['unique', true, 'trivial']);
  assert.deepEqual(
    [several.verdict, several.differing.length, several.give.cells.length],
    ['multiple', 4, 1],
  );
  assert.equal(none.verdict, 'none');
  assert(none.repairs.length > 0 && none.conflict.lines.length > 0);
  assert.deepEqual([invalid.verdict, invalid.error.faults[0].code], ['invalid', 'cannot-read']);
});

test('--quiet gives one line per puzzle, and the most severe outcome sets the exit code', async () => {
  const run = await runInProcess(['check', '-q', '2;1:1;2', '1;1:1;1', '2;1:1;1']);
  assert.equal(run.code, 5);
  const lines = run.stdout.trim().split('\n');
  assert.match(
    lines[0],
    /^<puzzle>: unique, by line logic, trivial \(\d+ of 100; length \d+, depth \d+\), \d+ steps$/,
  );
  assert.match(lines[1], /^<puzzle>: several solutions, 4 cells can differ$/);
  assert.match(lines[2], /^<puzzle>: no solution, look at (row|column) \d$/);
});

test('a limit gives an honest answer', async () => {
  const run = await runInProcess(['check', '--timeout', '0.000001', SEARCHED]);
  assert.equal(run.code, 6);
  assert.match(run.stdout, /^ {2}unique {7}not decided within the limit$/m);
});
