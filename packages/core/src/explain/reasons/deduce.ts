// Turns a finding into a deduction: the same conclusion with the smallest reason for it.
import type { Deduction } from '../deduction.js';
import type { Found } from '../find/finder.js';
import type { Query } from '../query.js';
import type { Board } from '../techniques/board.js';
import type { LadderTechnique } from '../techniques/ladder.js';
import type { GridFinding } from '../techniques/technique.js';
import { chainReason } from './chain.js';
import { deduceWithinLine } from './line-deduction.js';

/** Pre: the board is as it was when the finding was made. */
export function deduce(board: Board, found: Found, query: Query): Deduction {
  return found.scope === 'line'
    ? deduceWithinLine(board, found.technique, found.line, board.cellsOf[found.line], found.finding, query)
    : deduceAcrossLines(board, found.technique, found.finding, query);
}

/** Pre: the board is as it was when the finding was made. */
export function deduceAcrossLines(
  board: Board,
  { id, cost }: LadderTechnique,
  finding: GridFinding,
  query: Query,
): Deduction {
  const { assume } = finding.branches[0];
  const settles = finding.settles.map((fact) => ({ ...fact, was: board.cell(fact.cell) }));
  return {
    technique: id,
    cost,
    settles,
    about: { runs: [], cells: [assume.cell] },
    ...chainReason(board, finding, query),
    ...(finding.also === undefined ? {} : { also: finding.also }),
  };
}
