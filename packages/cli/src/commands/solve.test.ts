import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInProcess } from '../testing/fake-context.js';
import { scratchFolder, spawnCommand } from '../testing/run-command.js';

const TEN = '1,4,1;3,4,1;1,3;1,1;3,1;5;5,1;4,1,1;5,1;3:3,5;1,5;1,6;5;2,4,1;2,1;3;5,1;1;2,1,1';
const TEN_ROWS =
  '###..##### .#...##### .#..###### ....#####. ##.####.#. ##.....#.. ###....... #####..#.. ..#....... ##....#.#.';
const SWITCH = '1;1:1;1';
/** Far more solutions than anybody waits for. */
const ENDLESS = `${new Array(40).fill('1').join(';')}:${new Array(40).fill('1').join(';')}`;
/** One solution, but lines alone do not find it. */
const SEARCHED = '2;1,1;1,1;2;1,1:2;2;1,1;2;1,1';

function json(stdout: string): Record<string, unknown>[] {
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('a puzzle on the command line is solved and drawn', async () => {
  const run = await runInProcess(['solve', '2;1:1;2']);
  assert.equal(run.code, 0);
  // A string of two lists does not say which of them are the rows.
  assert.match(run.stderr, /^<puzzle>: note: .* assumed 2 wide and 2 high, use --rows-first to swap them\n$/);
  const [picture, verdict] = [run.stdout.split('\n').slice(0, 5), run.stdout.split('\n')[5]];
  assert.deepEqual(picture, ['  │ 2 1│', '──╆━━━━┪', '1 ┃██  ┃', '2 ┃████┃', '──┺━━━━┛']);
  assert.match(verdict, /^Unique solution, by line logic alone \(\d+ line solves, \d+ ms\)\.$/);
});

test('--json prints everything in one line', async () => {
  const run = await runInProcess(['solve', '--json', TEN]);
  assert.equal(run.code, 0);
  const [object] = json(run.stdout);
  assert.equal(object.source, TEN);
  assert.equal(object.verdict, 'unique');
  assert.deepEqual(object.solutions, [TEN_ROWS.split(' ')]);
  assert.equal(object.lineSolvable, true);
  assert.equal(typeof (object.effort as { lineSolves: unknown }).lineSolves, 'number');
  assert.match(String(object.hash), /^[\da-f]{64}$/);
});

test('a unique puzzle that needs search says so', async () => {
  const run = await runInProcess(['solve', '--json', SEARCHED]);
  assert.equal(run.code, 0);
  assert.equal(json(run.stdout)[0].lineSolvable, false);
});

test('several solutions stand side by side with the differing cells marked', async () => {
  const run = await runInProcess(['solve', '--ascii', SWITCH]);
  assert.equal(run.code, 4);
  const lines = run.stdout.split('\n');
  assert.deepEqual(
    lines.slice(2, 4).map((line) => line.split('   ').map((part) => part.trimEnd()).length),
    [2, 2],
  );
  assert.equal((run.stdout.match(/\*/g) ?? []).length, 8);
  assert.match(run.stdout, /^Several solutions: 2 found, there may be more; 4 cells differ/m);
});

test('--all and --max say how far to look', async () => {
  const all = json((await runInProcess(['solve', '--json', '--all', SWITCH])).stdout)[0];
  assert.deepEqual([all.verdict, all.complete, (all.solutions as unknown[]).length], ['multiple', true, 2]);
  assert.deepEqual(all.differing, [
    { row: 1, column: 1 },
    { row: 1, column: 2 },
    { row: 2, column: 1 },
    { row: 2, column: 2 },
  ]);
  const some = json((await runInProcess(['solve', '--json', '--max', '5', ENDLESS])).stdout)[0];
  assert.deepEqual([some.complete, some.reason, (some.solutions as unknown[]).length], [false, 'max', 5]);
});

test('for a puzzle without a solution the line and the sums that disagree are reported', async () => {
  const run = await runInProcess(['solve', '2;1:1;1']);
  assert.equal(run.code, 5);
  assert.match(run.stdout, /^No solution: (row|column) \d/m);
  assert.match(run.stdout, /^The rows ask for 2 filled cells, the columns for 3\./m);
  const object = json((await runInProcess(['solve', '--json', '2;1:1;1'])).stdout)[0];
  assert.equal(object.verdict, 'none');
  assert.match(String(object.line), /^(row|column) \d$/);
  assert.deepEqual(object.solutions, []);
});

test('a time limit gives an honest "undecided" with what is known', async () => {
  const run = await runInProcess(['solve', '--json', '--timeout', '0.000001', TEN]);
  assert.equal(run.code, 6);
  const [object] = json(run.stdout);
  assert.deepEqual([object.verdict, object.reason], ['undecided', 'deadline']);
  assert.deepEqual(object.partial, new Array(10).fill('??????????'));
  const text = await runInProcess(['solve', '--timeout', '0.000001', TEN]);
  assert.match(text.stdout, /^Undecided, stopped at the time limit: 0 of 100 cells known/m);
});

test('--quiet leaves the verdict alone', async () => {
  const run = await runInProcess(['solve', '--quiet', TEN]);
  assert.equal(run.code, 0);
  assert.match(run.stdout, /^Unique solution.*\n$/);
});

test('files, standard input and strings mix; the mostSevere outcome is the exit code', async (t) => {
  const file = join(scratchFolder(t), 'two.non');
  writeFileSync(file, 'title "Two"\nwidth 2\nheight 1\nrows\n2\ncolumns\n1\n1\n');
  const run = await runInProcess(['solve', '--json', file, '-', SWITCH], { stdin: '1:1' });
  assert.equal(run.code, 4);
  const objects = json(run.stdout);
  assert.deepEqual(
    objects.map((object) => [object.source, object.verdict]),
    [
      [file, 'unique'],
      ['-', 'unique'],
      [SWITCH, 'multiple'],
    ],
  );
  assert.equal(objects[0].title, 'Two');
});

test('a file with several puzzles has them all solved', async () => {
  const one = (title: string, rows: string) =>
    `title "${title}"\nwidth 1\nheight 2\nrows\n${rows}\ncolumns\n1\n`;
  const stdin = `${one('First', '1\n0')}====\n${one('Second', '0\n1')}`;
  const run = await runInProcess(['solve', '--quiet', '-'], { stdin });
  assert.equal(run.code, 0);
  assert.deepEqual(
    run.stdout
      .trim()
      .split('\n')
      .map((line) => line.slice(0, 25)),
    ['<stdin> #1: Unique soluti', '<stdin> #2: Unique soluti'],
  );
});

test('bad input is reported with its place, an excerpt and a hint', async () => {
  const run = await runInProcess(['solve', '-'], { stdin: 'width 2\nheight 1\nrows\n3\ncolumns\n1\n1\n' });
  assert.equal(run.code, 3);
  assert.equal(run.stdout, '');
  assert.match(run.stderr, /^<stdin>:4:1: run 3 does not fit in a row of 2 cells\n {2}3\n {2}\^\n {2}hint: /);
});

test('bad input is an object of its own with --json, and the others go on', async () => {
  const run = await runInProcess(['solve', '--json', 'missing.non', '3:1;1', '1:1']);
  assert.equal(run.code, 3);
  const objects = json(run.stdout);
  assert.deepEqual(
    objects.map((object) => object.verdict),
    ['invalid', 'invalid', 'unique'],
  );
  assert.equal((objects[0].error as { faults: { code: string }[] }).faults[0].code, 'cannot-read');
  const [fault] = (objects[1].error as { faults: Record<string, unknown>[] }).faults;
  assert.deepEqual([fault.code, fault.line, fault.column], ['clue-too-long', 1, 1]);
});

test('a missing file and a folder each get a message', async (t) => {
  const missing = await runInProcess(['solve', 'castle.non']);
  assert.equal(missing.code, 3);
  assert.match(missing.stderr, /^castle\.non: no such file; /);
  const folder = await runInProcess(['solve', scratchFolder(t)]);
  assert.equal(folder.code, 3);
  assert.match(folder.stderr, /this is a folder; .*crosshatch batch/);
});

test('--from overrules the detection, and a wrong name gets a suggestion', async () => {
  const run = await runInProcess(['solve', '--from', 'strin', SWITCH]);
  assert.equal(run.code, 2);
  assert.match(run.stderr, /unknown format "strin"; did you mean string\?/);
  const forced = await runInProcess(['solve', '-q', '--from', 'non', '-'], { stdin: SWITCH });
  assert.equal(forced.code, 3);
});

test('colours are used when asked for, and not otherwise', async () => {
  const colored = (run: { stdout: string }) => run.stdout.includes('\u001b[');
  assert.equal(colored(await runInProcess(['solve', TEN])), false);
  assert.equal(colored(await runInProcess(['solve', TEN], { env: { FORCE_COLOR: '3' } })), true);
  assert.equal(
    colored(await runInProcess(['solve', '--no-color', TEN], { env: { FORCE_COLOR: '3' } })),
    false,
  );
  assert.equal(colored(await runInProcess(['solve', TEN], { env: { FORCE_COLOR: '0' } })), false);
  assert.equal(
    colored(await runInProcess(['solve', '--color', '256', TEN], { env: { NO_COLOR: '1' } })),
    true,
  );
});

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  test(`${signal} stops at once, with what is known and its own exit code`, async () => {
    let isSent = false;
    const run = await spawnCommand(['solve', '--json', '--max', '100000000', '1:1', ENDLESS, SWITCH], {
      // The first puzzle is done: the command is at work on the endless one.
      onOutput: (_, child) => {
        if (!isSent) child.kill(signal);
        isSent = true;
      },
    });
    assert.equal(run.stderr, '');
    // The signal may come just before the endless one is begun; the one after it is never begun.
    // A process that the signal itself ends may have written half a line.
    const [, ...rest] = json(run.stdout.slice(0, run.stdout.lastIndexOf('\n') + 1));
    // Ended by the signal itself: it came while the endless one was read, or the machine is too busy to end in order
    // within the grace period.
    if (run.signal !== signal) {
      assert.equal(run.code, code);
      const { error } = rest.pop() ?? {};
      assert.equal((error as { exitCode: number }).exitCode, code);
    }
    for (const endless of rest.filter((row) => !('error' in row))) assert.equal(endless.reason, 'abort');
    assert(rest.length <= 2, run.stdout);
  });
}

test('a reader that has seen enough is no error', async () => {
  const run = await spawnCommand(['solve', ...new Array(3000).fill('1:1')], {
    onOutput: (_, child) => child.stdout.destroy(),
  });
  assert.equal(run.code, 0);
  assert.equal(run.stderr, '');
});
