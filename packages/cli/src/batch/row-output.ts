// Where the rows go: a file or standard output, as NDJSON, CSV or a table.
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { Refusal } from '../command-line/definition.js';
import type { Context } from '../context.js';
import { CSV_HEADER, csvLine } from './csv.js';
import { type EarlierRun, readEarlierRun } from './resume.js';
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
}

export class RowOutput {
  private constructor(
    private readonly stream: Writable,
    private readonly format: OutputFormat,
    private readonly table: TextTable,
    /** What an earlier run left. */
    readonly earlier: EarlierRun | undefined,
    private readonly isFile: boolean,
  ) {}

  /** Refuses a file that is in the way, and one that can't be resumed. */
  static async open(options: OutputOptions, context: Context): Promise<RowOutput> {
    const { format, path, resume, force } = options;
    const table = new TextTable(context.stdout.columns ?? 100);
    if (path === undefined) return new RowOutput(context.stdout, format, table, undefined, false).begin();
    const earlier = resume ? await earlierRun(path, format) : undefined;
    if (earlier !== undefined) await cutTo(path, earlier.length);
    const stream = createWriteStream(path, { flags: earlier !== undefined ? 'a' : force ? 'w' : 'wx' });
    await new Promise<void>((resolve, reject) => {
      stream.once('open', () => resolve());
      stream.once('error', (error: NodeJS.ErrnoException) => reject(refusal(path, error)));
    });
    const output = new RowOutput(stream, format, table, earlier, true);
    return earlier === undefined || earlier.length === 0 ? output.begin() : output;
  }

  /** Resolves when there is room for more: a slow reader slows the batch down. */
  async write(row: BatchRow): Promise<void> {
    await this.line(
      this.format === 'ndjson'
        ? JSON.stringify(row)
        : this.format === 'csv'
          ? csvLine(row)
          : this.table.row(row),
    );
  }

  async close(): Promise<void> {
    if (this.isFile) await new Promise<void>((resolve) => this.stream.end(resolve));
  }

  private async begin(): Promise<this> {
    if (this.format === 'csv') await this.line(CSV_HEADER);
    if (this.format === 'table') await this.line(this.table.header());
    return this;
  }

  private async line(text: string): Promise<void> {
    if (this.stream.write(`${text}\n`)) return;
    await new Promise<void>((resolve) => {
      this.stream.once('drain', resolve);
    });
  }
}

async function earlierRun(path: string, format: OutputFormat): Promise<EarlierRun | undefined> {
  if (format === 'table')
    throw new Refusal('a table can not be resumed; use --output ndjson or csv', 'usage');
  try {
    return await readEarlierRun(path, format);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Refusal(`${path}: ${error.message}; it can not be resumed`, 'output');
  }
}

async function cutTo(path: string, length: number): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.truncate(length);
  } finally {
    await file.close();
  }
}

function refusal(path: string, error: NodeJS.ErrnoException): Refusal {
  const why =
    error.code === 'EEXIST'
      ? 'the file is there already; use --resume to go on with it, or --force to begin anew'
      : `can not be written (${error.code})`;
  return new Refusal(`${path}: ${why}`, 'output');
}
