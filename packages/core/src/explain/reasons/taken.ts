// A step that was taken on a walk. What it settles is known at once; its reason, which costs much more
// than finding it did, is worked out when somebody asks, from what was known when it was taken. Of a long
// walk to one cell most steps are never asked.
import { cellOfLine, type Grid, type LineId } from '../../model/index.js';
import type { CellFact, Deduction } from '../deduction.js';
import type { Found } from '../find/finder.js';
import type { Query } from '../query.js';
import { Board } from '../techniques/board.js';
import type { LineFinding } from '../techniques/technique.js';
import { deduceAcrossLines, deduceWithinLine, lineDeduction } from './deduce.js';
import { easiestWithinLine } from './easiest.js';

export class Taken {
  /** What follows: these cells have only these candidates left. */
  readonly settles: readonly CellFact[];
  private readonly lineBefore: Uint32Array | undefined;
  private readonly gridBefore: Grid | undefined;

  /** Pre: the board is as it was when this was found. */
  constructor(
    private readonly board: Board,
    private readonly found: Found,
  ) {
    if (found.scope === 'line') {
      const { puzzle, cellsOf } = board;
      this.lineBefore = cellsOf[found.line].slice();
      this.settles = found.finding.settles.map(({ position, candidates }) => ({
        cell: cellOfLine(puzzle, found.line, position),
        candidates,
      }));
    } else {
      this.gridBefore = board.grid();
      this.settles = found.finding.settles;
    }
  }

  /** With its reason: for all that it settles, or for these of its cells alone, which may need less. */
  deduction(query: Query, only?: ReadonlySet<number>): Deduction {
    const { board, found } = this;
    const isAsked = (cell: number) => only?.has(cell) ?? true;
    if (found.scope === 'line') {
      const { line, technique, finding } = found;
      const settles = finding.settles.filter((_, i) => isAsked(this.settles[i].cell));
      const before = this.lineBefore as Uint32Array;
      const asked = { ...finding, settles };
      const deduction = deduceWithinLine(board, technique, line, before, asked, query);
      if (settles.length === finding.settles.length) return deduction;
      return this.retold(deduction, line, before, settles, query);
    }
    const settles = found.finding.settles.filter(({ cell }) => isAsked(cell));
    const before = new Board(board.puzzle, this.gridBefore);
    return deduceAcrossLines(before, found.technique, { ...found.finding, settles }, query);
  }

  /** A part of a step, told as the easiest technique tells it that needs no more than its reason. */
  private retold(
    deduction: Deduction,
    line: LineId,
    before: Uint32Array,
    settles: LineFinding['settles'],
    query: Query,
  ): Deduction {
    const { board } = this;
    const { width, height } = board.puzzle;
    const known = new Map(
      deduction.reason.cells.map(({ cell, candidates }) => [
        line < height ? cell % width : Math.trunc(cell / width),
        candidates,
      ]),
    );
    const { technique, finding } = easiestWithinLine(board, line, known, settles, before.length, query);
    const told = lineDeduction(board, technique, line, before, finding, { cells: [], runs: [] });
    return { ...told, reason: deduction.reason };
  }
}
