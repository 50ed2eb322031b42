// Plain drawings of grids: one character per cell, one line per row. `.` blank, `?` unknown; `#` filled in black and white,
// the symbol of the colour otherwise; `!` contradictory. For tests and messages; drawings can be parsed again.
import {
  allCandidates,
  BLACK_ON_WHITE,
  candidate,
  colorOf,
  type Grid,
  isMono,
  type Palette,
} from '../../model/index.js';

const UNKNOWN = '?';
const BLANK_CELL = '.';
const CONTRADICTORY = '!';

/** The character of every colour, blank first. */
function cellSymbols(palette: Palette): string[] {
  return [BLANK_CELL, ...(isMono(palette) ? ['#'] : palette.colors.map((color) => color.symbol))];
}

/**
 * `#.?` text, rows separated by line feeds. A cell of which only some colours are ruled out is `?`.
 *
 * @example
 * drawGrid(solution); // '.#.\n###\n.#.'
 */
export function drawGrid(grid: Grid, palette: Palette = BLACK_ON_WHITE): string {
  return drawRows(grid, palette).join('\n');
}

/**
 * The rows of `drawGrid`, one string each.
 *
 * @example
 * drawRows(solution); // ['.#.', '###', '.#.']
 */
export function drawRows(grid: Grid, palette: Palette = BLACK_ON_WHITE): string[] {
  const symbols = cellSymbols(palette);
  const symbolOf = (candidates: number): string => {
    if (candidates === 0) return CONTRADICTORY;
    const color = colorOf(candidates);
    if (color === undefined) return UNKNOWN;
    if (color < symbols.length) return symbols[color];
    throw new RangeError(`A cell has colour ${color}; the palette has colours 1 to ${symbols.length - 1}.`);
  };
  return Array.from({ length: grid.height }, (_, row) => {
    let text = '';
    for (let cell = row * grid.width; cell < (row + 1) * grid.width; cell++)
      text += symbolOf(grid.cells[cell]);
    return text;
  });
}

/**
 * The grid that a drawing shows. White space around the drawing and its rows is ignored, so that a
 * drawing can be indented in source code. Throws on a drawing that is not one: drawings are written
 * by programmers; text from a user goes through the formats.
 *
 * @example
 * const grid = parseDrawing('.#. \n ### \n .#.');
 */
export function parseDrawing(text: string, palette: Palette = BLACK_ON_WHITE): Grid {
  const rows = text
    .split('\n')
    .map((row) => [...row.trim()])
    .filter((row) => row.length > 0);
  const width = rows[0]?.length ?? 0;
  if (width === 0) throw new RangeError('The drawing is empty; expected at least one cell.');
  const values = new Map(cellSymbols(palette).map((symbol, color) => [symbol, candidate(color)]));
  values.set(UNKNOWN, allCandidates(palette));
  // A palette may use `!` as the symbol of a colour, which has priority.
  if (!values.has(CONTRADICTORY)) values.set(CONTRADICTORY, 0);

  const cells = new Uint32Array(width * rows.length);
  rows.forEach((row, y) => {
    if (row.length !== width) {
      throw new RangeError(`Row ${y + 1} of the drawing has ${row.length} cells; expected ${width}.`);
    }
    row.forEach((symbol, x) => {
      const value = values.get(symbol);
      if (value === undefined) {
        const known = [...values.keys()].join(' ');
        throw new RangeError(`Row ${y + 1} of the drawing has "${symbol}"; expected one of ${known}`);
      }
      cells[y * width + x] = value;
    });
  });
  return { width, height: rows.length, cells };
}
