import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderOf, rows, SEVERAL, UNIQUE } from '../testing/batch-folder.js';
import { runInProcess } from '../testing/fake-context.js';
import { HANGS, POISONED } from '../testing/poisoned-reader.js';
import { spawnCommand } from '../testing/run-command.js';

const MIRRORED = 'title "Mirrored"\nwidth 2\nheight 2\nrows\n2\n1\ncolumns\n1\n2\n';

/** What has to be equal in two runs: everything but the time. */
function timeless(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.replace(/"milliseconds":[\d.]+|(?<=,)[\d.]+(?=,[\da-f]{64})/, ''));
}

test('a run that was interrupted goes on where it stopped: no row lost, none twice', async (t) => {
  const folder = folderOf(t, {});
  for (const seed of ['1', '15']) {
    // The two series overlap: some are copies.
    const { stdout } = await runInProcess(['generate', '6', '-n', '20', '--seed', seed, '--no-goal']);
    writeFileSync(join(folder, 'in', `${seed}.nonpack`), stdout);
  }
  // The last file hangs its reader, so that the run cannot end before the signal comes.
  writeFileSync(join(folder, 'in', 'zzz.non'), UNIQUE.replace('One', HANGS));
  const whole = (await runInProcess(['batch', 'in', '-q'], { cwd: folder })).stdout;
  assert.equal(rows(whole).length, 41);

  // Interrupted by Ctrl-C while rows come in, and torn in the middle of one as by a power cut.
  let isSent = false;
  const stopped = await spawnCommand(['batch', 'in', '-q', '--workers', '1'], {
    cwd: folder,
    env: POISONED,
    onOutput: (_, child) => {
      if (!isSent) child.kill('SIGINT');
      isSent = true;
    },
  });
  // On a busy machine, threads that take long to end: all is saved, and the signal ends the rest.
  assert(stopped.code === 130 || stopped.signal === 'SIGINT', stopped.stderr);
  assert(stopped.stdout.endsWith('\n'), 'only whole rows');
  for (const begun of [stopped.stdout, whole.slice(0, whole.length / 2), '']) {
    writeFileSync(join(folder, 'out.ndjson'), begun);
    const resumed = await runInProcess(['batch', 'in', '-o', 'out.ndjson', '--resume', '-q'], {
      cwd: folder,
    });
    assert([0, 4].includes(resumed.code ?? -1), resumed.stderr);
    assert.deepEqual(timeless(readFileSync(join(folder, 'out.ndjson'), 'utf8')), timeless(whole));
  }
});

test('a run that was killed outright goes on, too', async (t) => {
  const folder = folderOf(t, {});
  const made = await runInProcess(['generate', '6', '-n', '40', '--seed', '7', '--no-goal']);
  // A file each: of a collection, the puzzles are examined after the next files are read.
  made.stdout.split('====\n').forEach((puzzle, i) => {
    writeFileSync(join(folder, 'in', `${100 + i}.non`), puzzle);
  });
  // The last file hangs its reader, so that the run cannot end before it is killed.
  writeFileSync(join(folder, 'in', 'zzz.non'), UNIQUE.replace('One', HANGS));
  const out = join(folder, 'out.ndjson');
  const args = ['batch', 'in', '-q', '-o', 'out.ndjson'];
  let killed: ReturnType<typeof setInterval> | undefined;
  const run = await spawnCommand([...args, '--workers', '1'], {
    cwd: folder,
    env: POISONED,
    onStart: (child) => {
      killed = setInterval(() => {
        if (existsSync(out) && statSync(out).size > 3000) child.kill('SIGKILL');
      }, 2);
    },
  });
  clearInterval(killed);
  assert.equal(run.signal, 'SIGKILL');
  const before = readFileSync(out, 'utf8').split('\n').length - 1;
  assert(before >= 3 && before <= 40, String(before));
  const resumed = await runInProcess([...args, '--resume'], { cwd: folder });
  assert([0, 4].includes(resumed.code ?? -1), resumed.stderr);
  const whole = await runInProcess(['batch', 'in', '-q'], { cwd: folder });
  assert.deepEqual(timeless(readFileSync(out, 'utf8')), timeless(whole.stdout));
});

test('the report may lie among the inputs: it is none of them', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE, 'b.non': SEVERAL });
  for (const more of [[], ['--resume']]) {
    const run = await runInProcess(['batch', '.', '-q', '-o', 'in/aa.ndjson', ...more], { cwd: folder });
    assert.equal(run.code, 4, run.stderr);
    const found = rows(readFileSync(join(folder, 'in', 'aa.ndjson'), 'utf8'));
    assert.deepEqual(
      found.map((row) => row.source),
      ['in/a.non', 'in/b.non'],
    );
  }
});

test('a full disk ends the run with an error message', {
  skip: existsSync('/dev/full') ? false : 'there is no /dev/full here',
}, async () => {
  const run = await runInProcess(['batch', '-q', '--force', '-o', '/dev/full', '1:1', '1:1']);
  assert.equal(run.code, 8);
  assert.match(run.stderr, /^crosshatch: \/dev\/full: the disk is full/);
});

test('a CSV run can be resumed too', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE, 'b.non': SEVERAL, 'c.non': UNIQUE });
  const out = join(folder, 'out.csv');
  await runInProcess(['batch', 'in', '-o', 'out.csv', '-q'], { cwd: folder });
  const whole = readFileSync(out, 'utf8');
  writeFileSync(out, whole.split('\n').slice(0, 2).join('\n').concat('\n2,in/b'));
  assert.equal(
    (await runInProcess(['batch', 'in', '-o', 'out.csv', '-q', '--resume'], { cwd: folder })).code,
    4,
  );
  assert.deepEqual(timeless(readFileSync(out, 'utf8')), timeless(whole));
});

test('a report about other inputs is not resumed', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE, 'b.non': SEVERAL });
  await runInProcess(['batch', 'in/a.non', '-o', 'out.ndjson', '-q'], { cwd: folder });
  const before = readFileSync(join(folder, 'out.ndjson'), 'utf8');
  const run = await runInProcess(['batch', 'in/b.non', '-o', 'out.ndjson', '--resume'], { cwd: folder });
  assert.equal(run.code, 2);
  assert.match(run.stderr, /out\.ndjson: none of the 1 source in this report is still an input/);
  assert.equal(readFileSync(join(folder, 'out.ndjson'), 'utf8'), before);
});

for (const name of ['out.ndjson', 'out.csv']) {
  test(`${name}: changed sources are examined again, removed ones dropped, new ones inserted in order`, async (t) => {
    const folder = folderOf(t, {
      'b.non': UNIQUE,
      'c.nonpack': `${UNIQUE}====\n${SEVERAL}`,
      'd.non': SEVERAL,
      'e.non': UNIQUE,
      'f.non': 'width 2\n',
    });
    const args = ['batch', 'in', '-o', name, '-q'];
    await runInProcess(args, { cwd: folder });
    writeFileSync(join(folder, 'in', 'a.non'), MIRRORED);
    writeFileSync(join(folder, 'in', 'c.nonpack'), `${SEVERAL}====\n${UNIQUE}====\n${MIRRORED}`);
    rmSync(join(folder, 'in', 'd.non'));
    const resumed = await runInProcess([...args, '--resume'], { cwd: folder });
    assert.equal(resumed.code, 3, resumed.stderr);
    const found = readFileSync(join(folder, name), 'utf8');
    await runInProcess([...args, '--force'], { cwd: folder });
    const fresh = readFileSync(join(folder, name), 'utf8');
    assert.deepEqual(timeless(found), timeless(fresh));
    assert.equal(found.trim().split('\n').length, name === 'out.csv' ? 8 : 7);
    assert.deepEqual(readdirSync(folder).sort(), ['in', name]);
  });
}

test('a mirrored copy of a puzzle is found, whichever of the two an earlier run has done', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE, 'b.non': SEVERAL, 'c.non': MIRRORED });
  const args = ['batch', 'in', '-o', 'out.ndjson', '-q'];
  await runInProcess(args, { cwd: folder });
  const whole = readFileSync(join(folder, 'out.ndjson'), 'utf8');
  assert.deepEqual(
    rows(whole).map((row) => [row.duplicateOf, row.duplicate]),
    [
      [undefined, undefined],
      [undefined, undefined],
      [1, 'symmetric'],
    ],
  );
  const lines = whole.trim().split('\n');
  for (const kept of [[0], [2], [1, 2], [0, 1]]) {
    writeFileSync(join(folder, 'out.ndjson'), kept.map((i) => `${lines[i]}\n`).join(''));
    await runInProcess([...args, '--resume'], { cwd: folder });
    assert.deepEqual(timeless(readFileSync(join(folder, 'out.ndjson'), 'utf8')), timeless(whole));
  }
});

test('existing rows are not computed again', async (t) => {
  const folder = folderOf(t, {
    'a.non': UNIQUE,
    'b.nonpack': `${SEVERAL}====\n${UNIQUE}`,
    'c.non': 'width 2\n',
  });
  const args = ['batch', 'in', '-o', 'out.ndjson', '-q'];
  await runInProcess(args, { cwd: folder });
  // A mark that a new row would not have.
  const marked = readFileSync(join(folder, 'out.ndjson'), 'utf8').replaceAll(
    '"verdict"',
    '"marked":true,"verdict"',
  );
  writeFileSync(join(folder, 'out.ndjson'), marked.slice(0, -20));
  await runInProcess([...args, '--resume'], { cwd: folder });
  assert.deepEqual(
    rows(readFileSync(join(folder, 'out.ndjson'), 'utf8')).map((row) => row.marked),
    [true, true, true, undefined],
  );
});

test('rows made with other options are not mixed, and the difference is named', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE });
  for (const name of ['out.ndjson', 'out.csv']) {
    const args = ['batch', 'in', '-o', name, '-q'];
    await runInProcess(args, { cwd: folder });
    const before = readFileSync(join(folder, name), 'utf8');
    const more = ['--resume', '--timeout', '30', '--no-grade', '--from', 'non'];
    const run = await runInProcess([...args, ...more], { cwd: folder });
    assert.equal(run.code, 2, run.stderr);
    assert.match(
      run.stderr,
      /made with other options: grade \(set then, not set now\), timeout \(60 then, 30 now\)/,
    );
    assert.match(run.stderr, /from \(not set then, non now\)/);
    assert.match(
      run.stderr,
      /Repeat the options of that run, start over with --force, or choose another file/,
    );
    assert.equal(readFileSync(join(folder, name), 'utf8'), before);
    // How many at a time, and where rows go, is nothing that they depend on.
    const same = await runInProcess([...args, '--resume', '--workers', '1', '--order', 'done'], {
      cwd: folder,
    });
    assert.equal(same.code, 0, same.stderr);
  }
});

test('a report of an earlier version is refused, with a way to go on', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE });
  const old = {
    'out.ndjson': '{"id":1,"source":"in/a.non","index":1,"verdict":"unique","solutions":1}\n',
    'out.csv': 'id,source,index,title,verdict,solutions\n1,in/a.non,1,,unique,1\n',
  };
  for (const [name, content] of Object.entries(old)) {
    writeFileSync(join(folder, name), content);
    const run = await runInProcess(['batch', 'in', '-o', name, '--resume'], { cwd: folder });
    assert.equal(run.code, 8);
    assert.match(run.stderr, /it was written by an earlier version/);
    assert.match(run.stderr, /Start over with --force, or choose another file/);
    assert.equal(readFileSync(join(folder, name), 'utf8'), content);
  }
});

test('a resumed run that is interrupted or killed loses neither its own rows nor earlier ones', async (t) => {
  const folder = folderOf(t, {
    'a.non': UNIQUE,
    'c.non': SEVERAL,
    'hangs.non': UNIQUE.replace('One', HANGS),
    'z.non': MIRRORED,
  });
  const names = () => rows(readFileSync(join(folder, 'out.ndjson'), 'utf8')).map((row) => row.source);
  const args = ['batch', 'in', '-q', '-o', 'out.ndjson'];
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    // A report that has the first and the last, but not what comes between.
    const all = await runInProcess(['batch', 'in', '-q'], { cwd: folder });
    const [a, , , z] = all.stdout.trim().split('\n');
    writeFileSync(join(folder, 'out.ndjson'), `${a}\n${z}\n`);
    const run = await spawnCommand([...args, '--resume', '--workers', '2'], {
      cwd: folder,
      env: POISONED,
      onStart: (child) => {
        const part = join(folder, 'out.ndjson.part');
        const timer = setInterval(() => {
          if (!existsSync(part) || !readFileSync(part, 'utf8').includes('in/c.non')) return;
          clearInterval(timer);
          child.kill(signal);
        }, 10);
        child.on('close', () => clearInterval(timer));
      },
    });
    assert(run.code === 130 || run.signal === signal, run.stderr);
    // On a machine that is too busy to end in order within the grace period, a signal kills.
    if (run.code === 130) {
      assert.deepEqual(names(), ['in/a.non', 'in/c.non', 'in/z.non']);
      assert(!existsSync(join(folder, 'out.ndjson.lock')));
    } else {
      assert.deepEqual(names(), ['in/a.non', 'in/z.non']);
    }
    // Killed, it leaves its lock: the next run sees that its owner is gone.
    const resumed = await runInProcess([...args, '--resume'], { cwd: folder });
    assert.equal(resumed.code, 4, resumed.stderr);
    assert.deepEqual(names(), ['in/a.non', 'in/c.non', 'in/hangs.non', 'in/z.non']);
    assert.deepEqual(timeless(readFileSync(join(folder, 'out.ndjson'), 'utf8')), timeless(all.stdout));
    assert.deepEqual(readdirSync(folder).sort(), ['in', 'out.ndjson']);
  }
});

test('a file that is there is not overwritten, and one that is no report not resumed', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE });
  writeFileSync(join(folder, 'out.ndjson'), 'precious\n');
  const refused = await runInProcess(['batch', 'in', '-o', 'out.ndjson'], { cwd: folder });
  assert.equal(refused.code, 8);
  assert.match(refused.stderr, /use --resume to continue it, or --force to replace it/);
  const odd = await runInProcess(['batch', 'in', '-o', 'out.ndjson', '--resume'], { cwd: folder });
  assert.equal(odd.code, 8);
  assert.match(odd.stderr, /line 1 is not a batch row/);
  assert.equal(readFileSync(join(folder, 'out.ndjson'), 'utf8'), 'precious\n');
  const nothing = await runInProcess(['batch', 'in', '--resume'], { cwd: folder });
  assert.equal(nothing.code, 2);
});
