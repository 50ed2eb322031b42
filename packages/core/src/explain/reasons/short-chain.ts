// A short chain to the goals of a trail, chosen from its moves. Finding the shortest chain is hard; this comes
// near. Backwards from the goals, every move needs some cells, found by leaving out expensive cells first, with
// three measures of expense. Then whole moves are left out as long as the others, replayed, still reach the
// goals. No move of the result can be left out.
import { cellOfLine, type LineId } from '../../model/index.js';
import type { CellFact, Deduction } from '../deduction.js';
import type { Query } from '../query.js';
import type { Board } from '../techniques/board.js';
import { restsOn } from './closure.js';
import { easiestWithinLine } from './easiest.js';
import { lineDeduction } from './line-deduction.js';
import { MoveSet } from './move-set.js';
import { drop, type LineConclusion, neededCells, neededRuns } from './reason.js';
import { Replay, replayable } from './replay.js';
import { splitWithinLine } from './split.js';
import type { GridMove, LineMove, Move, Trail } from './waves.js';

/** How expensive it is to need a cell when these moves are needed anyway. */
type Expense = (cell: number, chosen: MoveSet) => number;

/** A move, those of its cells that are needed, and the cells that it needs for them. */
interface Link {
  readonly move: Move;
  readonly cells: ReadonlySet<number>;
  readonly needs: readonly number[];
}

/** Longer chains are shortened from one start only: the work grows with the square of the length. */
const LONG = 150;

/** A chain of deductions to the goals of the trail. `board` is used for its clues. */
export function shortestChain(trail: Trail, board: Board, query: Query): Deduction[] {
  return new Shortening(trail, board, query).result();
}

class Shortening {
  private readonly deductions = new Map<string, Deduction>();

  constructor(
    private readonly trail: Trail,
    private readonly board: Board,
    private readonly query: Query,
  ) {}

  result(): Deduction[] {
    const { depth, behind, moves } = this.trail;
    const deep: Expense = (cell) => depth[cell];
    const laborious: Expense = (cell, chosen) => behind.get(cell)?.sizeWithout(chosen) ?? depth[cell];
    const slices = [deep, laborious, this.distance()]
      .map((expense) => this.slice(moves, expense))
      .sort((a, b) => a.length - b.length);
    const tried = slices[0].length > LONG ? slices.slice(0, 1) : slices;
    const [best] = tried.map((links) => this.fewest(links)).sort((a, b) => a.length - b.length);
    return this.slice(best, deep).flatMap((link) => this.deductionsOf(link));
  }

  private distance(): Expense {
    const { puzzle, goals } = this.trail;
    const { width } = puzzle;
    const target = goals[0]?.cell ?? 0;
    const row = Math.trunc(target / width);
    const column = target % width;
    return (cell) => Math.abs(Math.trunc(cell / width) - row) + Math.abs((cell % width) - column);
  }

  /** The moves that the goals rest on, in their order. */
  private slice(moves: readonly Move[], expense: Expense): Link[] {
    const narrowings = this.narrowings(moves);
    const needed = new Map<number, Set<number>>();
    /** The move that made the cell what it is before this one; -1 when it was so from the start. */
    const madeBy = (cell: number, before: number) => {
      const of = narrowings.get(cell) ?? [];
      let last = of.length - 1;
      while (last >= 0 && of[last] >= before) last -= 1;
      return last < 0 ? -1 : of[last];
    };
    const need = (cell: number, before: number) => {
      const by = madeBy(cell, before);
      if (by >= 0) needed.set(by, (needed.get(by) ?? new Set()).add(cell));
    };
    for (const { cell } of this.trail.goals) need(cell, moves.length);
    const links: Link[] = [];
    let chosen = MoveSet.of(moves.length);
    for (let index = moves.length - 1; index >= 0; index--) {
      const cells = needed.get(index);
      if (cells === undefined) continue;
      // What is needed anyway costs nothing; another cell of a move that is needed anyway, next to nothing.
      chosen = MoveSet.of(index, [chosen]);
      const price = (cell: number) => {
        const by = madeBy(cell, index);
        const others = needed.get(by);
        if (by < 0 || others?.has(cell)) return 0;
        return others === undefined ? 1 + expense(cell, chosen) : 0.5;
      };
      const needs = this.needsOf(moves[index], cells, price);
      for (const cell of needs) need(cell, index);
      links.push({ move: moves[index], cells, needs });
    }
    return links.reverse();
  }

  /** Which moves narrowed each cell, ascending. */
  private narrowings(moves: readonly Move[]): Map<number, number[]> {
    const narrowings = new Map<number, number[]>();
    moves.forEach((move, index) => {
      for (const { cell } of move.settles) {
        const of = narrowings.get(cell);
        if (of === undefined) narrowings.set(cell, [index]);
        else of.push(index);
      }
    });
    return narrowings;
  }

  private needsOf(move: Move, cells: ReadonlySet<number>, price: (cell: number) => number): number[] {
    if (move.kind === 'grid') return restsOn(this.deductionOf(move, cells));
    const { board, query } = this;
    const at = (position: number) => cellOfLine(this.trail.puzzle, move.line, position);
    query.spendLines(1);
    return neededCells(
      { engine: query.lineEngine, clue: this.runsOf(move), cells: move.before, all: board.all },
      this.conclusionOf(move, cells),
      (position) => price(at(position)),
    ).map(at);
  }

  private conclusionOf({ line, settles }: LineMove, cells: ReadonlySet<number>): LineConclusion {
    const wanted = settles.filter(({ cell }) => cells.has(cell));
    const within = ({ cell, candidates }: CellFact) => ({
      position: this.positionIn(line, cell),
      candidates,
    });
    return { settles: wanted.map(within).sort((a, b) => a.position - b.position), runs: [] };
  }

  private positionIn(line: LineId, cell: number): number {
    const { width, height } = this.trail.puzzle;
    return line < height ? cell % width : Math.trunc(cell / width);
  }

  /** These positions, and those of the cells that the chain starts from: the argument may use them freely. */
  private visible({ line, before }: LineMove, positions: readonly number[]): number[] {
    const { puzzle, start } = this.trail;
    const isKnown = (position: number) => {
      const candidates = start.cells[cellOfLine(puzzle, line, position)];
      return candidates !== this.board.all && candidates === before[position];
    };
    return [...new Set([...positions, ...[...before.keys()].filter(isKnown)])];
  }

  private runsOf({ line }: LineMove) {
    return this.board.clues[line]?.runs ?? [];
  }

  /** A step that looks ahead, for these of its cells; cached. */
  private deductionOf(move: GridMove, cells: ReadonlySet<number>): Deduction {
    const key = `${move.number} ${[...cells].sort((a, b) => a - b).join(' ')}`;
    const known = this.deductions.get(key) ?? move.step.deduction(this.query, cells);
    this.deductions.set(key, known);
    return known;
  }

  /** The fewest of these moves that, replayed, lead to the goals: none of them can be left out. */
  private fewest(links: readonly Link[]): Move[] {
    const { trail, query } = this;
    const replay = new Replay(trail, this.board, query.lineEngine);
    const again = links.map(({ move, cells }) =>
      move.kind === 'line' ? move : replayable(move, this.deductionOf(move, cells)),
    );
    const kept = new Set(again.keys());
    const left = () => again.filter((_, index) => kept.has(index));
    const leads = () => {
      if (!query.spendLines(kept.size)) return false;
      const cells = replay.run(left());
      return trail.goals.every(({ cell, candidates }) => (cells[cell] & ~candidates) === 0);
    };
    // In a puzzle without a solution a replay may break elsewhere: then the chain stays as it was found.
    if (!leads()) return links.map(({ move }) => move);
    drop(kept, [...kept], leads);
    return replay.recorded(left());
  }

  private deductionsOf({ move, cells, needs }: Link): Deduction[] {
    if (move.kind === 'grid') return [this.deductionOf(move, cells)];
    const { board, query } = this;
    const { line, before } = move;
    const { settles } = this.conclusionOf(move, cells);
    const positions = needs.map((cell) => this.positionIn(line, cell));
    const known = new Map(positions.map((position) => [position, before[position]]));
    const { technique, finding } = easiestWithinLine(board, line, known, settles, before.length, query);
    if (technique.id === 'all-placements') {
      const small = splitWithinLine(
        { board, line, before, positions: this.visible(move, positions), settles },
        query,
      );
      if (small !== undefined) return small;
    }
    query.spendLines(1);
    const runs = neededRuns(
      { engine: query.lineEngine, clue: this.runsOf(move), cells: before, all: board.all },
      finding,
      positions,
    );
    return [lineDeduction(board, technique, line, before, finding, { cells: positions, runs })];
  }
}
