// Rows and columns describe the same cells, so every colour must add up to the same number both
// ways. When it does not, the puzzle has no solution, and the difference points at the mistyped line.
import { type Clue, minimumLength } from './clue.js';
import type { Finding } from './fault.js';
import { type LineId, lineLength } from './line.js';
import type { Color } from './palette.js';
import type { Puzzle } from './puzzle.js';

/**
 * One finding per colour whose totals can't agree.
 *
 * @example
 * differingTotals(puzzle).length; // 0 if rows and columns add up
 */
export function differingTotals(puzzle: Puzzle): Finding[] {
  const findings: Finding[] = [];
  for (let color = 1; color <= puzzle.palette.colors.length; color++) {
    const rows = totalOf(puzzle.rows, color);
    const columns = totalOf(puzzle.columns, color);
    // A side with blotted runs or unknown clues may ask for more than its sum, never for less.
    const poorer = rows.sum < columns.sum ? rows : columns;
    if (rows.sum === columns.sum || poorer.open) continue;
    findings.push({
      code: 'color-totals-differ',
      color,
      rowTotal: rows.sum,
      columnTotal: columns.sum,
      rowsAtLeast: rows.open,
      columnsAtLeast: columns.open,
      suspects: suspects(puzzle, color, rows.sum - columns.sum),
    });
  }
  return findings;
}

function totalOf(clues: readonly Clue[], color: Color): { sum: number; open: boolean } {
  let sum = 0;
  let open = clues.includes(null);
  // Plain loops: this is run for every puzzle of a collection.
  for (let line = 0; line < clues.length; line++) {
    const clue = clues[line];
    if (clue === null) continue;
    for (let i = 0; i < clue.length; i++) {
      const run = clue[i];
      if (run.color !== color) continue;
      if (run.length === null) open = true;
      sum += run.length ?? 1;
    }
  }
  return { sum, open };
}

/** Lines where one changed run could close the gap: the poorer side has room, the richer a long enough run. */
function suspects(puzzle: Puzzle, color: Color, rowsMinusColumns: number): LineId[] {
  const gap = Math.abs(rowsMinusColumns);
  const lines: LineId[] = [];
  [...puzzle.rows, ...puzzle.columns].forEach((clue, line) => {
    if (clue === null) return;
    const isRicher = line < puzzle.height === rowsMinusColumns > 0;
    const could = isRicher
      ? clue.some((run) => run.color === color && run.length !== null && run.length >= gap)
      : minimumLength(clue) + gap <= lineLength(puzzle, line);
    if (could) lines.push(line);
  });
  return lines;
}
