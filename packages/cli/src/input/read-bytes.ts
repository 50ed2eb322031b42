// Reads a file or standard input up to a size limit: the input may be a device, an endless pipe, or too large.
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { addAbortSignal, type Readable } from 'node:stream';

export type ReadOutcome =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | {
      readonly ok: false;
      readonly reason: 'not-found' | 'folder' | 'forbidden' | 'too-large' | 'unreadable';
    };

const ABORTED: ReadOutcome = { ok: false, reason: 'unreadable' };

export async function readFileBytes(path: string, limit: number, signal?: AbortSignal): Promise<ReadOutcome> {
  // A stream that nobody reads any more would end the process by its first error.
  if (signal?.aborted) return ABORTED;
  const bytes = smallFile(path);
  if (bytes !== undefined) return { ok: true, bytes };
  return readStream(createReadStream(path), limit, signal);
}

/** Files up to this size are read at once. */
const SMALL = 65_536;

/**
 * The content of a small regular file; undefined for anything else, errors included. A stream takes ten times as long
 * for a file of some hundred bytes, and batches read thousands of them.
 */
function smallFile(path: string): Uint8Array | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    // Opening a named pipe would block; files of the system, such as those in /proc, say that they are empty.
    if (!found?.isFile() || found.size === 0 || found.size > SMALL) return undefined;
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Reads a stream to its end; `unreadable` if the signal is aborted. */
export async function readStream(
  stream: Readable,
  limit: number,
  signal?: AbortSignal,
): Promise<ReadOutcome> {
  if (signal === undefined) return readAll(stream, limit);
  if (signal.aborted) return ABORTED;
  // A named pipe that nobody writes to is not even open yet, and cannot be closed: do not wait for it.
  let onAbort = () => {};
  const aborted = new Promise<ReadOutcome>((resolve) => {
    onAbort = () => resolve(ABORTED);
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([readAll(stream, limit, signal), aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

async function readAll(stream: Readable, limit: number, signal?: AbortSignal): Promise<ReadOutcome> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    if (signal !== undefined) addAbortSignal(signal, stream);
    for await (const chunk of stream) {
      const bytes = Buffer.from(chunk);
      length += bytes.length;
      if (length > limit) return { ok: false, reason: 'too-large' };
      chunks.push(bytes);
    }
  } catch (error) {
    return { ok: false, reason: REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? 'unreadable' };
  }
  return { ok: true, bytes: Buffer.concat(chunks, length) };
}

const REASONS: Record<string, 'not-found' | 'folder' | 'forbidden'> = {
  ENOENT: 'not-found',
  ENOTDIR: 'not-found',
  ENAMETOOLONG: 'not-found',
  EISDIR: 'folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
};
