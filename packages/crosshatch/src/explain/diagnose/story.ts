// The contradiction told: a walk over the conflicting lines alone, up to the first line that can't be
// placed any more, and of that walk only what leads there.
import { cellOfLine, type LineId, type Puzzle, type Run } from '../../model/index.js';
import { Board } from '../board.js';
import { leadingTo } from '../closure.js';
import type { CellFact, Deduction, RunRef } from '../deduction.js';
import { minimalReason } from '../reason.js';
import { Walk } from '../steps.js';
import type { Taken } from '../taken.js';
import type { Inquiry } from './inquiry.js';

export interface Contradiction {
  /** The deductions that lead to it; empty when the line can't be placed from the start. */
  readonly steps: readonly Deduction[];
  /** The line that can't be placed; null when only a search over everything shows the contradiction. */
  readonly line: LineId | null;
  /** What of that line is to blame. */
  readonly reason: { readonly cells: readonly CellFact[]; readonly runs: readonly RunRef[] };
}

const BY_SEARCH: Contradiction = { steps: [], line: null, reason: { cells: [], runs: [] } };

/** Techniques beyond this cost take longer to follow than they explain. */
const DEAREST_TOLD = 40;

export function contradictionAmong(
  inquiry: Inquiry,
  puzzle: Puzzle,
  lines: readonly LineId[],
): Contradiction {
  const among = new Set(lines);
  const { allowance, options } = inquiry;
  const board = new Board(puzzle, options.given);
  const walk = new Walk(board, allowance, { mayUse: (line) => among.has(line), upToCost: DEAREST_TOLD });
  const taken: Taken[] = [];
  for (;;) {
    const changed = taken.length === 0 ? lines : linesThrough(puzzle, taken[taken.length - 1]);
    const broken = changed.find((line) => among.has(line) && isBroken(inquiry, board, line));
    if (broken !== undefined) return tell(inquiry, board, broken, taken);
    const next = walk.take();
    if (next === undefined) return BY_SEARCH;
    taken.push(next);
  }
}

function isBroken(inquiry: Inquiry, board: Board, line: LineId): boolean {
  const clue = board.clues[line];
  if (clue === null) return false;
  inquiry.allowance.spendLines(1);
  return !inquiry.allowance.lineEngine.solveLine(clue.runs, board.cellsOf[line].slice());
}

function linesThrough(puzzle: Puzzle, step: Taken): LineId[] {
  const lines = new Set<LineId>();
  for (const { cell } of step.settles) {
    lines.add(Math.trunc(cell / puzzle.width));
    lines.add(puzzle.height + (cell % puzzle.width));
  }
  return [...lines];
}

function tell(inquiry: Inquiry, board: Board, line: LineId, taken: readonly Taken[]): Contradiction {
  const { puzzle, all } = board;
  const clue = board.clues[line]?.runs as readonly Run[];
  const cells = board.cellsOf[line];
  const { lineEngine: engine } = inquiry.allowance;
  const reason = minimalReason({ engine, clue, cells, all }, { settles: [], runs: [] });
  const facts = reason.cells.map((position) => ({
    cell: cellOfLine(puzzle, line, position),
    candidates: cells[position],
  }));
  return {
    steps: leadingTo(
      taken,
      facts.map(({ cell }) => cell),
      inquiry.allowance,
    ),
    line,
    reason: { cells: facts, runs: reason.runs.map((run) => ({ line, run })) },
  };
}
