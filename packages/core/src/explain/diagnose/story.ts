// The contradiction step by step: from the conflicting lines alone to the first line that cannot be placed any
// more, with as few steps as possible.
import type { LineId, Puzzle } from '../../model/index.js';
import type { CellFact, Deduction, RunRef } from '../deduction.js';
import type { Query } from '../query.js';
import { shortestChain } from '../reasons/short-chain.js';
import { trailToBreak } from '../reasons/trail.js';
import { Board } from '../techniques/board.js';
import { onlyLines } from './other-clues.js';

/** How the clues of a puzzle contradict each other: deductions, and the line that then has no placement. */
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
const HARDEST_SHOWN = 40;

export function contradictionAmong(query: Query, puzzle: Puzzle, lines: readonly LineId[]): Contradiction {
  const { given } = query.subject;
  const alone = onlyLines(puzzle, new Set(lines));
  const start = new Board(alone, given);
  const found = trailToBreak(alone, start.grid(), HARDEST_SHOWN, query);
  if (found === undefined) return BY_SEARCH;
  const { trail, end } = found;
  return { steps: shortestChain(trail, start, query), line: end.line, reason: end.rests };
}
