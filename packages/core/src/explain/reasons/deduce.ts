// Makes a deduction of what a technique found: the same conclusion, with the smallest reason for it.
import { cellOfLine, type LineId, type Run } from '../../model/index.js';
import type { CellFact, Deduction } from '../deduction.js';
import type { Found } from '../find/finder.js';
import type { Query } from '../query.js';
import type { Board } from '../techniques/board.js';
import type { LadderTechnique } from '../techniques/ladder.js';
import type { GridFinding, LineFinding } from '../techniques/technique.js';
import { chainReason } from './chain.js';
import { type LineReason, minimalReason } from './reason.js';

/** Pre: the board is as it was when this was found. */
export function deduce(board: Board, found: Found, query: Query): Deduction {
  return found.scope === 'line'
    ? deduceWithinLine(board, found.technique, found.line, board.cellsOf[found.line], found.finding, query)
    : deduceAcrossLines(board, found.technique, found.finding, query);
}

/** `cells` are those of the line as they were when this was found; the board may have gone on since. */
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
    },
  };
}

/** Pre: the board is as it was when this was found. */
export function deduceAcrossLines(
  board: Board,
  { id, cost }: LadderTechnique,
  finding: GridFinding,
  query: Query,
): Deduction {
  const head = { technique: id, cost };
  const { width, height } = board.puzzle;
  const { assume } = finding.branches[0];
  const about = { runs: [], cells: [assume.cell] };
  const settles = finding.settles.map((fact) => ({ ...fact, was: board.cell(fact.cell) }));
  if (finding.branches.every((branch) => branch.lines.length === 0)) {
    // A trial: its evidence is a search over the whole puzzle, which needs no known cell at all.
    return {
      ...head,
      lines: [Math.trunc(assume.cell / width), height + (assume.cell % width)],
      settles,
      reason: { cells: [], runs: [] },
      about,
      chain: finding.branches.map((branch) => ({ assume: branch.assume, links: [] })),
    };
  }
  const { lines, cells, runs, chain } = chainReason(board, finding, query);
  return { ...head, lines, settles, reason: { cells, runs }, about, chain };
}
