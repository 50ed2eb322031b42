// `crosshatch jobs`: what a cluster has to do: list, show, watch, cancel, retry, delete.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@crosshatch/cluster';
import { CLUSTER, type Connection, connectCluster } from '../cluster/connecting.js';
import { jobLine, jobsJson, jobText } from '../cluster/status-words.js';
import type { Context } from '../context.js';
import type { ExitName } from '../exit-codes.js';
import { type CommandDefinition, type CommandInput, UsageError, UserError } from '../options/definition.js';
import { printJson } from '../report/json.js';

interface JobsOptions {
  readonly cluster?: string;
  readonly json?: boolean;
}

const ACTIONS = ['list', 'show', 'watch', 'cancel', 'retry', 'delete'] as const;
type Action = (typeof ACTIONS)[number];

export const jobsCommand: CommandDefinition<JobsOptions> = {
  name: 'jobs',
  summary: 'manage the jobs of a cluster: list, show, watch, cancel, retry, delete',
  description: [
    'A job is a batch or a hard puzzle that was submitted to a cluster. `list` prints all jobs, newest first; `show` prints ' +
      'one; `watch` follows one until it ends.',
    '`cancel` stops a job immediately, including puzzles in progress, and keeps its rows. `retry` continues a cancelled job ' +
      'and re-examines puzzles whose workers crashed. `delete` removes a job and all its data.',
    'Specify a job by its id or the beginning of its id.',
  ],
  args: [
    { name: 'ACTION', description: 'the action; default list', choices: ACTIONS, isOptional: true },
    { name: 'JOB', description: 'the id of a job or its beginning', isOptional: true },
  ],
  options: [CLUSTER, { flags: '--json', description: 'print one JSON object' }],
  examples: [
    { explains: 'All jobs:', command: 'crosshatch jobs' },
    { explains: 'Follow one:', command: 'crosshatch jobs watch 1f3a9c20' },
    {
      explains: 'Stop one and continue it later:',
      command: 'crosshatch jobs cancel 1f3a9c20; crosshatch jobs retry 1f3a9c20',
    },
  ],
  exits: ['badInput', 'interrupted', 'terminated'],
  run,
};

async function run({ args, options, context }: CommandInput<JobsOptions>): Promise<ExitName> {
  const [action = 'list', word] = args as [Action?, string?];
  if (action === 'list' && word !== undefined) throw new UsageError('list takes no job; use show');
  if (action !== 'list' && word === undefined) throw new UsageError(`${action} needs the id of a job`);
  const connection = await connectCluster(options.cluster, { role: 'admin' }, context);
  try {
    if (action === 'list') return await list(connection, options, context);
    const job = await theJob(connection, word ?? '');
    if (action === 'watch') return await watch(connection, job, options, context);
    const done = await act(action, connection, job);
    if (options.json)
      printJson(context, jobsJson(action === 'delete' ? [job] : [await theJob(connection, job.id)]));
    else context.stdout.write(`${done}\n`);
    return 'ok';
  } finally {
    await connection.database.end();
  }
}

async function list(
  { cluster, database }: Connection,
  { json }: JobsOptions,
  context: Context,
): Promise<ExitName> {
  const all = await cluster.jobs(database);
  if (json) printJson(context, jobsJson(all));
  else context.stdout.write(all.length === 0 ? 'no jobs\n' : all.map((job) => `${jobLine(job)}\n`).join(''));
  return 'ok';
}

async function act(
  action: Exclude<Action, 'list' | 'watch'>,
  { cluster, database }: Connection,
  job: Job,
): Promise<string> {
  const name = job.id.slice(0, 8);
  switch (action) {
    case 'show':
      return jobText(job);
    case 'cancel':
      if (await cluster.cancelJob(database, job.id)) return `${name}: cancelled`;
      throw new UserError(`${name}: the job has ended already: ${job.state}`, 'badInput');
    case 'retry': {
      const open = await cluster.retryJob(database, job.id);
      if (open !== undefined) return `${name}: ${open} puzzles to examine`;
      throw new UserError(`${name}: its rows were delivered and are gone from the database`, 'badInput');
    }
    case 'delete':
      await cluster.cancelJob(database, job.id);
      await cluster.deleteJob(database, job.id);
      return `${name}: deleted`;
  }
}

async function watch(
  connection: Connection,
  { id }: Job,
  { json }: JobsOptions,
  context: Context,
): Promise<ExitName> {
  const interrupt = context.interrupt();
  const { signal } = interrupt;
  let last = '';
  while (!signal.aborted) {
    const job = await theJob(connection, id);
    const line = jobLine(job);
    if (json) printJson(context, jobsJson([job]));
    else if (line !== last) context.stdout.write(`${line}\n`);
    last = line;
    const isOver = job.state === 'submitted' && job.open === 0;
    if (isOver || job.state === 'finished' || job.state === 'cancelled') return 'ok';
    await sleep(1000, undefined, { signal }).catch(() => {});
  }
  return interrupt.outcome() ?? 'ok';
}

async function theJob({ cluster, database }: Connection, word: string): Promise<Job> {
  const found = await cluster.findJobs(database, word);
  if (found.length === 1) return found[0];
  const what =
    found.length === 0 ? 'no job has this id' : `${found.length} jobs have ids that begin like this`;
  throw new UserError(`${word}: ${what}; see crosshatch jobs`, 'badInput');
}
