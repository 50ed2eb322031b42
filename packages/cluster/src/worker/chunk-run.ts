// One lease from beginning to end: examines its items in order, commits results about once a second, and gives away
// what it has not begun by then, in portions of about a second each by what was measured.
import { type Database, persist } from '../database/connection.js';
import { type CommittedResult, commit, type Lease, release, shed } from '../queue/lease.js';
import type { WorkerSettings } from './worker.js';

/** Workers that an item may end before it is given up. */
const MOST_ATTEMPTS = 3;
/** Maximum number of ranges in which a chunk is given back. */
const MOST_RANGES = 64;

export class ChunkRun {
  private readonly lost = new AbortController();
  private readonly results = new Map<number, CommittedResult>();
  private readonly begun = performance.now();
  private lastCommit = this.begun;
  /** The next item to examine, and the first that is not this lease's. */
  private next: number;
  private end: number;
  private done = 0;
  private shedding: Promise<void> | undefined;
  hasShed = false;
  /** The item that the lease began with. */
  private readonly origin: number;

  constructor(
    private readonly database: Database,
    readonly lease: Lease,
    private readonly settings: WorkerSettings,
    /** Milliseconds between two commits. */
    private readonly target: number,
    private readonly onDone: (count: number) => void,
  ) {
    this.origin = lease.first;
    this.next = lease.first;
    this.end = lease.last;
  }

  get isLost(): boolean {
    return this.lost.signal.aborted;
  }

  get isDone(): boolean {
    return this.lease.first >= this.end;
  }

  /** Items that it has and that are not committed. */
  get underWay(): number {
    return this.end - this.lease.first;
  }

  /** The lease belongs to somebody else: what is being examined for it is of no use. */
  lose(): void {
    this.lost.abort();
  }

  async run(): Promise<void> {
    const { lease, settings } = this;
    if (lease.attempts >= MOST_ATTEMPTS) {
      const result = settings.giveUp(this.item(lease.first));
      this.results.set(this.next, { ...result, hasFailed: true });
      this.next += 1;
      await this.commit();
    }
    const timer = setTimeout(() => {
      this.shedding = this.shed().catch(() => this.lose());
    }, this.target);
    try {
      // Two at a time, so that the thread need not wait for the next; one where the killer is to be found.
      const lanes = lease.isCareful ? 1 : 2;
      await Promise.all(Array.from({ length: lanes }, () => this.lane()));
    } finally {
      clearTimeout(timer);
    }
    await this.shedding;
    await this.commit();
  }

  private async lane(): Promise<void> {
    const { settings } = this;
    const signal = AbortSignal.any([this.lost.signal, settings.signal]);
    while (this.next < this.end && !signal.aborted) {
      const number = this.next;
      this.next += 1;
      const examined = settings.examine({ ...this.item(number), signal });
      const result = await orAborted(examined, signal);
      if (result === undefined) return;
      this.results.set(number, result);
      this.done += 1;
      const isDue = this.lease.isCareful || performance.now() - this.lastCommit > this.target;
      if (isDue && this.next < this.end) await this.commit();
    }
  }

  private item(number: number) {
    const { kind, settings, bodies } = this.lease;
    return { kind, settings, body: bodies[number - this.origin] };
  }

  private committing: Promise<void> = Promise.resolve();

  /** Stores the results of the items that are done, up to the first that is not. */
  private commit(): Promise<void> {
    // One at a time: each begins where the one before has ended.
    this.committing = this.committing.then(() => this.commitNow());
    return this.committing;
  }

  private async commitNow(): Promise<void> {
    const { lease, settings, database } = this;
    this.lastCommit = performance.now();
    const ready: CommittedResult[] = [];
    for (let number = lease.first; ; number += 1) {
      const result = this.results.get(number);
      if (result === undefined) break;
      ready.push(result);
    }
    if (ready.length === 0 || this.isLost) return;
    const from = lease.first;
    const isHeld = await persist(() => commit(database, lease, ready, settings.version), {
      ...(settings.onTrouble === undefined ? {} : { onWait: (error) => settings.onTrouble?.(error.message) }),
    });
    if (!isHeld) {
      this.lose();
      return;
    }
    for (let i = 0; i < ready.length; i += 1) this.results.delete(from + i);
    this.onDone(ready.length);
  }

  /** Gives away the items that are not begun. */
  private async shed(): Promise<void> {
    const rest = this.end - this.next;
    if (rest <= 0 || this.isLost) return;
    const from = this.next;
    // From here on no lane begins one of them.
    this.end = from;
    const perItem = (performance.now() - this.begun) / Math.max(1, this.done);
    const size = Math.max(1, Math.floor(this.target / perItem), Math.ceil(rest / MOST_RANGES));
    this.committing = this.committing.then(async () => {
      if (this.isLost) return;
      // All that was begun is committed: an empty range cannot be kept, so the rest goes back as it is.
      if (this.lease.first >= from) await persist(() => release(this.database, this.lease));
      else if (!(await persist(() => shed(this.database, this.lease, from, size)))) this.lose();
      this.hasShed = true;
    });
    await this.committing;
  }
}

/** Undefined as soon as the signal is raised: what is examined may take a while to notice. */
function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const onAbort = () => resolve(undefined);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
