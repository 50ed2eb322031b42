// Appends lines to the results file while a run goes on. A lock beside it keeps a second run from writing to it.
import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { lockReport } from '../batch/report-lock.js';
import { UserError } from '../options/definition.js';
import { writeError } from '../output/file-errors.js';
import { requireFree } from '../output/write-file.js';
import { Collected, type ResultLine, readResults } from './results-file.js';

export interface ResultsOptions {
  readonly path: string | undefined;
  readonly resume: boolean;
  readonly force: boolean;
}

/** Collects the lines of a run, and writes them to a file if one is named. */
export class ResultsWriter {
  private constructor(
    readonly collected: Collected,
    private readonly path: string,
    private readonly descriptor: number | undefined,
    private readonly release: () => Promise<void>,
  ) {}

  /** With `resume`, the lines that are already in the file are collected first. Throws a UserError. */
  static async open({ path, resume, force }: ResultsOptions): Promise<ResultsWriter> {
    const collected = new Collected();
    if (path === undefined) return new ResultsWriter(collected, '', undefined, async () => {});
    if (!resume && !force) await requireFree(path);
    const release = await lockReport(path);
    try {
      const descriptor = openFile(path, resume ? 'a+' : 'w');
      if (resume && fstatSync(descriptor).size > 0) {
        dropIncompleteLine(descriptor);
        await readResults(path, collected);
      }
      return new ResultsWriter(collected, path, descriptor, release);
    } catch (error) {
      await release();
      throw error;
    }
  }

  add(line: ResultLine): void {
    this.collected.add(line);
    if (this.descriptor === undefined) return;
    try {
      writeSync(this.descriptor, `${JSON.stringify(line)}\n`);
    } catch (error) {
      throw writeError(this.path, error);
    }
  }

  async close(): Promise<void> {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    await this.release();
  }
}

function openFile(path: string, flags: string): number {
  try {
    return openSync(path, flags);
  } catch (error) {
    throw writeError(path, error);
  }
}

/** A run that was killed may have written a part of its last line. */
function dropIncompleteLine(descriptor: number): void {
  const { size } = fstatSync(descriptor);
  const most = Math.min(size, 1 << 20);
  const tail = Buffer.alloc(most);
  readSync(descriptor, tail, 0, most, size - most);
  const end = tail.lastIndexOf('\n');
  if (end < 0) {
    throw new UserError(
      'the results file to resume has no complete line; start over with --force',
      'badInput',
    );
  }
  ftruncateSync(descriptor, size - most + end + 1);
}
