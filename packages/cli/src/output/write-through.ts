// Writes to what is there and stays: devices, FIFOs, open descriptors. Never blocks a thread: a FIFO
// without a reader is asked again and again, so that Ctrl-C and the end of the process are not held up.
import { constants, write as writeDescriptor } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Target } from './target.js';

/** Milliseconds between two looks whether somebody reads. */
const NO_READER_YET = 50;
const NO_ROOM_YET = 5;

type Write = (bytes: Uint8Array) => Promise<number>;

export async function writeThrough(
  target: Extract<Target, { kind: 'special' | 'descriptor' }>,
  content: string | Uint8Array,
): Promise<void> {
  const bytes = Buffer.from(content);
  if (target.kind === 'descriptor') {
    const { descriptor } = target;
    const stream = { 1: process.stdout, 2: process.stderr }[descriptor];
    if (stream !== undefined) return writeStream(stream, bytes);
    const write = promisify(writeDescriptor);
    return writeAll(bytes, async (rest) => (await write(descriptor, rest)).bytesWritten);
  }
  const handle = await opened(target);
  try {
    await writeAll(bytes, async (rest) => (await handle.write(rest)).bytesWritten);
  } finally {
    await handle.close();
  }
}

/** In order with everything else that goes to the stream. */
function writeStream(stream: Writable, bytes: Uint8Array): Promise<void> {
  return new Promise((done, fail) => {
    stream.write(bytes, (error) => (error ? fail(error) : done()));
  });
}

async function opened({ path, isFifo }: Extract<Target, { kind: 'special' }>): Promise<FileHandle> {
  // Absent on Windows.
  const { O_WRONLY, O_NONBLOCK = 0, O_NOCTTY = 0 } = constants;
  for (;;) {
    try {
      return await open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY);
    } catch (error) {
      if (!isFifo || (error as NodeJS.ErrnoException).code !== 'ENXIO') throw error;
      await pause(NO_READER_YET);
    }
  }
}

async function writeAll(bytes: Uint8Array, write: Write): Promise<void> {
  let rest = bytes;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(await write(rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      await pause(NO_ROOM_YET);
    }
  }
}
