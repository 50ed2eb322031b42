// `crosshatch scan`: a photo or a screenshot becomes a puzzle, with what is doubtful about it.

import { write } from '@crosshatch/core/formats';
import { lineName } from '@crosshatch/core/model';
import { sourceFaultText } from '@crosshatch/core/report';
import { DOUBTFUL, documentOfScan, type PicturePoint, type Quad } from '@crosshatch/core/scan';
import type { Context } from '../context.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { readPictureBytes } from '../images/import/decode.js';
import { writeOverlay } from '../images/scan/overlay.js';
import { type PictureScan, scanBytes, scannedItem, scannedJson } from '../images/scan/scan-source.js';
import {
  type CommandDefinition,
  type CommandInput,
  InvalidValue,
  UsageError,
  UserError,
} from '../options/definition.js';
import { QUIET } from '../options/shared-options.js';
import { wholeNumber } from '../options/values.js';
import { DocumentWriter, WRITER_OPTIONS, type WriterOptions } from '../output/document-writer.js';
import { failureJson, printJson } from '../report/json.js';
import { exitOf } from '../report/verdicts.js';
import { counted } from '../report/words.js';

interface ScanCommandOptions extends WriterOptions {
  readonly page?: number;
  readonly size?: { readonly columns: number; readonly rows: number };
  readonly corners?: Quad;
  readonly show?: string;
}

export const scanCommand: CommandDefinition<ScanCommandOptions> = {
  name: 'scan',
  summary: 'read puzzles from photos, screenshots and PDF pages, and report doubtful clues',
  description: [
    'Finds the grid and its clues in a picture (PNG, JPEG, WebP, GIF, AVIF, TIFF, SVG) or on the pages of a PDF, reads the ' +
      'numbers, and prints the puzzle, the confidence, and the doubtful clues. If a picture holds several puzzles, all are ' +
      'reported in reading order.',
    'The sums of rows and columns and the solver decide between readings, but a misprinted puzzle is read ' +
      `as it is printed. A clue is in doubt below ${100 * DOUBTFUL} % certainty. Every command that reads a puzzle reads a picture too: ` +
      '`crosshatch solve page.jpg`, `crosshatch hint screenshot.png`.',
  ],
  args: [
    {
      name: 'PICTURE',
      description: 'a picture or PDF file, or `-` for standard input',
      isVariadic: true,
      completes: 'file',
    },
  ],
  options: [
    ...WRITER_OPTIONS,
    {
      flags: '--show <file>',
      description: 'write the picture as PNG, overlaid with the grid and the clues as read',
      completes: 'file',
    },
    { flags: '--page <number>', description: 'read only this page of a PDF', parse: wholeNumber(1, 100_000) },
    {
      flags: '--size <cells>',
      description: 'size of the grid, such as 20x15, if it is not detected correctly',
      parse: sizeOf,
    },
    {
      flags: '--corners <points>',
      description:
        'the corners of the grid without its clues, clockwise from the top left, in pixels of the upright picture: `x,y x,y x,y x,y`; needs --size',
      parse: cornersOf,
    },
    { ...QUIET, description: 'print only the puzzle, no report' },
    { flags: '--json', description: 'print one JSON object per puzzle and line' },
  ],
  examples: [
    { explains: 'A page of a magazine:', command: 'crosshatch scan page.jpg' },
    { explains: 'Into a file:', command: 'crosshatch scan page.jpg -o page.non' },
    { explains: 'See what was read where:', command: 'crosshatch scan page.jpg --show seen.png' },
    { explains: 'Page 3 of a PDF:', command: 'crosshatch scan book.pdf --page 3 --json' },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput', 'output'],
  run,
};

function sizeOf(text: string): { columns: number; rows: number } {
  const match = /^(\d{1,3})x(\d{1,3})$/.exec(text);
  const [columns, rows] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || columns < 2 || rows < 2)
    throw new InvalidValue('Expected columns and rows, such as 20x15.');
  return { columns, rows };
}

function cornersOf(text: string): Quad {
  const points = text
    .trim()
    .split(/[\s;]+/)
    .map((pair): PicturePoint => {
      const match = /^(-?[\d.]+),(-?[\d.]+)$/.exec(pair);
      return { x: Number(match?.[1]), y: Number(match?.[2]) };
    });
  if (points.length !== 4 || points.some(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y))) {
    throw new InvalidValue('Expected four points, such as "10,12 410,10 412,408 9,410".');
  }
  return [points[0], points[1], points[2], points[3]];
}

async function run({ args, options, context }: CommandInput<ScanCommandOptions>): Promise<ExitName> {
  if (options.corners !== undefined && options.size === undefined) {
    throw new UsageError('--corners needs --size, such as --size 20x15');
  }
  if (options.show !== undefined && args.length > 1)
    throw new UsageError('--show takes one picture at a time');
  const writes = options.output !== undefined || options.dir !== undefined || options.to !== undefined;
  const writer = writes ? new DocumentWriter({ ...options, json: false }, context) : undefined;
  const outcomes: ExitName[] = [];
  for (const path of args) {
    try {
      const { name, bytes } = await readPictureBytes(path, context);
      const { page, size, corners } = options;
      const found = await scanBytes(name, bytes, {
        ...(page === undefined ? {} : { page }),
        ...(size === undefined ? {} : { size }),
        ...(corners === undefined ? {} : { corners }),
      });
      if (options.show !== undefined) await writeOverlay(options.show, found, options.force === true);
      outcomes.push(...(await report(path, name, found, options, writer, context)));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      outcomes.push(error.outcome);
      if (options.json) printJson(context, { source: path, ...failureJson(error) });
      else context.stderr.write(`${error.message}\n`);
    }
  }
  await writer?.finish();
  return mostSevere([...outcomes, ...(writer?.outcomes ?? [])]);
}

async function report(
  source: string,
  name: string,
  found: readonly PictureScan[],
  options: ScanCommandOptions,
  writer: DocumentWriter | undefined,
  context: Context,
): Promise<ExitName[]> {
  const documents = found.map(({ scanned }) => documentOfScan(scanned));
  const names = found.map((_, i) => (found.length === 1 ? name : `${name} #${i + 1}`));
  if (writer !== undefined)
    await writer.add({ input: source === '-' ? 'scan' : source.replace(/^.*[/\\]/, ''), documents, names });
  found.forEach(({ scanned, page }, index) => {
    const item = scannedItem(source, found[index], index);
    const { warnings } = item.read;
    if (options.json) {
      printJson(context, scannedJson(source, found[index], index));
      return;
    }
    if (writer === undefined) context.stdout.write(Buffer.from(asText(item.document)));
    if (!options.quiet) {
      context.stderr.write(`${names[index]}: ${summary(scanned, page)}\n`);
      for (const warning of warnings)
        context.stderr.write(`warning: ${sourceFaultText(names[index], warning)}\n`);
    }
  });
  return found.map(({ scanned }) => exitOf(scanned.verdict));
}

/** The clues as the `non` format writes them: readable, and read by every command. */
function asText(document: ReturnType<typeof documentOfScan>): string {
  const written = write([document], 'non');
  if (!written.ok) throw new UserError(written.faults[0].message, 'output');
  return typeof written.output === 'string' ? written.output : new TextDecoder().decode(written.output);
}

function summary(
  { puzzle, confidence, doubts, marks, verdict }: PictureScan['scanned'],
  page: number | undefined,
): string {
  const sure = confidence > 0.995 ? 'over 99 %' : `${Math.floor(confidence * 100)} %`;
  const colors = puzzle.palette.colors.length;
  const parts = [
    `${puzzle.width}x${puzzle.height}${page === undefined ? '' : ` on page ${page}`}, ${sure} sure`,
    ...(colors === 1 ? [] : [`${colors} colours`]),
    doubts.length === 0
      ? 'no clue in doubt'
      : `${counted(doubts.length, 'clue')} in doubt, first ${lineName(puzzle, doubts[0].line)}`,
    ...(marks.length === 0 ? [] : [`${counted(marks.length, 'cell')} already marked`]),
    VERDICT_WORDS[verdict],
  ];
  return parts.join('; ');
}

const VERDICT_WORDS = {
  unique: 'exactly one solution',
  multiple: 'several solutions',
  none: 'no solution',
  undecided: 'solution not searched to the end',
} as const;
