// Where the rows go: a file or standard output, as NDJSON, CSV or a table. A row is written whole before
// the next one is begun, and what can't be written ends the batch.

import { escapeControls } from '@crosshatch/core/model';
import type { BatchRow } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { UsageError } from '../options/definition.js';
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

  /** Refuses a file that is in the way or in use, and one that can't be resumed. */
  static async open(options: OutputOptions, { stdout }: Context): Promise<RowOutput> {
    const { format, path, force, resume } = options;
    if (resume && format === 'table')
      throw new UsageError('a table can not be resumed; use --to ndjson or --to csv');
    const file =
      path === undefined
        ? undefined
        : await ReportFile.open({
            path,
            force,
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

  /** Rows that an earlier run left in the file. */
  get earlier(): EarlierRows | undefined {
    return this.file?.earlier;
  }

  async write(row: BatchRow): Promise<void> {
    await this.line(TEXT[this.format](row, this.table));
  }

  /** All rows are written. */
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

  /** Resolves when there is room for more: a slow reader slows the batch down. */
  private async line(text: string): Promise<void> {
    const { file, stdout } = this;
    if (file !== undefined) {
      await file.append(`${text}\n`);
      // Only the table is for people; the others must not be broken into lines.
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
