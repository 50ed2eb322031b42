// Runs a batch on the workers of a cluster. This process reads the sources and submits their puzzles, and writes the
// rows that come back in the order of the input. It holds a few sources and one page of rows at a time.
import { availableParallelism } from 'node:os';
import type { CollectedResult, NewItem } from '@crosshatch/cluster';
import type { Size } from '@crosshatch/core/model';
import {
  type BatchRow,
  type ExamineSettings,
  lostRow,
  type RowBody,
  unreadRow,
} from '@crosshatch/core/report';
import { type Thread, WorkerPool } from '@crosshatch/core/worker';
import type { EarlierRows } from '../batch/earlier-rows.js';
import type { FinishedRow } from '../batch/row-queue.js';
import { bodyOf } from '../batch/run.js';
import type { Scheduler } from '../batch/scheduler.js';
import type { BatchSource } from '../batch/sources.js';
import { type ExamineMethods, type SourceReading, silenceLimit } from '../examine/tasks.js';
import { UserError } from '../options/definition.js';
import { ChunkSizes } from './chunk-sizes.js';
import { type Connection, clusterError } from './connecting.js';
import { type BatchJobSettings, knownItem, newItem, type WeighedRow } from './items.js';

export interface ClusterSettings {
  readonly examine: ExamineSettings;
  readonly startThread: () => Thread;
  readonly signal: AbortSignal;
  readonly options: string;
  readonly earlier?: EarlierRows | undefined;
  readonly onSkipped?: (weight: number) => void;
  /** Versions of workers that may take puzzles. */
  readonly versions: readonly string[];
  /** For people: what is examined, and by whom it was submitted. */
  readonly name: string;
  readonly submitter: string;
  /** The same for a run that can be resumed. */
  readonly key?: string | undefined;
  readonly resume: boolean;
  /** A finished job is deleted instead of kept for `jobs`. */
  readonly leavesNoRecord?: boolean;
  /** Why a puzzle of this size is not examined; default: all are. */
  readonly refusal?: (size: Size) => string | undefined;
  /** Something that the user should know, while the run goes on. */
  readonly onNote?: (text: string) => void;
}

/** Most characters of puzzles in one transaction. */
const MOST_CHARACTERS = 500_000;
/** Milliseconds without a row before the user hears that there is no worker. */
const PATIENCE = 3000;

export class ClusterRun implements Scheduler {
  private readonly pool: WorkerPool<ExamineMethods>;
  private readonly sizes = new ChunkSizes();
  private job = '';
  /** Items of an earlier submission of this job, and how many of them are known to be the same. */
  private existing = 0;
  private verified = 0;
  private trouble: unknown;
  private lastId = 0;
  private buffer: NewItem[] = [];
  private characters = 0;
  private lastRow = performance.now();
  private hasNoted = false;
  private submitting: Promise<void> = Promise.resolve();

  constructor(
    private readonly connection: Connection,
    private readonly settings: ClusterSettings,
  ) {
    // Reading takes a small part of the time of examining: workers may share this machine.
    const size = Math.max(1, Math.floor(availableParallelism() / 2));
    this.pool = new WorkerPool(settings.startThread, { size, timers: globalThis });
  }

  async *rows(sources: AsyncIterable<BatchSource>): AsyncGenerator<FinishedRow, void, void> {
    const { cluster, address } = this.connection;
    try {
      yield* this.deliver(sources);
    } catch (error) {
      if (!(error instanceof cluster.JobLost)) throw clusterError(error, address);
      throw new UserError(
        `job ${this.job}: ${error.message}; repeat the command to submit it again`,
        'undecided',
      );
    }
  }

  private async *deliver(sources: AsyncIterable<BatchSource>): AsyncGenerator<FinishedRow, void, void> {
    const { settings, connection } = this;
    const { cluster, database } = connection;
    const { key, name, submitter, versions, resume, options, examine, earlier } = settings;
    const jobSettings: BatchJobSettings = { options, examine };
    const opened = await cluster.openJob(
      database,
      { key, kind: 'batch', name, submitter, versions, settings: JSON.stringify(jobSettings) },
      { continues: resume },
    );
    this.job = opened.id;
    this.existing = opened.items;
    const over = new AbortController();
    const signal = AbortSignal.any([settings.signal, over.signal]);
    this.submitting = this.submitAll(sources, signal).catch((error: unknown) => {
      this.trouble = error;
      over.abort();
    });
    const pages = cluster.collect(database, this.job, {
      signal,
      leaseSeconds: cluster.DEFAULT_LEASE_SECONDS,
      limit: () => this.verified,
      onWait: () => this.noteMissingWorkers(),
    });
    for await (const page of pages) {
      this.lastRow = performance.now();
      for (const result of page) {
        const { row, weight } = this.rowOf(result);
        yield { row, weight, isOwn: result.version !== undefined };
        earlier?.forget(row.source, row.index);
        if (settings.signal.aborted) return;
      }
    }
    if (this.trouble !== undefined) throw this.trouble;
    if (!settings.signal.aborted) await this.noteVersions();
  }

  async *rest(): AsyncGenerator<BatchRow, void, void> {
    for await (const row of this.settings.earlier?.rest() ?? []) {
      this.lastId += 1;
      yield { id: this.lastId, ...bodyOf(row) };
    }
  }

  async close(outcome: 'finished' | 'stopped'): Promise<void> {
    const { cluster, database } = this.connection;
    this.pool.close();
    await this.submitting;
    // A run that cannot be resumed would leave orphaned work.
    if (this.job !== '' && outcome === 'finished') {
      await cluster.finishJob(database, this.job);
      if (this.settings.leavesNoRecord) await cluster.deleteJob(database, this.job);
    } else if (this.job !== '' && this.settings.key === undefined) {
      await cluster.cancelJob(database, this.job).catch(() => {});
      await cluster.deleteJob(database, this.job).catch(() => {});
    }
    await database.end();
  }

  private rowOf({ number, body, sameAs, symmetricTo }: CollectedResult): { row: BatchRow; weight: number } {
    const { weight, ...row }: WeighedRow = JSON.parse(body);
    const id = number + 1;
    this.lastId = id;
    if (row.milliseconds !== undefined) this.sizes.note(row.milliseconds);
    const duplicate =
      sameAs !== undefined && sameAs < number
        ? ({ duplicateOf: sameAs + 1, duplicate: 'exact' } as const)
        : symmetricTo !== undefined && symmetricTo < number
          ? ({ duplicateOf: symmetricTo + 1, duplicate: 'symmetric' } as const)
          : {};
    return { row: { id, ...row, ...duplicate }, weight };
  }

  private async submitAll(sources: AsyncIterable<BatchSource>, signal: AbortSignal): Promise<void> {
    const { cluster, database } = this.connection;
    const reading: Promise<readonly NewItem[]>[] = [];
    const lookahead = availableParallelism() * 4;
    for await (const source of sources) {
      if (signal.aborted) return;
      const items = this.itemsOf(source);
      // An error is thrown when its turn comes.
      items.catch(() => {});
      reading.push(items);
      if (reading.length >= lookahead) await this.add((await reading.shift()) ?? [], signal);
    }
    for (const items of reading) await this.add(await items, signal);
    await this.flush();
    if (signal.aborted) return;
    if (this.verified < this.existing) await this.truncate();
    await cluster.persist(() => cluster.endSubmission(database, this.job));
  }

  /** The puzzles of a source, or the row that says why there are none. */
  private async itemsOf({
    source,
    weight,
    isFromFolder,
    content,
    shard,
  }: BatchSource): Promise<readonly NewItem[]> {
    const { options, earlier, examine, signal, onSkipped } = this.settings;
    const origin = {
      source,
      ...(content.ok ? { inputHash: content.hash } : {}),
      ...(shard === undefined ? {} : { shard }),
    };
    if (!content.ok) return [knownItem(unreadRow({ ...origin, options }, content), weight)];
    if (earlier?.about(source, content.hash) === 'unread')
      return [knownItem(bodyOf(await earlier.row(source, 1)), weight)];
    let reading: SourceReading | undefined;
    const outcome = await this.pool.run(
      'read',
      { source: content.input, settings: examine, examinesOnly: false },
      {
        signal,
        silence: silenceLimit(examine),
        onProgress: (news) => {
          if (news.kind === 'read') reading = news.reading;
        },
      },
    );
    if (reading === undefined)
      return outcome.kind === 'result' ? [] : [knownItem(lostRow({ ...origin, options }, outcome), weight)];
    if (!reading.ok && isFromFolder && reading.isForeign) {
      onSkipped?.(weight);
      return [];
    }
    if (!reading.ok) return [knownItem(unreadRow({ ...origin, options }, reading), weight)];
    const { heads, documents } = reading;
    const message = heads.map((head) => this.settings.refusal?.(head)).find((text) => text !== undefined);
    if (message !== undefined) {
      const faults = [{ code: 'cannot-read', message }] as const;
      return [knownItem(unreadRow({ ...origin, options }, { faults }), weight)];
    }
    const share = weight / Math.max(1, heads.length);
    return Promise.all(
      heads.map(async (head, i) => {
        const index = i + 1;
        const earlierRow = await this.earlierRow(source, index);
        if (earlierRow !== undefined) return knownItem(earlierRow, share);
        return newItem({ origin, index, head, document: documents[i], weight: share });
      }),
    );
  }

  private async earlierRow(source: string, index: number): Promise<RowBody | undefined> {
    const { earlier } = this.settings;
    return earlier?.has(source, index) ? bodyOf(await earlier.row(source, index)) : undefined;
  }

  private async add(items: readonly NewItem[], signal: AbortSignal): Promise<void> {
    for (const item of items) {
      if (signal.aborted) return;
      this.buffer.push(item);
      this.characters += item.body.length + (item.result?.body.length ?? 0);
      if (this.buffer.length >= this.sizes.next || this.characters >= MOST_CHARACTERS) await this.flush();
    }
  }

  /** Submits what has come together. What an earlier submission has already is compared with it instead. */
  private async flush(): Promise<void> {
    const { cluster, database } = this.connection;
    let items = this.buffer;
    this.buffer = [];
    this.characters = 0;
    if (this.verified < this.existing) {
      const from = this.verified;
      const to = Math.min(this.existing, from + items.length);
      const there = await cluster.persist(() => cluster.digests(database, this.job, from, to));
      const same = there.findIndex((digest, i) => digest !== items[i].digest);
      this.verified += same < 0 ? there.length : same;
      items = items.slice(this.verified - from);
      if (same >= 0) await this.truncate();
    }
    if (items.length === 0) return;
    const known = this.verified;
    this.verified = await cluster.submit(database, this.job, known, items);
    this.sizes.grow();
  }

  private async truncate(): Promise<void> {
    const { cluster, database } = this.connection;
    await cluster.persist(() => cluster.truncateJob(database, this.job, this.verified));
    this.existing = this.verified;
  }

  private async noteMissingWorkers(): Promise<void> {
    const { onNote, versions } = this.settings;
    const { cluster, database } = this.connection;
    if (this.hasNoted || onNote === undefined || performance.now() - this.lastRow < PATIENCE) return;
    this.hasNoted = true;
    const { workers } = await cluster.clusterStatus(database);
    const there = workers.filter(({ isLost }) => !isLost);
    if (there.some((worker) => versions.includes(worker.version))) return;
    const others = [...new Set(there.map((worker) => worker.version))].join(', ');
    onNote(
      others === ''
        ? 'no worker is connected; start some with: crosshatch worker'
        : `no worker of version ${versions.join(' or ')} is connected, only of ${others}`,
    );
  }

  private async noteVersions(): Promise<void> {
    const { cluster, database } = this.connection;
    const counts = await cluster.versionsOf(database, this.job);
    if (counts.size < 2) return;
    const parts = [...counts].map(([version, count]) => `${count} by ${version}`);
    this.settings.onNote?.(`rows were made by workers of several versions: ${parts.join(', ')}`);
  }
}
