// What a request may ask for, once for HTTP and MCP: the options of every operation as zod schemas. They carry the
// names of the command's options; validation, types, the OpenAPI document and the tools' inputs come from here.

import { HINT_LEVELS } from '@crosshatch/core/explain';
import {
  ENDLESS_DIFFICULTIES,
  MOTIF_KINDS,
  MOTIFS,
  PATTERN_SYMMETRIES,
  TEXTURES,
  THRESHOLDS,
} from '@crosshatch/core/make';
import { LOCALES } from '@crosshatch/core/messages';
import { MAX_COLORS, MAX_SIDE } from '@crosshatch/core/model';
import { PAPERS } from '@crosshatch/core/render';
import { MAKE_TARGETS } from '@crosshatch/core/report';
import { z } from '@hono/zod-openapi';

const flag = (description: string) => z.boolean().optional().describe(description);
const text = (description: string, most = 200) => z.string().max(most).optional().describe(description);

const timeout = z
  .number()
  .positive()
  .max(86_400)
  .optional()
  .describe('seconds for this request; a limit of the server above it counts less');

/** How a puzzle is read. */
const READING = {
  from: text('the format of the puzzle, when detection would be wrong: an id of `formats`', 40),
  columnsFirst: flag('the column clues come first, where the file does not say so'),
  rowsFirst: flag('the row clues come first, where the file does not say so'),
  transpose: flag('swap rows and columns'),
  index: z.number().int().min(1).optional().describe('which puzzle of a body that holds several, from 1'),
};

const lang = z.enum(LOCALES).default('en').describe('the language of the sentences');
const state = z
  .union([z.string().max(2_000_000), z.array(z.string().max(1000)).max(MAX_SIDE)])
  .optional()
  .describe(
    "the player's grid: rows of `#` (or colour letters), `.` blank and `?` unknown, with `/` or line breaks between " +
      'rows, or as a list of rows; default: the grid saved in the puzzle, or an empty one',
  );
const row = z.number().int().min(1).max(MAX_SIDE);
const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{3}([0-9a-fA-F]{3})?$/)
  .optional();

const size = z
  .string()
  .regex(/^\d{1,4}([x×]\d{1,4})?$/)
  .describe(`cells as \`WIDTHxHEIGHT\`, or one number for a square; sides 1 to ${MAX_SIDE}`);

/** Bounds of the two numbers of a grade. */
const gradeRange = z
  .string()
  .regex(/^\d{1,3}(-\d{1,3})?$/)
  .optional();
const GRADE_RANGES = {
  length: gradeRange.describe('only a puzzle of this length, as in `30-50`: how long it takes, 0 to 100'),
  depth: gradeRange.describe(
    'only a puzzle of this depth, as in `20-40`: the hardest idea that it needs, 0 to 100',
  ),
};

export const PICTURE_FORMATS = ['svg', 'png', 'pdf', 'gif', 'text', 'json'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const OPTIONS = {
  solve: z.strictObject({
    ...READING,
    timeout,
    max: z.number().int().min(1).max(1000).default(2).describe('look for up to this many solutions'),
    all: flag('look for all solutions, as many as the server allows; best with NDJSON'),
    steps: flag('add the deductions by which a person would get there'),
    certificate: flag('add a proof of the answer, which `crosshatch verify` and others can check'),
  }),
  check: z.strictObject({ ...READING, timeout }),
  count: z.strictObject({ ...READING, timeout }),
  hint: z.strictObject({
    ...READING,
    timeout,
    state,
    level: z
      .literal(HINT_LEVELS)
      .default(1)
      .describe('how much is revealed: 1 the line, 2 the run, 3 the technique and its reason, 4 the cells'),
    near: z
      .string()
      .regex(/^\d{1,4},\d{1,4}$/)
      .optional()
      .describe('a cell as `ROW,COLUMN`: among equal hints, one near it comes first'),
    lang,
  }),
  why: z.strictObject({
    ...READING,
    timeout,
    row: row.describe('the row of the cell, from 1'),
    column: row.describe('the column of the cell, from 1'),
    state,
    lang,
  }),
  explain: z.strictObject({ ...READING, timeout, lang }),
  grade: z.strictObject({ ...READING, timeout }),
  diagnose: z.strictObject({ ...READING, timeout, lang }),
  convert: z.strictObject({
    ...READING,
    to: z.string().min(1).max(40).describe('the format to write: an id of `formats`'),
    strict: flag('fail if the target format cannot store everything'),
  }),
  draw: z.strictObject({
    ...READING,
    timeout,
    format: z
      .enum(PICTURE_FORMATS)
      .optional()
      .describe('the kind of answer; default: by `Accept`, else SVG. `json` is what `draw --json` prints'),
    solution: flag('draw the solution'),
    animate: flag('SVG: animate the solve with the deductions of a person; GIF always does'),
    duration: z
      .number()
      .positive()
      .max(3600)
      .optional()
      .describe('seconds of an animation; default: by the number of steps'),
    ascii: z.boolean().default(true).describe('text and JSON: draw with ASCII characters'),
    withSolution: flag('PDF: the solution, small and upside down, below the puzzle'),
    cell: z.number().min(1).max(1000).optional().describe('side of a cell: pixels, or millimetres in PDF'),
    ruleEvery: z.number().int().min(0).max(1000).default(5).describe('cells between heavy lines; 0 for none'),
    blackAndWhite: flag('distinguish colours by letters and patterns'),
    ink: color.describe('colour of figures, such as `#223344`'),
    background: color.describe('colour of the paper'),
    dark: flag('dark paper'),
    strikeOff: flag('strike off the clues whose cells are filled in'),
    clues: z.boolean().default(true).describe('draw the clues'),
    heading: z.boolean().default(true).describe('draw title and author'),
    paper: z.enum(PAPERS).default('a4').describe('the paper of a PDF'),
  }),
  generate: z.strictObject({
    timeout,
    size,
    count: z
      .number()
      .int()
      .min(1)
      .max(1000)
      .default(1)
      .describe('how many puzzles, each with the next seed; more than one come as NDJSON, a line each'),
    motif: z
      .enum([...MOTIF_KINDS, ...MOTIFS])
      .optional()
      .describe(
        'a picture instead of random cells: `picture` for anything, `pattern` for an ornament, or one motif; 5 to 60 cells a side, always solvable by line logic',
      ),
    difficulty: z
      .enum(ENDLESS_DIFFICULTIES)
      .optional()
      .describe('a picture of this difficulty, or the nearest one that the size allows'),
    unique: flag('only a puzzle with exactly one solution'),
    lineSolvable: flag('only a puzzle that line logic alone solves'),
    density: z.number().min(0).max(100).default(50).describe('share of filled cells in percent'),
    colors: z.number().int().min(1).max(MAX_COLORS).default(1).describe('colours besides the background'),
    texture: z.enum(TEXTURES).default('noise').describe('noise, or smooth with areas as in a picture'),
    symmetry: z.enum(PATTERN_SYMMETRIES).default('none').describe('of the pattern'),
    ...GRADE_RANGES,
    seed: z
      .number()
      .int()
      .min(0)
      .max(2 ** 31)
      .optional()
      .describe('for the same puzzle again; default: a new one'),
    goal: z.boolean().default(true).describe('store the solution in the puzzle'),
  }),
  make: z.strictObject({
    timeout,
    text: text('instead of a picture: words, and emblems such as `:heart:`'),
    scale: z.number().int().min(1).max(100).default(1).describe('cells a side for a dot of the letters'),
    size: size.default('30').describe('cells of the longer side, or both as in `40x30`'),
    colors: z
      .union([z.number().int().min(1).max(MAX_COLORS), z.string().max(400)])
      .default(1)
      .describe('how many besides the background, or which, as in `#fff,#c00,#000`'),
    target: z.enum(MAKE_TARGETS).default('unique').describe('what the puzzle is changed for'),
    ...GRADE_RANGES,
    threshold: z
      .union([z.enum(THRESHOLDS), z.number().min(0).max(100)])
      .default('otsu')
      .describe('black and white: the method, or a lightness in percent below which a pixel is black'),
    dither: flag('shades by dots'),
    outline: flag('only the outlines'),
    invert: flag('filled and blank change places (black and white)'),
    crop: z.boolean().default(true).describe('crop to the subject'),
    contrast: z.boolean().default(true).describe('stretch lightness from black to white'),
    specks: z.number().int().min(0).max(1000).optional().describe('drop patches of at most this many cells'),
    title: text('the title of the puzzle'),
    author: text('who made it'),
    seed: z.number().int().min(0).default(0).describe('for other changes'),
  }),
  scan: z.strictObject({
    timeout,
    index: READING.index,
    page: z.number().int().min(1).max(100_000).optional().describe('of a PDF: only this page'),
    size: z
      .string()
      .regex(/^\d{1,3}x\d{1,3}$/)
      .optional()
      .describe('the size of the grid as `COLUMNSxROWS`, when it was found wrongly'),
  }),
  hash: z.strictObject({ ...READING }),
} as const;

export type OperationName = keyof typeof OPTIONS;
export type OptionsOf<Name extends OperationName> = z.infer<(typeof OPTIONS)[Name]>;
export const OPERATION_NAMES = Object.keys(OPTIONS) as OperationName[];

export const BATCH_OPTIONS = z.strictObject({
  timeout,
  max: z.number().int().min(1).max(1000).default(2).describe('look for up to this many solutions of each'),
  grade: z.boolean().default(true).describe('grade puzzles with one solution'),
  diagnose: flag('say what would fix puzzles that are not unique'),
});
export type BatchOptions = z.infer<typeof BATCH_OPTIONS>;

/** The options of reading alone. */
export type ReadingOptions = OptionsOf<'hash'>;

/** What an operation starts from. */
export const TAKES: Readonly<Record<OperationName, 'puzzle' | 'picture' | 'nothing'>> = {
  solve: 'puzzle',
  check: 'puzzle',
  count: 'puzzle',
  hint: 'puzzle',
  why: 'puzzle',
  explain: 'puzzle',
  grade: 'puzzle',
  diagnose: 'puzzle',
  convert: 'puzzle',
  draw: 'puzzle',
  generate: 'nothing',
  make: 'picture',
  scan: 'picture',
  hash: 'puzzle',
};
