// What an earlier, interrupted run left in its output file: the whole rows, and where they end. A row that
// was being written when the run ended is cut off and done again.
import { createReadStream } from 'node:fs';
import { CSV_HEADER, rowFromCsv } from './csv.js';
import type { BatchRow } from './row.js';

/**
 * Hands out the rows, and returns how many bytes hold them; undefined when there is no such file. Throws a
 * RangeError that says which line is no row.
 */
export async function readEarlierRun(
  path: string,
  format: 'ndjson' | 'csv',
  onRow: (row: BatchRow) => void,
): Promise<number | undefined> {
  let length = 0;
  let number = 0;
  try {
    for await (const line of wholeLines(path)) {
      number += 1;
      length += line.bytes;
      if (format === 'csv' && number === 1 && line.text === CSV_HEADER) continue;
      onRow(rowOf(line.text, format, number));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return length;
}

/** Every line that is ended by a line feed. */
async function* wholeLines(path: string): AsyncGenerator<{ text: string; bytes: number }, void, void> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield { text: rest.toString('utf8', 0, end), bytes: end + 1 };
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
    return JSON.parse(line) ?? undefined;
  } catch {
    return undefined;
  }
}
