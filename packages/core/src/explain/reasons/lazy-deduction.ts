// A step of a walk whose reason is computed on demand, from what was known when the step was found. The reason
// costs much more than the finding, and of a long walk to one cell most reasons are never needed.
import { cellOfLine, type Grid, type LineId } from '../../model/index.js';
import type { CellFact, Deduction } from '../deduction.js';
import type { Found } from '../find/finder.js';
import type { Query } from '../query.js';
import { Board } from '../techniques/board.js';
import type { LineFinding } from '../techniques/technique.js';
import { deduceAcrossLines } from './deduce.js';
import { easiestWithinLine } from './easiest.js';
import { deduceWithinLine, lineDeduction } from './line-deduction.js';

export class LazyDeduction {
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

  /** The step with its reason: for all that it settles, or for `only` some of its cells, which may need less. */
  deduction(query: Query, only?: ReadonlySet<number>): Deduction {
    const { board, found } = this;
    const isWanted = (cell: number) => only?.has(cell) ?? true;
    if (found.scope === 'line') {
      const { line, technique, finding } = found;
      const settles = finding.settles.filter((_, i) => isWanted(this.settles[i].cell));
      const before = this.lineBefore as Uint32Array;
      const wanted = { ...finding, settles };
      const deduction = deduceWithinLine(board, technique, line, before, wanted, query);
      if (settles.length === finding.settles.length) return deduction;
      return this.simplified(deduction, line, before, settles, query);
    }
    const settles = found.finding.settles.filter(({ cell }) => isWanted(cell));
    const before = new Board(board.puzzle, this.gridBefore);
    return deduceAcrossLines(before, found.technique, { ...found.finding, settles }, query);
  }

  /** A part of a step, as found by the easiest technique that needs no more than its reason. */
  private simplified(
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
    const simpler = lineDeduction(board, technique, line, before, finding, { cells: [], runs: [] });
    return { ...simpler, reason: deduction.reason };
  }
}
