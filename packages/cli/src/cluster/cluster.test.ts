// The cluster as a user has it: real workers, a real database, the report of one machine to compare with.
import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect, jobs, parseAddress } from '@crosshatch/cluster';
import { type ServiceLimits, startService } from '@crosshatch/server';
import { startServiceThread } from '../serve/service-worker.js';
import { rows, SEVERAL, UNIQUE } from '../testing/batch-folder.js';
import { type ClusterDatabase, clusterDatabase } from '../testing/cluster-database.js';
import { type Finished, scratchFolder, spawnCommand } from '../testing/run-command.js';
import { batchesOnCluster } from './service-batches.js';

const PUZZLES = fileURLToPath(new URL('../../../../puzzles', import.meta.url));

let made: ClusterDatabase;
before(async () => {
  made = await clusterDatabase();
  const { code, stderr } = await spawnCommand(['cluster', 'setup'], { env: made.env });
  assert.equal(code, 0, stderr);
});
after(() => made.close());

interface RunningWorker {
  readonly child: ChildProcess;
  readonly finished: Promise<Finished>;
}

/** A worker, stopped after the test at the latest. */
function startWorker(t: TestContext, env: Readonly<Record<string, string>> = made.env): RunningWorker {
  let child: ChildProcess | undefined;
  const words = ['worker', '--concurrency', '1', '--lease', '2'];
  const finished = spawnCommand(words, {
    env,
    onStart: (started) => {
      child = started;
    },
  });
  assert(child !== undefined);
  const running = { child, finished };
  t.after(async () => {
    running.child.kill('SIGTERM');
    await finished;
  });
  return running;
}

/** Small puzzles, some of them twice, a pack of several, what can't be read, and what is no puzzle. */
function folderOfEverything(t: TestContext): string {
  const folder = scratchFolder(t);
  mkdirSync(join(folder, 'in', 'one'), { recursive: true });
  mkdirSync(join(folder, 'in', 'two'));
  for (const name of readdirSync(PUZZLES).filter((file) => /^0[012]/.test(file))) {
    cpSync(join(PUZZLES, name), join(folder, 'in', 'one', name));
    if (name < '011') cpSync(join(PUZZLES, name), join(folder, 'in', 'two', name));
  }
  writeFileSync(join(folder, 'in', 'pack.csv'), '1;3;1:1;3;1\n2;1:1;2\n1;1:1;1\n');
  writeFileSync(join(folder, 'in', 'broken.non'), 'width 2\nheight 2\nrows\n1\n');
  writeFileSync(join(folder, 'in', 'notes.txt'), 'nothing of interest\n');
  return folder;
}

const untimed = (text: string) => text.replaceAll(/"milliseconds":[\d.]+,/g, '');
const read = (folder: string, name: string) => untimed(readFileSync(join(folder, name), 'utf8'));
const batch = (...words: string[]) => ['batch', 'in', '--no-grade', ...words];

test('a batch on a cluster, one worker killed and one frozen, gives the report of one machine', async (t) => {
  const folder = folderOfEverything(t);
  const alone = await spawnCommand(batch('-o', 'alone.ndjson'), { cwd: folder });
  const [first, second] = [startWorker(t), startWorker(t)];
  let isHurt = false;
  const hurt = () => {
    if (isHurt) return;
    isHurt = true;
    first.child.kill('SIGKILL');
    second.child.kill('SIGSTOP');
    startWorker(t);
    // Longer than its lease.
    setTimeout(3000).then(() => second.child.kill('SIGCONT'));
  };
  const words = ['batch', 'in', '--no-grade', '--json', '--cluster', addressWithoutPassword()];
  const run = await spawnCommand(words, { cwd: folder, env: withPassword(), onOutput: hurt });
  assert(isHurt);
  assert.equal(untimed(run.stdout), read(folder, 'alone.ndjson'));
  assert.equal(run.code, alone.code);
  const summary = (text: string) =>
    text.split('\n').filter((line) => /^ +\d+ [a-z]/.test(line) && !line.includes(' ms '));
  assert.deepEqual(summary(run.stderr), summary(alone.stderr));
});

/** As a careful user has it: the address on the command line, the password in the environment. */
function addressWithoutPassword(): string {
  const url = new URL(made.url);
  url.password = '';
  return url.href;
}

function withPassword(): Record<string, string> {
  return { PGPASSWORD: new URL(made.url).password };
}

/** Waits until a job has been submitted as a whole and waits for workers. */
async function untilSubmitted(t: TestContext): Promise<void> {
  const database = connect(parseAddress(made.url), { role: 'admin' });
  t.after(() => database.end());
  while (!(await jobs(database)).some(({ state, open }) => state === 'submitted' && open > 0))
    await setTimeout(50);
}

test('a submitter that is killed is resumed, also when the input has changed', async (t) => {
  const folder = folderOfEverything(t);
  const words = batch('-o', 'report.ndjson', '--cluster', addressWithoutPassword());
  const settings = { cwd: folder, env: withPassword() };
  // Nobody works yet: everything is submitted, nothing is delivered but what needs no worker. So it waits for ever.
  let submitter: ChildProcess | undefined;
  const submission = spawnCommand(words, {
    ...settings,
    onStart: (child) => {
      submitter = child;
    },
  });
  await untilSubmitted(t);
  submitter?.kill('SIGKILL');
  assert.equal((await submission).signal, 'SIGKILL');
  writeFileSync(join(folder, 'in', 'one', '010-anchor.non'), SEVERAL);
  writeFileSync(join(folder, 'in', 'two', 'zzz.non'), UNIQUE);
  startWorker(t);
  const resumed = await spawnCommand([...words, '--resume'], settings);
  const alone = await spawnCommand(batch('-o', 'alone.ndjson'), { cwd: folder });
  assert.equal(read(folder, 'report.ndjson'), read(folder, 'alone.ndjson'), resumed.stderr);
  assert.equal(resumed.code, alone.code);
  // A third time: all rows are there, and no worker is needed.
  rmSync(join(folder, 'in', 'two', 'zzz.non'));
  const again = await spawnCommand([...words, '--resume'], settings);
  assert.match(again.stderr, /dropped the rows of 1 source/);
  assert.equal(rows(read(folder, 'report.ndjson')).length, rows(read(folder, 'alone.ndjson')).length - 1);
});

test('jobs are listed, cancelled in the middle and continued', async (t) => {
  const folder = scratchFolder(t);
  mkdirSync(join(folder, 'in'));
  // More than anybody waits for.
  const endless = new Array(25).fill('1,1').join(';');
  writeFileSync(join(folder, 'in', 'endless.csv'), `${endless}:${endless}\n`);
  startWorker(t);
  const env = made.env;
  const cancel = async () => {
    for (;;) {
      const { stdout } = await spawnCommand(['jobs', '--json'], { env });
      const job = JSON.parse(stdout).jobs.find((one: { running: number }) => one.running > 0);
      if (job === undefined) continue;
      assert(!stdout.includes(new URL(made.url).password));
      const status = JSON.parse((await spawnCommand(['cluster', 'status', '--json'], { env })).stdout);
      // On a busy machine the worker may be overdue, and its item waiting for a moment.
      if (status.running === 0) continue;
      assert.equal(status.running, 1);
      if (status.workers.every((one: { isLost: boolean }) => one.isLost)) continue;
      assert.equal(status.workers.filter((one: { isLost: boolean }) => !one.isLost).length, 1);
      assert.equal((await spawnCommand(['jobs', 'cancel', job.id.slice(0, 13)], { env })).code, 0);
      return job.id;
    }
  };
  const running = spawnCommand(
    batch('--cluster', addressWithoutPassword(), '-t', '300', '-o', 'r.ndjson', '--max', '1000000'),
    {
      cwd: folder,
      env: withPassword(),
    },
  );
  const id = await cancel();
  const ended = await running;
  assert.equal(ended.code, 6, ended.stderr);
  assert.match(ended.stderr, /the job was cancelled/);
  const retried = await spawnCommand(['jobs', 'retry', id], { env });
  assert.match(retried.stdout, /1 puzzles to examine/);
  assert.match((await spawnCommand(['jobs', 'delete', id], { env })).stdout, /deleted/);
  assert.equal((await spawnCommand(['jobs', 'show', id], { env })).code, 3);
});

test('a worker needs no right to create anything', async (t) => {
  const folder = folderOfEverything(t);
  const database = connect(parseAddress(made.url), { role: 'admin' });
  t.after(() => database.end());
  await database.query(`create role "a worker" login password 'secret'`);
  const setup = await spawnCommand(['cluster', 'setup', '--worker-role', 'a worker'], { env: made.env });
  assert.equal(setup.code, 0, setup.stderr);
  const url = new URL(made.url);
  url.username = 'a worker';
  url.password = 'secret';
  const worker = startWorker(t, { CROSSHATCH_CLUSTER: url.href });
  const run = await spawnCommand(batch('--json', '-q', '--cluster', addressWithoutPassword()), {
    cwd: folder,
    env: withPassword(),
  });
  const verdicts = new Set(rows(run.stdout).map(({ verdict }) => verdict));
  assert(verdicts.has('unique') && !verdicts.has('crashed'), run.stderr);
  worker.child.kill('SIGTERM');
  const { code, stderr } = await worker.finished;
  assert.equal(code, 0, stderr);
  assert(!stderr.includes('secret'));
  const limited = connect(parseAddress(url.href), { role: 'worker' });
  t.after(() => limited.end());
  for (const statement of [
    'create table crosshatch.mine (a int)',
    'delete from crosshatch.job',
    'update crosshatch.result set body = null',
  ])
    await assert.rejects(limited.query(statement), /permission denied/);
});

test('a password on the command line is refused without being repeated', async () => {
  const { code, stderr } = await spawnCommand(['worker', '--cluster', 'postgres://me:hush@host/db']);
  assert.equal(code, 2);
  assert.match(stderr, /CROSSHATCH_CLUSTER and use `--cluster env`, or the password into PGPASSWORD/);
  assert(!stderr.includes('hush'));
  for (const address of ['http://host', 'nonsense'])
    assert.equal((await spawnCommand(['jobs', '--cluster', address])).code, 2);
});

/** A service whose batches run on the cluster, as `serve --cluster` starts it. */
async function startedService(t: TestContext, limits: Partial<ServiceLimits> = {}) {
  process.env.PGPASSWORD = new URL(made.url).password;
  t.after(() => {
    delete process.env.PGPASSWORD;
  });
  const running = await startService({
    host: '127.0.0.1',
    port: 0,
    version: '0.0.0',
    log: () => {},
    startThread: startServiceThread,
    batches: await batchesOnCluster(addressWithoutPassword(), { env: {} }),
    limits: { workers: 1, seconds: 300, ...limits },
  });
  t.after(() => running.stop(0));
  return `${running.url}api/v1/batch`;
}

test('the service examines its batches on a cluster, within its own limits', async (t) => {
  startWorker(t);
  const api = await startedService(t, { cells: 400, puzzles: 2 });
  const form = new FormData();
  const texts = {
    'a.non': UNIQUE,
    'b.non': SEVERAL,
    'c.non': UNIQUE,
    'large.txt': `${Array(21).fill('1').join(';')}:${Array(21).fill('1').join(';')}`,
    'many.csv': '1;3;1:1;3;1\n2;1:1;2\n1;1:1;1\n',
    'broken.non': 'width 2\nheight 2\nrows\n1\n',
  };
  for (const [name, text] of Object.entries(texts)) form.append('files', new Blob([text]), name);
  const response = await fetch(`${api}?grade=false`, { method: 'POST', body: form });
  const found = rows(await response.text());
  assert.deepEqual(
    found.map(({ id, source, verdict, duplicateOf }) => [id, source, verdict, duplicateOf]),
    [
      [1, 'a.non', 'unique', undefined],
      [2, 'b.non', 'multiple', undefined],
      [3, 'c.non', 'unique', 1],
      [4, 'large.txt', 'invalid', undefined],
      [5, 'many.csv', 'invalid', undefined],
      [6, 'broken.non', 'invalid', undefined],
    ],
  );
  assert.match(String(found[3].message), /21x21 cells; this server takes at most 400/);
  assert.equal(found[0].options, 'max=2 timeout=300');
});

test('a client of the service that goes away leaves no job in the cluster', async (t) => {
  const api = await startedService(t);
  const database = connect(parseAddress(made.url), { role: 'admin' });
  t.after(() => database.end());
  const jobCount = async () =>
    (await database.query(`select 1 from crosshatch.job where name = 'POST /batch'`)).rows.length;
  const gone = new AbortController();
  // Nobody works: the request waits for as long as its client does.
  const asked = fetch(api, { method: 'POST', body: UNIQUE, signal: gone.signal }).then((response) =>
    response.text(),
  );
  const refused = assert.rejects(asked);
  while ((await jobCount()) === 0) await setTimeout(20);
  gone.abort();
  await refused;
  while ((await jobCount()) > 0) await setTimeout(20);
});
