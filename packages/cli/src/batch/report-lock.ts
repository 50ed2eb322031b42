// A lock on a report: two batches writing the same file would corrupt it. The lock is a file next to the report with a
// line for each batch that claimed it. The first one whose owner may still be running holds it. Claims are only ever
// appended, and only the holder removes the file, so that two batches which find a stale lock never both get it.
import { randomUUID } from 'node:crypto';
import { appendFile, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { UserError } from '../options/definition.js';
import { writeError } from '../output/file-errors.js';

interface Owner {
  readonly pid: number;
  readonly host: string;
  /** ISO 8601. */
  readonly started: string;
}

/** How often to start again because the holder removed the file in the meantime. */
const ATTEMPTS = 5;

export function lockPath(report: string): string {
  return `${report}.lock`;
}

/** Returns a function that releases the lock. Throws a UserError if another batch holds it. */
export async function lockReport(report: string): Promise<() => Promise<void>> {
  const path = lockPath(report);
  const owner: Owner = { pid: process.pid, host: hostname(), started: new Date().toISOString() };
  const claim = JSON.stringify({ ...owner, id: randomUUID() });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = await contentOf(path);
    if (before !== undefined && holderIn(before) !== undefined) throw lockError(report, before);
    await append(report, claim);
    const content = await contentOf(path);
    // The file was removed before or after the claim was written to it.
    if (content === undefined || !content.includes(claim)) continue;
    if (holderIn(content) === claim) return () => rm(path, { force: true });
    throw lockError(report, content);
  }
  throw lockError(report, '');
}

async function contentOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

/** What stands in the way of the report as well, so that its lock need not be mentioned. */
const SAME_FOR_REPORT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EROFS', 'ENOSPC', 'EDQUOT']);

async function append(report: string, claim: string): Promise<void> {
  const path = lockPath(report);
  try {
    // An earlier claim may have been cut off in the middle of its line.
    await appendFile(path, `\n${claim}\n`);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (SAME_FOR_REPORT.has(code)) throw writeError(report, error);
    throw writeError(`${path}, the lock of the report`, error, { EISDIR: 'this is a folder; remove it' });
  }
}

/** The claim that holds the lock; undefined if all owners have ended. An empty file is a claim that is being written. */
function holderIn(content: string): string | undefined {
  const claims = content.split('\n').filter((line) => line !== '');
  if (claims.length === 0) return '';
  return claims.find((claim) => {
    const owner = ownerOf(claim);
    return owner === undefined || !isStale(owner);
  });
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

function lockError(report: string, content: string): UserError {
  const owner = ownerOf(holderIn(content) ?? '');
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
