// Where the rows go: a file or standard output, as NDJSON, CSV or a table. A row is written whole before
// the next one is begun, and what can't be written ends the batch.
import { type FileHandle, open } from 'node:fs/promises';
import { Refusal } from '../command-line/definition.js';
import type { Context } from '../context.js';
import { CSV_HEADER, csvLine } from './csv.js';
import { readEarlierRun } from './resume.js';
import type { BatchRow } from './row.js';
import { TextTable } from './table.js';

export const OUTPUT_FORMATS = ['ndjson', 'csv', 'table'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

export interface OutputOptions {
  readonly format: OutputFormat;
  /** Undefined = standard output. */
  readonly path: string | undefined;
  readonly resume: boolean;
  readonly force: boolean;
  /** Called with every row that an earlier run left in the file. */
  readonly onEarlier: (row: BatchRow) => void;
}

/** Resolves when there is room for more: a slow reader slows the batch down. */
type Write = (text: string) => Promise<void>;

export class RowOutput {
  private constructor(
    private readonly format: OutputFormat,
    private readonly table: TextTable,
    private readonly put: Write,
    readonly close: () => Promise<void>,
  ) {}

  /** Refuses a file that is in the way, and one that can't be resumed. */
  static async open(options: OutputOptions, context: Context): Promise<RowOutput> {
    const { format, path } = options;
    const table = new TextTable(context.stdout.columns ?? 100);
    if (path === undefined) {
      const output = new RowOutput(format, table, streamWriter(context), async () => {});
      return output.begin();
    }
    const earlier = options.resume ? await earlierLength(path, options) : undefined;
    const file = await openFile(path, earlier, options.force);
    const output = new RowOutput(format, table, fileWriter(path, file), () => file.close());
    return (earlier ?? 0) === 0 ? output.begin() : output;
  }

  async write(row: BatchRow): Promise<void> {
    await this.line(TEXT[this.format](row, this.table));
  }

  private async begin(): Promise<this> {
    if (this.format === 'csv') await this.line(CSV_HEADER);
    if (this.format === 'table') await this.line(this.table.header());
    return this;
  }

  private line(text: string): Promise<void> {
    return this.put(`${text}\n`);
  }
}

const TEXT: Record<OutputFormat, (row: BatchRow, table: TextTable) => string> = {
  ndjson: (row) => JSON.stringify(row),
  csv: (row) => csvLine(row),
  table: (row, table) => table.row(row),
};

function streamWriter({ stdout }: Context): Write {
  return async (text) => {
    if (stdout.write(text)) return;
    await new Promise<void>((resolve) => {
      stdout.once('drain', resolve);
    });
  };
}

function fileWriter(path: string, file: FileHandle): Write {
  return async (text) => {
    try {
      await file.appendFile(text);
    } catch (error) {
      throw refusal(path, error as NodeJS.ErrnoException);
    }
  };
}

/** Bytes of whole rows that an earlier run left; undefined when there is no such file. */
async function earlierLength(
  path: string,
  { format, onEarlier }: OutputOptions,
): Promise<number | undefined> {
  if (format === 'table')
    throw new Refusal('a table can not be resumed; use --output ndjson or csv', 'usage');
  try {
    return await readEarlierRun(path, format, onEarlier);
  } catch (error) {
    if (error instanceof RangeError)
      throw new Refusal(`${path}: ${error.message}; it can not be resumed`, 'output');
    throw refusal(path, error as NodeJS.ErrnoException);
  }
}

/** Opened for appending; what an earlier run left behind its last whole row is cut off. */
async function openFile(path: string, earlier: number | undefined, force: boolean): Promise<FileHandle> {
  try {
    const file = await open(path, earlier !== undefined ? 'a' : force ? 'w' : 'wx');
    if (earlier !== undefined) await file.truncate(earlier);
    return file;
  } catch (error) {
    throw refusal(path, error as NodeJS.ErrnoException);
  }
}

function refusal(path: string, error: NodeJS.ErrnoException): Refusal {
  return new Refusal(
    `${path}: ${REASONS[error.code ?? ''] ?? `can not be written (${error.code})`}`,
    'output',
  );
}

const REASONS: Record<string, string> = {
  EEXIST: 'the file is there already; use --resume to go on with it, or --force to begin anew',
  ENOENT: 'its folder does not exist; make it first',
  EISDIR: 'this is a folder; name a file in it',
  EACCES: 'may not be written: permission denied',
  ENOSPC: 'can not be written any further: the disk is full; make room and go on with --resume',
};
