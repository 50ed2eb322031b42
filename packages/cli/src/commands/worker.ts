// `crosshatch worker`: examines puzzles for a cluster until it is stopped.
import { hostname } from 'node:os';
import type { SolveMethods } from '@crosshatch/core/solve';
import { WorkerPool } from '@crosshatch/core/worker';
import { CLUSTER, clusterError, connectCluster } from '../cluster/connecting.js';
import { cubeSolver, givenUpCube } from '../cluster/cubes/cube-items.js';
import { givenUp, itemExaminer } from '../cluster/items.js';
import type { ExamineMethods } from '../examine/tasks.js';
import { startExamineThread } from '../examine/worker.js';
import type { ExitName } from '../exit-codes.js';
import type { CommandDefinition, CommandInput } from '../options/definition.js';
import { QUIET } from '../options/shared-options.js';
import { seconds, wholeNumber } from '../options/values.js';
import { SAVING_GRACE_MILLISECONDS } from '../signals.js';
import { startSolveThread } from '../solve-worker.js';
import { version } from '../version.js';

interface WorkerOptions {
  readonly cluster?: string;
  readonly concurrency?: number;
  readonly lease: number;
  readonly untilIdle?: boolean;
  readonly quiet?: boolean;
}

export const workerCommand: CommandDefinition<WorkerOptions> = {
  name: 'worker',
  summary: 'examine puzzles for a cluster, on as many machines as you like',
  description: [
    'Takes puzzles from the database of a cluster, examines them on the cores of this machine, and stores their rows. Start ' +
      'one on every machine; workers can be started and stopped at any time. After Ctrl-C or SIGTERM it stores finished rows, ' +
      'returns the rest to the queue, and ends.',
    'No work is lost if a worker is killed, freezes or loses its connection: when its lease expires, other workers examine ' +
      'its puzzles, and rows that it sends later are refused. A puzzle that crashes its worker three times becomes a row ' +
      '`crashed`.',
    'Put an address with a password into `CROSSHATCH_CLUSTER`. A worker takes only jobs of its own version and jobs that ' +
      'accept its version. It needs no privileges to create anything: see docs/cluster.md.',
  ],
  args: [],
  options: [
    CLUSTER,
    {
      flags: '--concurrency <count>',
      description: 'number of puzzles examined at the same time',
      defaultText: 'the number of cores',
      parse: wholeNumber(1, 1024),
    },
    {
      flags: '--lease <seconds>',
      description: 'time without a heartbeat after which other workers take over',
      default: 15,
      parse: seconds,
    },
    { flags: '--until-idle', description: 'end when no work is left' },
    { ...QUIET, description: 'print only errors' },
  ],
  examples: [
    { explains: 'For the embedded database on this machine:', command: 'crosshatch worker' },
    {
      explains: 'On every machine, two puzzles at a time:',
      command: 'crosshatch worker --cluster postgres://worker@host/crosshatch --concurrency 2',
    },
  ],
  exits: ['badInput'],
  run,
};

async function run({ options, context }: CommandInput<WorkerOptions>): Promise<ExitName> {
  const { signal } = context.interrupt(SAVING_GRACE_MILLISECONDS);
  const { cluster, concurrency = context.cores, lease, untilIdle = false, quiet } = options;
  const { database, address, ...connection } = await connectCluster(
    cluster,
    // One for each loop, one for the heartbeat, one that listens.
    { role: 'worker', connections: Math.min(concurrency + 3, 20) },
    context,
  );
  const say = (text: string) => {
    if (!quiet) context.stderr.write(`${text}\n`);
  };
  const pool = new WorkerPool<ExamineMethods>(startExamineThread, { size: concurrency, timers: globalThis });
  const solvers = new WorkerPool<SolveMethods>(startSolveThread, { size: concurrency });
  const [examine, solveCube] = [itemExaminer(pool), cubeSolver(solvers)];
  say(`worker ${version()} on ${hostname()} for ${address.shown}: ${concurrency} at a time`);
  try {
    await connection.cluster.runWorker(database, {
      host: hostname(),
      pid: process.pid,
      version: version(),
      concurrency,
      leaseSeconds: lease,
      untilIdle,
      slowKinds: ['solve'],
      signal,
      examine: (item) => (item.kind === 'solve' ? solveCube(item) : examine(item)),
      giveUp: (item) => (item.kind === 'solve' ? givenUpCube() : givenUp(item)),
      onTrouble: (message) => say(`${address.shown}: ${message}; trying again`),
    });
  } catch (error) {
    throw clusterError(error, address);
  } finally {
    pool.close();
    solvers.close();
    await database.end();
  }
  // For a worker, being stopped is how it ends well.
  return 'ok';
}
