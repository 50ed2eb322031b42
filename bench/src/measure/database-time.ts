// Processor time of a PostgreSQL server on this machine: of the postmaster, of its processes, and of those that have
// ended. Linux only.
import { readdirSync, readFileSync } from 'node:fs';

/** The server of a connection, by the process id that `pg_backend_pid()` names; undefined where the system does not say. */
export function postmasterOf(backend: number): number | undefined {
  return fieldsOf(backend)?.parent;
}

/** In seconds. */
export function databaseSeconds(postmaster: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = fieldsOf(Number(name));
    if (fields === undefined) continue;
    if (Number(name) === postmaster) ticks += fields.used + fields.usedByEnded;
    else if (fields.parent === postmaster) ticks += fields.used;
  }
  return ticks / 100;
}

/** In hundredths of a second, as Linux counts. */
function fieldsOf(pid: number): { parent: number; used: number; usedByEnded: number } | undefined {
  try {
    // The name of the program, in parentheses, may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const at = (index: number) => Number(fields[index]);
    return { parent: at(1), used: at(11) + at(12), usedByEnded: at(13) + at(14) };
  } catch {
    return undefined;
  }
}
