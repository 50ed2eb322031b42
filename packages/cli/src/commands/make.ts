// `crosshatch make`: turns a picture or text into a puzzle.

import { basename, extname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PuzzleDocument } from '@crosshatch/core';
import {
  dullness,
  EMBLEM_NAMES,
  type Improvement,
  type PictureGrid,
  pictureGrid,
  textGrid,
} from '@crosshatch/core/make';
import { BLACK_ON_WHITE, harmless } from '@crosshatch/core/model';
import { type DrawnPicture, improveToTarget, madeJson, madeVerdict } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { deadlineIn } from '../deadline.js';
import type { ExitName } from '../exit-codes.js';
import { readPicture } from '../images/import/decode.js';
import { MAKE_OPTIONS, type MakeOptions } from '../images/import/make-options.js';
import { writeMade } from '../images/import/outputs.js';
import { type Made, madeText } from '../images/import/report.js';
import { type CommandDefinition, type CommandInput, UsageError } from '../options/definition.js';
import { gradeBounds } from '../options/grade-ranges.js';
import { printJson } from '../report/json.js';
import { StatusLine } from '../terminal/status-line.js';

export const makeCommand: CommandDefinition<MakeOptions> = {
  name: 'make',
  summary: 'turn a picture or text into a unique puzzle of the difficulty you want',
  description: [
    'Turns a picture (PNG, JPEG, WebP, GIF, AVIF, TIFF, SVG) into a puzzle: crops to the subject, scales down, reduces the ' +
      'colours and removes specks. Then it changes as few and as inconspicuous cells as possible until the solver proves ' +
      'that the puzzle has exactly one solution. With `--target` it continues until line logic alone solves the puzzle, or ' +
      'until it is easy, medium or hard; with `--length` and `--depth`, until these numbers of its grade are within the ' +
      'ranges. The changes are shown. If the target is unreachable, that is reported with the ' +
      'best puzzle found.',
    'With `--text` the picture is a text in a built-in pixel font, with emblems such as `:heart:`.',
  ],
  args: [
    {
      name: 'PICTURE',
      description: 'a picture file, or `-` for standard input',
      isOptional: true,
      completes: 'file',
    },
  ],
  options: MAKE_OPTIONS,
  examples: [
    { explains: 'Preview the result:', command: 'crosshatch make cat.jpg' },
    {
      explains: 'A photo as a page to print with its solution, and as a puzzle file:',
      command: 'crosshatch make cat.jpg --size 30 -o cat.pdf -o cat.non',
    },
    {
      explains: 'In four colours, solvable by line logic:',
      command: 'crosshatch make parrot.png --colors 4 --target line -o parrot.xml',
    },
    {
      explains: 'With a grade to order:',
      command: 'crosshatch make cat.jpg --size 20 --length 30-45 --depth 20-40 -o cat.non',
    },
    { explains: 'A word:', command: 'crosshatch make --text "I :heart: U" -o love.non' },
  ],
  exits: ['multiple', 'undecided', 'badInput', 'output', 'interrupted', 'terminated'],
  exitMeanings: {
    ok: 'success; the target was reached',
  },
  run,
};

async function run({ args, options, context }: CommandInput<MakeOptions>): Promise<ExitName> {
  const [path] = args;
  if ((path === undefined) === (options.text === undefined)) {
    throw new UsageError('give a picture, or a text with --text');
  }
  if (options.target === 'any' && (options.length ?? options.depth) !== undefined) {
    throw new UsageError('--length and --depth change the puzzle, --target any changes nothing; omit one');
  }
  const drawn = path === undefined ? lettering(options) : await picture(path, options, context);
  const improvement = await improveWithin(drawn, options, context);
  const document = documentOf(improvement, path, options);
  const made: Made = {
    name: path ?? harmless(options.text ?? ''),
    document,
    before: drawn,
    improvement,
    target: options.target,
    verdict: madeVerdict(improvement, options.target),
    warnings: dullness(improvement.puzzle, improvement.grid),
    files: [],
  };
  const interrupt = context.interrupt();
  const files = await writeMade(made, options, context);
  const written = { ...made, files };
  if (options.json) printJson(context, madeJson(written));
  else context.stdout.write(madeText(written, options, context));
  return interrupt.outcome() ?? made.verdict.outcome;
}

async function picture(path: string, options: MakeOptions, context: Context): Promise<PictureGrid> {
  const pixels = await readPicture(path, context);
  const { size, colors, threshold, dither, outline, invert, crop, contrast, specks } = options;
  return pictureGrid(pixels, {
    size,
    colors,
    threshold,
    crop,
    contrast,
    dither: dither ?? false,
    outline: outline ?? false,
    invert: invert ?? false,
    ...(specks === undefined ? {} : { specks }),
  });
}

function lettering({ text = '', scale, invert }: MakeOptions): Pick<PictureGrid, 'grid' | 'palette'> {
  const result = textGrid(text.replaceAll('\\n', '\n'), { scale });
  if (!result.ok) {
    const why = {
      missing: () =>
        `the font lacks ${'missing' in result ? harmless(result.missing.join(' ')) : ''}; it has letters, digits, ` +
        `punctuation and ${EMBLEM_NAMES.map((name) => `:${name}:`).join(' ')}`,
      empty: () => 'the text is empty; give at least one character',
      'too-large': () => 'the text is too long for a puzzle; shorten it or use a smaller --scale',
    }[result.reason];
    throw new UsageError(`--text: ${why()}`);
  }
  const cells = invert ? result.grid.cells.map((cell) => 3 - cell) : result.grid.cells;
  return { grid: { ...result.grid, cells }, palette: BLACK_ON_WHITE };
}

/** Signals end the process at once: a turn of a large picture may take long, and nothing is written yet. */
async function improveWithin(
  drawn: DrawnPicture,
  options: MakeOptions,
  context: Context,
): Promise<Improvement> {
  const status = new StatusLine(context);
  const turns = improveToTarget(drawn, options.target, {
    seed: options.seed,
    grade: gradeBounds(options),
    deadline: deadlineIn(options.timeout, context.now),
  });
  let last = context.now();
  for (let turn = turns.next(); ; turn = turns.next()) {
    if (turn.done) {
      status.clear();
      return turn.value;
    }
    status.show(`${turn.value.changed} cells changed, ${turn.value.open} still ambiguous`);
    if (context.now() - last < 30) continue;
    await setImmediate();
    last = context.now();
  }
}

function documentOf(
  { puzzle, grid }: Improvement,
  path: string | undefined,
  { title, author, text }: MakeOptions,
): PuzzleDocument {
  const named = path === undefined || path === '-' ? text : basename(path, extname(path));
  return {
    puzzle,
    goal: grid,
    meta: {
      ...(title === undefined && named === undefined ? {} : { title: title ?? named }),
      ...(author === undefined ? {} : { author }),
    } as PuzzleDocument['meta'],
  };
}
