// The independent checker: does this grid meet every clue? It never looks at the solver and reads
// the grid in the plainest way, so that it can be trusted to judge it.
import type { Clue, Run } from './clue.js';
import { runsOfLine } from './clues-of.js';
import { colorOf, type Grid } from './grid.js';
import { cellOfLine, type LineId, lineCount, lineLength } from './line.js';
import { clueOf, type Puzzle } from './puzzle.js';

/** A line that does not meet its clue: it has `unknown` cells, or the runs `found`. */
export type LineFailure =
  | { readonly code: 'unknown-cells'; readonly line: LineId; readonly unknown: number }
  | { readonly code: 'runs-differ'; readonly line: LineId; readonly found: readonly Run[] };

/** What `check` returns: ok, or every line that fails with what was expected and found. */
export type CheckResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly failures: readonly LineFailure[] };

/**
 * Verifies that the grid is a solution of the puzzle; reports each line that fails, and how.
 *
 * @example
 * const checked = check(puzzle, grid);
 * if (!checked.ok) console.log(checked.failures.length);
 */
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
    return { code: 'unknown-cells', line, unknown };
  }
  return meets(found, clueOf(puzzle, line)) ? undefined : { code: 'runs-differ', line, found };
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
