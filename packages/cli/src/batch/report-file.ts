// The file that a batch writes its rows to. A new report grows row by row. A resumed one is written to a temporary
// file, with the earlier rows that are still valid, and replaces the report atomically at the end: each puzzle has
// exactly one row. After a crash both files exist, and the next run uses the rows of both.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { UsageError, UserError } from '../options/definition.js';
import { writeError } from '../output/file-errors.js';
import { isSpecial } from '../output/target.js';
import type { Interrupt } from '../signals.js';
import { CSV_HEADER } from './csv.js';
import { EarlierRows, type ReportFormat, rowsIn } from './earlier-rows.js';
import { lockPath, lockReport } from './report-lock.js';

export interface ReportOptions {
  readonly path: string;
  readonly force: boolean;
  /** Resume from rows in this format, made with these options. */
  readonly resume?: { readonly format: ReportFormat; readonly options: string };
  /** Ends the wait for somebody to read a pipe. */
  readonly interrupt?: Interrupt;
}

export class ReportFile {
  private isClosed = false;

  private constructor(
    private readonly path: string,
    private readonly file: FileHandle,
    private readonly unlock: () => Promise<void>,
    /** The final path of the file that is being written. */
    private readonly target: string | undefined,
    readonly earlier: EarlierRows | undefined,
  ) {}

  /** Throws a UserError if the file exists, is in use, or cannot be resumed. */
  static async open(options: ReportOptions): Promise<ReportFile> {
    const { path } = options;
    // Devices and pipes are only written to and cannot be resumed.
    if (await refusing(path, () => isSpecial(path))) {
      if (options.resume !== undefined)
        throw new UsageError(`${path}: only a regular file can be resumed; omit --resume`);
      const file = await refusing(path, () => openSpecial(path, options.interrupt));
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

  /** Called after the last row: the new report replaces the earlier one. */
  async finish(): Promise<void> {
    if (this.target === undefined) return;
    const { target, file } = this;
    await refusing(this.path, async () => {
      await file.sync();
      // Some systems cannot rename an open file.
      await this.closeFiles();
      await rename(partPath(target), target);
    });
  }

  /** Releases the file and the lock, also after an error. */
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

/** A pipe that nobody reads cannot be opened, and the wait for a reader cannot be cancelled, only left. */
async function openSpecial(path: string, interrupt: Interrupt | undefined): Promise<FileHandle> {
  const opened = open(path, 'a');
  if (interrupt === undefined) return opened;
  const { signal, outcome } = interrupt;
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => {
      // Somebody may still read it before this process has ended.
      opened.then(
        (file) => file.close(),
        () => {},
      );
      reject(new UserError(`${path}: stopped before anything read this pipe`, outcome() ?? 'interrupted'));
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([opened, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** The report and its auxiliary files, which are never inputs. */
export async function reportFiles(path: string): Promise<string[]> {
  const real = await realpath(path).catch(() => path);
  return [path, real, lockPath(real), partPath(real)];
}

function partPath(report: string): string {
  return `${report}.part`;
}

/** After a killed run that resumed: its rows, and those of the report that it had not reached. */
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

/** Created with the mode and, where permitted, the owner of the report that it will replace. */
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
      const why = `this report cannot be resumed: ${error.message}`;
      throw new UserError(`${path}: ${why}\nStart over with --force, or choose another file.`, 'output');
    }
    throw writeError(path, error, GO_ON);
  }
}

/** Messages that mention --resume where it helps. */
const GO_ON = {
  EEXIST: 'the file exists; use --resume to continue it, or --force to replace it',
  ENOSPC: 'the disk is full; free some space and continue with --resume',
};
