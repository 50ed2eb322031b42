// The cluster under faults for as long as you like: workers killed and frozen at random, the database crashed and
// started again, every item counted at the end. And a simulation of many workers against one database.
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { connect, parseAddress, runWorker } from '../../../packages/cluster/dist/index.js';
import { delivered, items, submitted } from '../../../packages/cluster/dist/testing/items.js';
import { type TestDatabase, testDatabase } from '../../../packages/cluster/dist/testing/test-database.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { databaseSeconds, postmasterOf } from '../measure/database-time.js';
import { table } from '../report/figures.js';

export const CLUSTER_USAGE = `npm run campaign -- cluster [--count 10000] [--workers 4] [--seed 1]
  a job of N items, its workers killed and frozen, the database crashed: every item must have one result
npm run campaign -- cluster --simulate 200 [--seconds 20]
  N workers whose items take no processor time, against one database: what it carries`;

const PROGRAM = fileURLToPath(
  new URL('../../../packages/cluster/dist/testing/worker-process.js', import.meta.url),
);
const LEASE_SECONDS = 2;

export async function clusterCampaign(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '10000' },
      workers: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      simulate: { type: 'string' },
      seconds: { type: 'string', default: '20' },
    },
  });
  if (values.simulate !== undefined) return simulate(Number(values.simulate), Number(values.seconds));
  return faults(Number(values.count), Number(values.workers), new Random(Number(values.seed)));
}

async function faults(count: number, workers: number, random: Random): Promise<boolean> {
  const made = await testDatabase();
  const fleet = new Fleet(made, workers);
  const done = { kills: 0, freezes: 0, restarts: 0 };
  try {
    const job = await submitted(made.database, items(count, 2), { chunk: 50 });
    let isOver = false;
    const hurting = (async () => {
      while (!isOver) {
        await sleep(200 + random.below(800));
        const kind = random.below(20);
        if (kind === 0) {
          await made.restart();
          done.restarts += 1;
        } else if (kind < 12) {
          fleet.kill(random.below(workers));
          done.kills += 1;
        } else {
          fleet.freeze(random.below(workers), LEASE_SECONDS * 1500);
          done.freezes += 1;
        }
      }
    })();
    const names = await delivered(made.database, job, LEASE_SECONDS, 3600);
    isOver = true;
    await hurting;
    const wrong = names.filter((name, i) => name !== `item ${i}`).length + Math.abs(names.length - count);
    const { kills, freezes, restarts } = done;
    console.log(
      `${count} items, ${workers} workers, ${kills} kills, ${freezes} freezes, ${restarts} crashes of the database: ${names.length} results, ${wrong} wrong`,
    );
    return wrong === 0;
  } finally {
    fleet.stop();
    await made.close();
  }
}

/** Worker processes; one that ends is replaced. */
class Fleet {
  private readonly places: ChildProcess[];
  private isStopped = false;

  constructor(
    private readonly made: TestDatabase,
    size: number,
  ) {
    this.places = Array.from({ length: size }, (_, place) => this.start(place));
  }

  kill(place: number): void {
    this.places[place].kill('SIGKILL');
  }

  freeze(place: number, milliseconds: number): void {
    const child = this.places[place];
    child.kill('SIGSTOP');
    setTimeout(() => child.kill('SIGCONT'), milliseconds);
  }

  stop(): void {
    this.isStopped = true;
    for (const child of this.places) child.kill('SIGKILL');
  }

  private start(place: number): ChildProcess {
    const child = spawn(process.execPath, [PROGRAM, this.made.url, String(LEASE_SECONDS), '1'], {
      stdio: 'ignore',
    });
    child.once('exit', () => {
      if (!this.isStopped) this.places[place] = this.start(place);
    });
    return child;
  }
}

/** Chunks a second that one database feeds to workers that only wait. */
async function simulate(workers: number, seconds: number): Promise<boolean> {
  const made = await testDatabase({
    settings: { max_connections: String(workers * 2 + 50), fsync: 'on', synchronous_commit: 'on' },
  });
  const rows: string[][] = [];
  const [{ backend }] = (await made.database.query('select pg_backend_pid() as backend')).rows;
  const postmaster = postmasterOf(backend);
  try {
    for (const milliseconds of [1000, 100, 10]) {
      const stops = Array.from({ length: workers }, () => new AbortController());
      const count = Math.min(60_000, Math.ceil((workers * seconds * 1000) / milliseconds) * 4);
      const job = await submitted(made.database, items(count, 0), { chunk: 1 });
      let done = 0;
      const running = Array.from({ length: workers }, async (_, pid) => {
        // One that listens and one for everything else.
        const database = connect(parseAddress(made.url), { role: 'worker', connections: 2 });
        await runWorker(database, {
          host: 'simulated',
          pid,
          version: '1',
          concurrency: 1,
          signal: stops[pid].signal,
          examine: async () => {
            await sleep(milliseconds);
            done += 1;
            return { body: 'x'.repeat(1000) };
          },
          giveUp: () => ({ body: '{}' }),
        });
        await database.end();
      });
      // Hundreds of connections take a while to open: measure when every worker has had some work.
      for (let waited = 0; done < workers * 2 && waited < 120_000; waited += 100) await sleep(100);
      const spent = () => (postmaster === undefined ? Number.NaN : databaseSeconds(postmaster));
      const begun = { done, time: performance.now(), spent: spent() };
      await sleep(seconds * 1000);
      const chunks = done - begun.done;
      const rate = (chunks * 1000) / (performance.now() - begun.time);
      const each = ((spent() - begun.spent) * 1000) / chunks;
      for (const stop of stops) stop.abort();
      await Promise.all(running);
      await made.database.query('delete from crosshatch.job where id = $1', [job]);
      // Each worker has one loop more than items at a time.
      const wanted = (workers * 2 * 1000) / milliseconds;
      rows.push([
        `${milliseconds} ms`,
        rate.toFixed(0),
        wanted.toFixed(0),
        `${((rate / wanted) * 100).toFixed(0)} %`,
        Number.isNaN(each) ? '?' : `${each.toFixed(2)} ms`,
      ]);
    }
  } finally {
    await made.close();
  }
  console.log(
    `${workers} workers, ${seconds} s each:\n\n${table(['work in a chunk', 'chunks/s', 'wanted', 'share', 'database CPU a chunk'], rows)}`,
  );
  return true;
}
