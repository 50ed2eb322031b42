// The order of a batch: sources in the order of the input, each with its puzzles once they are known.
// Numbers puzzles and finds duplicates in that order, and gives rows out in it or as they are done.
import {
  type BatchRow,
  type DuplicateInfo,
  Duplicates,
  type Hashes,
  type RowBody,
} from '@crosshatch/core/report';

export const ORDERS = ['input', 'done'] as const;
export type Order = (typeof ORDERS)[number];

/** One puzzle that has no row yet. */
export interface PuzzleEntry {
  /** Within its source, from 1. */
  readonly index: number;
  /** Undefined until the puzzles of all sources before are known. */
  id?: number;
  /** Null when it has none: it could not be read, or its worker crashed before. */
  hashes?: Hashes | null;
  /** Undefined until the hashes of all puzzles before are known. */
  duplicate?: DuplicateInfo;
  body?: RowBody;
  /** Whether this run made the row. */
  isOwn: boolean;
}

export interface SourceSlot {
  readonly number: number;
  readonly weight: number;
  /** Undefined until it is read. */
  entries: readonly PuzzleEntry[] | undefined;
  /** How many of its puzzles are begun, and how many have been given out. */
  begun: number;
  given: number;
}

export interface FinishedRow {
  readonly row: BatchRow;
  /** How much of the input it stands for. */
  readonly weight: number;
  readonly isOwn: boolean;
}

export class RowQueue {
  private readonly duplicates = new Duplicates();
  /** From the oldest that is not given out completely. */
  private readonly slots: SourceSlot[] = [];
  /** How many of the slots are numbered, and where the search for duplicates stands. */
  private numbered = 0;
  private noted = { slot: 0, entry: 0 };
  private readonly finished: FinishedRow[] = [];
  private sources = 0;
  private puzzles = 0;
  private lastTaken = 0;
  /** Puzzles that are begun and not given out. */
  underWay = 0;

  constructor(private readonly order: Order) {}

  /** Sources that are not given out completely. */
  get open(): number {
    return this.slots.length;
  }

  /** Rows that wait to be taken. */
  get ready(): number {
    return this.finished.length;
  }

  get isEmpty(): boolean {
    return this.slots.length === 0 && this.finished.length === 0;
  }

  /** Whether everything before this source is given out. */
  isFirst(slot: SourceSlot): boolean {
    return this.slots[0] === slot;
  }

  add(weight: number): SourceSlot {
    this.sources += 1;
    const slot: SourceSlot = { number: this.sources, weight, entries: undefined, begun: 0, given: 0 };
    this.slots.push(slot);
    return slot;
  }

  /** The source has so many puzzles. */
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

  /** For after the end: a row that was not in the queue, with the next free number. */
  numberedOn(body: RowBody, hashes: Hashes | undefined): BatchRow {
    this.lastTaken += 1;
    const id = this.lastTaken;
    const found = hashes === undefined ? {} : this.duplicates.note(id, hashes);
    // Of a puzzle that has no row in this report it can't be a copy; most likely it is that very puzzle.
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
    // The entry may live on for a while, the row need not.
    delete entry.body;
    const weight = slot.weight / Math.max(1, slot.entries?.length ?? 1);
    this.finished.push({ row: { id, ...body, ...duplicate }, weight, isOwn });
  }
}
