// The certificate of one puzzle of a batch, written by the thread that solves it. It appears under its name when it is
// complete. The name is the hash of the puzzle, so that it does not depend on the order of the input.
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { PuzzleDocument } from '@crosshatch/core';
import { puzzleHash } from '@crosshatch/core/model';

export class ThreadCertificate {
  private readonly path: string;
  private readonly temporary: string;
  private descriptor: number | undefined;

  constructor(folder: string, { puzzle, given }: PuzzleDocument) {
    this.path = join(folder, `${puzzleHash(puzzle, given)}.cert`);
    this.temporary = join(folder, `.crosshatch-${randomBytes(6).toString('hex')}.tmp`);
  }

  append(text: string): void {
    this.descriptor ??= openSync(this.temporary, 'wx');
    writeSync(this.descriptor, text);
  }

  keep(): void {
    if (this.descriptor === undefined) return;
    this.close();
    renameSync(this.temporary, this.path);
  }

  /** Removes what was not kept. */
  drop(): void {
    if (this.descriptor === undefined) return;
    this.close();
    rmSync(this.temporary, { force: true });
  }

  private close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }
}
