// A scanned puzzle as a document: what every command and screen works with. Marks become the saved grid.
import { BLANK, candidate, copyGrid, type PuzzleDocument, unknownGrid } from '../model/index.js';
import type { ScannedPuzzle } from './result.js';

/** Marks below this confidence are left out: a hint must not rest on a shadow. */
const CERTAIN_MARK = 0.6;

/**
 * The puzzle, with the cells already filled or crossed as its saved grid.
 *
 * @example
 * const document = documentOfScan(result.puzzles[0]);
 */
export function documentOfScan({ puzzle, marks }: ScannedPuzzle): PuzzleDocument {
  const certain = marks.filter(({ confidence }) => confidence >= CERTAIN_MARK);
  if (certain.length === 0) return { puzzle, meta: {} };
  const grid = copyGrid(unknownGrid(puzzle, puzzle.palette));
  for (const { row, column, color = BLANK } of certain) {
    grid.cells[row * puzzle.width + column] = candidate(color);
  }
  return { puzzle, meta: {}, saved: [grid] };
}
