// Pictures for a terminal: as large as there is room, several side by side where they fit.
import type { Grid, Puzzle } from 'crosshatch';
import { type DrawOptions, drawPuzzle, pictureSize } from 'crosshatch/draw';
import type { PictureOptions } from '../command-line/shared-options.js';
import type { Context } from '../context.js';
import { colorMode } from './color.js';

const GAP = '   ';

/** Characters in a line; without limit when the output is not a terminal. */
export function roomOf(context: Context): number {
  return context.stdout.isTTY ? (context.stdout.columns ?? 80) : Infinity;
}

/** How to draw: what the user wished, and half blocks where the full picture is too wide. */
export function drawOptions(puzzle: Puzzle, wish: PictureOptions, context: Context): DrawOptions {
  const options: DrawOptions = {
    color: colorMode(wish.color, context.stdout, context.env),
    ascii: wish.ascii ?? false,
  };
  const isWide = pictureSize(puzzle, options).columns > roomOf(context);
  return { ...options, halfBlocks: wish.halfBlocks || isWide };
}

/** One picture per grid, in as many rows of pictures as the room asks for. */
export function drawSideBySide(
  puzzle: Puzzle,
  grids: readonly Grid[],
  options: DrawOptions,
  room: number,
): string {
  const { columns } = pictureSize(puzzle, options);
  const inRow = Math.max(1, Math.min(3, Math.floor((room + GAP.length) / (columns + GAP.length))));
  const rows: string[] = [];
  for (let first = 0; first < grids.length; first += inRow) {
    const pictures = grids
      .slice(first, first + inRow)
      .map((grid) => drawPuzzle(puzzle, grid, options).split('\n'));
    rows.push(pictures[0].map((_, line) => pictures.map((picture) => picture[line]).join(GAP)).join('\n'));
  }
  return rows.join('\n\n');
}
