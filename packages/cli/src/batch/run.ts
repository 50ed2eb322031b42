// Runs a batch: passes sources to the pool as it has room, distributes the puzzles of sources with several, and
// returns their rows. The number of puzzles in progress is bounded, whatever the length of the input.
import {
  type BatchRow,
  type Examination,
  type Hashes,
  lostRow,
  type PuzzleHead,
  type RowBody,
  type RowOrigin,
  rowOf,
  unreadRow,
} from '@crosshatch/core/report';
import { type Outcome, type Thread, WorkerPool } from '@crosshatch/core/worker';
import type { PackedDocument } from '../examine/packed-document.js';
import {
  type ExamineMethods,
  type ExamineProgress,
  type SourceReading,
  silenceLimit,
  type ThreadSettings,
} from '../examine/tasks.js';
import type { EarlierRows } from './earlier-rows.js';
import { type FinishedRow, type Order, type PuzzleEntry, RowQueue, type SourceSlot } from './row-queue.js';
import type { Scheduler } from './scheduler.js';
import type { BatchSource } from './sources.js';

export interface BatchSettings {
  readonly threads: number;
  readonly examine: ThreadSettings;
  readonly order: Order;
  readonly startThread: () => Thread;
  readonly signal: AbortSignal;
  /** The options that the rows depend on. */
  readonly options: string;
  /** Rows of an earlier run, whose puzzles are not examined again. */
  readonly earlier?: EarlierRows | undefined;
  /** Called with the weight of a file in a folder that is not a puzzle file. */
  readonly onSkipped?: (weight: number) => void;
}

/** Maximum distance between the oldest unfinished and the newest started puzzle: a slow one does not block others. */
const LOOKAHEAD = 1000;

/** A source whose puzzles are distributed over the workers. */
interface OpenSource {
  readonly slot: SourceSlot;
  readonly origin: RowOrigin;
  readonly entries: readonly PuzzleEntry[];
  readonly heads: readonly PuzzleHead[];
  readonly documents: readonly PackedDocument[];
  next: number;
}

/** On the threads of this machine. */
export class BatchRun implements Scheduler {
  private readonly pool: WorkerPool<ExamineMethods>;
  private readonly queue: RowQueue;
  /** In the order of the input. */
  private readonly open: OpenSource[] = [];
  private isAllBegun = false;
  private error: unknown;

  constructor(private readonly settings: BatchSettings) {
    this.pool = new WorkerPool(settings.startThread, { size: settings.threads, timers: globalThis });
    this.queue = new RowQueue(settings.order);
  }

  /** Ends early, after a complete row, if the signal is aborted. */
  async *rows(sources: AsyncIterable<BatchSource>): AsyncGenerator<FinishedRow, void, void> {
    const { signal, earlier } = this.settings;
    const onAbort = () => this.wake();
    signal.addEventListener('abort', onAbort);
    void this.beginAll(sources).catch((error: unknown) => this.fail(error));
    try {
      while (!signal.aborted) {
        for (let next = this.queue.take(); next !== undefined; next = this.queue.take()) {
          yield next;
          earlier?.forget(next.row.source, next.row.index);
        }
        if (this.error !== undefined) throw this.error;
        // Taking rows may have made room for more input.
        this.advance();
        // The signal may have been aborted while a row was written; no event would follow.
        if (signal.aborted || (this.isAllBegun && this.queue.isEmpty)) break;
        await this.nextEvent();
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  /** After an interrupted run: the earlier rows that it did not reach, with new numbers. */
  async *rest(): AsyncGenerator<BatchRow, void, void> {
    for await (const row of this.settings.earlier?.rest() ?? [])
      yield this.queue.numberedOn(bodyOf(row), hashesIn(row));
  }

  async close(): Promise<void> {
    this.pool.close();
  }

  private async beginAll(sources: AsyncIterable<BatchSource>): Promise<void> {
    const { signal } = this.settings;
    for await (const source of sources) {
      if (signal.aborted) return;
      this.begin(source);
      while (this.isFull() && !signal.aborted) await this.nextEvent();
    }
    this.isAllBegun = true;
    this.wake();
  }

  private begin({ source, weight, isFromFolder, content, shard }: BatchSource): void {
    const { options, earlier, examine } = this.settings;
    const origin = {
      source,
      options,
      ...(content.ok ? { inputHash: content.hash } : {}),
      ...(shard === undefined ? {} : { shard }),
    };
    const slot = this.queue.add(weight);
    if (!content.ok) {
      this.unread(slot, unreadRow(origin, content));
      this.advance();
      return;
    }
    const known = earlier?.about(source, content.hash) ?? 'nothing';
    if (known === 'unread') {
      const [entry] = this.queue.known(slot, 1);
      this.queue.begin(slot);
      this.reuse(slot, entry, source);
      return;
    }
    /** The only puzzle of the source, which the worker examines in the same call. */
    let only: { entry: PuzzleEntry; head: PuzzleHead; hashes?: Hashes } | undefined;
    const onProgress = (news: ExamineProgress) => {
      if (news.kind === 'hashes') {
        if (only === undefined) return;
        only.hashes = news.hashes;
        this.queue.hashed(only.entry, news.hashes);
      } else if (slot.entries === undefined) {
        // Otherwise this is a retry, and the first worker crashed after it had read the source.
        const [entry, head] = this.read(slot, origin, news.reading, isFromFolder);
        if (entry !== undefined && head !== undefined) only = { entry, head };
      }
      this.advance();
    };
    const examinesOnly = known === 'nothing';
    const params = { source: content.input, settings: examine, examinesOnly };
    void this.pool.run('read', params, { onProgress, silence: silenceLimit(examine) }).then((outcome) => {
      if (outcome.kind === 'cancelled') return;
      if (only !== undefined) {
        const row = rowOf(origin, 1, only.head, examined(outcome), only.hashes, examine.grade);
        this.queue.done(slot, only.entry, row, only.hashes);
      } else if (slot.entries === undefined && outcome.kind !== 'result') {
        this.unread(slot, lostRow(origin, outcome));
      }
      this.advance();
    });
  }

  /** Stores the contents of a source. Returns entry and head of a puzzle that the worker examines in the same call. */
  private read(
    slot: SourceSlot,
    origin: RowOrigin,
    reading: SourceReading,
    isFromFolder: boolean,
  ): [PuzzleEntry?, PuzzleHead?] {
    if (!reading.ok && isFromFolder && reading.isForeign) {
      this.queue.known(slot, 0);
      this.settings.onSkipped?.(slot.weight);
      return [];
    }
    if (!reading.ok) {
      this.unread(slot, unreadRow(origin, reading));
      return [];
    }
    const { heads, documents } = reading;
    const entries = this.queue.known(slot, heads.length);
    if (documents.length === 0) {
      this.queue.begin(slot);
      return [entries[0], heads[0]];
    }
    const before = this.open.findIndex((deal) => deal.slot.number > slot.number);
    const deal = { slot, origin, entries, heads, documents, next: 0 };
    this.open.splice(before < 0 ? this.open.length : before, 0, deal);
    return [];
  }

  private unread(slot: SourceSlot, row: RowBody): void {
    const [entry] = this.queue.known(slot, 1);
    this.queue.begin(slot);
    this.queue.done(slot, entry, row, undefined);
  }

  private reuse(slot: SourceSlot, entry: PuzzleEntry, source: string): void {
    this.settings.earlier
      ?.row(source, entry.index)
      .then((row) => {
        this.queue.done(slot, entry, bodyOf(row), hashesIn(row), false);
        this.advance();
      })
      .catch((error: unknown) => this.fail(error));
  }

  /** Starts as many puzzles as there is room for, and wakes all waiters. */
  private advance(): void {
    for (let [deal] = this.open; deal !== undefined && this.canStart(deal); [deal] = this.open) {
      this.queue.begin(deal.slot);
      this.examine(deal, deal.next);
      deal.next += 1;
      if (deal.next === deal.entries.length) this.open.shift();
    }
    this.wake();
  }

  private examine({ slot, origin, entries, heads, documents }: OpenSource, i: number): void {
    const { examine, earlier } = this.settings;
    const entry = entries[i];
    if (earlier?.has(origin.source, entry.index)) {
      this.reuse(slot, entry, origin.source);
      return;
    }
    let hashes: Hashes | undefined;
    const onProgress = (news: ExamineProgress) => {
      if (news.kind !== 'hashes') return;
      hashes = news.hashes;
      this.queue.hashed(entry, hashes);
      this.advance();
    };
    const params = { document: documents[i], settings: examine };
    void this.pool.run('examine', params, { onProgress, silence: silenceLimit(examine) }).then((outcome) => {
      if (outcome.kind === 'cancelled') return;
      const row = rowOf(origin, entry.index, heads[i], outcome, hashes, examine.grade);
      this.queue.done(slot, entry, row, hashes);
      this.advance();
    });
  }

  private hasRoom(): boolean {
    return this.pool.load < this.settings.threads * 2 && this.queue.ready < LOOKAHEAD;
  }

  /** The oldest source is limited only by its own puzzles. */
  private canStart({ slot }: OpenSource): boolean {
    const underWay = this.queue.isFirst(slot) ? slot.begun - slot.given : this.queue.underWay;
    return underWay < LOOKAHEAD && this.hasRoom();
  }

  private isFull(): boolean {
    const underWay = Math.max(this.queue.open, this.queue.underWay);
    return this.open.length > 0 || underWay >= LOOKAHEAD || !this.hasRoom();
  }

  private fail(error: unknown): void {
    this.error ??= error;
    this.wake();
  }

  private wake: () => void = () => {};
  /** Resolves for all waiters when `wake` is called. */
  private news: Promise<void> | undefined;

  private nextEvent(): Promise<void> {
    this.news ??= new Promise((resolve) => {
      this.wake = () => {
        this.news = undefined;
        resolve();
      };
    });
    return this.news;
  }
}

function examined(outcome: Outcome<Examination | null>): Outcome<Examination> {
  if (outcome.kind !== 'result') return outcome;
  const { result } = outcome;
  return result === null
    ? { kind: 'crashed', message: 'the worker returned no examination' }
    : { kind: 'result', result };
}

/** An earlier row without the fields that depend on the order of the input. */
export function bodyOf({ id, duplicateOf, duplicate, ...body }: BatchRow): RowBody {
  return body;
}

export function hashesIn({ hash, symmetryHash }: BatchRow): Hashes | undefined {
  return hash === undefined || symmetryHash === undefined ? undefined : { hash, symmetryHash };
}
