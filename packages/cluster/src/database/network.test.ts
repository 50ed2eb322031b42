// Between a worker and its database: encryption, a network that fails, and how much travels at once.
import assert from 'node:assert/strict';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { databaseOwner } from '../embedded/owner.js';
import { collect } from '../queue/collect.js';
import { deleteJob } from '../queue/job.js';
import { flakyNetwork } from '../testing/flaky-network.js';
import { delivered, items, submitted } from '../testing/items.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { TEST_CERTIFICATE, TEST_KEY } from '../testing/tls.js';
import { runWorker, type WorkerSettings } from '../worker/worker.js';
import { parseAddress } from './address.js';
import { connect, type Database, persist } from './connection.js';

let folder: string;
let certificate: string;
let made: TestDatabase;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crosshatch-tls-'));
  await chmod(folder, 0o755);
  certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  await writeFile(certificate, TEST_CERTIFICATE);
  await writeFile(key, TEST_KEY, { mode: 0o600 });
  const owner = await databaseOwner();
  if (owner !== undefined) await chown(key, owner.uid, owner.gid);
  made = await testDatabase({ settings: { ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key } });
});
after(async () => {
  await made.close();
  await rm(folder, { recursive: true, force: true });
});

function worker(changes: Partial<WorkerSettings> = {}): WorkerSettings {
  return {
    host: 'test',
    pid: 1,
    version: '1',
    concurrency: 1,
    signal: new AbortController().signal,
    untilIdle: true,
    leaseSeconds: 60,
    examine: async ({ body }) => ({ body: JSON.stringify({ name: JSON.parse(body).name }) }),
    giveUp: () => ({ body: '{}' }),
    ...changes,
  };
}

const names = (count: number) => Array.from({ length: count }, (_, i) => `item ${i}`);

test('TLS as the URL asks for it: encrypted, verified, or refused', async () => {
  // A busy machine may need longer than a connection may take.
  const ask = (options: string) => persist(() => isEncrypted(options));
  const isEncrypted = async (options: string) => {
    const database = connect(parseAddress(`${made.url}?${options}`), { role: 'admin' });
    try {
      const { rows } = await database.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
      return rows[0].ssl as boolean;
    } finally {
      await database.end();
    }
  };
  assert.equal(await ask('sslmode=disable'), false);
  assert.equal(await ask('sslmode=require'), true);
  assert.equal(await ask(`sslmode=verify-full&sslrootcert=${encodeURIComponent(certificate)}`), true);
  // Signed by itself: nobody else vouches for it.
  await assert.rejects(ask('sslmode=verify-full'), /self.signed/i);
});

test('a worker that is cut off loses its chunk to another, and its rows are refused when it is back', async () => {
  const network = await flakyNetwork(made.url);
  const far = connect(parseAddress(network.url), { role: 'worker' });
  const job = await submitted(made.database, items(10));
  const stop = new AbortController();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const cutOff = runWorker(
    far,
    worker({
      untilIdle: false,
      signal: stop.signal,
      leaseSeconds: 2,
      examine: async () => {
        begin();
        await finished;
        return { body: JSON.stringify({ name: 'too late' }) };
      },
    }),
  );
  await begun;
  network.cut();
  const helping = new AbortController();
  const helper = runWorker(made.database, worker({ untilIdle: false, signal: helping.signal }));
  assert.deepEqual(await delivered(made.database, job, 2), names(10));
  network.join();
  finish();
  stop.abort();
  await cutOff;
  helping.abort();
  await helper;
  const { rows } = await made.database.query('select body from crosshatch.result where job = $1', [job]);
  assert(rows.every(({ body }) => !String(body).includes('too late')));
  await far.end();
  await network.close();
  await deleteJob(made.database, job);
});

test('a large job travels in small portions: neither worker nor collector ever holds more', async () => {
  const count = 4000;
  const job = await submitted(made.database, items(count), { chunk: 100 });
  let largest = 0;
  const watched = watching(made.database, (rows) => {
    largest = Math.max(largest, rows);
  });
  let held = 0;
  let most = 0;
  await runWorker(
    watched,
    worker({
      examine: async ({ body }) => {
        held += 1;
        most = Math.max(most, held);
        await new Promise((resolve) => setImmediate(resolve));
        held -= 1;
        return { body };
      },
    }),
  );
  assert(largest <= 100, `a worker was given ${largest} items at once`);
  // Two of the chunk at work, and two of the chunk that follows it.
  assert(most <= 4, `${most} items at a time`);
  largest = 0;
  let delivered = 0;
  const pages = collect(watched, job, { signal: new AbortController().signal, leaseSeconds: 60 });
  for await (const page of pages) delivered += page.length;
  assert.equal(delivered, count);
  assert(largest <= 500, `a page had ${largest} rows`);
  await deleteJob(made.database, job);
});

/** The same database, with the number of rows that every statement returned. */
function watching(database: Database, note: (rows: number) => void): Database {
  return new Proxy(database, {
    get(pool, name) {
      if (name !== 'query') {
        const value = Reflect.get(pool, name);
        return typeof value === 'function' ? value.bind(pool) : value;
      }
      return async (...args: [string, unknown[]]) => {
        const result = await pool.query(...args);
        note(result.rows.length);
        return result;
      };
    },
  });
}
