// Who runs the database. PostgreSQL refuses to run as root; then an ordinary account of the system does.
import { readFile } from 'node:fs/promises';

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];

/** The account that runs the database. Undefined: the user of this process. */
export async function databaseOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const account = accounts.find(([found]) => found === name);
    if (account !== undefined) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new RangeError(
    'PostgreSQL does not run as root, and there is no account postgres or nobody that could run it; ' +
      'use an ordinary account',
  );
}
