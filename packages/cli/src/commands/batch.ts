// `crosshatch batch`: thousands of puzzles on all cores, one row each.
import { availableParallelism } from 'node:os';
import { itemsOf, weightOf } from '../batch/items.js';
import { Progress } from '../batch/progress.js';
import { type EarlierRow, earlierRow } from '../batch/row.js';
import { OUTPUT_FORMATS, type OutputFormat, RowOutput } from '../batch/row-output.js';
import { type BatchSettings, batchRows, ORDERS, type Order } from '../batch/run.js';
import { Summary } from '../batch/summary.js';
import { type CommandDefinition, type CommandInput, Refusal } from '../command-line/definition.js';
import { FROM, SOURCES } from '../command-line/shared-options.js';
import { seconds, wholeNumber } from '../command-line/values.js';
import { startExamineThread } from '../examine/worker.js';
import type { ExitName } from '../exit-codes.js';
import { counted, listed } from '../report/words.js';

interface BatchOptions {
  readonly output?: OutputFormat;
  readonly out?: string;
  readonly force?: boolean;
  readonly resume?: boolean;
  readonly order: Order;
  readonly timeout: number;
  readonly max: number;
  readonly grade: boolean;
  readonly diagnose?: boolean;
  readonly workers?: number;
  readonly from?: string;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

export const batchCommand: CommandDefinition<BatchOptions> = {
  name: 'batch',
  summary: 'examine thousands of puzzles on all cores: one row each',
  description: [
    'Examines every puzzle in the files and folders named, in any mix of formats, on all cores. Each puzzle gives one row: ' +
      'id (its number in the order of the input), source, index within the source, title, width, height, colors, verdict ' +
      '(unique, multiple, none, undecided, invalid or crashed), number of solutions found, whether line logic solves it, grade, ' +
      'effort, time, hash, and of which earlier puzzle it is a copy: exactly, or turned or mirrored.',
    'A file that can not be read is a row, not the end; a puzzle over the time limit is undecided; a worker that crashes loses ' +
      'only its puzzle, which becomes a row. The rows come as a table on a terminal, else as NDJSON. Memory does not grow with ' +
      'the number of puzzles but for their hashes. In folders, hidden files and files that are no puzzles by name nor content are skipped.',
    'An interrupted run leaves whole rows; `--resume` goes on where it stopped, given the same inputs. A summary at the end goes to ' +
      'standard error. The exit code is 0 when every puzzle is unique, else that of the gravest row: 1 crashed, 3 not readable, ' +
      '5 no solution, 4 several, 6 undecided. To find no puzzle at all is 3, too.',
  ],
  args: [
    {
      ...SOURCES,
      name: 'PATH',
      description: 'a file, a folder with files, or `-` for puzzles on standard input',
    },
  ],
  options: [
    { flags: '-o, --out <file>', description: 'write the rows into this file', completes: 'file' },
    {
      flags: '--output <kind>',
      description: 'how rows are written',
      choices: OUTPUT_FORMATS,
      defaultText: 'by the extension of the file; table on a terminal, else ndjson',
    },
    { flags: '-r, --resume', description: 'go on with the interrupted run that wrote the file' },
    { flags: '-f, --force', description: 'replace the file' },
    {
      flags: '--order <kind>',
      description: 'rows in the order of the input, or as they are done',
      choices: ORDERS,
      default: 'input',
    },
    {
      flags: '-t, --timeout <seconds>',
      description: 'time limit for each puzzle',
      default: 60,
      parse: seconds,
    },
    {
      flags: '-n, --max <count>',
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
      flags: '-w, --workers <count>',
      description: 'puzzles at a time',
      defaultText: 'as many as there are cores',
      parse: wholeNumber(1, 1024),
    },
    { flags: '--json', description: 'the same as `--output ndjson`' },
    FROM,
    { flags: '-q, --quiet', description: 'no progress bar and no summary' },
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
    { explains: 'For a spreadsheet:', command: 'crosshatch batch submissions/ -o report.csv' },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput', 'output', 'interrupted', 'terminated'],
  run,
};

async function run({ args, options, context }: CommandInput<BatchOptions>): Promise<ExitName> {
  refuseNonsense(options);
  const summary = new Summary();
  /** What an earlier run did: as much of its rows as is needed to go on. */
  const done: EarlierRow[] = [];
  const output = await RowOutput.open(
    {
      format: outputFormat(options, context.stdout.isTTY ?? false),
      path: options.out,
      resume: options.resume ?? false,
      force: options.force ?? false,
      onEarlier: (row) => {
        summary.add(row);
        done.push(earlierRow(row));
      },
    },
    context,
  );
  const interrupt = context.interrupt();
  const begun = context.now();
  const progress = new Progress(context);
  if (context.stderr.isTTY && !options.quiet) {
    void weightOf(args, options.out).then((total) => {
      progress.total = total;
    });
  }
  const isShared = options.out === undefined && context.stdout.isTTY;
  let skipped = 0;
  const items = itemsOf(args, context, {
    from: options.from,
    output: options.out,
    onProgress: (weight) => {
      progress.done = weight;
    },
    onSkipped: () => {
      skipped += 1;
    },
  });
  const settings: BatchSettings = {
    threads: options.workers ?? availableParallelism(),
    examine: {
      max: options.max,
      seconds: options.timeout,
      grade: options.grade,
      diagnose: options.diagnose ?? false,
    },
    order: options.order,
    startThread: startExamineThread,
    signal: interrupt.signal,
    done,
  };
  try {
    for await (const row of batchRows(checked(items, done), settings)) {
      // Rows that go elsewhere do not disturb the bar.
      if (isShared) await progress.aside(() => output.write(row));
      else await output.write(row);
      summary.add(row);
      if (!options.quiet) progress.puzzle();
    }
  } finally {
    progress.clear();
    await output.close();
  }
  const stopped = interrupt.outcome();
  if (summary.rows === 0 && stopped === undefined) {
    // Most likely the wrong folder: that must not pass for "all are unique".
    const others = skipped === 0 ? '' : ` (${counted(skipped, 'other file')} skipped)`;
    throw new Refusal(
      `${listed(args)}: no puzzles found${others}; name files or folders with puzzles`,
      'badInput',
    );
  }
  if (!options.quiet) {
    const resumable =
      stopped !== undefined && options.out !== undefined ? '\nstopped; go on with --resume' : '';
    context.stderr.write(`${summary.text(context.now() - begun, skipped, stopped)}${resumable}\n`);
  }
  return stopped ?? summary.outcome();
}

function refuseNonsense({ resume, out, force, json, output }: BatchOptions): void {
  const usage = (message: string) => new Refusal(`${message}\nTry: crosshatch help batch`, 'usage');
  if (resume && out === undefined) throw usage('--resume needs the file of the interrupted run: --out FILE');
  if (force && out === undefined) throw usage('--force needs a file to write: --out FILE');
  if (resume && force) throw usage('--resume goes on with the file, --force replaces it; give one of them');
  if (json && output !== undefined && output !== 'ndjson')
    throw usage(`--json means --output ndjson, not ${output}; give one of them`);
}

function outputFormat({ output, json, out }: BatchOptions, isTerminal: boolean): OutputFormat {
  if (output !== undefined) return output;
  if (json) return 'ndjson';
  if (out === undefined) return isTerminal ? 'table' : 'ndjson';
  return out.toLowerCase().endsWith('.csv') ? 'csv' : 'ndjson';
}

/** Refuses to go on with other inputs than those of the earlier run. */
async function* checked<Item extends { id: number; source: string; index: number }>(
  items: AsyncIterable<Item>,
  done: readonly EarlierRow[],
): AsyncGenerator<Item, void, void> {
  const earlier = new Map(done.map((row) => [row.id, row]));
  for await (const item of items) {
    const row = earlier.get(item.id);
    if (row !== undefined && (row.source !== item.source || row.index !== item.index)) {
      throw new Refusal(
        `the inputs are not those of the interrupted run: puzzle ${item.id} was ${row.source} #${row.index} and is ` +
          `${item.source} #${item.index}; name the same paths in the same order`,
        'usage',
      );
    }
    yield item;
  }
}
