// The way to one cell, or to a contradiction, on the shortest waves: all lines are solved completely on the
// same grid, what they give is joined, and so on until the cell is known or a line breaks. Where lines alone
// do not get on, one step looks ahead. Every move is written down, and of every cell what it took to get
// there: out of these moves `shortest.ts` makes a short chain.
import { cellOfLine, type Grid, type LineId, type Puzzle } from '../../model/index.js';
import { LINE_SOLVES } from '../../solve/index.js';
import type { CellFact } from '../deduction.js';
import type { Query } from '../query.js';
import { type StepsEnd, Walk } from '../steps.js';
import { Board, isUnknown } from '../techniques/board.js';
import { MoveSet } from './move-set.js';
import { neededCells } from './reason.js';
import type { Taken } from './taken.js';

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
  readonly taken: Taken;
  /** Which move it was: a name for it. */
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
  /** Of every cell: the wave in which it was narrowed last. */
  readonly depth: Float64Array;
  /** Of every cell that was narrowed: the moves that this rests on. Empty for very large puzzles. */
  readonly behind: ReadonlyMap<number, MoveSet>;
}

/** A step that looks ahead counts as so many waves. */
const AHEAD = 10;

/** More cells than these, and it is not looked into what each of them rests on. */
const MOST_CELLS = 10_000;

/** Goes on until the cell is settled; or says how it ended before. */
export function trailTo(
  puzzle: Puzzle,
  start: Grid,
  cell: number,
  query: Query,
): { trail: Trail; end?: undefined } | { trail: undefined; end: StepsEnd } {
  const way = new Way(puzzle, start, query);
  const walk = new Walk(way.board, query, {
    near: cell,
    stayNear: true,
    lookaheadCap: LINE_SOLVES.lookahead,
  });
  while (isUnknown(way.board.cell(cell))) {
    const wave = way.wave();
    if (query.stopped !== null) return { trail: undefined, end: query.stopped };
    if (wave === 'broken') return { trail: undefined, end: 'contradiction' };
    if (wave === 'moved') continue;
    const taken = walk.take();
    if (taken === undefined) return { trail: undefined, end: walk.end() };
    way.ahead(taken);
  }
  return { trail: way.trail([{ cell, candidates: way.board.cell(cell) }]) };
}

/**
 * Goes on until a line can't be placed any more: the way to what breaks it, and the line. Undefined when
 * techniques up to this cost do not get there.
 */
export function trailToBreak(
  puzzle: Puzzle,
  start: Grid,
  upToCost: number,
  query: Query,
): { trail: Trail; line: LineId } | undefined {
  const way = new Way(puzzle, start, query);
  const walk = new Walk(way.board, query, { upToCost });
  for (;;) {
    const wave = way.wave();
    if (query.stopped !== null) return undefined;
    if (wave === 'moved') continue;
    if (wave === 'broken') break;
    const taken = walk.take();
    if (taken === undefined) return undefined;
    way.ahead(taken);
  }
  const { board, brokenAt } = way;
  const cells = board.cellsOf[brokenAt];
  const clue = board.clues[brokenAt]?.runs ?? [];
  const toBlame = neededCells(
    { engine: query.lineEngine, clue, cells, all: board.all },
    { settles: [], runs: [] },
    (position) => way.behind.get(cellOfLine(puzzle, brokenAt, position))?.size ?? 0,
  );
  const goals = toBlame.map((position) => ({
    cell: cellOfLine(puzzle, brokenAt, position),
    candidates: cells[position],
  }));
  return { trail: way.trail(goals), line: brokenAt };
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

class Way {
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
  ) {
    this.board = new Board(puzzle, start);
    this.depth = new Float64Array(start.cells.length);
    this.isLarge = start.cells.length > MOST_CELLS;
    this.solvedAt = new Uint32Array(this.board.lines);
  }

  trail(goals: readonly CellFact[]): Trail {
    const { puzzle, start, moves, depth, behind } = this;
    return { puzzle, start, moves, goals, depth, behind };
  }

  /** Solves every line that has changed since, then joins what they give. */
  wave(): 'moved' | 'stuck' | 'broken' {
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

  /** A step that was taken on the board already. */
  ahead(taken: Taken): void {
    this.waves += AHEAD;
    const number = this.moves.length;
    for (const { cell } of taken.settles) {
      this.depth[cell] = this.waves;
      // What it rests on takes long to find out; it counts for itself alone, and `depth` speaks against it.
      if (!this.isLarge) this.behind.set(cell, MoveSet.of(number));
    }
    this.moves.push({ kind: 'grid', taken, number, settles: taken.settles });
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
