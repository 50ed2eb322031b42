// The player's grid: a drawing from a file or the command line, with `#` or colour letters, `.` for blank and `?`
// for unknown, one row per line or separated by `/`. Without it, the grid saved in the puzzle file, or an empty one.

import { copyGrid, type Grid, unknownGrid } from '@crosshatch/core/model';
import { parseDrawing } from '@crosshatch/core/render';
import type { Context } from '../context.js';
import type { OptionDefinition } from '../options/definition.js';
import { UserError } from '../options/definition.js';
import type { SourcedDocument } from './documents.js';
import { readFileBytes, readStream } from './read-bytes.js';

export const STATE: OptionDefinition = {
  flags: '--state <grid>',
  description:
    'your grid: a drawing with `#` (or colour letters), `.` and `?`, in a file, from `-`, or on the command line with `/` ' +
    'between rows; default: the grid saved in the puzzle, or an empty one',
  completes: 'file',
};

/** Larger than any valid grid. */
const MOST_BYTES = 2_000_000;

export async function playerGrid(
  { document, name }: SourcedDocument,
  state: string | undefined,
  context: Context,
): Promise<Grid> {
  const { puzzle } = document;
  const start = state === undefined ? document.saved?.at(-1) : await drawn(document.puzzle, state, context);
  const grid = copyGrid(start ?? unknownGrid(puzzle, puzzle.palette));
  if (grid.width !== puzzle.width || grid.height !== puzzle.height) {
    const sizes = `${grid.width}x${grid.height}, but ${name} is ${puzzle.width}x${puzzle.height}`;
    throw new UserError(`the grid is ${sizes}; expected one character per cell`, 'badInput');
  }
  return grid;
}

async function drawn(
  puzzle: SourcedDocument['document']['puzzle'],
  state: string,
  context: Context,
): Promise<Grid> {
  const text = await textOf(state, context);
  const rows = text.trim().replaceAll('/', '\n');
  try {
    return parseDrawing(rows, puzzle.palette);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError(`--state ${state}: not a grid. ${why}`, 'badInput');
  }
}

async function textOf(state: string, context: Context): Promise<string> {
  const read =
    state === '-' ? await readStream(context.stdin, MOST_BYTES) : await readFileBytes(state, MOST_BYTES);
  if (read.ok) return new TextDecoder().decode(read.bytes);
  if (read.reason === 'not-found' && /[/?#\n]/.test(state)) return state;
  throw new UserError(
    `--state ${state}: expected a file or a drawing such as "#.?/..#"; found neither`,
    'badInput',
  );
}
