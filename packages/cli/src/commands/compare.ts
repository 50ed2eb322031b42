// `crosshatch compare`: measures solvers against each other, with verified answers.
import { extname } from 'node:path';
import type { Comparison, RunConditions } from '../compare/comparison.js';
import type { Collected } from '../compare/results-file.js';
import type { Context } from '../context.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { type CommandDefinition, type CommandInput, UsageError } from '../options/definition.js';
import {
  FORCE,
  OUTPUT,
  QUIET,
  READING,
  type ReadingOptions,
  SOURCES,
  TIMEOUT,
} from '../options/shared-options.js';
import { positive, wholeNumber } from '../options/values.js';
import { requireFree, writeWholeFile } from '../output/write-file.js';
import { printJson } from '../report/json.js';
import { textTable } from '../report/text-table.js';
import { StatusLine } from '../terminal/status-line.js';
import { version } from '../version.js';

interface CompareOptions extends ReadingOptions {
  readonly solver?: readonly string[];
  readonly timeout: number;
  readonly memory: number;
  readonly rounds: number;
  readonly budget?: number;
  readonly proofTime: number;
  readonly output?: string;
  readonly resume?: boolean;
  readonly merge?: readonly string[];
  readonly to: (typeof KINDS)[number];
  readonly report?: readonly string[];
  readonly cactus?: string;
  readonly scatter?: string;
  readonly force?: boolean;
  readonly list?: boolean;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

const KINDS = ['markdown', 'csv', 'json'] as const;

export const compareCommand: CommandDefinition<CompareOptions> = {
  name: 'compare',
  summary: 'measure solvers against each other on any puzzles, with verified answers',
  description: [
    'Runs every solver on every puzzle of the given files and folders. Each argument is a set with a table of its own. ' +
      'Puzzles in any format are converted to the format that a solver reads. All solvers get the same question: one ' +
      'solution, and then the proof that it is the only one, or a second one.',
    "A solver is `NAME='COMMAND {file}'`, `ours`, or a preset (see `--list`). `{file}` becomes the name of a .non file, " +
      '`{file:FORMAT}` a file in another format (see `crosshatch formats`), `{stdin:FORMAT}` standard input, and ' +
      '`{seconds}` the time limit. With `cnf` the program is a SAT solver: it is asked a second time without the first ' +
      'solution. `NAME=module:FILE.js#ID` is a JavaScript module that exports a list `solvers`; docs/compare.md describes it. ' +
      '`installed` stands for every preset whose program is on PATH.',
    'In the first round every answer is verified: grids are found in the output, in any of the usual layouts, and checked ' +
      'against the clues; claims such as "unique" are compared with a certificate that our verifier has accepted. The ' +
      'rounds after it are timed. Solvers alternate puzzle by puzzle, and their order rotates. The time is the lesser of ' +
      'wall time and processor time, that of all child processes included.',
    '`--output` keeps every measurement. To continue an interrupted run, repeat the command with `--resume`. `--merge` ' +
      'adds results of other runs, also without measuring anything. Wrong answers and unanswered puzzles come first in ' +
      'the report; a wrong answer sets exit code 7.',
  ],
  args: [{ ...SOURCES, name: 'SET', description: 'a file or a folder of puzzles', isOptional: true }],
  options: [
    {
      flags: '--solver <name>',
      description: "a solver: `ours`, a preset, or `NAME='COMMAND {file}'`; may be given several times",
      isRepeatable: true,
      defaultText: 'ours and every installed preset',
    },
    { ...TIMEOUT, description: 'time limit for each puzzle', default: 20 },
    {
      flags: '--memory <mebibytes>',
      description: 'memory limit for each solver (Linux only)',
      default: 4096,
      parse: wholeNumber(1, 1 << 20),
    },
    { flags: '--rounds <count>', description: 'timed rounds', default: 3, parse: wholeNumber(0, 1000) },
    {
      flags: '--budget <seconds>',
      description: 'time of a solver for a set; after that it gets no more puzzles of the set',
      defaultText: 'unlimited',
      parse: positive('seconds'),
    },
    {
      flags: '--proof-time <seconds>',
      description: 'time for proving a claim about a puzzle, so that answers can be verified',
      default: 60,
      parse: positive('seconds'),
    },
    { ...OUTPUT, description: 'write every measurement to this file, as NDJSON' },
    { flags: '-r, --resume', description: 'continue the run that wrote the file' },
    {
      flags: '--merge <file>',
      description: 'add the results in this file; may be given several times',
      isRepeatable: true,
      completes: 'file',
    },
    { flags: '--to <format>', description: 'format of the report', choices: KINDS, default: 'markdown' },
    {
      flags: '--report <file>',
      description: 'also write the report to this file, as .md, .csv or .json; may be given several times',
      isRepeatable: true,
      completes: 'file',
    },
    {
      flags: '--cactus <file>',
      description: 'draw how many are solved within a time, as SVG',
      completes: 'file',
    },
    { flags: '--scatter <file>', description: 'draw the times puzzle by puzzle, as SVG', completes: 'file' },
    FORCE,
    { flags: '--list', description: 'list the solvers that have a name, and whether they are on PATH' },
    { flags: '--json', description: 'the same as `--to json`: one object per set, one per line' },
    ...READING,
    { ...QUIET, description: 'print no progress' },
  ],
  examples: [
    { explains: 'Our engine and every solver on PATH, on a folder:', command: 'crosshatch compare puzzles/' },
    {
      explains: 'Your solver, which reads webpbn files, with plots:',
      command:
        "crosshatch compare --solver ours --solver mine='./mine {file:webpbn}' puzzles/ --cactus cactus.svg --scatter scatter.svg",
    },
    {
      explains: 'A long comparison; repeat the command to continue it:',
      command:
        'crosshatch compare --solver ours --solver kissat puzzles/ --timeout 600 -o results.ndjson --resume',
    },
    {
      explains: 'One report from the results of two machines:',
      command: 'crosshatch compare --merge a.ndjson --merge b.ndjson --report report.md',
    },
  ],
  exits: ['different', 'badInput', 'output', 'interrupted', 'terminated'],
  exitMeanings: {
    ok: 'success; no solver gave a wrong answer',
    different: 'a solver gave a wrong answer',
  },
  run,
};

async function run({ args, options, context }: CommandInput<CompareOptions>): Promise<ExitName> {
  if (options.list) return list(options, context);
  checkOptions(args, options);
  const interrupt = context.interrupt();
  const { ResultsWriter } = await import('../compare/results-writer.js');
  const { readResults } = await import('../compare/results-file.js');
  const { output: path, resume = false, force = false } = options;
  const outcomes: ExitName[] = [];
  // Mistakes are reported before --force empties an earlier results file, and before hours of measuring.
  if (!force) await Promise.all(reportFiles(options).map(requireFree));
  const contest = args.length > 0 ? await prepare(args, options, context, outcomes) : undefined;
  const writer = await ResultsWriter.open({ path, resume, force });
  try {
    if (contest !== undefined) await measureAll(contest, options, writer, context, interrupt.signal);
    for (const file of options.merge ?? []) await readResults(file, writer.collected);
  } finally {
    await writer.close();
  }
  const comparison = writer.collected.comparison();
  await report(comparison, options, context);
  const { troubles } = await import('../compare/comparison.js');
  if (troubles(comparison).some(({ kind }) => kind === 'wrong')) outcomes.push('different');
  return interrupt.outcome() ?? mostSevere(outcomes);
}

function checkOptions(
  args: readonly string[],
  { merge, json, to, resume, output, report }: CompareOptions,
): void {
  if (args.length === 0 && merge === undefined) {
    throw new UsageError(
      'nothing to measure; give files or folders with puzzles, or results with --merge FILE',
    );
  }
  if (resume && output === undefined) throw new UsageError('--resume needs --output FILE');
  if (json && to === 'csv') throw new UsageError('--json means --to json, not csv; give one of them');
  const unknown = report?.find((file) => kindOfFile(file) === undefined);
  if (unknown !== undefined)
    throw new UsageError(`--report ${unknown}: expected a name that ends in .md, .csv or .json`);
}

function kindOfFile(file: string): CompareOptions['to'] | undefined {
  const extension = extname(file).toLowerCase();
  return ({ '.md': 'markdown', '.csv': 'csv', '.json': 'json', '.ndjson': 'json' } as const)[extension];
}

type Writer = Awaited<ReturnType<typeof import('../compare/results-writer.js')['ResultsWriter']['open']>>;

/** Files that are written after measuring. */
function reportFiles({ report = [], cactus, scatter }: CompareOptions): readonly string[] {
  return [...report, cactus, scatter].filter((file) => file !== undefined);
}

/** The solvers and the puzzles; undefined if no puzzle can be read. */
async function prepare(
  words: readonly string[],
  options: CompareOptions,
  context: Context,
  outcomes: ExitName[],
) {
  const { contestantsOf } = await import('../compare/contestants.js');
  const { setsOf } = await import('../compare/sets.js');
  const contestants = contestantsOf(options.solver ?? ['ours', 'installed']);
  const sets = await setsOf(words, options, context, outcomes);
  return sets.length > 0 ? { contestants, sets } : undefined;
}

async function measureAll(
  { contestants, sets }: NonNullable<Awaited<ReturnType<typeof prepare>>>,
  options: CompareOptions,
  writer: Writer,
  context: Context,
  signal: AbortSignal,
): Promise<void> {
  const { measure } = await import('../compare/measure.js');
  const { Judge } = await import('../compare/judge.js');
  const { runLine } = await import('../compare/results-file.js');
  const { machine } = await import('../compare/report/machine.js');
  const conditions: RunConditions = {
    machine: machine(),
    started: new Date().toISOString(),
    version: version(),
    seconds: options.timeout,
    megabytes: options.memory,
    rounds: options.rounds,
  };
  requireSameLimits(writer.collected, conditions);
  writer.add(
    runLine(
      conditions,
      contestants.map(({ facts }) => facts),
    ),
  );
  const status = new StatusLine(context);
  const judge = new Judge(options.proofTime, context.now);
  const stop = () => {
    for (const contestant of contestants) contestant.stop();
  };
  signal.addEventListener('abort', stop);
  try {
    for (const set of sets) {
      if (signal.aborted) break;
      const { id, title, origin } = set;
      const { puzzleHash } = await import('@crosshatch/core/model');
      const puzzles = set.puzzles.map(({ name, puzzle }) => ({ name, hash: puzzleHash(puzzle) }));
      writer.add({ kind: 'set', id, title, origin, puzzles });
      const skipped = await measure(set, contestants, {
        secondsFor: () => options.timeout,
        megabytes: options.memory,
        rounds: options.rounds,
        budget: options.budget ?? Number.POSITIVE_INFINITY,
        judge,
        signal,
        earlier: (hash, solver, round) => writer.collected.find(id, hash, solver, round),
        onMeasurement: (measurement) => writer.add({ kind: 'measurement', ...measurement }),
        onProgress: (part, puzzle) => {
          if (!options.quiet) status.show(`${Math.floor(100 * part)} % of ${title}: ${puzzle}`);
        },
      });
      for (const entry of skipped) writer.add({ kind: 'skipped', set: id, ...entry });
    }
  } finally {
    status.clear();
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Measurements with other limits would not be comparable. */
function requireSameLimits({ conditions }: Collected, { seconds, megabytes }: RunConditions): void {
  const other = conditions.find((run) => run.seconds !== seconds || run.megabytes !== megabytes);
  if (other === undefined) return;
  throw new UsageError(
    `the results to resume were measured with --timeout ${other.seconds} --memory ${other.megabytes}; give the same limits, ` +
      'or start over with --force',
  );
}

async function report(comparison: Comparison, options: CompareOptions, context: Context): Promise<void> {
  const files: { path: string; content: string }[] = [];
  if (options.cactus !== undefined) {
    const { cactusPlot } = await import('../compare/report/cactus.js');
    files.push({ path: options.cactus, content: cactusPlot(comparison) });
  }
  if (options.scatter !== undefined) {
    const { scatterPlot } = await import('../compare/report/scatter.js');
    files.push({ path: options.scatter, content: scatterPlot(comparison) });
  }
  for (const path of options.report ?? []) {
    files.push({ path, content: await reportText(comparison, kindOfFile(path) ?? 'markdown') });
  }
  for (const { path, content } of files) await writeWholeFile(path, content, { force: options.force });
  if (options.json || options.to === 'json') {
    const { setJson } = await import('../compare/report/set-json.js');
    for (const set of comparison.sets) printJson(context, setJson(set, comparison));
  } else {
    context.stdout.write(await reportText(comparison, options.to));
  }
}

async function reportText(comparison: Comparison, kind: CompareOptions['to']): Promise<string> {
  if (kind === 'csv') return `${(await import('../compare/report/csv.js')).csvReport(comparison)}\n`;
  if (kind === 'markdown') {
    return `${(await import('../compare/report/markdown.js')).markdownReport(comparison)}\n`;
  }
  const { setJson } = await import('../compare/report/set-json.js');
  return comparison.sets.map((set) => `${JSON.stringify(setJson(set, comparison))}\n`).join('');
}

async function list(options: CompareOptions, context: Context): Promise<ExitName> {
  const { solverList } = await import('../compare/contestants.js');
  const rows = solverList();
  if (options.json) {
    printJson(context, { solvers: rows, verdict: 'ok', warnings: [] });
  } else {
    const table = rows.map(({ name, about, found }) => [name, found ? 'yes' : 'not on PATH', about]);
    context.stdout.write(`${textTable(['name', 'found', 'what it is'], table)}\n`);
  }
  return 'ok';
}
