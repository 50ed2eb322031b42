// `crosshatch cluster`: the database of a cluster: start an embedded one, look at it, prepare one that exists.
import {
  CLUSTER,
  clusterError,
  clusterFolder,
  connectCluster,
  loadCluster,
  loadEmbedded,
} from '../cluster/connecting.js';
import { statusJson, statusText } from '../cluster/status-words.js';
import type { Context } from '../context.js';
import type { ExitName } from '../exit-codes.js';
import { type CommandDefinition, type CommandInput, UsageError, UserError } from '../options/definition.js';
import { printJson } from '../report/json.js';

interface ClusterOptions {
  readonly cluster?: string;
  readonly workerRole?: string;
  readonly submitterRole?: string;
  readonly json?: boolean;
}

const ACTIONS = ['start', 'status', 'stop', 'setup'] as const;

export const clusterCommand: CommandDefinition<ClusterOptions> = {
  name: 'cluster',
  summary: 'manage the PostgreSQL database of a cluster: start, status, stop, setup',
  description: [
    '`start` starts an embedded PostgreSQL in its own folder, for trials and for a single machine. It listens on 127.0.0.1 ' +
      'and keeps running after the command ends; other commands call it `local`. `stop` stops it and keeps its contents.',
    '`setup` prepares an existing PostgreSQL server (14 or newer): it creates or updates the schema `crosshatch`. With ' +
      '`--worker-role` and `--submitter-role` it grants these roles only the privileges they need.',
    '`status` shows waiting and running work, the workers (host, version, activity, last heartbeat), the rate, and the ' +
      'time left.',
  ],
  args: [{ name: 'ACTION', description: 'the action', choices: ACTIONS }],
  options: [
    { ...CLUSTER, description: `for \`status\` and \`setup\`: ${CLUSTER.description}` },
    { flags: '--worker-role <name>', description: 'for `setup`: let this role run workers' },
    { flags: '--submitter-role <name>', description: 'for `setup`: let this role submit and manage jobs' },
    { flags: '--json', description: 'print one JSON object' },
  ],
  examples: [
    { explains: 'Try it on this machine:', command: 'crosshatch cluster start' },
    { explains: 'Show its state:', command: 'crosshatch cluster status' },
    {
      explains: 'Prepare a server, with a role for workers:',
      command: 'crosshatch cluster setup --cluster postgres://admin@host/crosshatch --worker-role worker',
    },
  ],
  exits: ['badInput'],
  run,
};

async function run({ args, options, context }: CommandInput<ClusterOptions>): Promise<ExitName> {
  const [action] = args as [(typeof ACTIONS)[number]];
  if (action !== 'setup' && (options.workerRole ?? options.submitterRole) !== undefined)
    throw new UsageError(`--worker-role and --submitter-role belong to setup, not to ${action}`);
  return { start, status, stop, setup }[action](options, context);
}

async function start({ json }: ClusterOptions, context: Context): Promise<ExitName> {
  const { startFolder } = await loadEmbedded();
  const { parseAddress, connect, migrate } = await loadCluster();
  const folder = clusterFolder(context);
  const { url = '', pid } = await orUserError(() => startFolder(folder));
  const address = parseAddress(url);
  const database = connect(address, { role: 'admin' });
  try {
    await migrate(database);
  } finally {
    await database.end();
  }
  if (json) printJson(context, { address: address.shown, folder, pid, verdict: 'ok', warnings: [] });
  else
    context.stdout.write(
      `local: ${address.shown} (password and data in ${folder})\n` +
        'Next: crosshatch worker, and in another terminal: crosshatch batch FOLDER --cluster local\n',
    );
  return 'ok';
}

async function stop({ json }: ClusterOptions, context: Context): Promise<ExitName> {
  const { stopFolder } = await loadEmbedded();
  const folder = clusterFolder(context);
  const wasRunning = await orUserError(() => stopFolder(folder));
  if (json) printJson(context, { folder, wasRunning, verdict: 'ok', warnings: [] });
  else context.stdout.write(wasRunning ? `stopped; the data stay in ${folder}\n` : 'it was not running\n');
  return 'ok';
}

async function status(options: ClusterOptions, context: Context): Promise<ExitName> {
  const { cluster, database, address } = await connectCluster(options.cluster, { role: 'admin' }, context);
  try {
    const found = await cluster.clusterStatus(database);
    if (options.json) printJson(context, statusJson(found, address));
    else context.stdout.write(`${statusText(found, address)}\n`);
  } finally {
    await database.end();
  }
  return 'ok';
}

async function setup(options: ClusterOptions, context: Context): Promise<ExitName> {
  const { workerRole, submitterRole, json } = options;
  const { cluster, database, address } = await connectCluster(
    options.cluster,
    { role: 'admin', mayMigrate: true },
    context,
  );
  try {
    if (workerRole !== undefined) await cluster.grant(database, 'worker', workerRole);
    if (submitterRole !== undefined) await cluster.grant(database, 'submitter', submitterRole);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // 42704: there is no such role.
    throw code === '42704'
      ? new UserError(`${address.shown}: ${message}; create it first`, 'badInput')
      : clusterError(error, address);
  } finally {
    await database.end();
  }
  const schemaVersion = cluster.SCHEMA_VERSION;
  if (json) printJson(context, { address: address.shown, schemaVersion, verdict: 'ok', warnings: [] });
  else context.stdout.write(`${address.shown}: the schema crosshatch has version ${schemaVersion}\n`);
  return 'ok';
}

async function orUserError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RangeError) throw new UserError(error.message, 'badInput');
    throw error;
  }
}
