// Domains: the candidates of every cell, and the masks of every line that mirror them.
//
// A literal is about a cell's colour, or, from `Variables.ofCells` on, about the start of a run (order-encoding.ts);
// `literal ^ 1` is its negation.
//   black-and-white: variable = cell;               2v = filled (blank excluded), 2v+1 = blank
//   coloured:        variable = cell * colors + c;  2v = colour c excluded,       2v+1 = has colour c
//
// An exclusion clears the cell's bit in the masks of its row and its column at once, so that kernels see everything
// on the trail. Until the search begins the masks are all there is: `readCandidates` derives candidates from them.
import { Line, Mask } from './layout';
import { enqueue } from './line-queue';
import { Domains, Lines, Puzzle, Trail, Variables } from './state';

/** The literal that says "this cell does not have this colour". */
export function exclusion(cell: i32, color: i32): i32 {
  return Puzzle.colors === 2 ? (cell << 1) | color : (cell * Puzzle.colors + color) << 1;
}
/** The cell of a cell literal. */
export function cellOf(literal: i32): i32 {
  return Puzzle.colors === 2 ? literal >> 1 : (literal >> 1) / Puzzle.colors;
}
/** The colour that a literal excludes, or -1 for "has colour" and for order literals. */
export function excludedColor(literal: i32): i32 {
  if (literal >> 1 >= Variables.ofCells) return -1;
  if (Puzzle.colors === 2) return literal & 1;
  return literal & 1 ? -1 : (literal >> 1) % Puzzle.colors;
}
export function isKnown(candidates: u32): bool {
  return (candidates & (candidates - 1)) === 0;
}

function flip(masks: Mask, line: Line, color: i32, position: i32): void {
  masks[color * line.words + (position >> 6)] ^= (<u64>1) << (position & 63);
}

/** Removes a candidate from the cell and from the masks of its lines, and queues them, except the line `from`. */
export function exclude(cell: i32, color: i32, from: i32): void {
  const candidates = Domains.candidates[cell] & ~((<u32>1) << color);
  assert(candidates !== 0 && candidates !== Domains.candidates[cell]);
  Domains.candidates[cell] = candidates;
  if (isKnown(candidates)) Domains.unknown--;
  const at = Lines.cells[cell];
  const row = Lines.table[at.row];
  const column = Lines.table[at.column];
  flip(row.masks, row, color, at.rowPosition);
  flip(column.masks, column, color, at.columnPosition);
  if (Trail.level === 0) {
    flip(row.rootMasks, row, color, at.rowPosition);
    flip(column.rootMasks, column, color, at.columnPosition);
  }
  if (<i32>at.row !== from) enqueue(at.row);
  if (<i32>at.column !== from) enqueue(at.column);
}

/** Undoes an exclusion above the root. */
export function restore(cell: i32, color: i32): void {
  const candidates = Domains.candidates[cell];
  assert((candidates & ((<u32>1) << color)) === 0);
  if (isKnown(candidates)) Domains.unknown++;
  Domains.candidates[cell] = candidates | ((<u32>1) << color);
  const at = Lines.cells[cell];
  const row = Lines.table[at.row];
  const column = Lines.table[at.column];
  flip(row.masks, row, color, at.rowPosition);
  flip(column.masks, column, color, at.columnPosition);
}

/** Before the search: removes a candidate from the masks of one line, and queues it. */
export function excludeBefore(number: i32, position: i32, color: i32): void {
  const line = Lines.table[number];
  flip(line.masks, line, color, position);
  enqueue(number);
}

/** Before the search: removes a colour of these cells (in a word of the line's masks) from the crossing lines. */
export function excludeCrossing(number: i32, word: i32, cells: u64, color: i32): void {
  const isRow = number < Puzzle.height;
  const position = isRow ? number : number - Puzzle.height;
  const first = isRow ? Puzzle.height : 0;
  const line = Lines.table[first];
  const stride = line.maskWords;
  const bit = (<u64>1) << (position & 63);
  const masks = (isRow ? Lines.columnMasks : Lines.rowMasks).from(color * line.words + (position >> 6));
  for (; cells !== 0; cells &= cells - 1) {
    const crossing = (word << 6) + <i32>ctz<u64>(cells);
    masks[crossing * stride] ^= bit;
    enqueue(first + crossing);
  }
}

/** Before the search: derives the candidates from the masks of the rows. */
export function readCandidates(): void {
  Domains.areRead = true;
  Domains.unknown = 0;
  for (let row = 0; row < Puzzle.height; row++) Domains.unknown += readRow(Lines.table[row]);
}

/** The same for one row; returns how many of its cells are unknown. */
function readRow(row: Line): i32 {
  const words = row.words;
  let unknown = 0;
  for (let word = 0; word < words; word++) {
    const masks = row.masks.from(word);
    const candidates = Domains.candidates.from(row.firstCell + (word << 6));
    const cells = min(row.length - (word << 6), 64);
    let once = masks[0];
    const second = masks[words];
    for (let cell = 0; cell < cells; cell++) {
      candidates[cell] = <u32>(((once >> cell) & 1) | (((second >> cell) & 1) << 1));
    }
    let twice = once & second;
    once |= second;
    for (let color = 2; color < Puzzle.colors; color++) {
      const mask = masks[color * words];
      twice |= once & mask;
      once |= mask;
      for (let left = mask; left !== 0; left &= left - 1) candidates[<i32>ctz<u64>(left)] |= 1 << color;
    }
    unknown += <i32>popcnt<u64>(twice);
  }
  return unknown;
}
