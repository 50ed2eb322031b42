// Grids inside files: one character per cell, whatever the alphabet.

import { quoted } from '../../messages/index.js';
import { colorOf, type Grid, type Palette, type Size } from '../../model/index.js';
import { isBlank } from './clue-scanner.js';
import type { Span } from './draft.js';
import type { Reading } from './reading.js';

/** The candidate set that a character stands for; undefined when it stands for nothing. */
export type CellAlphabet = (character: string) => number | undefined;

/**
 * Reads the cells of a grid from a stretch of text, row by row; blanks and line ends between cells are
 * skipped. Undefined, with a fault, when a character is strange or the number of cells is wrong.
 */
export function readCells(
  reading: Reading,
  span: Span,
  size: Size,
  palette: Palette,
  alphabet: CellAlphabet,
): Grid | undefined {
  const grid = reading.grid(size, palette, span);
  if (grid === undefined) return undefined;
  const { text } = reading.source;
  const wanted = size.width * size.height;
  // Few characters stand for many cells: what an ASCII one means is asked once.
  const meanings = new Array<number | undefined>(128);
  let count = 0;
  for (let at = span.offset; at < span.end; ) {
    const code = text.charCodeAt(at);
    if (isBlank(code) || code === 10 || code === 13) {
      at += 1;
      continue;
    }
    const known = code < 128 ? meanings[code] : undefined;
    if (known !== undefined) {
      if (count < wanted) grid.cells[count] = known;
      count += 1;
      at += 1;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at) as number);
    const candidates = alphabet(character);
    if (code < 128) meanings[code] = candidates;
    if (candidates === undefined) {
      const place = { offset: at, end: at + character.length };
      return reading.fault('bad-grid', place, `the character ${quoted(character)} stands for no cell`);
    }
    if (count < wanted) grid.cells[count] = candidates;
    count += 1;
    at += character.length;
  }
  if (count === wanted) return grid;
  const expected = `${size.width} x ${size.height} = ${wanted}`;
  return reading.fault('bad-grid', span, `this grid has ${count} cells; expected ${expected}`);
}

/** Whether every cell is two equal block characters, as programs draw squares in a terminal. */
export function isDoubled(lines: readonly string[]): boolean {
  return (
    lines.some((line) => /[█▓]/.test(line)) &&
    lines.some((line) => line.length > 2) &&
    lines.every((line) => /^(?:██|▓▓|░░|··|\.\.| {2})*$/.test(line))
  );
}

/** The same drawing with one character per cell. */
export function singleBlocks(lines: readonly string[]): readonly string[] {
  return isDoubled(lines) ? lines.map((line) => line.replace(/(.)\1/gs, '$1')) : lines;
}

/** The rows of a grid as text, one character per cell. */
export function cellRows(grid: Grid, characterOf: (color: number | undefined) => string): string[] {
  return Array.from({ length: grid.height }, (_, row) =>
    Array.from(grid.cells.subarray(row * grid.width, (row + 1) * grid.width), (cell) =>
      characterOf(colorOf(cell)),
    ).join(''),
  );
}
