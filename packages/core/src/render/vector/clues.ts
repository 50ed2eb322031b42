// The clues beside the grid, as in a printed puzzle: the last run of each clue is next to the grid. In coloured puzzles
// numbers are on tiles of their colours, or have letters when printed in black and white.
import {
  cellOfLine,
  clueOf,
  finishedRuns,
  isRow,
  type LineId,
  lineCount,
  lineIndex,
  lineLength,
  type Puzzle,
} from '../../model/index.js';
import type { RunPlace } from './animation.js';
import { FIGURE_WEIGHT } from './cells.js';
import { CAP_HEIGHT, TRACKING } from './font/outline.js';
import { textWidth } from './font/text.js';
import type { PictureLayout } from './layout.js';
import type { Look } from './options.js';
import type { Rectangle, Shape, Stroke, Text } from './scene.js';
import { readableOn } from './theme.js';

/** One number of a clue: its centre and its text. */
export interface ClueNumber {
  readonly line: LineId;
  /** Index of the run in the clue; undefined for the symbol of a clue without runs. */
  readonly run: number | undefined;
  readonly text: string;
  readonly color: number | undefined;
  readonly x: number;
  readonly y: number;
}

/**
 * The square that a run's number has for itself.
 *
 * @example
 * const { x, y, side } = runArea(puzzle, pictureLayout(document), { line: 0, run: 0 });
 */
export function runArea(
  puzzle: Puzzle,
  layout: PictureLayout,
  { line, run }: RunPlace,
): { x: number; y: number; side: number } {
  const { x, y } = middleOf(puzzle, layout, line, (clueOf(puzzle, line)?.length ?? 0) - 1 - run);
  return { x: x - layout.lane / 2, y: y - layout.lane / 2, side: layout.lane };
}

/** The centre of a number with `after` numbers after it in its clue. */
function middleOf(
  puzzle: Puzzle,
  layout: PictureLayout,
  line: LineId,
  fromEnd: number,
): { x: number; y: number } {
  const { cell, left, top, lane } = layout;
  const away = cell * 0.15 + (fromEnd + 0.5) * lane;
  return isRow(puzzle, line)
    ? { x: left - away, y: top + (line + 0.5) * cell }
    : { x: left + (lineIndex(puzzle, line) + 0.5) * cell, y: top - away };
}

export function clueNumbers({ puzzle }: Look, layout: PictureLayout): ClueNumber[] {
  const numbers: ClueNumber[] = [];
  for (let line = 0; line < lineCount(puzzle); line++) {
    const clue = clueOf(puzzle, line);
    if (clue === null || clue.length === 0) {
      const text = clue === null ? '⋯' : '0';
      numbers.push({ line, run: undefined, text, color: undefined, ...middleOf(puzzle, layout, line, 0) });
      continue;
    }
    clue.forEach(({ length, color }, run) => {
      const middle = middleOf(puzzle, layout, line, clue.length - 1 - run);
      numbers.push({ line, run, text: String(length ?? '?'), color, ...middle });
    });
  }
  return numbers;
}

export function clueShapes(look: Look, layout: PictureLayout): Shape[] {
  const numbers = clueNumbers(look, layout);
  const struck = new Set(look.strikeOff ? finishedNumbers(look, numbers) : []);
  return numbers.flatMap((number) => {
    const isStruck = struck.has(number);
    const shapes = numberShapes(look, layout, number, isStruck);
    return isStruck ? [...shapes, strike(look, layout, number)] : shapes;
  });
}

/** The numbers whose runs are finished in the grid. */
function finishedNumbers({ puzzle, grid }: Look, numbers: readonly ClueNumber[]): ClueNumber[] {
  if (grid === undefined) return [];
  const finished = new Map<LineId, boolean[]>();
  return numbers.filter(({ line, run }) => {
    if (run === undefined) return false;
    let flags = finished.get(line);
    if (flags === undefined) {
      const cells = Array.from(
        { length: lineLength(puzzle, line) },
        (_, i) => grid.cells[cellOfLine(puzzle, line, i)],
      );
      flags = finishedRuns(clueOf(puzzle, line), cells);
      finished.set(line, flags);
    }
    return flags[run];
  });
}

/** A number; faint if it is struck off. */
function numberShapes(look: Look, { lane }: PictureLayout, number: ClueNumber, isStruck = false): Shape[] {
  const { puzzle, theme } = look;
  const ink = isStruck ? theme.faint : theme.ink;
  const { text, color, x, y } = number;
  const size = sizeOf(look, text);
  const figures: Omit<Text, 'color'> = {
    kind: 'text',
    text,
    x,
    y: y + size / 2,
    size,
    weight: FIGURE_WEIGHT,
    align: 'center',
  };
  if (color === undefined) return [{ ...figures, color: theme.faint }];
  if (look.colored) {
    const { rgb } = puzzle.palette.colors[color - 1];
    const side = lane * 0.9;
    const tile: Rectangle = {
      kind: 'rectangle',
      x: x - side / 2,
      y: y - side / 2,
      width: side,
      height: side,
      round: side * 0.15,
      fill: rgb,
    };
    return [tile, { ...figures, color: readableOn(rgb) }];
  }
  if (look.patterned) return lettered(figures, puzzle.palette.colors[color - 1].symbol, ink);
  return [{ ...figures, color: ink }];
}

function sizeOf({ cell, patterned }: Look, text: string): number {
  const size = text.length > 2 ? 0.36 : text.length === 2 ? 0.44 : 0.5;
  // Leave room for a letter beside it.
  return cell * size * (patterned && text.length > 1 ? 0.9 : 1);
}

/** A number with the letter of its colour, smaller, beside it. */
function lettered(figures: Omit<Text, 'color'>, symbol: string, color: string): Shape[] {
  const letterSize = figures.size * 0.72;
  const width = (textWidth(figures.text) / CAP_HEIGHT) * figures.size;
  const gap = (TRACKING / CAP_HEIGHT) * figures.size;
  const letterWidth = (textWidth(symbol) / CAP_HEIGHT) * letterSize;
  const left = figures.x - (width + gap + letterWidth) / 2;
  return [
    { ...figures, x: left, align: 'left', color },
    {
      ...figures,
      text: symbol,
      x: left + width + gap,
      y: figures.y + figures.size * 0.12,
      size: letterSize,
      weight: 0.12,
      align: 'left',
      color,
    },
  ];
}

/** The line through a number that is struck off. */
export function strike(look: Look, { lane }: PictureLayout, { x, y, color }: ClueNumber): Stroke {
  const reach = lane * 0.34;
  const onTile = look.colored && color !== undefined;
  return {
    kind: 'stroke',
    x1: x - reach,
    y1: y + reach,
    x2: x + reach,
    y2: y - reach,
    color: onTile ? readableOn(look.puzzle.palette.colors[color - 1].rgb) : look.theme.heavy,
    thickness: look.cell * 0.05,
    cap: 'round',
  };
}
