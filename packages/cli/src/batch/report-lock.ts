// A lock on a report: two batches writing the same file would corrupt it. The lock is a file next to the report that
// names its owner. A lock whose owner is no longer running is replaced.
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { UserError } from '../options/definition.js';

interface Owner {
  readonly pid: number;
  readonly host: string;
  /** ISO 8601. */
  readonly started: string;
}

export function lockPath(report: string): string {
  return `${report}.lock`;
}

/** Returns a function that releases the lock. Throws a UserError if another batch holds it. */
export async function lockReport(report: string): Promise<() => Promise<void>> {
  const path = lockPath(report);
  const owner: Owner = { pid: process.pid, host: hostname(), started: new Date().toISOString() };
  const content = `${JSON.stringify(owner)}\n`;
  // Two attempts: after a stale lock is removed, another batch may take it first.
  for (const isLast of [false, true]) {
    if (await isCreated(path, content)) return () => rm(path, { force: true });
    const held = await readFile(path, 'utf8').catch(() => undefined);
    // It was released in the meantime.
    if (held === undefined && !isLast) continue;
    const holder = ownerOf(held ?? '');
    if (isLast || holder === undefined || !isStale(holder)) throw lockError(report, holder);
    await remove(path, held ?? '');
  }
  throw lockError(report, undefined);
}

async function isCreated(path: string, content: string): Promise<boolean> {
  try {
    // `wx` is O_EXCL: only one of two simultaneous attempts succeeds.
    await writeFile(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new UserError(`${path}: cannot write the lock of the report (${code})`, 'output');
  }
}

/** Renames the lock before checking it again: by now it may be the new lock of another batch. */
async function remove(path: string, stale: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
    if ((await readFile(aside, 'utf8')) === stale) await rm(aside);
    else await rename(aside, path);
  } catch {
    // Another batch was first; the next attempt finds its lock.
  }
}

/** Whether an owner on another machine is running is unknown, so its lock is never stale. */
function isStale({ pid, host }: Owner): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function ownerOf(content: string): Owner | undefined {
  try {
    const { pid, host, started } = JSON.parse(content) as Partial<Owner>;
    if (!Number.isInteger(pid) || typeof host !== 'string') return undefined;
    return { pid: pid as number, host, started: String(started) };
  } catch {
    return undefined;
  }
}

function lockError(report: string, owner: Owner | undefined): UserError {
  const who =
    owner === undefined
      ? 'another batch'
      : `another batch (process ${owner.pid} on ${owner.host}, since ${owner.started})`;
  return new UserError(
    `${report}: ${who} is writing this report; wait for it or choose another file\n` +
      `If it is no longer running, remove ${lockPath(report)}`,
    'output',
  );
}
