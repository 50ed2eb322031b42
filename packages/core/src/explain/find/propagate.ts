// Complete line logic over some lines of a puzzle, with every step written down. Small and plain: for
// the few lines of an argument, not for whole solves.
import type { Clue, LineId, Puzzle } from '../../model/index.js';
import type { SettledCell } from '../deduction.js';
import type { Query } from '../query.js';

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
  query: Query,
  trace?: TraceStep[],
): 'sound' | 'broken' {
  const { width, height } = puzzle;
  const waiting = new Set(clues.keys());
  const row = new Uint32Array(width);
  const column = new Uint32Array(height);
  for (const line of waiting) {
    // A set hands out what is added while it is walked: it serves as the queue.
    waiting.delete(line);
    const isRow = line < height;
    const narrowed = isRow ? row : column;
    const first = isRow ? line * width : line - height;
    const step = isRow ? 1 : width;
    for (let i = 0, cell = first; i < narrowed.length; i++, cell += step) narrowed[i] = cells[cell];
    const before = trace === undefined ? narrowed : narrowed.slice();
    if (!query.spendLines(1)) return 'sound';
    if (!query.lineEngine.solveLine(clues.get(line) ?? null, narrowed)) {
      trace?.push({ line, before, settles: [], breaks: true });
      return 'broken';
    }
    const settles: SettledCell[] = [];
    for (let i = 0, cell = first; i < narrowed.length; i++, cell += step) {
      if (cells[cell] === narrowed[i]) continue;
      if (trace !== undefined) settles.push({ cell, was: cells[cell], candidates: narrowed[i] });
      cells[cell] = narrowed[i];
      const crossing = isRow ? height + i : i;
      if (clues.has(crossing)) waiting.add(crossing);
    }
    if (settles.length > 0) trace?.push({ line, before, settles, breaks: false });
  }
  return 'sound';
}
