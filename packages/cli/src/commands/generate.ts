// `crosshatch generate`: random puzzles with given properties, and pictures from motifs.

import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  ENDLESS_DIFFICULTIES,
  type EndlessDifficulty,
  type GenerateRecipe,
  type GenerateResult,
  generateInTurns,
  MOTIF_KINDS,
  MOTIFS,
  type MotifPuzzle,
  PATTERN_SYMMETRIES,
  type PatternSymmetry,
  TEXTURES,
  type Texture,
} from '@crosshatch/core/make';
import { MAX_COLORS, MAX_SIDE } from '@crosshatch/core/model';
import {
  generatedDocument,
  generatedJson,
  generatedName,
  notGeneratedJson,
  pictureDocument,
  pictureGeneratedJson,
} from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { deadlineIn } from '../deadline.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
import {
  type CommandDefinition,
  type CommandInput,
  InvalidValue,
  UsageError,
} from '../options/definition.js';
import { GRADE_RANGES, type GradeRangeOptions, gradeBounds } from '../options/grade-ranges.js';
import { QUIET, TIMEOUT } from '../options/shared-options.js';
import { wholeNumber } from '../options/values.js';
import { DocumentWriter, WRITER_OPTIONS, type WriterOptions } from '../output/document-writer.js';
import { printJson } from '../report/json.js';
import { runInterruptibly } from '../solving.js';
import { type PictureSource, pictureSource } from './generate-picture.js';

interface GenerateOptions extends WriterOptions, GradeRangeOptions {
  readonly density: number;
  readonly colors: number;
  readonly texture: Texture;
  readonly symmetry: PatternSymmetry;
  readonly motif?: string;
  readonly difficulty?: EndlessDifficulty;
  readonly seed?: number;
  readonly count: number;
  readonly unique?: boolean;
  readonly lineSolvable?: boolean;
  readonly goal: boolean;
  readonly timeout: number;
}

/** Seconds for each puzzle: large line-solvable noise may not be found in hours. */
const TIME_LIMIT = 60;

export const generateCommand: CommandDefinition<GenerateOptions> = {
  name: 'generate',
  summary: 'generate pictures by motif and difficulty, or random puzzles by density and symmetry',
  description: [
    'Generates random puzzles and writes them in any format. The same options with the same `--seed` give the same ' +
      'puzzles; without one, a seed is chosen and printed. With `--unique` or `--line-solvable`, ambiguous cells of a ' +
      'pattern are changed until the solver proves the property. With `--length` or `--depth`, unique puzzles are graded ' +
      'until one is within the range.',
    'Unique noise is rare for large sizes and for densities far from 50 %. `--texture smooth` gives patterns with areas, ' +
      'which are unique far more often.',
    'With `--motif` or `--difficulty` the puzzle shows something: a picture is drawn from a motif, varied by the seed, and ' +
      'changed in a few cells until line logic solves it, 5 to 60 cells a side. A single number as SIZE is then the longer ' +
      'side, and the motif decides on the other one. Its title contains a code; `crosshatch generate CODE` makes the same ' +
      'picture again, in every later version. A date instead of a size makes the daily puzzle of that day.',
  ],
  args: [
    {
      name: 'SIZE',
      description:
        'width and height in cells, as in `20x15`, or `20` for a square; or the code of a picture, or a date such as `2026-11-18`',
    },
  ],
  options: [
    {
      flags: '--motif <name>',
      description: 'what the picture shows: `picture` for anything, `pattern` for an ornament, or one motif',
      choices: [...MOTIF_KINDS, ...MOTIFS],
    },
    {
      flags: '--difficulty <grade>',
      description:
        'a picture of this grade, or of the nearest that the size allows; line logic is enough for each',
      choices: ENDLESS_DIFFICULTIES,
    },
    { flags: '-u, --unique', description: 'only puzzles with exactly one solution' },
    { flags: '--line-solvable', description: 'only puzzles that line logic alone solves' },
    {
      flags: '-n, --count <number>',
      description: 'number of puzzles',
      default: 1,
      parse: wholeNumber(1, 1_000_000),
    },
    { flags: '--seed <number>', description: 'seed of the random numbers', parse: wholeNumber(0) },
    {
      flags: '--density <percent>',
      description: 'percentage of filled cells',
      default: 50,
      parse: percent,
    },
    {
      flags: '-c, --colors <colors>',
      description: 'number of colours, not counting the background',
      default: 1,
      parse: wholeNumber(1, MAX_COLORS),
    },
    {
      flags: '--texture <kind>',
      description: 'noise, or smooth for areas as in a picture',
      choices: TEXTURES,
      default: 'noise',
    },
    {
      flags: '--symmetry <kind>',
      description:
        'symmetry of the pattern: mirror is left to right, flip is top to bottom, turn is by 180 and quarter by 90 degrees',
      choices: PATTERN_SYMMETRIES,
      default: 'none',
    },
    { flags: '--no-goal', description: 'do not store the solution in the file' },
    ...GRADE_RANGES,
    { ...TIMEOUT, default: TIME_LIMIT },
    ...WRITER_OPTIONS,
    { flags: '--strict', description: 'fail instead of writing a file that would lose information' },
    { ...QUIET, description: 'print no warnings and no summary' },
    {
      flags: '--json',
      description:
        'print one JSON object per puzzle, including the puzzle; with `--output` or `--dir`, one object per file written',
    },
  ],
  examples: [
    {
      explains: 'A picture to play:',
      command: 'crosshatch generate 20 --difficulty medium -o new.non',
    },
    {
      explains: 'Five cats in colours:',
      command: 'crosshatch generate 25 --motif cat --colors 4 -n 5 -d cats',
    },
    { explains: 'The daily puzzle of a date:', command: 'crosshatch generate 2026-11-18' },
    {
      explains: 'A hundred puzzles, the same on every run:',
      command: 'crosshatch generate 10x20 -n 100 --seed 7 -d tests --to json',
    },
    {
      explains: 'A short puzzle without hard ideas:',
      command: 'crosshatch generate 10 --texture smooth --length 10-30 --depth 0-30',
    },
    {
      explains: 'Piped into another command:',
      command: 'crosshatch generate 20 --unique --colors 3 | crosshatch solve -',
    },
  ],
  exits: ['undecided', 'output', 'interrupted', 'terminated'],
  exitMeanings: {
    ok: 'success; every puzzle is of the kind requested',
    undecided: 'a limit was reached before such a puzzle was found',
  },
  run,
};

function percent(text: string): number {
  const value = /^\d+(\.\d+)?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (value <= 100) return value;
  throw new InvalidValue('Expected a number from 0 to 100.');
}

async function run({ args, options, context }: CommandInput<GenerateOptions>): Promise<ExitName> {
  const source = pictureSource(args[0], options);
  if (source !== undefined) refuseRandomOptions(options);
  const size = source === undefined ? sizeOf(args[0]) : undefined;
  // Each puzzle takes the next seed; only its lower 32 bits matter.
  const seed = options.seed ?? randomInt(2 ** 31);
  const isPrinted = options.json && (options.output ?? options.dir ?? options.to) === undefined;
  const writer = isPrinted
    ? undefined
    : new DocumentWriter({ ...options, split: options.dir !== undefined }, context, 'non');
  const isChosen = options.seed === undefined && source?.isFixed !== true;
  if (isChosen && !options.quiet && !options.json) context.stderr.write(`seed ${seed}\n`);
  const interrupt = context.interrupt();
  const outcomes: ExitName[] = [];
  const count = source?.isFixed === true ? 1 : options.count;
  for (let i = 0; i < count && !interrupt.signal.aborted; i++) {
    if (size === undefined) {
      await addPicture((source as PictureSource).make(seed + i), seed + i, options.goal, writer, context);
      await setImmediate();
      continue;
    }
    const recipe = recipeOf(size, seed + i, options);
    const result = await generateWithin(recipe, options.timeout, context);
    const name = generatedName(recipe);
    if (!result.ok) {
      if (result.reason === 'abort') break;
      outcomes.push('undecided');
      reportFailure(name, recipe, result, options, context);
      continue;
    }
    const document = generatedDocument(result, recipe, options.goal);
    if (writer === undefined) printJson(context, generatedJson(name, document, recipe, result.grade));
    else await writer.add({ input: `${name}.x`, documents: [document], names: [name] });
  }
  await writer?.finish();
  return interrupt.outcome() ?? mostSevere([...outcomes, ...(writer?.outcomes ?? [])]);
}

async function addPicture(
  made: MotifPuzzle,
  seed: number,
  keepsGoal: boolean,
  writer: DocumentWriter | undefined,
  context: Context,
): Promise<void> {
  const document = pictureDocument(made, keepsGoal);
  const name = `picture-${made.code}`;
  if (writer === undefined) printJson(context, pictureGeneratedJson(name, document, made, seed));
  else await writer.add({ input: `${name}.x`, documents: [document], names: [name] });
}

/** The options that only random cells have. */
function refuseRandomOptions({ density, texture, length, depth }: GenerateOptions): void {
  const given = [
    density === 50 ? undefined : '--density',
    texture === 'noise' ? undefined : '--texture',
    length === undefined ? undefined : '--length',
    depth === undefined ? undefined : '--depth',
  ].find((option) => option !== undefined);
  if (given === undefined) return;
  throw new UsageError(`${given} is for random puzzles; a picture is chosen by --motif and --difficulty`);
}

function reportFailure(
  name: string,
  recipe: GenerateRecipe,
  result: Extract<GenerateResult, { ok: false }>,
  options: GenerateOptions,
  context: Context,
): void {
  if (options.json) {
    printJson(context, notGeneratedJson(name, recipe, result));
    return;
  }
  const { reason, attempts, outside } = result;
  const why = reason === 'attempts' ? `${attempts} patterns tried` : 'time limit reached';
  const found =
    outside === undefined
      ? ''
      : `; those found had length ${outside.length?.join('-')} and depth ${outside.depth?.join('-')}`;
  const advice = outside === undefined ? '--texture smooth or another density' : 'another size or density';
  context.stderr.write(`${name}: no such puzzle found (${why}${found}); try ${advice}\n`);
}

function sizeOf(text: string): { width: number; height: number } {
  const match = /^(\d{1,4})(?:[x×](\d{1,4}))?$/i.exec(text);
  const width = Number(match?.[1]);
  const height = Number(match?.[2] ?? match?.[1]);
  const isSide = (side: number) => side >= 1 && side <= MAX_SIDE;
  if (isSide(width) && isSide(height)) return { width, height };
  throw new UsageError(
    `"${text}" is not a size; expected WIDTHxHEIGHT such as 20x15, each from 1 to ${MAX_SIDE}`,
  );
}

function recipeOf(
  size: { width: number; height: number },
  seed: number,
  options: GenerateOptions,
): GenerateRecipe {
  const needsSquare = options.symmetry === 'quarter' || options.symmetry === 'diagonal';
  if (needsSquare && size.width !== size.height) {
    throw new UsageError(
      `--symmetry ${options.symmetry} needs a square; the size is ${size.width}x${size.height}`,
    );
  }
  return {
    ...size,
    seed,
    density: options.density / 100,
    colors: options.colors,
    texture: options.texture,
    symmetry: options.symmetry,
    want: options.lineSolvable ? 'line-solvable' : options.unique ? 'unique' : 'any',
    grade: gradeBounds(options),
  };
}

async function generateWithin(
  recipe: GenerateRecipe,
  timeout: number | undefined,
  context: Context,
): Promise<GenerateResult> {
  const turns = generateInTurns(recipe, {
    deadline: deadlineIn(timeout, context.now),
    signal: context.interrupt().signal,
  });
  for (;;) {
    const turn = await runInterruptibly(recipe, () => turns.next(), context);
    if (turn.done) return turn.value;
    await setImmediate();
  }
}
