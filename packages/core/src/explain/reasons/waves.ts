// Complete line logic from a grid, wave by wave: all lines that changed are solved on the same grid, and what
// they give is joined. Every move is recorded, and for every cell the moves that led to it: out of these
// `short-chain.ts` makes a short chain.
import { cellOfLine, type Grid, type LineId, type Puzzle } from '../../model/index.js';
import type { CellFact, ChainLink } from '../deduction.js';
import type { Query } from '../query.js';
import { Board } from '../techniques/board.js';
import type { LazyDeduction } from './lazy-deduction.js';
import { MoveSet } from './move-set.js';
import { neededCells, neededRuns } from './reason.js';

/** A line solved completely: its cells before, and what it gave. */
export interface LineMove {
  readonly kind: 'line';
  readonly line: LineId;
  readonly before: Uint32Array;
  readonly settles: readonly CellFact[];
}

/** A step over several lines. */
export interface GridMove {
  readonly kind: 'grid';
  readonly step: LazyDeduction;
  /** Its index among the moves: identifies it. */
  readonly number: number;
  readonly settles: readonly CellFact[];
}

export type Move = LineMove | GridMove;

export interface Trail {
  readonly puzzle: Puzzle;
  readonly start: Grid;
  readonly moves: readonly Move[];
  /** What the moves lead to. */
  readonly goals: readonly CellFact[];
  /** For every cell, the wave in which it was last narrowed. */
  readonly depth: Float64Array;
  /** For every narrowed cell, the moves that it rests on. Empty for very large puzzles. */
  readonly behind: ReadonlyMap<number, MoveSet>;
}

/** A step that looks ahead counts as this many waves. */
const LOOKAHEAD_WAVES = 10;

/** In puzzles with more cells than this, `behind` is not tracked: it would take too long. */
const MAX_TRACKED_CELLS = 10_000;

/** The trail to a line that cannot be placed, and that line as the last link of a chain. Pre: `waves` broke. */
export function breakOf(waves: Waves, query: Query): { trail: Trail; end: ChainLink } {
  const { board, brokenAt, behind } = waves;
  const { puzzle } = board;
  const cells = board.cellsOf[brokenAt];
  const clue = board.clues[brokenAt]?.runs ?? [];
  const line = { engine: query.lineEngine, clue, cells, all: board.all };
  const nothing = { settles: [], runs: [] };
  const positions = neededCells(
    line,
    nothing,
    (position) => behind.get(cellOfLine(puzzle, brokenAt, position))?.size ?? 0,
  );
  const goals = positions.map((position) => ({
    cell: cellOfLine(puzzle, brokenAt, position),
    candidates: cells[position],
  }));
  const runs = neededRuns(line, nothing, positions).map((run) => ({ line: brokenAt, run }));
  const end = { line: brokenAt, settles: [], rests: { cells: goals, runs }, breaks: true };
  return { trail: waves.trail(goals), end };
}

/** The moves behind a cell, and how many cells it needs in the line that narrowed it. */
interface Rests {
  readonly behind: MoveSet | undefined;
  readonly needs: number;
}

const RESTS_UNKNOWN: Rests = { behind: undefined, needs: 0 };

/** What a line of a wave says of a cell. */
interface Offer extends Rests {
  readonly move: number;
  readonly cell: number;
  readonly was: number;
  readonly candidates: number;
}

export class Waves {
  readonly board: Board;
  readonly moves: Move[] = [];
  readonly depth: Float64Array;
  readonly behind = new Map<number, MoveSet>();
  /** The line at which a wave broke. */
  brokenAt: LineId = -1;
  private readonly isLarge: boolean;
  private readonly solvedAt: Uint32Array;
  private waves = 0;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly start: Grid,
    private readonly query: Query,
    /** The lines to solve first, when all others are known to give nothing. Default: all. */
    first?: readonly LineId[],
  ) {
    this.board = new Board(puzzle, start);
    this.depth = new Float64Array(start.cells.length);
    this.isLarge = start.cells.length > MAX_TRACKED_CELLS;
    this.solvedAt = new Uint32Array(this.board.lines);
    if (first === undefined) return;
    this.solvedAt.fill(this.board.clock);
    for (const line of first) this.solvedAt[line] = 0;
  }

  trail(goals: readonly CellFact[]): Trail {
    const { puzzle, start, moves, depth, behind } = this;
    return { puzzle, start, moves, goals, depth, behind };
  }

  /** Solves every line that has changed since, then joins what they give. */
  next(): 'moved' | 'stuck' | 'broken' {
    const { board, query } = this;
    const found: { readonly line: LineId; readonly before: Uint32Array; readonly after: Uint32Array }[] = [];
    for (let line = 0; line < board.lines; line++) {
      const clue = board.clues[line];
      if (clue === null || this.solvedAt[line] >= board.changedAt[line]) continue;
      this.solvedAt[line] = board.clock;
      const before = board.cellsOf[line].slice();
      const after = before.slice();
      if (!query.spendLines(1)) return 'stuck';
      if (!query.lineEngine.solveLine(clue.runs, after)) {
        this.brokenAt = line;
        return 'broken';
      }
      if (after.some((candidates, position) => candidates !== before[position]))
        found.push({ line, before, after });
    }
    this.waves += 1;
    this.join(found);
    return found.length > 0 ? 'moved' : 'stuck';
  }

  /** Records a step over several lines that was already applied to the board. */
  record(step: LazyDeduction): void {
    this.waves += LOOKAHEAD_WAVES;
    const number = this.moves.length;
    for (const { cell } of step.settles) {
      this.depth[cell] = this.waves;
      // Finding out what it rests on takes long: it counts as one move, and its `depth` makes it expensive.
      if (!this.isLarge) this.behind.set(cell, MoveSet.of(number));
    }
    this.moves.push({ kind: 'grid', step, number, settles: step.settles });
  }

  /** Where two lines of a wave narrow a cell, the one counts that rests on less; the other is solved again. */
  private join(found: readonly { line: LineId; before: Uint32Array; after: Uint32Array }[]): void {
    const { board, puzzle, moves } = this;
    const offers: Offer[] = [];
    found.forEach(({ line, before, after }, i) => {
      const move = moves.length + i;
      after.forEach((candidates, position) => {
        if (candidates === before[position]) return;
        const cell = cellOfLine(puzzle, line, position);
        const rests = this.isLarge ? RESTS_UNKNOWN : this.restsOn(move, line, before, position, candidates);
        offers.push({ move, cell, was: before[position], candidates, ...rests });
      });
    });
    offers.sort((a, b) => (a.behind?.size ?? 0) - (b.behind?.size ?? 0) || a.needs - b.needs);
    const settles: CellFact[][] = found.map(() => []);
    for (const { move, cell, was, candidates, behind } of offers) {
      if (board.cell(cell) !== was) continue;
      board.set(cell, candidates);
      this.depth[cell] = this.waves;
      if (behind !== undefined) this.behind.set(cell, behind);
      settles[move - moves.length].push({ cell, candidates });
    }
    moves.push(
      ...found.map(({ line, before }, i) => ({ kind: 'line' as const, line, before, settles: settles[i] })),
    );
  }

  /** The move, and the moves behind the cells that it needs for this one: those with little behind them. */
  private restsOn(
    move: number,
    line: LineId,
    before: Uint32Array,
    position: number,
    candidates: number,
  ): Rests {
    const { board, puzzle, behind, query } = this;
    const of = (at: number) => behind.get(cellOfLine(puzzle, line, at));
    const needed = neededCells(
      { engine: query.lineEngine, clue: board.clues[line]?.runs ?? [], cells: before, all: board.all },
      { settles: [{ position, candidates }], runs: [] },
      (at) => of(at)?.size ?? 0,
    );
    query.spendLines(1);
    return { behind: MoveSet.of(move, needed.map(of)), needs: needed.length };
  }
}
