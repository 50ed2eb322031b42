// Pictures for a terminal: in the largest form that fits, several side by side, cropped if even the smallest form is
// too wide.
import type { Grid, Puzzle } from '@crosshatch/core';
import { type DrawOptions, drawPuzzle, pictureSize } from '@crosshatch/core/render';
import type { Context } from '../context.js';
import type { PictureOptions } from '../options/shared-options.js';
import { isAscii } from './character-set.js';
import { colorMode } from './color.js';
import { cropPicture } from './crop.js';

const GAP = '   ';

/** Drawing options and the available columns. */
export interface TerminalLook extends DrawOptions {
  readonly room: number;
}

/** Available columns; Infinity if the output is not a terminal. */
export function roomOf(context: Context): number {
  return context.stdout.isTTY ? (context.stdout.columns ?? 80) : Infinity;
}

/** Drawing options: the user's, and half blocks if the full picture is too wide. */
export function drawOptions(puzzle: Puzzle, requested: PictureOptions, context: Context): TerminalLook {
  const room = roomOf(context);
  const options: DrawOptions = {
    color: colorMode(requested.color, context.stdout, context.env),
    ascii: isAscii(requested.ascii, context.stdout, context.env),
  };
  const isWide = pictureSize(puzzle, options).columns > room;
  return { ...options, halfBlocks: requested.halfBlocks || isWide, room };
}

/** Crops a picture that is still too wide at the right, keeps its clues and adds a note. */
export function drawFitted(puzzle: Puzzle, grid: Grid | undefined, look: TerminalLook): string {
  const { room, ...options } = look;
  const picture = drawPuzzle(puzzle, grid, options);
  // An empty grid would show nothing in half blocks.
  const sized = { ...options, halfBlocks: options.halfBlocks === true && grid !== undefined };
  const { columns } = pictureSize(puzzle, sized);
  if (columns <= room) return picture;
  const clues = sized.halfBlocks ? 0 : columns - pictureSize(puzzle, { ...sized, clues: false }).columns;
  const pinned = { lines: 0, columns: clues + 1 <= room / 2 ? clues + 1 : 0 };
  const lines = picture.split('\n');
  const size = { lines: lines.length, columns: room };
  const cropped = cropPicture(lines, { pinned, focus: { line: 0, column: 0 }, size });
  return [...cropped, `(cropped at the right: the picture is ${columns} columns wide)`].join('\n');
}

/** One picture per grid, as many side by side as fit. */
export function drawSideBySide(puzzle: Puzzle, grids: readonly Grid[], look: TerminalLook): string {
  const { columns } = pictureSize(puzzle, look);
  const inRow = Math.max(1, Math.min(3, Math.floor((look.room + GAP.length) / (columns + GAP.length))));
  const rows: string[] = [];
  for (let first = 0; first < grids.length; first += inRow) {
    const pictures = grids
      .slice(first, first + inRow)
      .map((grid) => drawFitted(puzzle, grid, look).split('\n'));
    rows.push(pictures[0].map((_, line) => pictures.map((picture) => picture[line]).join(GAP)).join('\n'));
  }
  return rows.join('\n\n');
}
