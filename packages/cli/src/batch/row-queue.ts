// The order of a batch. Sources are kept in the order of the input, each with its puzzles once they are known.
// Puzzles are numbered and compared for duplicates in that order; rows are returned in it or as they are finished.
import {
  type BatchRow,
  type DuplicateInfo,
  Duplicates,
  type Hashes,
  type RowBody,
} from '@crosshatch/core/report';

export const ORDERS = ['input', 'done'] as const;
export type Order = (typeof ORDERS)[number];

/** A puzzle without a row so far. */
export interface PuzzleEntry {
  /** Within its source, from 1. */
  readonly index: number;
  /** Undefined until the puzzles of all earlier sources are known. */
  id?: number;
  /** Null if there are none: the source is unreadable, or the worker crashed first. */
  hashes?: Hashes | null;
  /** Undefined until the hashes of all earlier puzzles are known. */
  duplicate?: DuplicateInfo;
  body?: RowBody;
  /** Whether the row was made by this run. */
  isOwn: boolean;
}

export interface SourceSlot {
  readonly number: number;
  readonly weight: number;
  /** Undefined until the source is read. */
  entries: readonly PuzzleEntry[] | undefined;
  /** Number of puzzles started, and number of rows returned. */
  begun: number;
  given: number;
}

export interface FinishedRow {
  readonly row: BatchRow;
  /** The share of the input in bytes, for the progress bar. */
  readonly weight: number;
  readonly isOwn: boolean;
}

export class RowQueue {
  private readonly duplicates = new Duplicates();
  /** Starts with the oldest source that has rows to return. */
  private readonly slots: SourceSlot[] = [];
  /** Number of numbered slots, and the position of the search for duplicates. */
  private numbered = 0;
  private noted = { slot: 0, entry: 0 };
  private readonly finished: FinishedRow[] = [];
  private sources = 0;
  private puzzles = 0;
  private lastTaken = 0;
  /** Puzzles started whose rows are not returned. */
  underWay = 0;

  constructor(private readonly order: Order) {}

  /** Sources with rows to return. */
  get open(): number {
    return this.slots.length;
  }

  /** Finished rows that are not taken yet. */
  get ready(): number {
    return this.finished.length;
  }

  get isEmpty(): boolean {
    return this.slots.length === 0 && this.finished.length === 0;
  }

  /** Whether all rows of earlier sources are returned. */
  isFirst(slot: SourceSlot): boolean {
    return this.slots[0] === slot;
  }

  add(weight: number): SourceSlot {
    this.sources += 1;
    const slot: SourceSlot = { number: this.sources, weight, entries: undefined, begun: 0, given: 0 };
    this.slots.push(slot);
    return slot;
  }

  /** Sets the number of puzzles of a source. */
  known(slot: SourceSlot, count: number): readonly PuzzleEntry[] {
    const entries = Array.from({ length: count }, (_, i): PuzzleEntry => ({ index: i + 1, isOwn: true }));
    slot.entries = entries;
    this.advance();
    return entries;
  }

  begin(slot: SourceSlot): void {
    slot.begun += 1;
    this.underWay += 1;
  }

  hashed(entry: PuzzleEntry, hashes: Hashes): void {
    entry.hashes ??= hashes;
    this.advance();
  }

  done(slot: SourceSlot, entry: PuzzleEntry, body: RowBody, hashes: Hashes | undefined, isOwn = true): void {
    entry.body = body;
    entry.isOwn = isOwn;
    entry.hashes ??= hashes ?? null;
    if (this.order === 'done' && entry.duplicate !== undefined) this.give(slot, entry);
    this.advance();
  }

  take(): FinishedRow | undefined {
    const next = this.finished.shift();
    if (next !== undefined) this.lastTaken = Math.max(this.lastTaken, next.row.id);
    return next;
  }

  /** After the run: numbers a row that was not in the queue. */
  numberedOn(body: RowBody, hashes: Hashes | undefined): BatchRow {
    this.lastTaken += 1;
    const id = this.lastTaken;
    const found = hashes === undefined ? {} : this.duplicates.note(id, hashes);
    // A puzzle without a row in this report cannot be the original; most likely it is this puzzle.
    const isOpen = found.duplicateOf !== undefined && this.openIds().has(found.duplicateOf);
    return { id, ...body, ...(isOpen ? {} : found) };
  }

  private openIds(): Set<number> {
    const entries = this.slots.flatMap(({ entries = [] }) => entries);
    const ids = entries.flatMap(({ id }) => id ?? []);
    return new Set([...ids, ...this.finished.map(({ row }) => row.id)]);
  }

  private advance(): void {
    this.numberAll();
    this.noteAll();
    for (let first = this.slots[0]; first?.entries !== undefined; first = this.slots[0]) {
      if (this.order === 'input') this.giveInOrder(first);
      if (first.given < first.entries.length || this.noted.slot === 0) return;
      this.slots.shift();
      this.numbered -= 1;
      this.noted.slot -= 1;
    }
  }

  private numberAll(): void {
    for (; this.numbered < this.slots.length; this.numbered++) {
      const { entries } = this.slots[this.numbered];
      if (entries === undefined) return;
      for (const entry of entries) {
        this.puzzles += 1;
        entry.id = this.puzzles;
      }
    }
  }

  private noteAll(): void {
    for (; this.noted.slot < this.numbered; this.noted = { slot: this.noted.slot + 1, entry: 0 }) {
      const slot = this.slots[this.noted.slot];
      const entries = slot.entries ?? [];
      for (; this.noted.entry < entries.length; this.noted.entry++) {
        const entry = entries[this.noted.entry];
        if (entry.hashes === undefined || entry.id === undefined) return;
        entry.duplicate = entry.hashes === null ? {} : this.duplicates.note(entry.id, entry.hashes);
        if (this.order === 'done' && entry.body !== undefined) this.give(slot, entry);
      }
    }
  }

  private giveInOrder(slot: SourceSlot): void {
    const entries = slot.entries ?? [];
    while (slot.given < entries.length) {
      const entry = entries[slot.given];
      if (entry.body === undefined || entry.duplicate === undefined) return;
      this.give(slot, entry);
    }
  }

  private give(slot: SourceSlot, entry: PuzzleEntry): void {
    const { id, body, duplicate, isOwn } = entry;
    if (id === undefined || body === undefined) return;
    slot.given += 1;
    this.underWay -= 1;
    // The entry may be referenced for a while; free its row.
    delete entry.body;
    const weight = slot.weight / Math.max(1, slot.entries?.length ?? 1);
    this.finished.push({ row: { id, ...body, ...duplicate }, weight, isOwn });
  }
}
