// Mirroring and turning, for the step "image of the last clause": bit 1 mirrors left to right, bit 2 top to bottom, then
// bit 4 swaps rows and columns. What holds of a puzzle holds of its images if they are the same puzzle.
import { type Clue, clueOf, type Grid, type Puzzle, type Size, sameClue } from '../model/index.js';
import type { State } from './state.js';

function imageOfCell({ width, height }: Size, symmetry: number, cell: number): number {
  let row = Math.floor(cell / width);
  let column = cell % width;
  if (symmetry & 1) column = width - 1 - column;
  if (symmetry & 2) row = height - 1 - row;
  return symmetry & 4 ? column * height + row : row * width + column;
}

/** The line that a line becomes, and whether its first cell becomes the last. */
function imageOfLine(
  { width, height }: Puzzle,
  symmetry: number,
  line: number,
): [line: number, reversed: boolean] {
  const isRow = line < height;
  const index = isRow ? line : line - height;
  const flips = (symmetry & (isRow ? 2 : 1)) !== 0;
  const moved = flips ? (isRow ? height : width) - 1 - index : index;
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
    const moved: Clue = clue !== null && isReversed ? [...clue].reverse() : clue;
    if (!sameClue(moved, clueOf(puzzle, image))) return false;
  }
  return given?.cells.every((set, cell) => set === given.cells[imageOfCell(puzzle, symmetry, cell)]) ?? true;
}

/** The image of a grid as a certificate writes it. Pre: the symmetry keeps the puzzle. */
export function imageText(grid: Grid, symmetry: number): string {
  const { width, height } = grid;
  const characters = new Array<string>(width * height);
  grid.cells.forEach((set, cell) => {
    characters[imageOfCell(grid, symmetry, cell)] = (31 - Math.clz32(set)).toString(36);
  });
  const rows = Array.from({ length: height }, (_, row) =>
    characters.slice(row * width, (row + 1) * width).join(''),
  );
  return rows.join('/');
}

/** In place of a literal: it always holds, it never does. */
export const ALWAYS = -1;
export const NEVER = -2;

/** The literal that says the same of the image. Pre: the symmetry keeps the puzzle, lengths of runs are known. */
export function imageOfLiteral(state: State, literal: number, symmetry: number): number {
  const { puzzle, colors, lines, startVariables } = state;
  const variable = literal >> 1;
  const cells = puzzle.width * puzzle.height * colors;
  if (variable < cells) {
    const cell = Math.floor(variable / colors);
    return 2 * (imageOfCell(puzzle, symmetry, cell) * colors + (variable % colors)) + (literal & 1);
  }
  const line = lines.findIndex(({ firstRun, runs, cells }) => {
    const first = startVariables[firstRun];
    return runs > 0 && variable >= first && variable < first + runs * cells.length;
  });
  const {
    firstRun,
    runs,
    cells: { length },
  } = lines[line];
  const run = Math.floor((variable - startVariables[firstRun]) / length);
  const start = (variable - startVariables[firstRun]) % length;
  const [image, isReversed] = imageOfLine(puzzle, symmetry, line);
  if (!isReversed) return 2 * (startVariables[lines[image].firstRun + run] + start) + (literal & 1);
  // It starts at or before p, so its image ends at or behind the mirrored p: it does not start before that.
  const size = clueOf(puzzle, line)?.[run].length;
  const latest = length - (size ?? 0) - start - 1;
  if (latest < 0) return literal & 1 ? NEVER : ALWAYS;
  const mirrored = startVariables[lines[image].firstRun + runs - 1 - run];
  return 2 * (mirrored + latest) + 1 - (literal & 1);
}
