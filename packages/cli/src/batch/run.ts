// Runs a batch: hands puzzles to the pool as it has room, finds duplicates in the order of the input, and
// gives out rows in that order or as they are done. However long the input, only a bounded number of
// puzzles is under way.
import type { Examination, ExamineSettings, Hashes } from '../examine/examine.js';
import { type PoolThread, WorkerPool } from '../examine/pool.js';
import type { ExamineTask } from '../examine/worker.js';
import { type DuplicateInfo, Duplicates } from './duplicates.js';
import type { BatchItem } from './items.js';
import { type BatchRow, type EarlierRow, invalidRow, rowOf } from './row.js';

export const ORDERS = ['input', 'done'] as const;
export type Order = (typeof ORDERS)[number];

export interface BatchSettings {
  readonly threads: number;
  readonly examine: ExamineSettings;
  readonly order: Order;
  readonly startThread: () => PoolThread;
  readonly signal: AbortSignal;
  /** Rows of an earlier run: their puzzles are not done again. */
  readonly done?: readonly EarlierRow[];
}

/** Puzzles between the oldest without a row and the newest begun: one that takes long holds up no others. */
const LOOKAHEAD = 1000;

/** One puzzle under way. */
interface Entry {
  readonly item: BatchItem;
  /** `null` when it has none: it is no puzzle, or its worker crashed before. */
  hashes: Hashes | null | undefined;
  duplicate: DuplicateInfo | undefined;
  row: BatchRow | undefined;
}

/** The rows of a batch. Ends early, with whole rows only, when the signal is raised. */
export async function* batchRows(
  items: AsyncIterable<BatchItem>,
  settings: BatchSettings,
): AsyncGenerator<BatchRow, void, void> {
  const run = new BatchRun(settings);
  try {
    yield* run.rows(items);
  } finally {
    run.close();
  }
}

class BatchRun {
  private readonly pool: WorkerPool<ExamineTask, Hashes, Examination>;
  private readonly duplicates = new Duplicates();
  private readonly skip: Set<number>;
  /** In the order of the input, from the oldest that has no row yet. */
  private entries: Entry[] = [];
  /** Rows to give out. */
  private readonly ready: BatchRow[] = [];
  private isAllBegun = false;
  private wake: () => void = () => {};

  constructor(private readonly settings: BatchSettings) {
    this.pool = new WorkerPool(settings.startThread, settings.threads);
    this.skip = new Set(settings.done?.map((row) => row.id));
    for (const row of settings.done ?? []) this.duplicates.recall(row);
  }

  async *rows(items: AsyncIterable<BatchItem>): AsyncGenerator<BatchRow, void, void> {
    const { signal } = this.settings;
    const onAbort = () => this.wake();
    signal.addEventListener('abort', onAbort);
    const beginning = this.beginAll(items);
    // Its trouble is met below; until then it must not count as unheard.
    beginning.catch(onAbort);
    try {
      while (!signal.aborted) {
        for (let row = this.ready.shift(); row !== undefined; row = this.ready.shift()) yield row;
        // Rows that waited to be taken may have held up the input.
        this.wake();
        if (this.isAllBegun && this.entries.length === 0 && this.ready.length === 0) break;
        await this.somethingNew();
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
    if (!signal.aborted) await beginning;
  }

  close(): void {
    this.pool.close();
  }

  private async beginAll(items: AsyncIterable<BatchItem>): Promise<void> {
    try {
      for await (const item of items) {
        if (this.settings.signal.aborted) return;
        if (this.skip.has(item.id)) continue;
        this.begin(item);
        while (this.isFull() && !this.settings.signal.aborted) await this.somethingNew();
      }
    } finally {
      this.isAllBegun = true;
      this.wake();
    }
  }

  private isFull(): boolean {
    const underWay = this.entries.length + this.ready.length;
    return underWay >= LOOKAHEAD || this.pool.load >= this.settings.threads * 2;
  }

  private begin(item: BatchItem): void {
    const entry: Entry = { item, hashes: undefined, duplicate: undefined, row: undefined };
    this.entries.push(entry);
    const { document, faults } = item;
    if (document === undefined) {
      entry.hashes = null;
      entry.row = invalidRow(item, faults ?? []);
      this.advance();
      return;
    }
    const { examine } = this.settings;
    const limit = examine.seconds === undefined ? undefined : examine.seconds * 2000 + 5000;
    const onNews = (hashes: Hashes) => {
      entry.hashes = hashes;
      this.advance();
    };
    void this.pool.run({ document, settings: examine }, { onNews, limit }).then((outcome) => {
      entry.hashes ??= null;
      entry.row = rowOf(item, outcome, entry.hashes ?? undefined, examine.grade);
      this.advance();
    });
  }

  /** Moves on as far as what is known allows, and wakes whoever waits for it. */
  private advance(): void {
    for (const entry of this.entries) {
      if (entry.hashes === undefined) break;
      entry.duplicate ??= entry.hashes === null ? {} : this.duplicates.note(entry.item.id, entry.hashes);
    }
    const isFinished = ({ row, duplicate }: Entry) => row !== undefined && duplicate !== undefined;
    const isOrdered = this.settings.order === 'input';
    const firstOpen = this.entries.findIndex((entry) => !isFinished(entry));
    const end = firstOpen < 0 ? this.entries.length : firstOpen;
    const finished = isOrdered ? this.entries.slice(0, end) : this.entries.filter(isFinished);
    if (finished.length > 0) {
      this.entries = isOrdered ? this.entries.slice(end) : this.entries.filter((entry) => !isFinished(entry));
      for (const { row, duplicate } of finished)
        if (row !== undefined) this.ready.push({ ...row, ...duplicate });
    }
    this.wake();
  }

  /** Resolves when `wake` is called, for all who wait. */
  private news: Promise<void> | undefined;

  private somethingNew(): Promise<void> {
    this.news ??= new Promise((resolve) => {
      this.wake = () => {
        this.news = undefined;
        resolve();
      };
    });
    return this.news;
  }
}
