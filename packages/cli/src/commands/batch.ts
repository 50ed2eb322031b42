// `crosshatch batch`: thousands of puzzles on all cores, one row each.

import { availableParallelism } from 'node:os';
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
import { counted, listed } from '../report/words.js';
import type { Interrupt } from '../signals.js';

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
  readonly workers?: number;
  readonly cluster?: string;
  readonly workerVersion?: readonly string[];
  readonly shard?: Shard;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

export const batchCommand: CommandDefinition<BatchOptions> = {
  name: 'batch',
  summary: 'examine thousands of puzzles on all cores: one row each',
  description: [
    'Examines every puzzle in the files and folders named, in any mix of formats, on all cores. Each puzzle gives one row: ' +
      'id (its number in the order of the input), source, index within the source, title, width, height, colorCount, verdict ' +
      '(unique, multiple, none, undecided, invalid or crashed), solutionCount (how many were found), whether line logic solves ' +
      'it, grade, effort, time, hash, and of which earlier puzzle it is a copy: exactly, or turned or mirrored. `warnings` ' +
      'lists what is odd about the puzzle as it stands in its source, `inputHash` is a hash of the source, and `options` ' +
      'are the options that the row depends on.',
    'A file that can not be read is a row, not the end; a puzzle or a file over the time limit is undecided; a worker that ' +
      'crashes loses only its puzzle, which becomes a row. The rows come as a table on a terminal, else as NDJSON. Memory does ' +
      'not grow with the number of puzzles but for their hashes. In folders, hidden files and files that are no puzzles by ' +
      'name nor content are skipped.',
    'An interrupted run leaves whole rows. To continue it, repeat the command with `--resume`: rows of inputs that have not ' +
      'changed are kept, changed and new inputs are examined, and rows of sources that are no longer inputs are dropped. The ' +
      'result is the report that a run from the beginning would write. It is written beside the earlier report and replaces ' +
      'it at the end, also after Ctrl-C. A report that was made with other options is refused.',
    'While a batch writes a file, `FILE.lock` beside it keeps others from doing the same; a lock whose process has ended is ' +
      'taken over. A summary at the end goes to standard error. The exit code is 0 when every puzzle is unique, else that of ' +
      'the gravest row: 1 crashed, 3 not readable, 5 no solution, 4 several, 6 undecided. To find no puzzle at all is 3, too.',
  ],
  args: [
    {
      ...SOURCES,
      name: 'PATH',
      description: 'a file, a folder with files, or `-` for puzzles on standard input',
    },
  ],
  options: [
    { ...OUTPUT, description: 'write the rows into this file' },
    {
      flags: '--to <format>',
      description: 'how rows are written',
      choices: OUTPUT_FORMATS,
      defaultText: 'by the extension of the file; table on a terminal, else ndjson',
    },
    { flags: '-r, --resume', description: 'go on with the run that wrote the file' },
    { ...FORCE, description: 'replace the file' },
    {
      flags: '--order <kind>',
      description: 'rows in the order of the input, or as they are done',
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
      description: 'look for up to this many solutions of each',
      default: 2,
      parse: wholeNumber(1, 1_000_000),
    },
    { flags: '--no-grade', description: 'do not grade: faster' },
    {
      flags: '--diagnose',
      description: 'say what would mend puzzles that are not unique, as the message of their row: slower',
    },
    {
      flags: '-j, --workers <count>',
      description: 'puzzles at a time',
      defaultText: 'as many as there are cores',
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
    { ...QUIET, description: 'no progress bar and no summary' },
  ],
  examples: [
    { explains: 'A folder, on the terminal:', command: 'crosshatch batch puzzles/' },
    {
      explains: 'Ten thousand submissions overnight, to be resumed if interrupted:',
      command: 'crosshatch batch submissions/ -o report.ndjson --timeout 30 --resume',
    },
    {
      explains: 'Only the ones that are not unique:',
      command: `crosshatch batch --json submissions/ | jq 'select(.verdict != "unique")'`,
    },
    {
      explains: 'With what is wrong, and the number that was most likely mistyped:',
      command: 'crosshatch batch --diagnose submissions/ -o report.csv',
    },
    {
      explains: 'On all machines of a cluster (see `crosshatch worker`):',
      command: 'crosshatch batch submissions/ --cluster postgres://host/crosshatch -o report.ndjson',
    },
    { explains: 'For a spreadsheet:', command: 'crosshatch batch submissions/ -o report.csv' },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput', 'output', 'interrupted', 'terminated'],
  run,
};

async function run({ args, options, context }: CommandInput<BatchOptions>): Promise<ExitName> {
  const format = outputFormat(options, context.stdout.isTTY ?? false);
  refuseNonsense(options, format);
  const interrupt = context.interrupt();
  const fingerprint = rowOptions({ ...options });
  const output = await RowOutput.open(
    {
      format,
      path: options.output,
      resume: options.resume ?? false,
      force: options.force ?? false,
      options: fingerprint,
    },
    context,
  );
  try {
    return await examineAll(args, options, fingerprint, output, interrupt, context);
  } finally {
    await output.close();
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
    },
    startThread: startExamineThread,
    options: fingerprint,
    ...rest,
  };
  if (options.cluster === undefined)
    return new BatchRun({
      ...settings,
      threads: options.workers ?? availableParallelism(),
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
      // Rows that go elsewhere do not disturb the bar.
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
    // Most likely the wrong folder: that must not pass for "all are unique".
    const others = skipped === 0 ? '' : ` (${counted(skipped, 'other file')} skipped)`;
    throw new UserError(
      `${listed(words)}: no puzzles found${others}; name files or folders with puzzles`,
      'badInput',
    );
  }
  if (!options.quiet) {
    const resumable =
      stopped !== undefined && options.output !== undefined ? '\nstopped; go on with --resume' : '';
    const gone =
      dropped === 0 ? '' : `\nrows dropped of ${counted(dropped, 'source')} that are no inputs now`;
    context.stderr.write(`${summary.text(context.now() - begun, skipped, stopped)}${gone}${resumable}\n`);
  }
  return stopped ?? summary.outcome();
}

/** Drops the rows of sources that are gone. Refuses when that would be all of them: most likely a mistake. */
function dropMissing(
  earlier: EarlierRows,
  names: ReadonlySet<string>,
  { output = '' }: BatchOptions,
): number {
  const before = earlier.size;
  const dropped = earlier.keepOnly(names);
  if (before === 0 || dropped < before) return dropped;
  throw new UsageError(
    `${output}: none of the ${counted(before, 'source')} in this report is an input now\n` +
      'Name the same paths as then, begin anew with --force, or name another file.',
  );
}

function refuseNonsense(options: BatchOptions, format: OutputFormat): void {
  const { resume, output, force, json, to, cluster, shard, workers, workerVersion } = options;
  if (shard !== undefined && format === 'csv')
    throw new UsageError('--shard writes NDJSON; merge the parts into a CSV file with crosshatch merge');
  if (cluster !== undefined && workers !== undefined)
    throw new UsageError('--workers is for this machine; on a cluster each worker has its own --concurrency');
  if (cluster === undefined && workerVersion !== undefined)
    throw new UsageError('--worker-version needs --cluster');
  if (resume && output === undefined)
    throw new UsageError('--resume needs the file of the interrupted run: --output FILE');
  if (force && output === undefined) throw new UsageError('--force needs a file to write: --output FILE');
  if (resume && force)
    throw new UsageError('--resume goes on with the file, --force replaces it; give one of them');
  if (json && to !== undefined && to !== 'ndjson')
    throw new UsageError(`--json means --to ndjson, not ${to}; give one of them`);
}

function outputFormat({ to, json, output }: BatchOptions, isTerminal: boolean): OutputFormat {
  if (to !== undefined) return to;
  if (json) return 'ndjson';
  if (output === undefined) return isTerminal ? 'table' : 'ndjson';
  return output.toLowerCase().endsWith('.csv') ? 'csv' : 'ndjson';
}
