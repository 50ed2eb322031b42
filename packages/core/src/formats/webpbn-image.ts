// The images in webpbn's XML: rows between pipes, one character per cell; `?` is a cell not known, and
// `[xy]` one that is known to have one of these colours.

import { quoted } from '../messages/index.js';
import { allCandidates, candidate, type Grid, MAX_SIDE, type Palette, type Size } from '../model/index.js';
import type { Reading } from './reading/reading.js';
import type { XmlElement } from './reading/xml-reader.js';

export interface ImageColors {
  readonly palette: Palette;
  /** Colours by their character, as the file defines them. */
  readonly symbols: ReadonlyMap<string, number>;
}

/** The grid of an image, whose size must be the puzzle's if that is known. */
export function readImage(
  reading: Reading,
  image: XmlElement,
  colors: ImageColors,
  wanted?: Size,
): Grid | undefined {
  const rows = rowsOf(image.text).map((row) => cellsOf(reading, image, row, colors));
  const size = { width: rows[0]?.length ?? 0, height: rows.length };
  if (reading.full) return undefined;
  const { width, height } = wanted ?? size;
  const bad = rows.findIndex((row) => row.length !== width);
  if (size.height !== height || bad >= 0 || width === 0) {
    const found =
      bad >= 0 ? `row ${bad + 1} of this image has ${rows[bad].length} cells` : `it has ${size.height} rows`;
    return reading.fault('bad-grid', image, `${found}; expected ${width} x ${height} cells`);
  }
  if (Math.max(width, height) > MAX_SIDE) {
    return reading.fault('too-large', image, `this image has a side of more than ${MAX_SIDE} cells`);
  }
  const grid = reading.grid({ width, height }, colors.palette, image);
  for (const [i, row] of rows.entries()) grid?.cells.set(row, i * width);
  return grid;
}

/** What stands between two pipes; rows have pipes of their own, or share one with the next. */
function rowsOf(text: string): string[] {
  const parts = text.split('|');
  const outside = parts.filter((_, i) => i % 2 === 0);
  const own = outside.every((part) => !/\S/.test(part));
  return own ? parts.filter((_, i) => i % 2 === 1) : parts.slice(1, -1);
}

function cellsOf(reading: Reading, image: XmlElement, row: string, colors: ImageColors): number[] {
  const cells: number[] = [];
  let choice: number | undefined;
  for (const character of row) {
    if (character === '[' && choice === undefined) choice = 0;
    else if (character === ']' && choice !== undefined) {
      cells.push(choice);
      choice = undefined;
    } else {
      const cell = candidatesOf(character, colors);
      if (cell === undefined) {
        reading.fault('bad-grid', image, `the character ${quoted(character)} stands for no colour`);
        return cells;
      }
      if (choice === undefined) cells.push(cell);
      else choice |= cell;
    }
  }
  return cells;
}

function candidatesOf(character: string, { palette, symbols }: ImageColors): number | undefined {
  if (character === '?') return allCandidates(palette);
  const color = symbols.get(character);
  if (color !== undefined) return candidate(color);
  // What a file need not define: X is black, a dot or a blank is the background.
  if (character === 'X' && palette.colors.length === 1) return candidate(1);
  return character === '.' || character === ' ' ? candidate(0) : undefined;
}
