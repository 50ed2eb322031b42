// `crosshatch solve`: reads, solves, proves, draws.
import { availableParallelism } from 'node:os';

import type { PuzzleDocument } from '@crosshatch/core';
import { type Solved, solutionsOf, solvedJson, sourceFaultText } from '@crosshatch/core/report';
import type { SolveResult } from '@crosshatch/core/solve';
import { CLUSTER } from '../cluster/connecting.js';
import type { ClusterSolver } from '../cluster/cubes/start-solve.js';
import type { Context } from '../context.js';
import { type ExitName, gravest } from '../exit-codes.js';
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
  readonly cluster?: string;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

/** Cells of all solutions that `--all` keeps: a puzzle may have more solutions than there is memory. */
const MOST_CELLS = 50_000_000;

export const solveCommand: CommandDefinition<SolveOptions> = {
  name: 'solve',
  summary: 'solve puzzles, and prove that the solution is the only one',
  description: [
    'Reads puzzles in any known format, solves them, draws the solution with its clues and says in one line ' +
      'whether it is the only one and what it took. A file with several puzzles has them all solved.',
    'By default the search goes on until a second solution is found or ruled out. Several solutions are ' +
      'drawn side by side with the cells marked in which they differ. Ctrl-C stops at once and shows what is known.',
    '`--steps` prints the deductions by which a person would get there, one in a line; `crosshatch explain` tells them at length. ' +
      '`--watch` shows them as a film in the terminal: space pauses it, the arrow keys step to and fro, `+` and `-` change the ' +
      'speed, `z` looks closer at a large puzzle, `q` goes on to the result.',
    '`--output` writes the solution in the format of the extension, one that can carry a solution. When there are several and the ' +
      'format holds one, the others go into numbered files: name.sol, name-1.sol, name-2.sol. All files are written, or none.',
  ],
  args: [SOURCES],
  options: [
    { flags: '-a, --all', description: 'look for all solutions' },
    {
      flags: '-m, --max <count>',
      description: 'look for up to this many solutions',
      default: 2,
      defaultText: '2, enough to prove or refute that there is only one',
      parse: wholeNumber(1),
    },
    TIMEOUT,
    { flags: '--steps', description: 'print each deduction' },
    { flags: '-w, --watch', description: 'show the deductions one after the other in the terminal' },
    {
      flags: '--speed <number>',
      description: 'with `--watch`: deductions in a second',
      default: 5,
      parse: positive('deductions in a second'),
    },
    { ...OUTPUT, description: 'write the solution into this file' },
    {
      flags: '--to <format>',
      description: 'the format to write, when the extension does not tell',
      completes: 'format',
    },
    {
      flags: '--certificate <file>',
      description: 'write a proof of the answer that `crosshatch verify` checks',
      completes: 'file',
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
    { explains: 'A file, whatever its format:', command: 'crosshatch solve castle.non' },
    { explains: 'Clues on the command line, columns first:', command: "crosshatch solve '2;1:1;2'" },
    { explains: 'From a pipe, for another program:', command: 'cat castle.non | crosshatch solve --json -' },
    {
      explains: 'Is it the only solution? The exit code says so:',
      command: 'crosshatch solve -q castle.non && echo fine',
    },
    {
      explains: 'As a film, twenty steps a second:',
      command: 'crosshatch solve --watch --speed 20 castle.non',
    },
    {
      explains: 'A proof that others can check:',
      command:
        'crosshatch solve castle.non --certificate castle.cert && crosshatch verify castle.non castle.cert',
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
  await refuseNonsense(options, context);
  const writer = await solutionWriter(options);
  const certificates = await certificateFiles(options);
  // When the solutions go to standard output, the report must not.
  const report = writer?.isStandardOutput ? { ...context, stdout: context.stderr } : context;
  const interrupt = context.interrupt();
  const cluster = await clusterSolver(options, context);
  const outcomes: ExitName[] = [];
  for await (const item of documentsOf(args, options, context, outcomes)) {
    if (interrupt.signal.aborted) break;
    const threads = availableParallelism();
    const certificate = await certificates?.next(threads);
    const request = {
      max: mostSolutions(item.document, options),
      seconds: options.timeout,
      signal: interrupt.signal,
      threads,
      certificates: certificate,
    };
    const solved =
      cluster === undefined
        ? await solveDocument(item.document, request, context)
        : await cluster.solve(item.document, item.name, request);
    const isCertified = await certificate?.finish(solved.result.verdict !== 'undecided');
    if (isCertified === false) {
      context.stderr.write(`warning: ${item.name}: no certificate, because the puzzle is undecided\n`);
    }
    const isShown = options.watch ? await shown(item, options, context) : true;
    await tell(item, solved, options, report);
    writer?.add(item.document, item.name, solutionsOf(solved.result));
    outcomes.push(exitOf(solved.result.verdict));
    if (!isShown) {
      outcomes.push('interrupted');
      break;
    }
  }
  await cluster?.close();
  // What was found is written, also after Ctrl-C.
  const files = (await writer?.finish(context)) ?? [];
  if (files.length > 0 && !options.quiet && !options.json) {
    context.stderr.write(
      `written: ${listed(files.length <= 3 ? files : [files[0], '…', files[files.length - 1]])}\n`,
    );
  }
  return interrupt.outcome() ?? gravest(outcomes);
}

async function refuseNonsense(
  { watch, json, force, to, output, certificate, cluster }: SolveOptions,
  context: Context,
): Promise<void> {
  if (watch && json) throw new UsageError('--watch is for people, --json for programs; give one of them');
  if (cluster !== undefined && certificate !== undefined)
    throw new UsageError('--certificate is for one machine; the parts of a cluster have none together');
  if (output === undefined && to !== undefined)
    throw new UsageError('--to needs a file to write: --output FILE');
  if (output === undefined && certificate === undefined && force) {
    throw new UsageError('--force needs a file to write: --output FILE or --certificate FILE');
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

/** Shows the film; false when the viewer wants to end everything. */
async function shown(item: SourcedDocument, options: SolveOptions, context: Context): Promise<boolean> {
  const { watch } = await import('../terminal/steps/watch.js');
  return (await watch(item, options, context)) === 'shown';
}

/** The result of one puzzle, for programs or for people. */
async function tell(
  item: SourcedDocument,
  solved: Solved,
  options: SolveOptions,
  context: Context,
): Promise<void> {
  const request = { seconds: options.timeout, signal: context.interrupt().signal };
  if (options.json) {
    const object = solvedJson(item, solved);
    const told = options.steps
      ? await (await import('../report/step-lines.js')).stepsJson(item, request)
      : {};
    printJson(context, { ...object, ...told });
    return;
  }
  if (options.steps) {
    const { writeSteps } = await import('../report/step-lines.js');
    await writeSteps(item, request, context);
  }
  report(item, solved, options, context);
}

/** For people: heading, picture, verdict, findings. */
function report(item: SourcedDocument, solved: Solved, options: SolveOptions, context: Context): void {
  const { document, name, isOnly } = item;
  const warnings = item.read.warnings.filter((warning) => warning.document === item.index);
  for (const warning of warnings) {
    if (!warning.finding) context.stderr.write(`warning: ${sourceFaultText(item.read.name, warning)}\n`);
  }
  const verdict = verdictLine(document.puzzle, solved);
  if (options.quiet) {
    context.stdout.write(`${isOnly ? '' : `${name}: `}${verdict}\n`);
    return;
  }
  // The steps have said it.
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
