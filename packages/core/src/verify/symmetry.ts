// Mirroring and turning, for the step "image of the last clause": 1 mirrors left to right, 2 top to bottom, then 4
// swaps rows and columns. What holds of a puzzle holds of its images if they are the same puzzle.
import { clueOf, type Grid, type Puzzle, type Size, sameClue } from '../model/index.js';
import type { Knowledge } from './knowledge.js';

export function imageOfCell({ width, height }: Size, symmetry: number, cell: number): number {
  let row = Math.floor(cell / width);
  let column = cell % width;
  if (symmetry & 1) column = width - 1 - column;
  if (symmetry & 2) row = height - 1 - row;
  return symmetry & 4 ? column * height + row : row * width + column;
}

/** The line that a line becomes, and whether its first cell becomes the last. */
function imageOfLine({ width, height }: Size, symmetry: number, line: number): [number, boolean] {
  const isRow = line < height;
  const count = isRow ? height : width;
  const index = isRow ? line : line - height;
  const moved = symmetry & (isRow ? 2 : 1) ? count - 1 - index : index;
  const becomesRow = isRow === ((symmetry & 4) === 0);
  return [becomesRow ? moved : height + moved, (symmetry & (isRow ? 1 : 2)) !== 0];
}

/** Whether the clues and given cells stay the same. */
export function keepsPuzzle(puzzle: Puzzle, given: Grid | undefined, symmetry: number): boolean {
  const { width, height } = puzzle;
  if (!(Number.isInteger(symmetry) && symmetry >= 1 && symmetry <= 7)) return false;
  if (symmetry & 4 && width !== height) return false;
  for (let line = 0; line < width + height; line++) {
    const [image, isReversed] = imageOfLine(puzzle, symmetry, line);
    const clue = clueOf(puzzle, line);
    const moved = clue !== null && isReversed ? [...clue].reverse() : clue;
    if (!sameClue(moved, clueOf(puzzle, image))) return false;
  }
  return given?.cells.every((set, cell) => set === given.cells[imageOfCell(puzzle, symmetry, cell)]) ?? true;
}

/** The literal that says the same of the image; a boolean if it always or never holds. */
export function imageOfLiteral(
  knowledge: Knowledge,
  size: Size,
  symmetry: number,
  literal: number,
): number | boolean {
  const { colors, lines, longest, startVariables } = knowledge;
  const variable = literal >> 1;
  const sign = literal & 1;
  if (variable < startVariables) {
    const cell = Math.floor(variable / colors);
    return 2 * (imageOfCell(size, symmetry, cell) * colors + (variable % colors)) + sign;
  }
  const [run, start] = knowledge.startOf(variable);
  const line = lines.findIndex(({ firstRun, lengths }) => run < firstRun + lengths.length);
  const { firstRun, lengths, cells } = lines[line];
  const [image, isReversed] = imageOfLine(size, symmetry, line);
  const index = run - firstRun;
  const literalOf = (i: number, p: number) =>
    2 * (startVariables + (lines[image].firstRun + i) * longest + p);
  if (!isReversed) return literalOf(index, start) + sign;
  // It starts at or before p, so its image ends at or behind the mirrored p: it does not start before that.
  const latest = cells.length - (lengths[index] ?? 0) - start - 1;
  if (latest < 0) return sign === 0;
  return literalOf(lengths.length - 1 - index, latest) + 1 - sign;
}
