// `crosshatch solve`: solves puzzles, proves uniqueness, draws the solutions.

import type { PuzzleDocument } from '@crosshatch/core';
import { type Solved, solutionsOf, solvedJson } from '@crosshatch/core/report';
import type { SolveResult } from '@crosshatch/core/solve';
import { CLUSTER } from '../cluster/connecting.js';
import type { ClusterSolver } from '../cluster/cubes/start-solve.js';
import { type Context, withOutput } from '../context.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { type CommandDefinition, type CommandInput, UsageError } from '../options/definition.js';
import {
  FORCE,
  JSON_LINES,
  OUTPUT,
  PICTURE,
  type PictureOptions,
  QUIET,
  READING,
  type ReadingOptions,
  SOURCES,
  TIMEOUT,
} from '../options/shared-options.js';
import { positive, wholeNumber } from '../options/values.js';
import type { CertificateFiles } from '../output/certificate-files.js';
import type { SolutionWriter } from '../output/solution-writer.js';
import type { TraceFiles } from '../output/trace-files.js';
import { findingWords } from '../report/finding-words.js';
import { headingOf } from '../report/heading.js';
import { printJson } from '../report/json.js';
import { verdictLine } from '../report/verdict-words.js';
import { exitOf } from '../report/verdicts.js';
import { listed } from '../report/words.js';
import { solveDocument } from '../solving.js';
import { drawFitted, drawOptions, drawSideBySide } from '../terminal/pictures.js';

interface SolveOptions extends PictureOptions, ReadingOptions {
  readonly all?: boolean;
  readonly max: number;
  readonly timeout?: number;
  readonly steps?: boolean;
  readonly watch?: boolean;
  readonly speed: number;
  readonly output?: string;
  readonly to?: string;
  readonly certificate?: string;
  readonly trace?: string;
  readonly traceLimit?: number;
  readonly cluster?: string;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

/** Maximum number of cells over all solutions that `--all` keeps; it bounds memory. */
const MOST_CELLS = 50_000_000;

export const solveCommand: CommandDefinition<SolveOptions> = {
  name: 'solve',
  summary: 'solve puzzles, and prove that the solution is the only one',
  description: [
    'Solves every puzzle in the inputs, in any supported format. Draws the solution with its clues and prints one line ' +
      'with the verdict and the effort.',
    'By default the search continues until a second solution is found or ruled out. Several solutions are drawn side by ' +
      'side, with the cells marked that differ. Ctrl-C stops the search and prints what is known.',
    '`--steps` prints the deductions that a person would make, one per line; `crosshatch explain` prints them in full. ' +
      '`--watch` animates them in the terminal: Space pauses, the arrow keys step forwards and backwards, `+` and `-` change ' +
      'the speed, `z` zooms in on a large puzzle, `q` skips to the result.',
    '`--output` writes the solution in the format of the file extension; the format must be able to store solutions. If ' +
      'there are several solutions and the format holds one, the others go into numbered files: name.sol, name-1.sol, ' +
      'name-2.sol. Either all files are written or none.',
  ],
  args: [SOURCES],
  options: [
    { flags: '-a, --all', description: 'find all solutions' },
    {
      flags: '-m, --max <count>',
      description: 'stop after this many solutions',
      default: 2,
      defaultText: '2, which is enough to decide uniqueness',
      parse: wholeNumber(1),
    },
    TIMEOUT,
    { flags: '--steps', description: 'print each deduction' },
    { flags: '-w, --watch', description: 'animate the deductions in the terminal' },
    {
      flags: '--speed <number>',
      description: 'with `--watch`: deductions per second',
      default: 5,
      parse: positive('deductions per second'),
    },
    { ...OUTPUT, description: 'write the solution to this file' },
    {
      flags: '--to <format>',
      description: 'format to write; default: by the file extension',
      completes: 'format',
    },
    {
      flags: '--certificate <file>',
      description: 'write a proof of the answer that `crosshatch verify` checks',
      completes: 'file',
    },
    {
      flags: '--trace <file>',
      description:
        'write the steps of the search, one JSON object per line (`crosshatch trace` draws them); one thread',
      completes: 'file',
    },
    {
      flags: '--trace-limit <count>',
      description: 'number of steps that are written',
      defaultText: '1000000',
      parse: wholeNumber(1),
    },
    {
      ...CLUSTER,
      description: `solve puzzles that resist on a cluster; ${CLUSTER.description}`,
      defaultText: 'the threads of this machine',
    },
    FORCE,
    QUIET,
    JSON_LINES,
    ...READING,
    ...PICTURE,
  ],
  examples: [
    { explains: 'A file in any format:', command: 'crosshatch solve castle.non' },
    { explains: 'Clues on the command line, columns first:', command: "crosshatch solve '2;1:1;2'" },
    { explains: 'From a pipe, as JSON:', command: 'cat castle.non | crosshatch solve --json -' },
    {
      explains: 'Check uniqueness in a script:',
      command: 'crosshatch solve -q castle.non && echo fine',
    },
    {
      explains: 'Animated, twenty deductions per second:',
      command: 'crosshatch solve --watch --speed 20 castle.non',
    },
    {
      explains: 'A proof that others can check:',
      command:
        'crosshatch solve castle.non --certificate castle.cert && crosshatch verify castle.non castle.cert',
    },
    {
      explains: 'What the search does, step by step, as a file and as a picture:',
      command:
        'crosshatch solve castle.non --trace castle.ndjson && crosshatch trace castle.ndjson -o castle.svg',
    },
    {
      explains: 'A hard one, on all machines of a cluster:',
      command: 'crosshatch solve monster.non --cluster postgres://host/crosshatch',
    },
    { explains: 'All solutions as text:', command: 'crosshatch solve --all -q -o castle.sol castle.non' },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput', 'output', 'interrupted', 'terminated'],
  run,
};

async function run({ args, options, context }: CommandInput<SolveOptions>): Promise<ExitName> {
  await checkOptions(options, context);
  const writer = await solutionWriter(options);
  const certificates = await certificateFiles(options);
  const traces = await traceFiles(options);
  // If the solutions go to standard output, the report goes to standard error.
  const report = writer?.isStandardOutput ? withOutput(context, { stdout: context.stderr }) : context;
  const interrupt = context.interrupt();
  const cluster = await clusterSolver(options, context);
  const outcomes: ExitName[] = [];
  for await (const item of documentsOf(args, options, context, outcomes)) {
    if (interrupt.signal.aborted) break;
    // A race would make the trace depend on the machine.
    const threads = traces === undefined ? context.cores : 1;
    const certificate = await certificates?.next();
    const trace = await traces?.next();
    const request = {
      max: mostSolutions(item.document, options),
      seconds: options.timeout,
      signal: interrupt.signal,
      threads,
      certificates: certificate,
      trace: trace?.trace,
    };
    const solved =
      cluster === undefined
        ? await solveDocument(item.document, request, context)
        : await cluster.solve(item.document, item.name, request);
    const isCertified = await certificate?.finish(solved.result.verdict !== 'undecided');
    await trace?.finish();
    if (isCertified === false) {
      context.stderr.write(`warning: ${item.name}: no certificate, because the puzzle is undecided\n`);
    }
    const isShown = options.watch ? await animate(item, options, context) : true;
    await print(item, solved, options, report);
    writer?.add(item.document, item.name, solutionsOf(solved.result));
    outcomes.push(exitOf(solved.result.verdict));
    if (!isShown) {
      outcomes.push('interrupted');
      break;
    }
  }
  await cluster?.close();
  // Solutions found before Ctrl-C are written too.
  const files = (await writer?.finish(context)) ?? [];
  if (files.length > 0 && !options.quiet && !options.json) {
    context.stderr.write(
      `written: ${listed(files.length <= 3 ? files : [files[0], '…', files[files.length - 1]])}\n`,
    );
  }
  return interrupt.outcome() ?? mostSevere(outcomes);
}

async function checkOptions(
  { watch, json, force, to, output, certificate, trace, traceLimit, cluster }: SolveOptions,
  context: Context,
): Promise<void> {
  if (watch && json) throw new UsageError('--watch and --json exclude each other');
  if (cluster !== undefined && certificate !== undefined)
    throw new UsageError('--certificate and --cluster exclude each other');
  if (cluster !== undefined && trace !== undefined)
    throw new UsageError('--trace and --cluster exclude each other');
  if (trace === undefined && traceLimit !== undefined)
    throw new UsageError('--trace-limit needs --trace FILE');
  if (output === undefined && to !== undefined) throw new UsageError('--to needs --output FILE');
  if (output === undefined && certificate === undefined && trace === undefined && force) {
    throw new UsageError('--force needs --output FILE, --certificate FILE or --trace FILE');
  }
  if (watch) (await import('../terminal/steps/watch.js')).requireTerminal(context);
}

async function solutionWriter({ output, to, force }: SolveOptions): Promise<SolutionWriter | undefined> {
  if (output === undefined) return undefined;
  const { SolutionWriter: Writer } = await import('../output/solution-writer.js');
  const writer = new Writer({
    output,
    ...(to === undefined ? {} : { to }),
    ...(force === undefined ? {} : { force }),
  });
  await writer.requireFree();
  return writer;
}

async function clusterSolver(
  { cluster }: SolveOptions,
  context: Context,
): Promise<ClusterSolver | undefined> {
  if (cluster === undefined) return undefined;
  const { openClusterSolver } = await import('../cluster/cubes/start-solve.js');
  return openClusterSolver(cluster, context);
}

async function certificateFiles({ certificate, force }: SolveOptions): Promise<CertificateFiles | undefined> {
  if (certificate === undefined) return undefined;
  const { CertificateFiles: Files } = await import('../output/certificate-files.js');
  const files = new Files(certificate, force ?? false);
  await files.requireFree();
  return files;
}

async function traceFiles({ trace, traceLimit, force }: SolveOptions): Promise<TraceFiles | undefined> {
  if (trace === undefined) return undefined;
  const { TraceFiles: Files } = await import('../output/trace-files.js');
  const files = new Files(trace, traceLimit ?? 1_000_000, force ?? false);
  await files.requireFree();
  return files;
}

/** Shows the animation. False if the user wants to end the command. */
async function animate(item: SourcedDocument, options: SolveOptions, context: Context): Promise<boolean> {
  const { watch } = await import('../terminal/steps/watch.js');
  return (await watch(item, options, context)) === 'shown';
}

/** Prints the result of one puzzle, as JSON or as text. */
async function print(
  item: SourcedDocument,
  solved: Solved,
  options: SolveOptions,
  context: Context,
): Promise<void> {
  const request = { seconds: options.timeout, signal: context.interrupt().signal };
  if (options.json) {
    const object = solvedJson(item, solved);
    const steps = options.steps
      ? await (await import('../report/step-lines.js')).stepsJson(item, request, context)
      : {};
    printJson(context, { ...object, ...steps });
    return;
  }
  if (options.steps) {
    const { writeSteps } = await import('../report/step-lines.js');
    await writeSteps(item, request, context);
  }
  report(item, solved, options, context);
}

/** Text for people: heading, picture, verdict, findings. */
function report(item: SourcedDocument, solved: Solved, options: SolveOptions, context: Context): void {
  const { document, name, isOnly } = item;
  const warnings = item.read.warnings.filter((warning) => warning.document === item.index);
  const verdict = verdictLine(document.puzzle, solved);
  if (options.quiet) {
    context.stdout.write(`${isOnly ? '' : `${name}: `}${verdict}\n`);
    return;
  }
  // The list of steps starts with the heading.
  const heading = options.steps ? '' : headingOf(item);
  const findings = warnings.flatMap(({ finding }) => finding ?? []);
  const parts = [
    ...(heading === '' ? [] : [heading]),
    pictureOf(document, solved.result, options, context),
    [verdict, ...findings.map((finding) => findingWords(document.puzzle, finding))].join('\n'),
    ...(isOnly ? [] : ['']),
  ];
  context.stdout.write(`${parts.join('\n')}\n`);
}

function pictureOf(
  document: PuzzleDocument,
  result: SolveResult,
  options: SolveOptions,
  context: Context,
): string {
  const { puzzle } = document;
  const look = drawOptions(puzzle, options, context);
  switch (result.verdict) {
    case 'unique':
      return drawFitted(puzzle, result.solution, look);
    case 'multiple':
      return drawSideBySide(puzzle, result.solutions, { ...look, marked: result.differing });
    case 'none':
      return drawFitted(puzzle, result.partial, { ...look, lit: result.line === null ? [] : [result.line] });
    case 'undecided':
      return drawFitted(puzzle, result.solutions[0] ?? result.partial, look);
  }
}

function mostSolutions({ puzzle }: PuzzleDocument, options: SolveOptions): number {
  if (!options.all) return options.max;
  return Math.max(2, Math.min(100_000, Math.floor(MOST_CELLS / (puzzle.width * puzzle.height))));
}
