// Joins reports over parts of one input into the report over all of it: rows in the order of the input, numbered
// again, one for each puzzle, with duplicates found across the parts. Holds one row of each report at a time, and
// the hashes.
import { type BatchRow, Duplicates, optionDifference } from '@crosshatch/core/report';
import { type ReportFormat, rowsIn } from './earlier-rows.js';
import { bodyOf, hashesIn } from './run.js';

export interface PartReport {
  readonly path: string;
  readonly format: ReportFormat;
}

export interface MergeResult {
  /** Rows that were in several reports. */
  readonly repeated: number;
  /** Parts such as `3/8` of which no row was found. */
  readonly missing: readonly string[];
}

interface Cursor {
  readonly path: string;
  readonly rows: AsyncGenerator<{ readonly row: BatchRow }, void, void>;
  row: BatchRow | undefined;
}

/** Yields the rows; returns what was odd. Throws a RangeError for reports that do not belong together. */
export async function* mergedRows(parts: readonly PartReport[]): AsyncGenerator<BatchRow, MergeResult, void> {
  const cursors: Cursor[] = [];
  for (const { path, format } of parts) cursors.push({ path, rows: rowsIn(path, format), row: undefined });
  for (const cursor of cursors) await advance(cursor);
  const seen = new SeenParts();
  const duplicates = new Duplicates();
  let id = 0;
  let repeated = 0;
  let options: { text: string; path: string } | undefined;
  for (;;) {
    const first = earliest(cursors);
    if (first?.row === undefined) return { repeated, missing: seen.missing() };
    const { row: found } = first;
    options ??= { text: found.options, path: first.path };
    let best = found;
    for (const cursor of cursors) {
      while (cursor.row !== undefined && samePuzzle(cursor.row, found)) {
        requireSameOptions(cursor.row, cursor.path, options);
        if (cursor.row !== found) repeated += 1;
        best = better(best, cursor.row, first.path, cursor.path);
        seen.note(cursor.row);
        await advance(cursor);
      }
    }
    id += 1;
    const { shard, ...body } = bodyOf(best);
    const hashes = hashesIn(best);
    yield { id, ...body, ...(hashes === undefined ? {} : duplicates.note(id, hashes)) };
  }
}

async function advance(cursor: Cursor): Promise<void> {
  const next = await cursor.rows.next();
  const row = next.done ? undefined : next.value.row;
  if (cursor.row !== undefined && row !== undefined && compare(row, cursor.row) < 0) {
    throw new RangeError(
      `${cursor.path}: its rows are not in the order of the input; was the run interrupted? Continue it with --resume`,
    );
  }
  cursor.row = row;
}

/** The report whose next row comes first in the input. */
function earliest(cursors: readonly Cursor[]): Cursor | undefined {
  let first: Cursor | undefined;
  for (const cursor of cursors) {
    if (cursor.row === undefined) continue;
    if (first?.row === undefined || compare(cursor.row, first.row) < 0) first = cursor;
  }
  return first;
}

/** By the place in the input. Reports that do not state it follow each other as they were named. */
function compare(a: BatchRow, b: BatchRow): number {
  if (a.shard === undefined || b.shard === undefined) return 0;
  return a.shard.source - b.shard.source || a.index - b.index;
}

function samePuzzle(a: BatchRow, b: BatchRow): boolean {
  return a.source === b.source && a.index === b.index;
}

function requireSameOptions(row: BatchRow, path: string, first: { text: string; path: string }): void {
  if (row.options === first.text) return;
  const difference = optionDifference(first.text, row.options);
  throw new RangeError(`${path} was made with other options than ${first.path}: ${difference}`);
}

const DECIDED = new Set(['unique', 'multiple', 'none', 'invalid']);

/** Of two rows of one puzzle the one that says more. */
function better(a: BatchRow, b: BatchRow, pathA: string, pathB: string): BatchRow {
  if (a.inputHash !== b.inputHash) {
    throw new RangeError(
      `${a.source} has different content in ${pathB} and ${pathA}; examine it again, then merge`,
    );
  }
  return DECIDED.has(b.verdict) && !DECIDED.has(a.verdict) ? b : a;
}

/** The parts of which there are rows. */
class SeenParts {
  private readonly parts = new Set<number>();
  private of = 0;

  note({ shard }: BatchRow): void {
    if (shard === undefined) return;
    if (this.of !== 0 && this.of !== shard.of)
      throw new RangeError(`the reports are parts of ${this.of} and of ${shard.of}; expected the same count`);
    this.of = shard.of;
    this.parts.add(shard.part);
  }

  missing(): string[] {
    const all = Array.from({ length: this.of }, (_, i) => i + 1);
    return all.filter((part) => !this.parts.has(part)).map((part) => `${part}/${this.of}`);
  }
}
