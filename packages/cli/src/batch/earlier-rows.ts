// The rows of an earlier run in a report. Memory holds only their positions; a row is read when it is needed. An
// incomplete last row is ignored, and its puzzle is examined again.

import { type FileHandle, open } from 'node:fs/promises';
import { type BatchRow, optionDifference } from '@crosshatch/core/report';
import { linesOf } from '../input/lines.js';
import { UsageError } from '../options/definition.js';
import { CSV_HEADER, rowFromCsv } from './csv.js';

export type ReportFormat = 'ndjson' | 'csv';

/** The position of a line in the file in bytes, without its line feed. */
interface Place {
  readonly offset: number;
  readonly length: number;
}

interface EarlierSource {
  readonly hash: string;
  /** The only row says that the source is unreadable, so there is no need to parse it again. */
  readonly isUnread: boolean;
  readonly places: Map<number, Place>;
}

export class EarlierRows {
  private constructor(
    private readonly file: FileHandle,
    private readonly format: ReportFormat,
    private readonly sources: Map<string, EarlierSource>,
  ) {}

  /** Throws a UserError if the rows were made with other options, and a RangeError if the file is not a report. */
  static async open(path: string, format: ReportFormat, options: string): Promise<EarlierRows> {
    const sources = new Map<string, EarlierSource>();
    for await (const { row, place } of rowsIn(path, format)) {
      if (row.options !== options) {
        const difference = optionDifference(row.options, options);
        throw new UsageError(
          `${path}: this report was made with other options: ${difference}\n` +
            'Repeat the options of that run, start over with --force, or choose another file.',
        );
      }
      // Inputs that could not be read are tried again.
      if (row.inputHash === undefined) continue;
      const known = sources.get(row.source);
      if (known?.hash === row.inputHash) known.places.set(row.index, place);
      else sources.set(row.source, sourceOf(row, row.inputHash, place));
    }
    return new EarlierRows(await open(path), format, sources);
  }

  /** Number of sources with rows. */
  get size(): number {
    return this.sources.size;
  }

  /** Drops the rows of all other sources. Returns the number of dropped sources. */
  keepOnly(names: ReadonlySet<string>): number {
    const before = this.sources.size;
    for (const source of this.sources.keys()) if (!names.has(source)) this.sources.delete(source);
    return before - this.sources.size;
  }

  /** What is known about a source with this content. Rows of a different content are dropped. */
  about(source: string, hash: string): 'nothing' | 'unread' | 'puzzles' {
    const known = this.sources.get(source);
    if (known === undefined) return 'nothing';
    if (known.hash === hash) return known.isUnread ? 'unread' : 'puzzles';
    this.sources.delete(source);
    return 'nothing';
  }

  has(source: string, index: number): boolean {
    return this.sources.get(source)?.places.has(index) ?? false;
  }

  async row(source: string, index: number): Promise<BatchRow> {
    const { offset, length } = this.sources.get(source)?.places.get(index) ?? { offset: 0, length: 0 };
    const { buffer } = await this.file.read({ buffer: Buffer.alloc(length), length, position: offset });
    const row = rowFrom(buffer.toString('utf8'), this.format);
    if (row === undefined) throw new Error(`The earlier row of ${source} #${index} is gone.`);
    return row;
  }

  /** Drops a row after it was written to the new report. */
  forget(source: string, index: number): void {
    const known = this.sources.get(source);
    known?.places.delete(index);
    if (known?.places.size === 0) this.sources.delete(source);
  }

  async *rest(): AsyncGenerator<BatchRow, void, void> {
    for (const [source, { places }] of this.sources)
      for (const index of places.keys()) yield await this.row(source, index);
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

function sourceOf(row: BatchRow, hash: string, place: Place): EarlierSource {
  return { hash, isUnread: row.width === undefined, places: new Map([[row.index, place]]) };
}

/** All complete rows of a report. Throws a RangeError with the number of an invalid line. */
export async function* rowsIn(
  path: string,
  format: ReportFormat,
): AsyncGenerator<{ row: BatchRow; place: Place; text: string }, void, void> {
  let offset = 0;
  let number = 0;
  for await (const { text, length } of wholeLines(path)) {
    number += 1;
    const place = { offset, length };
    offset += length + 1;
    if (format === 'csv' && number === 1 && text === CSV_HEADER) continue;
    // Reports of earlier versions have fewer columns and fields.
    if (format === 'csv' && number === 1 && text.startsWith('id,source,')) throw new RangeError(OUTDATED);
    const row = rowFrom(text, format);
    if (row === undefined || !(row.id >= 1) || typeof row.verdict !== 'string')
      throw new RangeError(`line ${number} is not a batch row in ${format.toUpperCase()}`);
    if (typeof row.options !== 'string') throw new RangeError(OUTDATED);
    yield { row, place, text };
  }
}

const OUTDATED = 'it was written by an earlier version, and its rows lack the input hash and the options';

function rowFrom(line: string, format: ReportFormat): BatchRow | undefined {
  if (format === 'csv') return rowFromCsv(line);
  try {
    return JSON.parse(line) ?? undefined;
  } catch {
    return undefined;
  }
}

/** All lines that end with a line feed. */
async function* wholeLines(path: string): AsyncGenerator<{ text: string; length: number }, void, void> {
  for await (const { bytes, isWhole } of linesOf(path)) {
    if (isWhole) yield { text: bytes.toString('utf8'), length: bytes.length };
  }
}
