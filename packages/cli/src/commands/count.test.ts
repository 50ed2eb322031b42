import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInProcess } from '../testing/fake-context.js';
import { runInTerminal } from '../testing/fake-terminal.js';
import { spawnCommand } from '../testing/run-command.js';

const square = (side: number, clue: string) => {
  const lines = new Array(side).fill(clue).join(';');
  return `${lines}:${lines}`;
};
/** More than anybody waits for. */
const ENDLESS = square(25, '1,1');

/** Sixty-four squares side by side, each filled in one of two ways, with known blanks between. */
const SWITCHES = (() => {
  const columns = new Array(64).fill('1;1;0').join(';');
  const row = new Array(64).fill('1').join(',');
  return `${columns}:${row};${row}`;
})();

test('the number of solutions is printed in words', async () => {
  const run = await runInProcess(['count', '1;1:1;1']);
  assert.equal(run.code, 4);
  assert.match(run.stdout, /^Exactly 2 solutions \(\d+ ms\)\.\n$/);
  const [one, none] = [await runInProcess(['count', '1:1']), await runInProcess(['count', '2;1:1;1'])];
  assert.match(one.stdout, /^Exactly 1 solution \(/);
  assert.match(none.stdout, /^Exactly 0 solutions \(/);
  assert.deepEqual([one.code, none.code], [0, 5]);
});

test('2^64 switches are counted at once', async () => {
  const run = await runInProcess(['count', SWITCHES]);
  assert.equal(run.code, 4);
  assert.match(
    run.stdout,
    /^Exactly 18,446,744,073,709,551,616 \(about 1\.84e19\) solutions, in 64 independent regions/,
  );
});

test('permutations are counted exactly', async () => {
  const run = await runInProcess(['count', square(20, '1')]);
  assert.equal(run.code, 4);
  assert.match(run.stdout, /^Exactly 2,432,902,008,176,640,000 \(about 2\.43e18\) solutions \(/);
});

test('--json has the count as a number, and as digits where that would lose some', async () => {
  const run = await runInProcess(['count', '--json', SWITCHES, '1:1']);
  assert.equal(run.code, 4);
  const [many, one] = run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual([many.solutionCount, many.complete, many.regionCount], [String(2n ** 64n), true, 64]);
  assert.deepEqual([one.solutionCount, one.verdict, one.source], [1, 'unique', '1:1']);
});

test('at the time limit it says "at least"', async () => {
  const run = await runInProcess(['count', '--timeout', '0.000001', ENDLESS]);
  assert.equal(run.code, 6);
  assert.match(run.stdout, /^At least \d[\d,]* solutions?; not all counted: stopped at the time limit/);
});

test('Ctrl-C gives what is certain, and its own exit code', async () => {
  let isSent = false;
  const run = await spawnCommand(['count', '--json', '1:1', ENDLESS], {
    onOutput: (_, child) => {
      if (!isSent) child.kill('SIGINT');
      isSent = true;
    },
  });
  // While it reads the second one, a signal has its default effect.
  if (run.signal === 'SIGINT') return;
  assert.equal(run.code, 130);
  const [, ...rest] = run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const last = rest.pop();
  assert.deepEqual([last.verdict, last.error.code], ['undecided', 'interrupted']);
  for (const endless of rest) assert.deepEqual([endless.complete, endless.reason], [false, 'abort']);
});

test('on a terminal the lower bound is shown while it grows, and Ctrl-C ends with it', async () => {
  const run = runInTerminal(['count', ENDLESS]);
  await run.until((screen) => /^<puzzle>: at least [1-9][\d.,e]* so far$/m.test(screen));
  run.interrupt();
  assert.equal(await run.outcome, 'interrupted');
  assert.match(run.terminal.text(), /^At least [1-9].* solutions; not all counted:\s+interrupted/);
  assert.doesNotMatch(run.terminal.text(), /so far/);
});

test('bad input is reported, and the other puzzles are counted', async () => {
  const run = await runInProcess(['count', 'missing.non', '1:1']);
  assert.equal(run.code, 3);
  assert.match(run.stderr, /^missing\.non: no such file/);
  assert.match(run.stdout, /^<puzzle>: Exactly 1 solution/);
});
