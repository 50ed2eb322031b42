// The file that a batch writes its rows into. A fresh report grows row by row. A resumed one is written
// anew beside it, with the earlier rows that still hold, and takes its place in one step at the end, so
// that there is exactly one row of each puzzle whatever has changed. After a crash both files are there,
// and the next run goes on with the rows of both.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { UsageError, UserError } from '../options/definition.js';
import { writeError } from '../output/file-errors.js';
import { isSpecial } from '../output/target.js';
import { CSV_HEADER } from './csv.js';
import { EarlierRows, type ReportFormat, rowsIn } from './earlier-rows.js';
import { lockPath, lockReport } from './report-lock.js';

export interface ReportOptions {
  readonly path: string;
  readonly force: boolean;
  /** Go on with the rows in this format, made with these options. */
  readonly resume?: { readonly format: ReportFormat; readonly options: string };
}

export class ReportFile {
  private isClosed = false;

  private constructor(
    private readonly path: string,
    private readonly file: FileHandle,
    private readonly unlock: () => Promise<void>,
    /** Where the file written now goes at the end. */
    private readonly target: string | undefined,
    readonly earlier: EarlierRows | undefined,
  ) {}

  /** Refuses a file that is in the way or in use, and one that can't be resumed. */
  static async open(options: ReportOptions): Promise<ReportFile> {
    const { path } = options;
    // Into a device or a pipe rows are just written; nobody can go on with them.
    if (await refusing(path, () => isSpecial(path))) {
      if (options.resume !== undefined)
        throw new UsageError(`${path}: only a regular file can be resumed; leave out --resume`);
      const file = await refusing(path, () => open(path, 'a'));
      return new ReportFile(path, file, async () => {}, undefined, undefined);
    }
    const real = await realpath(path).catch(() => path);
    const unlock = await lockReport(real);
    try {
      return await refusing(path, () =>
        options.resume === undefined
          ? ReportFile.fresh(real, options, unlock)
          : ReportFile.resumed(real, options, options.resume, unlock),
      );
    } catch (error) {
      await unlock();
      throw error;
    }
  }

  async append(text: string): Promise<void> {
    await refusing(this.path, () => this.file.appendFile(text));
  }

  /** All rows are written: the new report takes the place of the earlier one. */
  async finish(): Promise<void> {
    if (this.target === undefined) return;
    const { target, file } = this;
    await refusing(this.path, async () => {
      await file.sync();
      // Some systems do not rename what is open.
      await this.closeFiles();
      await rename(partPath(target), target);
    });
  }

  /** Whatever happened. */
  async close(): Promise<void> {
    await this.closeFiles();
    await this.unlock();
  }

  private async closeFiles(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.file.close();
    await this.earlier?.close();
  }

  private static async fresh(
    real: string,
    { path, force }: ReportOptions,
    unlock: () => Promise<void>,
  ): Promise<ReportFile> {
    const file = await open(real, force ? 'w' : 'wx');
    await rm(partPath(real), { force: true });
    return new ReportFile(path, file, unlock, undefined, undefined);
  }

  private static async resumed(
    real: string,
    { path }: ReportOptions,
    { format, options }: NonNullable<ReportOptions['resume']>,
    unlock: () => Promise<void>,
  ): Promise<ReportFile> {
    await recover(real, format);
    const old = await stat(real).catch(() => undefined);
    if (old === undefined) return ReportFile.fresh(real, { path, force: false }, unlock);
    const earlier = await EarlierRows.open(real, format, options);
    try {
      const file = await open(partPath(real), 'w', old.mode);
      await like(file, old);
      return new ReportFile(path, file, unlock, real, earlier);
    } catch (error) {
      await earlier.close();
      throw error;
    }
  }
}

/** The files that belong to a report: none of them is an input. */
export async function reportFiles(path: string): Promise<string[]> {
  const real = await realpath(path).catch(() => path);
  return [path, real, lockPath(real), partPath(real)];
}

function partPath(report: string): string {
  return `${report}.part`;
}

/** After a run that resumed and was killed: its rows, and of the report those that it had not got to. */
async function recover(report: string, format: ReportFormat): Promise<void> {
  const part = partPath(report);
  if ((await stat(part).catch(() => undefined)) === undefined) return;
  const old = await stat(report).catch(() => undefined);
  const merged = `${report}.merged`;
  const output = createWriteStream(merged);
  if (format === 'csv') output.write(`${CSV_HEADER}\n`);
  const seen = new Set<string>();
  for (const path of old === undefined ? [part] : [part, report]) {
    for await (const { row, text } of rowsIn(path, format)) {
      const key = `${row.index} ${row.source}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (!output.write(`${text}\n`)) await once(output, 'drain');
    }
  }
  output.end();
  await finished(output);
  await rename(merged, report);
  await rm(part);
}

/** With the mode and, where that is allowed, the owner of the report that it will replace. */
async function like(
  file: FileHandle,
  { mode, uid, gid }: { mode: number; uid: number; gid: number },
): Promise<void> {
  await file.chmod(mode & 0o7777).catch(() => {});
  await file.chown(uid, gid).catch(() => {});
}

async function refusing<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError) throw error;
    if (error instanceof RangeError) {
      const why = `this report can not be resumed: ${error.message}`;
      throw new UserError(`${path}: ${why}\nBegin anew with --force, or name another file.`, 'output');
    }
    throw writeError(path, error, GO_ON);
  }
}

/** Where a batch can go on, it says how. */
const GO_ON = {
  EEXIST: 'the file is there already; use --resume to go on with it, or --force to begin anew',
  ENOSPC: 'can not be written any further: the disk is full; make room and go on with --resume',
};
