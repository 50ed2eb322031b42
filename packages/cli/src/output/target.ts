// Determines what an output path names. Symbolic links are followed. Anything but a regular file is written to and
// never replaced.
import { lstat, readlink, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

export type Target =
  /** Does not exist. */
  | { readonly kind: 'new'; readonly path: string }
  /** A regular file, with the properties that its replacement must keep. */
  | {
      readonly kind: 'file';
      readonly path: string;
      readonly mode: number;
      readonly uid: number;
      readonly gid: number;
    }
  /** A device, a FIFO or a socket. */
  | { readonly kind: 'special'; readonly path: string; readonly isFifo: boolean }
  /** An open file of this process: `/dev/stdout`, `/dev/fd/3`. */
  | { readonly kind: 'descriptor'; readonly descriptor: number };

/** The maximum number of links, as in Linux. */
const MOST_LINKS = 40;

/** Resolves an output path. Throws system errors. */
export async function targetOf(path: string): Promise<Target> {
  let place = path;
  for (let links = 0; links <= MOST_LINKS; links++) {
    const descriptor = descriptorOf(place);
    if (descriptor !== undefined) return { kind: 'descriptor', descriptor };
    const found = await existing(place);
    if (found === undefined) return { kind: 'new', path: place };
    if (!found.isSymbolicLink()) return targetAt(place, await stat(place));
    place = resolve(dirname(place), await readlink(place));
  }
  throw systemError('ELOOP', 'open');
}

function targetAt(path: string, found: Awaited<ReturnType<typeof stat>>): Target {
  if (found.isDirectory()) throw systemError('EISDIR', 'open');
  if (!found.isFile()) return { kind: 'special', path, isFifo: found.isFIFO() };
  return {
    kind: 'file',
    path,
    mode: Number(found.mode) & 0o7777,
    uid: Number(found.uid),
    gid: Number(found.gid),
  };
}

async function existing(path: string): Promise<Awaited<ReturnType<typeof lstat>> | undefined> {
  try {
    return await lstat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether the path is written to and not replaced, so that it needs no --force. */
export async function isSpecial(path: string): Promise<boolean> {
  const { kind } = await targetOf(path);
  return kind === 'special' || kind === 'descriptor';
}

/** Whether a path is `-` or a system name of standard output. */
export function isStandardOutput(path: string): boolean {
  return path === '-' || descriptorOf(path) === 1;
}

const STANDARD: Readonly<Record<string, number>> = {
  '/dev/stdin': 0,
  '/dev/stdout': 1,
  '/dev/stderr': 2,
};

/**
 * Opening these names again would truncate a file that the shell is appending to, and fails for sockets.
 */
function descriptorOf(path: string): number | undefined {
  if (path in STANDARD) return STANDARD[path];
  const number = /^\/(?:dev|proc\/self)\/fd\/(\d{1,9})$/.exec(path)?.[1];
  return number === undefined ? undefined : Number(number);
}

function systemError(code: string, syscall: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code, syscall });
}
