// Writes files atomically: to a temporary file next to the target, which is then renamed. Readers see the old file or
// the new one, never a part. A replaced file keeps its mode and owner, symbolic links keep working, and devices and
// FIFOs are written to.
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { type FileHandle, link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeError } from './file-errors.js';
import { type Target, targetOf } from './target.js';
import { writeThrough } from './write-through.js';

export interface WriteFileOptions {
  /** Replace an existing file. Default: false, which fails. */
  readonly force?: boolean | undefined;
  /** Create missing folders. Default: false. */
  readonly makeFolders?: boolean;
}

export interface FileToWrite {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Throws a UserError if the file cannot be written. */
export async function writeWholeFile(
  path: string,
  content: string | Uint8Array,
  options: WriteFileOptions = {},
): Promise<void> {
  await writeWholeFiles([{ path, content }], options);
}

/** Fails early if the file exists, before any work is done. `writeWholeFiles` checks again. */
export async function requireFree(path: string): Promise<void> {
  try {
    refuseExisting(await targetOf(path));
  } catch (error) {
    throw writeError(path, error);
  }
}

/** Writes all files or none: if one fails, the files written before are removed. */
export async function writeWholeFiles(
  files: readonly FileToWrite[],
  options: WriteFileOptions = {},
): Promise<void> {
  const placed: string[] = [];
  const temporaries: { temporary: string; target: RegularTarget; path: string }[] = [];
  let current = '';
  try {
    const through: {
      target: Exclude<Target, RegularTarget>;
      content: FileToWrite['content'];
      path: string;
    }[] = [];
    for (const { path, content } of files) {
      current = path;
      if (options.makeFolders) await mkdir(dirname(path), { recursive: true });
      const target = await targetOf(path);
      if (!options.force) refuseExisting(target);
      if (target.kind === 'special' || target.kind === 'descriptor') {
        through.push({ target, content, path });
        continue;
      }
      const temporary = temporaryName(target.path);
      temporaries.push({ temporary, target, path });
      unfinished.add(temporary);
      await writeTemporary(temporary, content, target);
    }
    for (const { target, content, path } of through) {
      current = path;
      await writeThrough(target, content);
    }
    for (const { temporary, target, path } of temporaries) {
      current = path;
      await (options.force ? rename(temporary, target.path) : renameIfFree(temporary, target.path));
      placed.push(target.path);
    }
  } catch (error) {
    // A replaced file cannot be restored; a new one can be removed.
    if (!options.force) for (const path of placed) await rm(path, { force: true });
    throw writeError(current, error);
  } finally {
    for (const { temporary } of temporaries) {
      await rm(temporary, { force: true });
      unfinished.delete(temporary);
    }
  }
}

/** A file that grows while work goes on, beside its target. `keep` gives it the target's name, `drop` removes it. */
export interface GrowingFile {
  /** Throws a UserError. */
  append(text: string): void;
  keep(options?: WriteFileOptions): Promise<void>;
  drop(): void;
}

/** Opens a temporary file beside the target. Throws a UserError that says what stood in the way. */
export async function growingFile(path: string): Promise<GrowingFile> {
  return (await growingFiles(path))();
}

/** For several files of which one will get the name: a function that opens the next one. Both throw a UserError. */
export async function growingFiles(path: string): Promise<() => GrowingFile> {
  const target = await targetOf(path).catch((error) => {
    throw writeError(path, error);
  });
  return () => openGrowing(path, target);
}

function openGrowing(path: string, target: Target): GrowingFile {
  const guarded = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      throw writeError(path, error);
    }
  };
  const isRegular = target.kind === 'new' || target.kind === 'file';
  const temporary = temporaryName(isRegular ? target.path : join(tmpdir(), 'crosshatch'));
  const descriptor = guarded(() => openSync(temporary, 'wx', target.kind === 'file' ? 0o600 : 0o666));
  unfinished.add(temporary);
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  const drop = () => {
    close();
    rmSync(temporary, { force: true });
    unfinished.delete(temporary);
  };
  return {
    append: (text) => guarded(() => writeSync(descriptor, text)),
    drop,
    keep: async (options = {}) => {
      close();
      try {
        const now = await targetOf(path);
        if (!options.force) refuseExisting(now);
        if (now.kind === 'special' || now.kind === 'descriptor') {
          await writeThrough(now, await readFile(temporary));
        } else {
          if (now.kind === 'file') {
            const file = await open(temporary, 'r+');
            await takeAfter(file, now).finally(() => file.close());
          }
          await (options.force ? rename(temporary, now.path) : renameIfFree(temporary, now.path));
        }
      } catch (error) {
        throw writeError(path, error);
      } finally {
        drop();
      }
    },
  };
}

/** Existing temporary files, which are removed when the process ends. */
const unfinished = new Set<string>();
process.on('exit', () => {
  for (const temporary of unfinished) rmSync(temporary, { force: true });
});

type RegularTarget = Extract<Target, { kind: 'new' | 'file' }>;

function refuseExisting({ kind }: Target): void {
  if (kind === 'file') throw Object.assign(new Error('EEXIST'), { code: 'EEXIST', syscall: 'open' });
}

/** A short name, because the target's own name may have the maximum length. */
function temporaryName(path: string): string {
  return join(dirname(path), `.crosshatch-${randomBytes(6).toString('hex')}.tmp`);
}

async function writeTemporary(
  temporary: string,
  content: string | Uint8Array,
  target: RegularTarget,
): Promise<void> {
  // Readable by the owner only, until it has the mode of the file that it replaces.
  const file = await open(temporary, 'wx', target.kind === 'file' ? 0o600 : 0o666);
  try {
    await file.writeFile(content);
    if (target.kind === 'file') await takeAfter(file, target);
  } finally {
    await file.close();
  }
}

/** Copies owner and mode of the old file to the new one. */
async function takeAfter(file: FileHandle, old: Extract<Target, { kind: 'file' }>): Promise<void> {
  const own = await file.stat();
  let { mode } = old;
  if (own.uid !== old.uid || own.gid !== old.gid) {
    try {
      await file.chown(old.uid, old.gid);
    } catch (error) {
      // Only root may change the owner. Otherwise the file belongs to the user who replaced it, as after `mv`; a
      // member of the group can keep the group. Set-id bits must not grant another user's rights.
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
      await file.chown(own.uid, old.gid).catch(() => {});
      mode &= 0o777;
    }
  }
  // After chown, which clears some mode bits.
  await file.chmod(mode);
}

/** Fails if the name exists: a hard link does, while rename would replace the file. */
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
