// The contradiction told: the way over the conflicting lines alone, up to the first line that can't be
// placed any more, and of that way as little as leads there.
import type { LineId, Puzzle, Run } from '../../model/index.js';
import type { CellFact, Deduction, RunRef } from '../deduction.js';
import type { Query } from '../query.js';
import { neededRuns } from '../reasons/reason.js';
import { shortestChain } from '../reasons/shortest.js';
import { trailToBreak } from '../reasons/trail.js';
import { Board } from '../techniques/board.js';
import { onlyLines } from './other-clues.js';

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

export function contradictionAmong(query: Query, puzzle: Puzzle, lines: readonly LineId[]): Contradiction {
  const { given } = query.subject;
  const alone = onlyLines(puzzle, new Set(lines));
  const start = new Board(alone, given);
  const found = trailToBreak(alone, start.grid(), DEAREST_TOLD, query);
  if (found === undefined) return BY_SEARCH;
  const { trail, line } = found;
  const known = new Board(alone);
  for (const { cell, candidates } of trail.goals) known.set(cell, candidates);
  const cells = known.cellsOf[line];
  const clue = known.clues[line]?.runs as readonly Run[];
  const told = [...cells.keys()].filter((position) => cells[position] !== known.all);
  const runs = neededRuns(
    { engine: query.lineEngine, clue, cells, all: known.all },
    { settles: [], runs: [] },
    told,
  );
  return {
    steps: shortestChain(trail, start, query),
    line,
    reason: { cells: trail.goals, runs: runs.map((run) => ({ line, run })) },
  };
}
