// What an earlier, interrupted run left in its output file: the whole rows, and where they end. A row that
// was being written when the run ended is cut off and done again.
import { createReadStream } from 'node:fs';
import { CSV_HEADER, rowFromCsv } from './csv.js';
import type { BatchRow } from './row.js';

export interface EarlierRun {
  readonly rows: readonly BatchRow[];
  /** Bytes that hold whole rows. */
  readonly length: number;
}

/** Undefined when there is no such file. Throws a RangeError that says which line is no row. */
export async function readEarlierRun(
  path: string,
  format: 'ndjson' | 'csv',
): Promise<EarlierRun | undefined> {
  const rows: BatchRow[] = [];
  let length = 0;
  let number = 0;
  try {
    for await (const line of wholeLines(path)) {
      number += 1;
      length += Buffer.byteLength(line) + 1;
      if (format === 'csv' && number === 1 && line === CSV_HEADER) continue;
      rows.push(rowOf(line, format, number));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return { rows, length };
}

/** Every line that is ended by a line feed. */
async function* wholeLines(path: string): AsyncGenerator<string, void, void> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield rest.toString('utf8', 0, end);
      rest = rest.subarray(end + 1);
    }
  }
}

function rowOf(line: string, format: 'ndjson' | 'csv', number: number): BatchRow {
  const row = format === 'csv' ? rowFromCsv(line) : rowFromJson(line);
  if (row !== undefined && row.id >= 1 && typeof row.verdict === 'string') return row;
  throw new RangeError(`line ${number} is no row of a batch in ${format.toUpperCase()}`);
}

function rowFromJson(line: string): BatchRow | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
