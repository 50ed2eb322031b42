// A worker: takes chunks, has their items examined, commits the results, until it is stopped. Each of its loops has
// one chunk; there is one loop more than items are examined at a time, so that while one talks to the database
// the others keep the processor busy.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, isConnectionLoss, persist } from '../database/connection.js';
import { claim, type Lease, reap, release, renew } from '../queue/lease.js';
import { type Listener, listen } from '../queue/listen.js';
import type { ResultBody } from '../queue/submit.js';
import { ChunkRun } from './chunk-run.js';
import { deregister, forgetLost, report, type WorkerIdentity } from './registration.js';

/** One item as the function that examines it gets it. */
export interface WorkItem {
  readonly kind: string;
  /** JSON of the job, and of the item. */
  readonly settings: string;
  readonly body: string;
  /** Raised when the result is of no use any more. */
  readonly signal: AbortSignal;
}

export interface WorkerSettings {
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  /** Items at a time. */
  readonly concurrency: number;
  /** Never rejects for a bad item: that is a result. */
  readonly examine: (item: WorkItem) => Promise<ResultBody>;
  /** The result of an item that was given up after it ended its worker several times. */
  readonly giveUp: (item: Omit<WorkItem, 'signal'>) => ResultBody;
  /** Stops the worker: it commits what it has and gives the rest back. */
  readonly signal: AbortSignal;
  /** A worker that is silent for so long is lost. Default 15. */
  readonly leaseSeconds?: number;
  /** Work between two commits. Default 1. */
  readonly targetSeconds?: number;
  /** Ends when there is nothing to do. For tests and for burst capacity. */
  readonly untilIdle?: boolean;
  /** Kinds of jobs whose items take seconds: no chunk is fetched ahead while one of them is held. */
  readonly slowKinds?: readonly string[];
  readonly onTrouble?: (message: string) => void;
}

export const DEFAULT_LEASE_SECONDS = 15;

export async function runWorker(database: Database, settings: WorkerSettings): Promise<void> {
  const worker = new Worker(database, settings);
  await worker.run();
}

class Worker {
  private readonly identity: WorkerIdentity;
  private readonly target: number;
  private readonly held = new Map<string, ChunkRun>();
  /** Loops that are asking the database for a chunk. */
  private claiming = 0;
  private readonly rate = new Rate();
  private listener: Listener | undefined;
  private wake = new Wake();

  constructor(
    private readonly database: Database,
    private readonly settings: WorkerSettings,
  ) {
    const { host, pid, version, concurrency, leaseSeconds = DEFAULT_LEASE_SECONDS } = settings;
    this.identity = { id: randomUUID(), host, pid, version, concurrency, leaseSeconds };
    this.target = (settings.targetSeconds ?? 1) * 1000;
  }

  async run(): Promise<void> {
    const { signal, concurrency } = this.settings;
    await this.beat();
    await forgetLost(this.database);
    this.listener = listen(this.database, {
      crosshatch_work: () => this.wake.all(),
      crosshatch_cancel: (job) => {
        for (const run of this.held.values()) if (run.lease.job === job) run.lose();
      },
    });
    const onAbort = () => this.wake.all();
    signal.addEventListener('abort', onAbort);
    const isOver = new AbortController();
    const heart = this.heart(isOver.signal);
    try {
      await Promise.all(Array.from({ length: concurrency + 1 }, () => this.loop()));
    } finally {
      isOver.abort();
      signal.removeEventListener('abort', onAbort);
      await heart;
      await this.listener.close();
      await deregister(this.database, this.identity).catch(() => {});
    }
  }

  /** Reports and renews leases several times within a lease, so that one delay does not lose it. */
  private async heart(isOver: AbortSignal): Promise<void> {
    while (!isOver.aborted) {
      await sleep(this.identity.leaseSeconds * 250, undefined, { signal: isOver }).catch(() => {});
      if (isOver.aborted) return;
      try {
        await this.beat();
      } catch (error) {
        this.trouble(error);
      }
    }
  }

  private async beat(): Promise<void> {
    const { identity, database } = this;
    const before = [...this.held.values()];
    await report(database, identity, { doing: this.doing(), items: this.rate.total, rate: this.rate.now() });
    const tokens = await renew(database, identity.id, identity.leaseSeconds);
    for (const run of before) if (!tokens.has(run.lease.token)) run.lose();
    if ((await reap(database, identity.leaseSeconds)) > 0) this.wake.all();
  }

  private doing(): string {
    const jobs = [...new Set([...this.held.values()].map(({ lease }) => lease.job.slice(0, 8)))];
    const items = [...this.held.values()].reduce((sum, run) => sum + run.underWay, 0);
    return jobs.length === 0 ? '' : `${items} of ${jobs.sort().join(', ')}`;
  }

  private async loop(): Promise<void> {
    const { signal, untilIdle } = this.settings;
    let idle = 100;
    while (!signal.aborted) {
      const lease = this.isFull() ? undefined : await this.next();
      if (lease !== undefined) {
        idle = 100;
        await this.work(lease);
        continue;
      }
      if (signal.aborted) return;
      // Another loop may be about to give items back.
      if (untilIdle && this.held.size + this.claiming === 0) return;
      // Notifications come at once; polling is for connections that do not pass them on, and for leases that end.
      await this.wake.within(idle * (1 + Math.random()));
      idle = Math.min(2000, idle * 2);
    }
  }

  /**
   * A chunk that is fetched ahead waits for a place. If that takes seconds, another worker should have it, so it is
   * fetched only when the chunks that are held, or about to be, are known to be of other kinds.
   */
  private isFull(): boolean {
    const { concurrency } = this.settings;
    if (this.held.size + this.claiming < concurrency) return false;
    return this.claiming > 0 || [...this.held.values()].some(({ lease }) => this.isSlow(lease));
  }

  private isSlow({ kind }: Lease): boolean {
    return this.settings.slowKinds?.includes(kind) ?? false;
  }

  private async next(): Promise<Lease | undefined> {
    const { version, signal } = this.settings;
    const { id, leaseSeconds } = this.identity;
    this.claiming += 1;
    try {
      return await claim(this.database, id, version, leaseSeconds);
    } catch (error) {
      this.trouble(error);
      await sleep(500 * (1 + Math.random()), undefined, { signal }).catch(() => {});
      return undefined;
    } finally {
      this.claiming -= 1;
    }
  }

  private async work(lease: Lease): Promise<void> {
    const { signal } = this.settings;
    const run = new ChunkRun(this.database, lease, this.settings, this.target, (count) =>
      this.rate.add(count),
    );
    this.held.set(lease.token, run);
    // A loop that waits to fetch ahead may do so now.
    if (!this.isSlow(lease)) this.wake.all();
    try {
      await run.run();
      if (signal.aborted && !run.isLost && !run.isDone)
        await persist(() => release(this.database, lease), { seconds: 2 });
      // Others of this process may take what was given back.
      if (run.hasShed) this.wake.all();
    } catch (error) {
      this.trouble(error);
    } finally {
      this.held.delete(lease.token);
    }
  }

  /** The database is away: that passes. Anything else is a mistake in the program, and ends the worker. */
  private trouble(error: unknown): void {
    if (!isConnectionLoss(error)) throw error;
    this.settings.onTrouble?.((error as Error).message);
  }
}

/** Items per second over the last ten seconds. */
class Rate {
  total = 0;
  private readonly begun = performance.now();
  private marks: { readonly time: number; readonly total: number }[] = [];

  add(count: number): void {
    this.total += count;
  }

  now(): number {
    const time = performance.now();
    this.marks = this.marks.filter((mark) => mark.time > time - 10_000);
    const since = this.marks[0] ?? { time: this.begun, total: this.marks.length === 0 ? this.total : 0 };
    this.marks.push({ time, total: this.total });
    return time - since.time < 1 ? 0 : ((this.total - since.total) * 1000) / (time - since.time);
  }
}

/** Loops that have nothing to do wait here. */
class Wake {
  private waiting = new Set<() => void>();

  all(): void {
    const woken = [...this.waiting];
    this.waiting.clear();
    for (const wake of woken) wake();
  }

  within(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.waiting.delete(wake);
        resolve();
      }, milliseconds);
      const wake = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.add(wake);
    });
  }
}
