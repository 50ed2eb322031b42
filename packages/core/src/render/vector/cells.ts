// The cells of the grid: background, filled cells, and marks on top.
import { BLANK, candidate, colorOf } from '../../model/index.js';
import type { PictureLayout } from './layout.js';
import type { Look } from './options.js';
import { patternsOf, type Square } from './patterns.js';
import type { Rectangle, Shape } from './scene.js';

/** Stroke width of characters in cells and clues, as a share of their height. */
export const FIGURE_WEIGHT = 0.15;

export function gridPaper(look: Look, { left, top, cell }: PictureLayout): Rectangle {
  const { puzzle } = look;
  const [width, height] = [puzzle.width * cell, puzzle.height * cell];
  return { kind: 'rectangle', x: left, y: top, width, height, fill: paperColor(look) };
}

/**
 * Filled cells of a coloured puzzle are drawn on the puzzle's own background; empty puzzles and all others on the
 * background of the theme.
 */
export function paperColor({ puzzle, grid, colored, theme }: Look): string {
  return colored && grid !== undefined ? puzzle.palette.background.rgb : theme.paper;
}

/** Filled cells, one rectangle per block of a row if there are no patterns; unknown cells are shaded. */
export function cellShapes(look: Look, layout: PictureLayout): Shape[] {
  const { grid } = look;
  if (grid === undefined) return givenShapes(look, layout);
  const fills = Array.from(grid.cells, (candidates) => fillOf(look, candidates));
  const shapes: Shape[] = [];
  for (let row = 0; row < grid.height; row++) {
    const first = row * grid.width;
    shapes.push(...rowShapes(look, layout, row, fills.slice(first, first + grid.width)));
  }
  return look.patterned ? [...shapes, ...patternShapes(look, layout)] : shapes;
}

/** The given cells of an empty puzzle: filled ones, and blank ones with a small dot. */
function givenShapes(look: Look, layout: PictureLayout): Shape[] {
  const { given } = look.document;
  if (given === undefined) return [];
  const blanks = Array.from(given.cells).flatMap((candidates, index) =>
    colorOf(candidates) === BLANK ? [dot(look, layout, index, 0.18, look.theme.faint)] : [],
  );
  const filled = given.cells.map((candidates) =>
    colorOf(candidates) === undefined ? candidate(BLANK) : candidates,
  );
  return [...cellShapes({ ...look, grid: { ...given, cells: filled } }, layout), ...blanks];
}

function rowShapes(
  look: Look,
  { cell, left, top }: PictureLayout,
  row: number,
  fills: readonly (string | undefined)[],
): Rectangle[] {
  const shapes: Rectangle[] = [];
  for (let column = 0; column < fills.length; ) {
    const first = column;
    const fill = fills[first];
    do column += 1;
    while (column < fills.length && fills[column] === fill);
    if (fill === undefined || fill === paperColor(look)) continue;
    const [x, y] = [left + first * cell, top + row * cell];
    shapes.push({ kind: 'rectangle', x, y, width: (column - first) * cell, height: cell, fill });
  }
  return shapes;
}

/** Undefined for blank, and for colours drawn as a pattern. */
function fillOf(look: Look, candidates: number): string | undefined {
  const color = colorOf(candidates);
  if (color === undefined) return look.theme.unknown;
  return color === BLANK || look.patterned ? undefined : inkOf(look, color);
}

/** Black in a black-and-white puzzle becomes the ink of the theme; other colours are unchanged. */
function inkOf({ puzzle, colored, theme }: Look, color: number): string {
  const { rgb } = puzzle.palette.colors[color - 1];
  return !colored && rgb === '#000000' ? theme.ink : rgb;
}

function patternShapes(look: Look, { cell, left, top }: PictureLayout): Shape[] {
  const { grid } = look;
  if (grid === undefined) return [];
  return Array.from(grid.cells).flatMap((candidates, index) => {
    const color = colorOf(candidates);
    if (color === undefined || color === BLANK) return [];
    const x = left + (index % grid.width) * cell;
    const y = top + Math.floor(index / grid.width) * cell;
    return swatch(look, color, { x, y, side: cell });
  });
}

/** A cell with the pattern of its colour, or its letter if there are more colours than patterns. */
export function swatch({ puzzle, theme }: Look, color: number, square: Square): Shape[] {
  const patterns = patternsOf(puzzle.palette);
  if (patterns !== undefined) return patterns[color - 1](square, theme.ink);
  const size = square.side * 0.5;
  return [
    {
      kind: 'text',
      text: puzzle.palette.colors[color - 1].symbol,
      x: square.x + square.side / 2,
      y: square.y + square.side / 2 + size / 2,
      size,
      weight: FIGURE_WEIGHT,
      color: theme.ink,
      align: 'center',
    },
  ];
}

/** A dot in each marked cell, with a rim that makes it visible on any colour. */
export function marks(look: Look, layout: PictureLayout): Rectangle[] {
  return look.marked.flatMap((index) => [
    dot(look, layout, index, 0.5, '#ffffff'),
    dot(look, layout, index, 0.36, look.theme.mark),
  ]);
}

/** A dot in the centre of a cell; `share` is its size relative to the cell. */
function dot(
  { puzzle }: Look,
  { cell, left, top }: PictureLayout,
  index: number,
  share: number,
  fill: string,
): Rectangle {
  const side = cell * share;
  const x = left + ((index % puzzle.width) + 0.5) * cell - side / 2;
  const y = top + (Math.floor(index / puzzle.width) + 0.5) * cell - side / 2;
  return { kind: 'rectangle', x, y, width: side, height: side, round: side / 2, fill };
}
