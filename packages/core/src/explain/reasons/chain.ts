// The reason of a deduction that looks ahead: the fewest lines, cells and runs with which every
// followed assumption still ends as it did, and the links of the chain that lead there.
import {
  type Clue,
  cellOfLine,
  clueOf,
  type LineId,
  lineCount,
  lineLength,
  type Run,
} from '../../model/index.js';
import type { Branch, CellFact, ChainLink, RunRef } from '../deduction.js';
import { propagate, type TraceStep } from '../find/propagate.js';
import type { Query } from '../query.js';
import type { Board } from '../techniques/board.js';
import type { FollowedBranch, GridFinding } from '../techniques/technique.js';
import { blotted, drop, neededCells } from './reason.js';

export interface ChainReason {
  readonly lines: readonly LineId[];
  readonly cells: readonly CellFact[];
  readonly runs: readonly RunRef[];
  readonly chain: readonly Branch[];
}

export function chainReason(board: Board, finding: GridFinding, query: Query): ChainReason {
  return new Shrinking(board, finding, query).result();
}

class Shrinking {
  private readonly lines: Set<LineId>;
  private readonly cells = new Set<number>();
  /** The runs whose lengths are told, as `line * MOST_RUNS + run`. */
  private readonly told = new Set<number>();
  /** As long as nothing was left out of `told`, the clues are those of the puzzle. */
  private isAllTold = true;

  constructor(
    private readonly board: Board,
    private readonly finding: GridFinding,
    private readonly query: Query,
  ) {
    this.lines = new Set(finding.branches.flatMap((branch) => branch.lines));
    this.tellAll();
    if (this.holds()) return;
    // The lines named were not enough (a cell narrowed more than once): begin with all of them.
    for (let line = 0; line < lineCount(board.puzzle); line++) {
      if (board.clues[line] !== null) this.lines.add(line);
    }
    this.tellAll();
  }

  result(): ChainReason {
    const { board } = this;
    const holds = () => this.holds();
    drop(this.lines, [...this.lines].reverse(), holds);
    this.forgetOtherLines();
    drop(this.cells, [...this.cells], holds);
    this.isAllTold = false;
    drop(this.told, [...this.told], holds);
    const chain = this.finding.branches.map((branch) => this.linksOf(branch));
    const order = [...new Set(chain.flatMap((branch) => branch.links.map((link) => link.line)))];
    return {
      lines: order.length > 0 ? order : [...this.lines],
      cells: [...this.cells].sort((a, b) => a - b).map((cell) => ({ cell, candidates: board.cell(cell) })),
      runs: [...this.told].sort((a, b) => a - b).map(runRef),
      chain,
    };
  }

  /** Whether every branch still ends as it should. */
  private holds(): boolean {
    return this.finding.branches.every((branch) => {
      const cells = this.start(branch);
      if (this.propagate(cells) === 'broken') return true;
      return (
        !branch.breaks &&
        this.finding.settles.every(({ cell, candidates }) => (cells[cell] & ~candidates) === 0)
      );
    });
  }

  private start(branch: FollowedBranch): Uint32Array {
    const { board } = this;
    const { width, height } = board.puzzle;
    const cells = new Uint32Array(width * height).fill(board.all);
    for (const cell of this.cells) cells[cell] = board.cell(cell);
    cells[branch.assume.cell] = branch.assume.candidates;
    return cells;
  }

  private propagate(cells: Uint32Array, trace?: TraceStep[]): 'sound' | 'broken' {
    const clues = new Map<LineId, Clue>();
    for (const line of this.lines) clues.set(line, this.toldClue(line));
    return propagate(this.board.puzzle, clues, cells, this.query, trace);
  }

  private toldClue(line: LineId): Clue {
    if (this.isAllTold) return clueOf(this.board.puzzle, line);
    return blotted(clueOf(this.board.puzzle, line), (run) => this.told.has(line * MOST_RUNS + run));
  }

  private linesOfCell(cell: number): LineId[] {
    const { width, height } = this.board.puzzle;
    return [Math.trunc(cell / width), height + (cell % width)];
  }

  private tellAll(): void {
    const { puzzle, all } = this.board;
    for (const line of this.lines) {
      clueOf(puzzle, line)?.forEach((run, j) => {
        if (run.length !== null) this.told.add(line * MOST_RUNS + j);
      });
      for (let position = 0; position < lineLength(puzzle, line); position++) {
        const cell = cellOfLine(puzzle, line, position);
        if (this.board.cell(cell) !== all) this.cells.add(cell);
      }
    }
  }

  private forgetOtherLines(): void {
    for (const id of [...this.told]) if (!this.lines.has(runRef(id).line)) this.told.delete(id);
    for (const cell of [...this.cells]) {
      if (!this.linesOfCell(cell).some((line) => this.lines.has(line))) this.cells.delete(cell);
    }
  }

  /** Follows the branch once more and keeps the links, and of each the cells, that the end needs. */
  private linksOf(branch: FollowedBranch): Branch {
    const trace: TraceStep[] = [];
    this.propagate(this.start(branch), trace);
    const last = trace.at(-1);
    const breaks = last?.breaks ?? false;
    const needed = new Set<number>();
    if (!breaks) for (const { cell } of this.finding.settles) needed.add(cell);
    const links: ChainLink[] = [];
    for (const step of trace.reverse()) {
      const settles = step.settles.filter(({ cell }) => needed.has(cell));
      if (!step.breaks && settles.length === 0) continue;
      for (const cell of this.reasonOf(step, settles)) needed.add(cell);
      links.push({ line: step.line, settles, breaks: step.breaks });
    }
    return { assume: branch.assume, links: links.reverse() };
  }

  private reasonOf(step: TraceStep, settles: readonly CellFact[]): number[] {
    const { puzzle, all } = this.board;
    const position = (cell: number) =>
      step.line < puzzle.height ? cell % puzzle.width : Math.trunc(cell / puzzle.width);
    const conclusion = {
      settles: settles.map(({ cell, candidates }) => ({ position: position(cell), candidates })),
      runs: [],
    };
    const clue = this.toldClue(step.line) as readonly Run[];
    this.query.spendLines(2);
    const line = { engine: this.query.lineEngine, clue, cells: step.before, all };
    return neededCells(line, conclusion).map((at) => cellOfLine(puzzle, step.line, at));
  }
}

/** More than any clue has runs. */
const MOST_RUNS = 1024;

function runRef(id: number): RunRef {
  return { line: Math.trunc(id / MOST_RUNS), run: id % MOST_RUNS };
}
