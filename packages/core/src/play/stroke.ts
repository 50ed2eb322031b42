// A stroke: a tool drawn from one cell along a row or a column, which becomes one move. Until it ends it belongs to the
// view; its effect is computed from the marks below it each time, so that moving the pointer back restores them.
//
//   - Its direction is the one in which it first leaves its cell; it stays in that row or column. Back on its first cell
//     it may choose again.
//   - If it starts on a cell with the tool's mark, it removes such marks.
//   - It changes only unmarked cells and cells with the mark on which it started. An eraser that starts on an unmarked
//     cell removes all marks.
//   - Given cells cannot be changed: a stroke that starts on one acts as if it started on an unmarked cell.
import { allCandidates, BLANK, type Color, candidate } from '../model/index.js';
import { isGiven, type MarkChange, type Move, type Play } from './play.js';

/** What a stroke draws. */
export type Tool =
  | { readonly kind: 'fill'; readonly color: Color }
  | { readonly kind: 'cross' }
  | { readonly kind: 'erase' };

/** A stroke under way: a tool drawn from one cell along a row or a column. */
export interface PlayStroke {
  /** The first cell, an index into `Grid.cells`. */
  readonly start: number;
  /** The last cell, in the row or column of the first. */
  readonly end: number;
  /** The direction; null until the stroke leaves its first cell. */
  readonly along: 'row' | 'column' | null;
  /** The mark on which it started, a candidate set. */
  readonly over: number;
  /** The mark that it makes, a candidate set. */
  readonly mark: number;
}

/**
 * Puts the tool on a cell. Without `isToggling` a stroke that starts on its own mark goes on with it, as
 * one does that is drawn with the keyboard from the cell just filled.
 *
 * @example
 * const stroke = beginStroke(play, 5, { kind: 'fill', color: 1 });
 */
export function beginStroke(play: Play, cell: number, tool: Tool, isToggling = true): PlayStroke {
  requireCell(play, cell);
  const all = allCandidates(play.puzzle.palette);
  const mark = markOf(play, tool);
  const over = isGiven(play, cell) ? all : play.grid.cells[cell];
  return { start: cell, end: cell, along: null, over, mark: mark === over && isToggling ? all : mark };
}

function markOf(play: Play, tool: Tool): number {
  if (tool.kind === 'cross') return candidate(BLANK);
  if (tool.kind === 'erase') return allCandidates(play.puzzle.palette);
  const colors = play.puzzle.palette.colors.length;
  if (Number.isInteger(tool.color) && tool.color >= 1 && tool.color <= colors) return candidate(tool.color);
  throw new RangeError(`The colour is ${tool.color}; expected 1 to ${colors}.`);
}

/**
 * Draws on to where the pointer is now, any cell: the stroke goes as far in its own line.
 *
 * @example
 * stroke = extendStroke(play, stroke, 7);
 */
export function extendStroke(play: Play, stroke: PlayStroke, cell: number): PlayStroke {
  requireCell(play, cell);
  const { width } = play.puzzle;
  const { start } = stroke;
  if (cell === start) return { ...stroke, end: start, along: null };
  const across = (cell % width) - (start % width);
  const down = Math.trunc(cell / width) - Math.trunc(start / width);
  const along = stroke.along ?? (Math.abs(across) >= Math.abs(down) ? 'row' : 'column');
  return { ...stroke, along, end: along === 'row' ? start + across : start + down * width };
}

/**
 * The move that the stroke is when it ends here.
 *
 * @example
 * play = doMove(play, strokeMove(play, stroke));
 */
export function strokeMove(play: Play, stroke: PlayStroke): Move {
  const all = allCandidates(play.puzzle.palette);
  const { over, mark } = stroke;
  const changes: MarkChange[] = [];
  for (const cell of strokeCells(play, stroke)) {
    const from = play.grid.cells[cell];
    const isMine = from === over || from === all || (mark === all && over === all);
    if (isMine && from !== mark && !isGiven(play, cell)) changes.push({ cell, from, to: mark });
  }
  return { kind: 'stroke', changes };
}

/** All cells of the stroke, changed or not. */
export function strokeCells(play: Play, { start, end }: PlayStroke): number[] {
  const { width } = play.puzzle;
  const isInRow = Math.trunc(start / width) === Math.trunc(end / width);
  const step = (isInRow ? 1 : width) * (end < start ? -1 : 1);
  return Array.from({ length: Math.abs(end - start) / Math.abs(step) + 1 }, (_, i) => start + i * step);
}

/** The length of a stroke, and of the block of its colour that it makes, in cells. */
export interface StrokeCount {
  /** Number of cells of the stroke. */
  readonly cells: number;
  /** Length of the block that would contain the last cell, in the line of the stroke; 0 if there is none. */
  readonly block: number;
}

/**
 * The counter to show beside the pointer.
 *
 * @example
 * strokeCount(play, stroke).block; // the length to show at the pointer
 */
export function strokeCount(play: Play, stroke: PlayStroke): StrokeCount {
  const { width, height } = play.puzzle;
  const covered = strokeCells(play, stroke);
  const marks = new Map(strokeMove(play, stroke).changes.map(({ cell, to }) => [cell, to]));
  const mark = (cell: number) => marks.get(cell) ?? play.grid.cells[cell];
  const wanted = mark(stroke.end);
  if (wanted === candidate(BLANK) || wanted === allCandidates(play.puzzle.palette)) {
    return { cells: covered.length, block: 0 };
  }
  const isColumn = stroke.along === 'column';
  const step = isColumn ? width : 1;
  const place = isColumn ? Math.trunc(stroke.end / width) : stroke.end % width;
  const length = isColumn ? height : width;
  let block = 1;
  for (let i = 1; place - i >= 0 && mark(stroke.end - i * step) === wanted; i++) block += 1;
  for (let i = 1; place + i < length && mark(stroke.end + i * step) === wanted; i++) block += 1;
  return { cells: covered.length, block };
}

function requireCell(play: Play, cell: number): void {
  const area = play.puzzle.width * play.puzzle.height;
  if (Number.isInteger(cell) && cell >= 0 && cell < area) return;
  throw new RangeError(`The cell is ${cell}; expected 0 to ${area - 1}.`);
}
