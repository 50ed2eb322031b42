// `crosshatch batch`: examines thousands of puzzles on all cores and writes one row for each.

import { mkdir } from 'node:fs/promises';
import { rowOptions } from '@crosshatch/core/report';
import type { EarlierRows } from '../batch/earlier-rows.js';
import { Progress } from '../batch/progress.js';
import { reportFiles } from '../batch/report-file.js';
import { OUTPUT_FORMATS, type OutputFormat, RowOutput } from '../batch/row-output.js';
import { ORDERS, type Order } from '../batch/row-queue.js';
import { BatchRun } from '../batch/run.js';
import type { Scheduler } from '../batch/scheduler.js';
import { type Shard, shardOf } from '../batch/shard.js';
import { sourceNames, sourcesOf, weightOf } from '../batch/sources.js';
import { Summary } from '../batch/summary.js';
import { CLUSTER } from '../cluster/connecting.js';
import type { Context } from '../context.js';
import { startExamineThread } from '../examine/worker.js';
import type { ExitName } from '../exit-codes.js';
import { type CommandDefinition, type CommandInput, UsageError, UserError } from '../options/definition.js';
import {
  FORCE,
  OUTPUT,
  QUIET,
  READING,
  type ReadingOptions,
  SOURCES,
  TIMEOUT,
} from '../options/shared-options.js';
import { wholeNumber } from '../options/values.js';
import { writeError } from '../output/file-errors.js';
import { counted, listed } from '../report/words.js';
import type { Interrupt } from '../signals.js';
import { SAVING_GRACE_MILLISECONDS } from '../signals.js';

interface BatchOptions extends ReadingOptions {
  readonly to?: OutputFormat;
  readonly output?: string;
  readonly force?: boolean;
  readonly resume?: boolean;
  readonly order: Order;
  readonly timeout: number;
  readonly max: number;
  readonly grade: boolean;
  readonly diagnose?: boolean;
  readonly certificates?: string;
  readonly workers?: number;
  readonly cluster?: string;
  readonly workerVersion?: readonly string[];
  readonly shard?: Shard;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

export const batchCommand: CommandDefinition<BatchOptions> = {
  name: 'batch',
  summary: 'examine thousands of puzzles on all cores, one row each',
  description: [
    'Examines every puzzle in the given files and folders, in any mix of formats, on all cores. Each puzzle gives one row: ' +
      'id (its position in the input), source, index within the source, title, width, height, colorCount, verdict (unique, ' +
      'multiple, none, undecided, invalid or crashed), solutionCount (the number of solutions found), whether line logic ' +
      'solves it, grade, effort, time and hash. Duplicates are reported, including rotated and mirrored copies. `warnings` ' +
      'lists problems in the source, `inputHash` is a hash of the source, and `options` are the options that the row ' +
      'depends on.',
    'A file that cannot be read becomes a row with the verdict `invalid`. A puzzle or file that exceeds the time limit is ' +
      '`undecided`. A crash of a worker affects only its own puzzle, which becomes a row. Rows are printed as a table on a ' +
      'terminal and as NDJSON otherwise. Apart from the hashes, memory use does not depend on the number of puzzles. In ' +
      'folders, hidden files are skipped, and so are files that neither their name nor their content marks as puzzles.',
    'An interrupted run leaves complete rows only. To continue it, repeat the command with `--resume`: rows of unchanged ' +
      'inputs are kept, changed and new inputs are examined, and rows of sources that are no longer inputs are dropped. The ' +
      'result equals the report of an uninterrupted run. It is written to a temporary file, which replaces the earlier ' +
      'report at the end, also after Ctrl-C. A report that was made with other options is rejected.',
    '`FILE.lock` next to the report prevents a second batch from writing the same file; the lock of a process that has ' +
      'ended is replaced. A summary is printed to standard error at the end. The exit code is 0 if every puzzle is unique. ' +
      'Otherwise the most severe row sets it: 1 crashed, 3 not readable, 5 no solution, 4 several solutions, 6 undecided. ' +
      'Finding no puzzle also exits with 3.',
  ],
  args: [
    {
      ...SOURCES,
      name: 'PATH',
      description: 'a file, a folder, or `-` for standard input',
    },
  ],
  options: [
    { ...OUTPUT, description: 'write the rows to this file' },
    {
      flags: '--to <format>',
      description: 'format of the rows',
      choices: OUTPUT_FORMATS,
      defaultText: 'by the file extension; else table on a terminal, ndjson otherwise',
    },
    { flags: '-r, --resume', description: 'continue the run that wrote the file' },
    { ...FORCE, description: 'replace the file' },
    {
      flags: '--order <kind>',
      description: 'order of the rows: as in the input, or as they are finished',
      choices: ORDERS,
      default: 'input',
    },
    {
      ...TIMEOUT,
      description: 'time limit for each puzzle, and for reading each file',
      default: 60,
    },
    {
      flags: '-m, --max <count>',
      description: 'stop after this many solutions of a puzzle',
      default: 2,
      parse: wholeNumber(1, 1_000_000),
    },
    { flags: '--no-grade', description: 'do not grade the puzzles (faster)' },
    {
      flags: '--diagnose',
      description: 'diagnose puzzles that are not unique, in the message of their row (slower)',
    },
    {
      flags: '--certificates <folder>',
      description: 'write a proof of every answer to FOLDER/HASH.cert (see `crosshatch verify`)',
      completes: 'folder',
    },
    {
      flags: '-j, --workers <count>',
      description: 'number of puzzles examined at the same time',
      defaultText: 'the number of cores',
      parse: wholeNumber(1, 1024),
    },
    {
      ...CLUSTER,
      description: `examine them on a cluster; ${CLUSTER.description}`,
      defaultText: 'the threads of this machine',
    },
    {
      flags: '--worker-version <version>',
      description: 'also accept cluster workers of this version; may be given several times',
      isRepeatable: true,
      defaultText: 'workers of the same version only',
    },
    {
      flags: '--shard <part/of>',
      description:
        'examine only this part of the sources, such as `3/8`; `crosshatch merge` joins the reports',
      parse: shardOf,
    },
    { flags: '--json', description: 'the same as `--to ndjson`' },
    ...READING,
    { ...QUIET, description: 'print no progress bar and no summary' },
  ],
  examples: [
    { explains: 'A folder, on the terminal:', command: 'crosshatch batch puzzles/' },
    {
      explains: 'Ten thousand submissions overnight; repeat the command to continue:',
      command: 'crosshatch batch submissions/ -o report.ndjson --timeout 30 --resume',
    },
    {
      explains: 'Only puzzles that are not unique:',
      command: `crosshatch batch --json submissions/ | jq 'select(.verdict != "unique")'`,
    },
    {
      explains: 'With a diagnosis, including the number that was most likely mistyped:',
      command: 'crosshatch batch --diagnose submissions/ -o report.csv',
    },
    {
      explains: 'On all machines of a cluster (see `crosshatch worker`):',
      command: 'crosshatch batch submissions/ --cluster postgres://host/crosshatch -o report.ndjson',
    },
    {
      explains: 'With a proof of every answer:',
      command: 'crosshatch batch submissions/ --certificates proofs/ -o report.ndjson',
    },
    { explains: 'For a spreadsheet:', command: 'crosshatch batch submissions/ -o report.csv' },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput', 'output', 'interrupted', 'terminated'],
  run,
};

async function run({ args, options, context }: CommandInput<BatchOptions>): Promise<ExitName> {
  const format = outputFormat(options, context.stdout.isTTY ?? false);
  checkOptions(options, format);
  const interrupt = context.interrupt(SAVING_GRACE_MILLISECONDS);
  if (options.certificates !== undefined) await makeFolder(options.certificates);
  const fingerprint = rowOptions({ ...options });
  const output = await RowOutput.open(
    {
      format,
      path: options.output,
      resume: options.resume ?? false,
      force: options.force ?? false,
      options: fingerprint,
      interrupt,
    },
    context,
  );
  try {
    return await examineAll(args, options, fingerprint, output, interrupt, context);
  } finally {
    await output.close();
  }
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    throw writeError(path, error);
  }
}

interface SchedulerRequest {
  readonly words: readonly string[];
  readonly options: BatchOptions;
  readonly fingerprint: string;
  readonly earlier: EarlierRows | undefined;
  readonly signal: AbortSignal;
  readonly context: Context;
  readonly onSkipped: (weight: number) => void;
  readonly onNote: (text: string) => void;
}

/** The threads of this machine, or a cluster. */
async function schedulerOf({
  options,
  words,
  fingerprint,
  context,
  ...rest
}: SchedulerRequest): Promise<Scheduler> {
  const settings = {
    examine: {
      max: options.max,
      seconds: options.timeout,
      grade: options.grade,
      diagnose: options.diagnose ?? false,
      certificates: options.certificates,
    },
    startThread: () => context.thread(startExamineThread),
    options: fingerprint,
    ...rest,
  };
  if (options.cluster === undefined)
    return new BatchRun({
      ...settings,
      threads: options.workers ?? context.cores,
      order: options.order,
    });
  const { clusterRun } = await import('../cluster/start-run.js');
  const { output, cluster, workerVersion, resume = false } = options;
  return clusterRun({ ...settings, words, output, cluster, workerVersion, resume }, context);
}

async function examineAll(
  words: readonly string[],
  options: BatchOptions,
  fingerprint: string,
  output: RowOutput,
  interrupt: Interrupt,
  context: Context,
): Promise<ExitName> {
  const { signal } = interrupt;
  const own = options.output === undefined ? [] : await reportFiles(options.output);
  const { earlier } = output;
  const dropped = earlier === undefined ? 0 : dropMissing(earlier, await sourceNames(words, own), options);
  const begun = context.now();
  const summary = new Summary();
  const progress = new Progress(context);
  if (context.stderr.isTTY && !options.quiet) {
    void weightOf(words, own).then((total) => {
      progress.total = total;
    });
  }
  const isShared = options.output === undefined && context.stdout.isTTY;
  let skipped = 0;
  const run = await schedulerOf({
    words,
    options,
    fingerprint,
    earlier,
    signal,
    context,
    onSkipped: (weight) => {
      skipped += 1;
      progress.skip(weight);
    },
    onNote: (text) => void progress.aside(async () => void context.stderr.write(`${text}\n`)),
  });
  let isComplete = false;
  try {
    const sources = sourcesOf(words, context, { reading: options, own, signal, shard: options.shard });
    for await (const { row, weight, isOwn } of run.rows(sources)) {
      // Only rows on the terminal interfere with the progress bar.
      if (isShared) await progress.aside(() => output.write(row));
      else await output.write(row);
      summary.add(row);
      if (isOwn) progress.puzzle(weight);
      else progress.skip(weight);
      if (!options.quiet) progress.show();
    }
    if (signal.aborted) for await (const row of run.rest()) await output.write(row);
    await output.finish();
    isComplete = !signal.aborted;
  } finally {
    await run.close(isComplete ? 'finished' : 'stopped');
    progress.clear();
  }
  const stopped = interrupt.outcome();
  if (summary.rows === 0 && stopped === undefined) {
    // Most likely the wrong folder; the exit code must not say that all puzzles are unique.
    const others = skipped === 0 ? '' : ` (${counted(skipped, 'other file')} skipped)`;
    throw new UserError(
      `${listed(words)}: no puzzles found${others}; give files or folders with puzzles`,
      'badInput',
    );
  }
  if (!options.quiet) {
    const resumable =
      stopped !== undefined && options.output !== undefined ? '\nstopped; continue with --resume' : '';
    const gone =
      dropped === 0 ? '' : `\ndropped the rows of ${counted(dropped, 'source')} that are no longer inputs`;
    context.stderr.write(`${summary.text(context.now() - begun, skipped, stopped)}${gone}${resumable}\n`);
  }
  return stopped ?? summary.outcome();
}

/** Drops the rows of sources that are no longer inputs. Throws if that would be all of them, most likely a mistake. */
function dropMissing(
  earlier: EarlierRows,
  names: ReadonlySet<string>,
  { output = '' }: BatchOptions,
): number {
  const before = earlier.size;
  const dropped = earlier.keepOnly(names);
  if (before === 0 || dropped < before) return dropped;
  throw new UsageError(
    `${output}: none of the ${counted(before, 'source')} in this report is still an input\n` +
      'Give the same paths as in that run, start over with --force, or choose another file.',
  );
}

function checkOptions(options: BatchOptions, format: OutputFormat): void {
  const { resume, output, force, json, to, cluster, shard, workers, workerVersion, certificates } = options;
  if (shard !== undefined && format === 'csv')
    throw new UsageError('--shard writes NDJSON; merge the parts into a CSV file with crosshatch merge');
  if (cluster !== undefined && workers !== undefined)
    throw new UsageError('--workers is for this machine; on a cluster each worker has its own --concurrency');
  if (cluster !== undefined && certificates !== undefined)
    throw new UsageError('--certificates and --cluster exclude each other');
  if (cluster === undefined && workerVersion !== undefined)
    throw new UsageError('--worker-version needs --cluster');
  if (resume && output === undefined)
    throw new UsageError('--resume needs the report of the interrupted run: --output FILE');
  if (force && output === undefined) throw new UsageError('--force needs --output FILE');
  if (resume && force)
    throw new UsageError('--resume continues the file and --force replaces it; give one of them');
  if (json && to !== undefined && to !== 'ndjson')
    throw new UsageError(`--json means --to ndjson, not ${to}; give one of them`);
}

function outputFormat({ to, json, output }: BatchOptions, isTerminal: boolean): OutputFormat {
  if (to !== undefined) return to;
  if (json) return 'ndjson';
  if (output === undefined) return isTerminal ? 'table' : 'ndjson';
  return output.toLowerCase().endsWith('.csv') ? 'csv' : 'ndjson';
}
