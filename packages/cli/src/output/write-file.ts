// Writes whole files or none: into a temporary file beside the target, which then takes its name in one
// step. Whoever looks sees the old file or the new one, never half of it.
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Refusal } from '../command-line/definition.js';

export interface WriteFileOptions {
  /** Replace a file that is there. Default: refuse. */
  readonly force?: boolean | undefined;
  /** Make the folders on the way. Default: they have to be there. */
  readonly makeFolders?: boolean;
}

export interface FileToWrite {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Throws a Refusal that says what stood in the way. */
export async function writeWholeFile(
  path: string,
  content: string | Uint8Array,
  options: WriteFileOptions = {},
): Promise<void> {
  await writeWholeFiles([{ path, content }], options);
}

/** All of them or none: what was put in place before one of them failed is taken back. */
export async function writeWholeFiles(
  files: readonly FileToWrite[],
  options: WriteFileOptions = {},
): Promise<void> {
  const placed: string[] = [];
  let current = '';
  try {
    for (const { path, content } of files) {
      current = path;
      if (options.makeFolders) await mkdir(dirname(path), { recursive: true });
      await writeFile(temporaryName(path), content, { flag: 'wx' });
    }
    for (const { path } of files) {
      current = path;
      await (options.force ? rename(temporaryName(path), path) : renameIfFree(temporaryName(path), path));
      placed.push(path);
    }
  } catch (error) {
    // A file that was replaced is gone; one that is new can be taken back.
    if (!options.force) for (const path of placed) await rm(path, { force: true });
    throw refusal(current, error as NodeJS.ErrnoException);
  } finally {
    for (const { path } of files) await rm(temporaryName(path), { force: true });
  }
}

function temporaryName(path: string): string {
  return join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
}

/** Takes the name only if nobody has it: a hard link fails where rename would replace. */
async function renameIfFree(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path);
  } catch (error) {
    if (!WITHOUT_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    // A disk without hard links: the next best is to claim the name first.
    await writeFile(path, '', { flag: 'wx' });
    await rename(temporary, path);
  }
}

const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK']);

function refusal(path: string, error: NodeJS.ErrnoException): Refusal {
  return new Refusal(
    `${path}: ${REASONS[error.code ?? ''] ?? `can not be written (${error.code})`}`,
    'output',
  );
}

const REASONS: Record<string, string> = {
  EEXIST: 'the file is there already; use --force to replace it',
  ENOENT: 'its folder does not exist; make it first',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EISDIR: 'this is a folder; name a file in it',
  EACCES: 'may not be written: permission denied',
  EPERM: 'may not be written: permission denied',
  EROFS: 'may not be written: the disk is read-only',
  ENOSPC: 'can not be written: the disk is full',
};
