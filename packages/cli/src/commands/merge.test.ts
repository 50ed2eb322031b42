import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderOf, rows, SEVERAL, UNIQUE } from '../testing/batch-folder.js';
import { runInProcess } from '../testing/fake-context.js';

const MIRRORED = UNIQUE.replace('1\n2\ncolumns', '2\n1\ncolumns');
const FILES = {
  'a.non': UNIQUE,
  'b.non': SEVERAL,
  'c.non': UNIQUE,
  'd.non': MIRRORED,
  'e.non': 'width 2\nheight 2\nrows\n1\n',
  'pack.csv': '1;3;1:1;3;1\n2;1:1;2\n',
  'f.non': SEVERAL,
  'g.non': UNIQUE,
};

const untimed = (text: string) => text.replaceAll(/"milliseconds":[\d.]+,/g, '');

async function parts(folder: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, i) => join(folder, `part${i + 1}.ndjson`));
  for (const [i, name] of names.entries())
    await runInProcess(['batch', 'in', '--shard', `${i + 1}/${count}`, '-o', name, '-q'], { cwd: folder });
  return names;
}

test('merged parts are the report over everything', async (t) => {
  const folder = folderOf(t, FILES);
  const whole = await runInProcess(['batch', 'in', '--json', '-q'], { cwd: folder });
  const names = await parts(folder, 3);
  assert(names.some((name) => rows(readFileSync(name, 'utf8')).length > 1));
  const merged = await runInProcess(['merge', ...names.reverse(), '-q'], { cwd: folder });
  assert.equal(untimed(merged.stdout), untimed(whole.stdout));
  assert.equal(merged.outcome, whole.outcome);
  assert(rows(merged.stdout).some(({ duplicate }) => duplicate === 'exact'));
});

test('overlapping parts give one row for each puzzle, a decided one if there is any', async (t) => {
  const folder = folderOf(t, FILES);
  const [one, two] = await parts(folder, 2);
  const undecided = readFileSync(one, 'utf8').replace(
    /"verdict":"(unique|multiple)"/,
    '"verdict":"undecided"',
  );
  const copy = join(folder, 'copy.ndjson');
  writeFileSync(copy, undecided);
  const merged = await runInProcess(['merge', copy, one, two], { cwd: folder });
  const whole = await runInProcess(['batch', 'in', '--json', '-q'], { cwd: folder });
  assert.equal(untimed(merged.stdout), untimed(whole.stdout));
  assert.match(merged.stderr, /puzzles that were in several reports/);
});

test('reports that do not belong together are refused, and missing parts are listed', async (t) => {
  const folder = folderOf(t, FILES);
  const [one, two] = await parts(folder, 2);
  const alone = await runInProcess(['merge', one], { cwd: folder });
  assert.match(alone.stderr, /no rows of 1 part: 2\/2/);
  const text = readFileSync(one, 'utf8');
  const refused = async (changed: string, reason: RegExp) => {
    const other = join(folder, 'other.ndjson');
    writeFileSync(other, changed);
    const { outcome, stderr, stdout } = await runInProcess(['merge', one, two, other, '-q'], { cwd: folder });
    assert.match(stderr, reason);
    assert.equal(outcome, 'badInput', stdout);
  };
  await refused(
    text.replaceAll('timeout=60', 'timeout=5'),
    /other options than .*timeout \(60 then, 5 now\)/,
  );
  await refused(text.replace(/"inputHash":"./, '"inputHash":"x'), /has different content in/);
  await refused(text.trim().split('\n').reverse().join('\n').concat('\n'), /not in the order of the input/);
  await refused('{"no":"row"}\n', /line 1 is not a batch row/);
  const csv = await runInProcess(['batch', 'in', '--shard', '1/2', '--to', 'csv'], { cwd: folder });
  assert.match(csv.stderr, /--shard writes NDJSON/);
  for (const shard of ['0/2', '3/2', '1', 'x'])
    assert.equal((await runInProcess(['batch', 'in', '--shard', shard], { cwd: folder })).outcome, 'usage');
});
