// Writes rows to a file or standard output, as NDJSON, CSV or a table. A row is written completely before the next
// one starts. A write error ends the batch.

import { escapeControls } from '@crosshatch/core/model';
import type { BatchRow } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { UsageError } from '../options/definition.js';
import type { Interrupt } from '../signals.js';
import { CSV_HEADER, csvLine } from './csv.js';
import type { EarlierRows } from './earlier-rows.js';
import { ReportFile } from './report-file.js';
import { TextTable } from './table.js';

export const OUTPUT_FORMATS = ['ndjson', 'csv', 'table'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

export interface OutputOptions {
  readonly format: OutputFormat;
  /** Undefined = standard output. */
  readonly path: string | undefined;
  readonly resume: boolean;
  readonly force: boolean;
  /** The options that the rows depend on. */
  readonly options: string;
  readonly interrupt?: Interrupt;
}

export class RowOutput {
  private readonly table: TextTable;

  private constructor(
    private readonly format: OutputFormat,
    private readonly file: ReportFile | undefined,
    private readonly stdout: Context['stdout'],
  ) {
    this.table = new TextTable(stdout.columns ?? 100);
  }

  /** Throws a UserError if the file exists, is in use, or cannot be resumed. */
  static async open(options: OutputOptions, { stdout }: Context): Promise<RowOutput> {
    const { format, path, force, resume, interrupt } = options;
    if (resume && format === 'table')
      throw new UsageError('a table cannot be resumed; use --to ndjson or --to csv');
    const file =
      path === undefined
        ? undefined
        : await ReportFile.open({
            path,
            force,
            ...(interrupt === undefined ? {} : { interrupt }),
            ...(resume && format !== 'table' ? { resume: { format, options: options.options } } : {}),
          });
    const output = new RowOutput(format, file, stdout);
    try {
      await output.begin();
      return output;
    } catch (error) {
      await output.close();
      throw error;
    }
  }

  /** Rows of an earlier run in the file. */
  get earlier(): EarlierRows | undefined {
    return this.file?.earlier;
  }

  async write(row: BatchRow): Promise<void> {
    await this.line(TEXT[this.format](row, this.table));
  }

  /** Called after the last row. */
  async finish(): Promise<void> {
    await this.file?.finish();
  }

  async close(): Promise<void> {
    await this.file?.close();
  }

  private async begin(): Promise<void> {
    if (this.format === 'csv') await this.line(CSV_HEADER);
    if (this.format === 'table') await this.line(this.table.header());
  }

  /** Resolves when the stream accepts more (backpressure). */
  private async line(text: string): Promise<void> {
    const { file, stdout } = this;
    if (file !== undefined) {
      await file.append(`${text}\n`);
      // Only the table is text for people; the other formats must not be wrapped.
    } else if (!stdout.write(this.format === 'table' ? `${text}\n` : Buffer.from(`${text}\n`))) {
      await new Promise<void>((resolve) => {
        stdout.once('drain', resolve);
      });
    }
  }
}

const TEXT: Record<OutputFormat, (row: BatchRow, table: TextTable) => string> = {
  ndjson: (row) => escapeControls(JSON.stringify(row)),
  csv: (row) => csvLine(row),
  table: (row, table) => table.row(row),
};
