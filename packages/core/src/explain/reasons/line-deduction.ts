// A deduction within one line: a finding of a line technique together with its smallest reason.
import { cellOfLine, type LineId, type Run } from '../../model/index.js';
import type { CellFact, Deduction } from '../deduction.js';
import type { Query } from '../query.js';
import type { Board } from '../techniques/board.js';
import type { LadderTechnique } from '../techniques/ladder.js';
import type { LineFinding } from '../techniques/technique.js';
import { type LineReason, minimalReason } from './reason.js';

/** `cells` are those of the line when the finding was made; the board may have changed since. */
export function deduceWithinLine(
  board: Board,
  technique: LadderTechnique,
  line: LineId,
  cells: Uint32Array,
  finding: LineFinding,
  query: Query,
): Deduction {
  const clue = board.clues[line]?.runs as readonly Run[];
  query.spendLines(2);
  const reason = minimalReason({ engine: query.lineEngine, clue, cells, all: board.all }, finding);
  return lineDeduction(board, technique, line, cells, finding, reason);
}

/** The deduction of a finding whose reason is known. */
export function lineDeduction(
  { puzzle }: Board,
  { id, cost }: LadderTechnique,
  line: LineId,
  cells: Uint32Array,
  finding: LineFinding,
  reason: LineReason,
): Deduction {
  const fact = (position: number, candidates: number): CellFact => ({
    cell: cellOfLine(puzzle, line, position),
    candidates,
  });
  const { room } = finding;
  return {
    technique: id,
    cost,
    lines: [line],
    settles: finding.settles.map(({ position, candidates }) => ({
      ...fact(position, candidates),
      was: cells[position],
    })),
    reason: {
      cells: reason.cells.map((position) => fact(position, cells[position])),
      runs: reason.runs.map((run) => ({ line, run })),
    },
    about: {
      runs: finding.runs.map((run) => ({ line, run })),
      cells: finding.about.flatMap(({ start, end }) =>
        Array.from({ length: end - start }, (_, i) => cellOfLine(puzzle, line, start + i)),
      ),
      ...(room === undefined ? {} : { room: room.map(({ start, end }) => ({ from: start, to: end - 1 })) }),
    },
  };
}
