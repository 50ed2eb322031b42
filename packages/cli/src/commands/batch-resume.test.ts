import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderOf, rows, SEVERAL, UNIQUE } from '../testing/batch-folder.js';
import { crosshatch } from '../testing/run-command.js';

/** What has to be equal in two runs: everything but the time. */
function timeless(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.replace(/"milliseconds":[\d.]+/, ''));
}

test('a run that was interrupted goes on where it stopped: no row lost, none twice', async (t) => {
  const folder = folderOf(t, {});
  for (const seed of ['1', '15']) {
    // The two series overlap: some are copies.
    const { stdout } = await crosshatch(['generate', '6', '-n', '20', '--seed', seed, '--no-goal']);
    writeFileSync(join(folder, 'in', `${seed}.nonpack`), stdout);
  }
  const whole = (await crosshatch(['batch', 'in', '-q'], { cwd: folder })).stdout;
  assert.equal(rows(whole).length, 40);

  // Interrupted by Ctrl-C while rows come in, and torn in the middle of one as by a power cut.
  let isSent = false;
  const stopped = await crosshatch(['batch', 'in', '-q', '--workers', '1'], {
    cwd: folder,
    onOutput: (_, child) => {
      if (!isSent) child.kill('SIGINT');
      isSent = true;
    },
  });
  assert.equal(stopped.code, 130);
  assert(stopped.stdout.endsWith('\n'), 'only whole rows');
  for (const begun of [stopped.stdout, whole.slice(0, whole.length / 2), '']) {
    writeFileSync(join(folder, 'out.ndjson'), begun);
    const resumed = await crosshatch(['batch', 'in', '-o', 'out.ndjson', '--resume', '-q'], { cwd: folder });
    assert([0, 4].includes(resumed.code ?? -1), resumed.stderr);
    assert.deepEqual(timeless(readFileSync(join(folder, 'out.ndjson'), 'utf8')), timeless(whole));
  }
});

test('a run that was killed outright goes on, too', async (t) => {
  const folder = folderOf(t, {});
  const made = await crosshatch(['generate', '10', '-n', '300', '--seed', '7', '--no-goal']);
  writeFileSync(join(folder, 'in', 'many.nonpack'), made.stdout);
  const out = join(folder, 'out.ndjson');
  const args = ['batch', 'in', '-q', '-o', 'out.ndjson'];
  let killed: ReturnType<typeof setInterval> | undefined;
  const run = await crosshatch([...args, '--workers', '1'], {
    cwd: folder,
    onStart: (child) => {
      killed = setInterval(() => {
        if (existsSync(out) && statSync(out).size > 3000) child.kill('SIGKILL');
      }, 2);
    },
  });
  clearInterval(killed);
  assert.equal(run.signal, 'SIGKILL');
  const before = readFileSync(out, 'utf8').split('\n').length - 1;
  assert(before >= 3 && before < 300, String(before));
  const resumed = await crosshatch([...args, '--resume'], { cwd: folder });
  assert([0, 4].includes(resumed.code ?? -1), resumed.stderr);
  const whole = await crosshatch(['batch', 'in', '-q'], { cwd: folder });
  assert.deepEqual(timeless(readFileSync(out, 'utf8')), timeless(whole.stdout));
});

test('the report may lie among the inputs: it is none of them', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE, 'b.non': SEVERAL });
  for (const more of [[], ['--resume']]) {
    const run = await crosshatch(['batch', '.', '-q', '-o', 'in/aa.ndjson', ...more], { cwd: folder });
    assert.equal(run.code, 4, run.stderr);
    const found = rows(readFileSync(join(folder, 'in', 'aa.ndjson'), 'utf8'));
    assert.deepEqual(
      found.map((row) => row.source),
      ['in/a.non', 'in/b.non'],
    );
  }
});

test('a disk that is full ends it, and that is told', {
  skip: existsSync('/dev/full') ? false : 'there is no /dev/full here',
}, async () => {
  const run = await crosshatch(['batch', '-q', '--force', '-o', '/dev/full', '1:1', '1:1']);
  assert.equal(run.code, 8);
  assert.match(run.stderr, /^crosshatch: \/dev\/full: can not be written any further: the disk is full/);
});

test('a CSV run can be resumed too', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE, 'b.non': SEVERAL, 'c.non': UNIQUE });
  const out = join(folder, 'out.csv');
  await crosshatch(['batch', 'in', '-o', 'out.csv', '-q'], { cwd: folder });
  const whole = readFileSync(out, 'utf8');
  writeFileSync(out, whole.split('\n').slice(0, 2).join('\n').concat('\n2,in/b'));
  assert.equal(
    (await crosshatch(['batch', 'in', '-o', 'out.csv', '-q', '--resume'], { cwd: folder })).code,
    4,
  );
  const times = (text: string) => text.replaceAll(/,[\d.]+,([\da-f]{64})/g, ',,$1');
  assert.equal(times(readFileSync(out, 'utf8')), times(whole));
});

test('other inputs than those of the interrupted run are refused', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE, 'b.non': SEVERAL });
  await crosshatch(['batch', 'in/a.non', '-o', 'out.ndjson', '-q'], { cwd: folder });
  const run = await crosshatch(['batch', 'in/b.non', '-o', 'out.ndjson', '--resume'], { cwd: folder });
  assert.equal(run.code, 2);
  assert.match(run.stderr, /the inputs are not those of the interrupted run: puzzle 1 was in\/a\.non #1/);
});

test('a file that is there is not overwritten, and one that is no report not resumed', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE });
  writeFileSync(join(folder, 'out.ndjson'), 'precious\n');
  const refused = await crosshatch(['batch', 'in', '-o', 'out.ndjson'], { cwd: folder });
  assert.equal(refused.code, 8);
  assert.match(refused.stderr, /use --resume to go on with it, or --force to begin anew/);
  const odd = await crosshatch(['batch', 'in', '-o', 'out.ndjson', '--resume'], { cwd: folder });
  assert.equal(odd.code, 8);
  assert.match(odd.stderr, /line 1 is no row of a batch/);
  assert.equal(readFileSync(join(folder, 'out.ndjson'), 'utf8'), 'precious\n');
  const nothing = await crosshatch(['batch', 'in', '--resume'], { cwd: folder });
  assert.equal(nothing.code, 2);
});
