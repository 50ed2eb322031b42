// Lines are numbered rows first, then columns: row r is line r, column c is line height + c.

/** Index of a line: rows 0..height-1, then columns height..height+width-1. */
export type LineId = number;

/** Width and height in cells, 1 to 1000 each. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The line of a row; both are counted from 0.
 *
 * @example
 * rowId(2); // the third row
 */
export function rowId(row: number): LineId {
  return row;
}

/**
 * The line of a column; both are counted from 0.
 *
 * @example
 * columnId({ width: 5, height: 3 }, 0); // 3: rows come first
 */
export function columnId(size: Size, column: number): LineId {
  return size.height + column;
}

/**
 * Whether a line is a row.
 *
 * @example
 * isRow({ width: 5, height: 3 }, 3); // false
 */
export function isRow(size: Size, line: LineId): boolean {
  return line < size.height;
}

/**
 * Row number or column number of a line, from 0.
 *
 * @example
 * lineIndex({ width: 5, height: 3 }, 3); // 0: the first column
 */
export function lineIndex(size: Size, line: LineId): number {
  return isRow(size, line) ? line : line - size.height;
}

/**
 * How many cells the line has.
 *
 * @example
 * lineLength({ width: 5, height: 3 }, 0); // 5: a row
 */
export function lineLength(size: Size, line: LineId): number {
  return isRow(size, line) ? size.width : size.height;
}

/**
 * How many lines there are: rows and columns together.
 *
 * @example
 * lineCount({ width: 5, height: 3 }); // 8
 */
export function lineCount(size: Size): number {
  return size.width + size.height;
}

/**
 * Index in `Grid.cells` of the line's cell at `position`.
 *
 * @example
 * grid.cells[cellOfLine(puzzle, rowId(1), 0)]; // the first cell of the second row
 */
export function cellOfLine(size: Size, line: LineId, position: number): number {
  return isRow(size, line) ? line * size.width + position : position * size.width + (line - size.height);
}

/**
 * `row 3`, `column 12`: as a person counts, from 1.
 *
 * @example
 * lineName(puzzle, 0); // 'row 1'
 */
export function lineName(size: Size, line: LineId): string {
  return `${isRow(size, line) ? 'row' : 'column'} ${lineIndex(size, line) + 1}`;
}
