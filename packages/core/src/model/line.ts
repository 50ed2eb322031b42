// Lines are numbered rows first, then columns: row r is line r, column c is line height + c.

/** Index of a line: rows 0..height-1, then columns height..height+width-1. */
export type LineId = number;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function rowId(row: number): LineId {
  return row;
}

export function columnId(size: Size, column: number): LineId {
  return size.height + column;
}

export function isRow(size: Size, line: LineId): boolean {
  return line < size.height;
}

/** Row number or column number of a line, from 0. */
export function lineIndex(size: Size, line: LineId): number {
  return isRow(size, line) ? line : line - size.height;
}

/** How many cells the line has. */
export function lineLength(size: Size, line: LineId): number {
  return isRow(size, line) ? size.width : size.height;
}

/** How many lines there are: rows and columns together. */
export function lineCount(size: Size): number {
  return size.width + size.height;
}

/** Index in `Grid.cells` of the line's cell at `position`. */
export function cellOfLine(size: Size, line: LineId, position: number): number {
  return isRow(size, line) ? line * size.width + position : position * size.width + (line - size.height);
}

/** `row 3`, `column 12`: as a person counts, from 1. */
export function lineName(size: Size, line: LineId): string {
  return `${isRow(size, line) ? 'row' : 'column'} ${lineIndex(size, line) + 1}`;
}
