// Limits the memory of a running solver: the resident memory of its process, or of its process group, is read several
// times a second. An address space limit (`ulimit -v`) would be exact, but programs with WebAssembly or a garbage
// collector reserve far more addresses than they use. Linux only, because it reads /proc.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const INTERVAL = 100;

/** Whether memory can be limited here. */
const canWatchMemory = existsSync('/proc/self/stat');

/** Calls `exceed` once when the processes of the group of `pid`, or `pid` itself, hold more than this. */
export function watchMemory(
  pid: number | undefined,
  megabytes: number | undefined,
  exceed: () => void,
): { stop(): void } {
  if (pid === undefined || megabytes === undefined || !canWatchMemory) return { stop: () => {} };
  const timer = setInterval(() => {
    if (residentKilobytes(pid) <= megabytes * 1024) return;
    clearInterval(timer);
    exceed();
  }, INTERVAL);
  return { stop: () => clearInterval(timer) };
}

function residentKilobytes(pid: number): number {
  let total = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      if (Number(entry) !== pid && groupOf(entry) !== pid) continue;
      total += Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${entry}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // The process has ended in the meantime.
    }
  }
  return total;
}

/** Field 5 of /proc/PID/stat; the name before it is in brackets and may hold spaces. */
function groupOf(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}
