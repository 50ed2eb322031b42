// Files that can be read in two ways: what the command assumes, says and lets its user choose.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInProcess } from '../testing/fake-context.js';
import { scratchFolder } from '../testing/run-command.js';

/** 4 wide and 3 high, rows first, in a file that does not say so. */
const KITE = '2 1\n0\n3\n\n1\n1 1\n1\n1 1\n';
const ROWS = ['##.#', '....', '.###'];
const COLUMNS = ['#..', '#.#', '..#', '#.#'];

function solved(stdout: string): Record<string, unknown> {
  return JSON.parse(stdout);
}

test('the order is assumed, said, and chosen by a switch', async (t) => {
  const cwd = scratchFolder(t);
  writeFileSync(join(cwd, 'kite.txt'), KITE);
  const plain = await runInProcess(['solve', 'kite.txt'], { cwd });
  assert.equal(plain.code, 0);
  assert.match(
    plain.stderr,
    /^kite\.txt: note: .* assumed 4 wide and 3 high, use --columns-first to swap them\n$/,
  );
  for (const [switches, rows, orientation] of [
    [[], ROWS, 'assumed'],
    [['--rows-first'], ROWS, undefined],
    [['--columns-first'], COLUMNS, undefined],
    [['--transpose'], COLUMNS, 'assumed'],
    [['--from', 'keen'], ROWS, undefined],
  ] as const) {
    const run = await runInProcess(['solve', '--json', ...switches, 'kite.txt'], { cwd });
    assert.equal(run.stderr, '');
    const object = solved(run.stdout);
    assert.deepEqual(object.solutions, [rows], switches.join(' '));
    assert.equal(object.orientation, orientation, switches.join(' '));
  }
});

test('both switches at once are refused', async () => {
  const run = await runInProcess(['hash', '--columns-first', '--rows-first', '1:1']);
  assert.equal(run.code, 2);
  assert.match(run.stderr, /exclude each other/);
});

test('a file that names its sides has no note; --transpose turns it all the same', async (t) => {
  const cwd = scratchFolder(t);
  writeFileSync(join(cwd, 'kite.json'), '{"rowClues":[[2,1],[],[3]],"colClues":[[1],[1,1],[1],[1,1]]}');
  const plain = await runInProcess(['solve', '-q', 'kite.json'], { cwd });
  assert.equal(plain.stderr, '');
  const turned = await runInProcess(['solve', '--json', '--transpose', 'kite.json'], { cwd });
  assert.deepEqual(solved(turned.stdout).solutions, [COLUMNS]);
});

test('of two formats that fit, the one whose puzzle has exactly one solution is read', async (t) => {
  const cwd = scratchFolder(t);
  // As .cfg every line begins with the number of its runs. As .cwd it is a puzzle without a solution.
  writeFileSync(join(cwd, 'both.txt'), '4\n3\n\n1 1\n0\n0\n0\n\n0\n1 1\n0\n');
  const run = await runInProcess(['solve', '--json', 'both.txt'], { cwd });
  const object = solved(run.stdout);
  assert.equal(object.format, 'cfg');
  assert.equal(object.orientation, 'assumed');
  assert.equal(object.verdict, 'unique');
  const text = await runInProcess(['solve', '-q', 'both.txt'], { cwd });
  assert.match(
    text.stderr,
    /note: read as cfg, .* exactly one solution; --from cwd reads a different puzzle/,
  );
  // Where none or both have one, nothing is chosen.
  writeFileSync(join(cwd, 'open.txt'), '3 1\n1\n0\n0\n1\n');
  assert.equal((await runInProcess(['solve', 'open.txt'], { cwd })).code, 3);
});

test('batch rows say it too', async (t) => {
  const cwd = scratchFolder(t);
  writeFileSync(join(cwd, 'kite.txt'), KITE);
  const run = await runInProcess(['batch', 'kite.txt', '--json'], { cwd });
  const [row] = run.stdout.trim().split('\n');
  assert.equal(JSON.parse(row).orientation, 'assumed');
  const turned = await runInProcess(['batch', 'kite.txt', '--columns-first', '--json'], { cwd });
  assert.equal(JSON.parse(turned.stdout.trim().split('\n')[0]).height, 4);
});

test('rows from the bottom up are noticed by their solution', async (t) => {
  const cwd = scratchFolder(t);
  writeFileSync(join(cwd, 'key.txt'), '3\n1 1\n2 2\n1\n2 1\n\n4\n1 1 1\n1 1\n1\n1 2\n');
  const plain = await runInProcess(['solve', 'key.txt'], { cwd });
  assert.equal(plain.code, 0);
  assert.match(plain.stderr, /^key\.txt: note: no solution .* rows from the bottom up, 5 wide and 5 high, /);
  const object = solved((await runInProcess(['solve', '--json', 'key.txt'], { cwd })).stdout);
  assert.equal(object.listing, 'rows-from-below');
  const kept = await runInProcess(['solve', '--json', '--rows-first', 'key.txt'], { cwd });
  assert.equal(solved(kept.stdout).verdict, 'none');
});
