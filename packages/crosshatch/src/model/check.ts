// The independent checker: does this grid meet every clue? It never looks at the solver and reads
// the grid in the plainest way, so that it can be trusted to judge it.
import { type Clue, clueText, type Run } from './clue.js';
import { runsOfLine } from './clues-of.js';
import { colorOf, type Grid } from './grid.js';
import { cellOfLine, type LineId, lineCount, lineLength, lineName } from './line.js';
import { isMono } from './palette.js';
import { clueOf, type Puzzle } from './puzzle.js';

export interface LineFailure {
  readonly code: 'unknown-cells' | 'runs-differ';
  readonly line: LineId;
  /** One sentence: which line, what it should read and what it reads. */
  readonly message: string;
}

export type CheckResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly failures: readonly LineFailure[] };

/** Verifies that the grid is a solution of the puzzle; reports each line that fails, and how. */
export function check(puzzle: Puzzle, grid: Grid): CheckResult {
  if (grid.width !== puzzle.width || grid.height !== puzzle.height) {
    throw new RangeError(
      `The grid is ${grid.width}x${grid.height}; the puzzle is ${puzzle.width}x${puzzle.height}.`,
    );
  }
  const failures: LineFailure[] = [];
  for (let line = 0; line < lineCount(puzzle); line++) {
    const failure = checkLine(puzzle, grid, line);
    if (failure !== undefined) failures.push(failure);
  }
  return failures.length === 0 ? { ok: true } : { ok: false, failures };
}

function checkLine(puzzle: Puzzle, grid: Grid, line: LineId): LineFailure | undefined {
  const found = runsOfLine(grid, line);
  if (found === null) {
    let unknown = 0;
    for (let position = 0; position < lineLength(grid, line); position++) {
      if (colorOf(grid.cells[cellOfLine(grid, line, position)]) === undefined) unknown += 1;
    }
    const message = `${where(puzzle, line)} has ${unknown} unknown ${unknown === 1 ? 'cell' : 'cells'}.`;
    return { code: 'unknown-cells', line, message };
  }
  const clue = clueOf(puzzle, line);
  if (meets(found, clue)) return undefined;
  const symbols = isMono(puzzle.palette) ? undefined : puzzle.palette.colors.map((color) => color.symbol);
  const message = `${where(puzzle, line)} should read ${clueText(clue, symbols)} but reads ${clueText(found, symbols)}.`;
  return { code: 'runs-differ', line, message };
}

function where(puzzle: Puzzle, line: LineId): string {
  const name = lineName(puzzle, line);
  return name[0].toUpperCase() + name.slice(1);
}

function meets(found: readonly Run[], clue: Clue): boolean {
  if (clue === null) return true;
  return (
    found.length === clue.length &&
    found.every((block, i) => {
      const run = clue[i];
      return block.color === run.color && (run.length === null || block.length === run.length);
    })
  );
}
