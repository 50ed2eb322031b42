// Complete line logic over some lines of a puzzle, with every step written down. Small and plain: for
// the few lines of an argument, not for whole solves.
import { type Clue, cellOfLine, type LineId, lineLength, type Puzzle } from '../model/index.js';
import type { SettledCell } from './deduction.js';
import type { Allowance } from './options.js';

/** What one line gave, and what its cells were before. */
export interface TraceStep {
  readonly line: LineId;
  readonly before: Uint32Array;
  readonly settles: readonly SettledCell[];
  readonly breaks: boolean;
}

/** Narrows `cells` (a whole grid) in place until nothing changes or a line breaks. */
export function propagate(
  puzzle: Puzzle,
  clues: ReadonlyMap<LineId, Clue>,
  cells: Uint32Array,
  allowance: Allowance,
  trace?: TraceStep[],
): 'sound' | 'broken' {
  const waiting = new Set(clues.keys());
  for (const line of waiting) {
    // A set hands out what is added while it is walked: it serves as the queue.
    waiting.delete(line);
    const clue = clues.get(line) ?? null;
    const size = lineLength(puzzle, line);
    const narrowed = new Uint32Array(size);
    for (let position = 0; position < size; position++) {
      narrowed[position] = cells[cellOfLine(puzzle, line, position)];
    }
    const before = trace === undefined ? narrowed : narrowed.slice();
    if (!allowance.spendLines(1)) return 'sound';
    if (!allowance.lineEngine.solveLine(clue, narrowed)) {
      trace?.push({ line, before, settles: [], breaks: true });
      return 'broken';
    }
    const settles: SettledCell[] = [];
    for (let position = 0; position < size; position++) {
      const cell = cellOfLine(puzzle, line, position);
      if (cells[cell] === narrowed[position]) continue;
      settles.push({ cell, was: cells[cell], candidates: narrowed[position] });
      cells[cell] = narrowed[position];
      const crossing = line < puzzle.height ? puzzle.height + position : position;
      if (clues.has(crossing)) waiting.add(crossing);
    }
    if (settles.length > 0) trace?.push({ line, before, settles, breaks: false });
  }
  return 'sound';
}
