import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { UserError } from '../options/definition.js';
import { scratchFolder, spawnCommand } from '../testing/run-command.js';
import { lockPath, lockReport } from './report-lock.js';

/** The id of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

function isUserError(message: RegExp): (error: unknown) => boolean {
  return (error) => error instanceof UserError && error.outcome === 'output' && message.test(error.message);
}

test('one at a time: the second is refused by name, until the first is done', async (t) => {
  const report = join(scratchFolder(t), 'out.ndjson');
  const unlock = await lockReport(report);
  const owner = JSON.parse(readFileSync(lockPath(report), 'utf8'));
  assert.deepEqual([owner.pid, owner.host], [process.pid, hostname()]);
  await assert.rejects(
    lockReport(report),
    isUserError(new RegExp(`process ${process.pid} on ${hostname()}, since`)),
  );
  await unlock();
  assert(!existsSync(lockPath(report)));
  await (await lockReport(report))();
});

test('of many at the same time exactly one gets it, also when they find a stale lock', async (t) => {
  const report = join(scratchFolder(t), 'out.ndjson');
  writeFileSync(lockPath(report), JSON.stringify({ pid: deadPid(), host: hostname(), started: 'then' }));
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockReport(report)));
  assert.equal(attempts.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('the lock of a process that has ended is taken over; that of another machine is not', async (t) => {
  const report = join(scratchFolder(t), 'out.ndjson');
  const pid = deadPid();
  writeFileSync(lockPath(report), JSON.stringify({ pid, host: hostname(), started: 'then' }));
  await (await lockReport(report))();
  for (const content of [
    JSON.stringify({ pid, host: 'elsewhere.example', started: 'then' }),
    'half a lo',
    '',
  ]) {
    writeFileSync(lockPath(report), content);
    await assert.rejects(
      lockReport(report),
      isUserError(/If it is no longer running, remove .*out\.ndjson\.lock/),
    );
    assert.equal(readFileSync(lockPath(report), 'utf8'), content);
  }
});

test('a second batch on the same report is refused, however it is named, and harms nothing', async (t) => {
  const folder = scratchFolder(t);
  const unlock = await lockReport(join(folder, 'out.ndjson'));
  for (const more of [[], ['--force'], ['--resume']]) {
    const run = await spawnCommand(['batch', '1:1', '-o', './out.ndjson', ...more], { cwd: folder });
    assert.equal(run.code, 8, run.stderr);
    assert.match(run.stderr, /another batch \(process \d+ on .*\) is writing this report/);
    assert(!existsSync(join(folder, 'out.ndjson')));
  }
  await unlock();
});

test('what ends with an error leaves no lock, and a device needs none', async (t) => {
  const folder = scratchFolder(t);
  writeFileSync(join(folder, 'out.ndjson'), 'precious\n');
  for (const args of [[], ['--resume']]) {
    const run = await spawnCommand(['batch', '1:1', '-o', 'out.ndjson', ...args], { cwd: folder });
    assert.equal(run.code, 8);
    assert(!existsSync(join(folder, 'out.ndjson.lock')));
  }
  if (!existsSync('/dev/null')) return;
  const run = await spawnCommand(['batch', '1:1', '-q', '-o', '/dev/null'], { cwd: folder });
  assert.equal(run.code, 0, run.stderr);
  assert(!existsSync('/dev/null.lock'));
  const resumed = await spawnCommand(['batch', '1:1', '-o', '/dev/null', '--resume'], { cwd: folder });
  assert.equal(resumed.code, 2);
  assert.match(resumed.stderr, /only a regular file can be resumed/);
});

test('what keeps the report from being written is said of the report, not of its lock', async (t) => {
  const folder = scratchFolder(t);
  const missing = join(folder, 'missing', 'out.csv');
  await assert.rejects(
    lockReport(missing),
    isUserError(/missing.out\.csv: its folder does not exist; make it first$/),
  );
  await assert.rejects(
    lockReport(join(folder, 'x'.repeat(255))),
    isUserError(/x: cannot be written: the name is too long/),
  );
  const blocked = join(folder, 'blocked.csv');
  mkdirSync(lockPath(blocked));
  await assert.rejects(
    lockReport(blocked),
    isUserError(/blocked\.csv\.lock, the lock of the report: this is a folder; remove it$/),
  );
});
