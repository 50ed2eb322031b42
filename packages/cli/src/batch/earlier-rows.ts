// The rows that an earlier run left in a report. Only where they stand is kept in memory; a row is read
// when its turn comes. A row that was being written when the run ended is cut off, and done again.

import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { type BatchRow, optionDifference } from '@crosshatch/core/report';
import { UsageError } from '../options/definition.js';
import { CSV_HEADER, rowFromCsv } from './csv.js';

export type ReportFormat = 'ndjson' | 'csv';

/** Where a line stands in the file, in bytes and without its end. */
interface Place {
  readonly offset: number;
  readonly length: number;
}

interface EarlierSource {
  readonly hash: string;
  /** Its only row says that it can't be read: it need not be parsed again to know its puzzles. */
  readonly isUnread: boolean;
  readonly places: Map<number, Place>;
}

export class EarlierRows {
  private constructor(
    private readonly file: FileHandle,
    private readonly format: ReportFormat,
    private readonly sources: Map<string, EarlierSource>,
  ) {}

  /** Throws a UserError when the rows were made with other options, and a RangeError when it is no report. */
  static async open(path: string, format: ReportFormat, options: string): Promise<EarlierRows> {
    const sources = new Map<string, EarlierSource>();
    for await (const { row, place } of rowsIn(path, format)) {
      if (row.options !== options) {
        const difference = optionDifference(row.options, options);
        throw new UsageError(
          `${path}: this report was made with other options: ${difference}\n` +
            'Repeat the options of that run, begin anew with --force, or name another file.',
        );
      }
      // What could not be read then is tried again.
      if (row.inputHash === undefined) continue;
      const known = sources.get(row.source);
      if (known?.hash === row.inputHash) known.places.set(row.index, place);
      else sources.set(row.source, sourceOf(row, row.inputHash, place));
    }
    return new EarlierRows(await open(path), format, sources);
  }

  /** Sources that have rows. */
  get size(): number {
    return this.sources.size;
  }

  /** Forgets what does not come from these sources; how many sources that were. */
  keepOnly(names: ReadonlySet<string>): number {
    const before = this.sources.size;
    for (const source of this.sources.keys()) if (!names.has(source)) this.sources.delete(source);
    return before - this.sources.size;
  }

  /** What is known of a source with this content; the rows of another content are forgotten. */
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

  /** A row that is in the new report need not be kept. */
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

/** Every whole row of a report. Throws a RangeError that says which line is none. */
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
    // Reports of earlier versions had fewer columns and fields.
    if (format === 'csv' && number === 1 && text.startsWith('id,source,')) throw new RangeError(OUTDATED);
    const row = rowFrom(text, format);
    if (row === undefined || !(row.id >= 1) || typeof row.verdict !== 'string')
      throw new RangeError(`line ${number} is no row of a batch in ${format.toUpperCase()}`);
    if (typeof row.options !== 'string') throw new RangeError(OUTDATED);
    yield { row, place, text };
  }
}

const OUTDATED =
  'it is of an earlier version, and its rows do not state the content and the options they were made of';

function rowFrom(line: string, format: ReportFormat): BatchRow | undefined {
  if (format === 'csv') return rowFromCsv(line);
  try {
    return JSON.parse(line) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Every line that is ended by a line feed. */
async function* wholeLines(path: string): AsyncGenerator<{ text: string; length: number }, void, void> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield { text: rest.toString('utf8', 0, end), length: end };
      rest = rest.subarray(end + 1);
    }
  }
}
