// Replays moves from the start, one after the other: each gives what follows at that point. Finding out which
// moves can be left out replays hundreds of times, so `run` allocates nothing.
import { cellOfLine } from '../../model/index.js';
import type { LineEngine } from '../../solve/index.js';
import type { CellFact, Deduction } from '../deduction.js';
import type { Board } from '../techniques/board.js';
import type { GridMove, LineMove, Move, Trail } from './waves.js';

/** A step over several lines with all that has to be known for it. */
export interface ReplayableGridMove extends GridMove {
  readonly rests: readonly CellFact[];
}

export type Replayable = LineMove | ReplayableGridMove;

/** The step as it was deduced, with what it rests on. */
export function replayable(
  move: GridMove,
  { technique, reason, chain = [], settles }: Deduction,
): ReplayableGridMove {
  const rests = [...reason.cells];
  if (technique === 'two-way') {
    // Every way was followed that the cell had then: it must not have another one now.
    const candidates = chain.reduce((ways, { assume }) => ways | assume.candidates, 0);
    rests.push({ cell: chain[0].assume.cell, candidates });
  }
  return { ...move, settles, rests };
}

export class Replay {
  private readonly cells: Uint32Array;
  private readonly row: Uint32Array;
  private readonly column: Uint32Array;

  constructor(
    private readonly trail: Trail,
    /** For its clues. */
    private readonly board: Board,
    private readonly engine: LineEngine,
  ) {
    const { width, height } = trail.puzzle;
    this.cells = new Uint32Array(width * height);
    this.row = new Uint32Array(width);
    this.column = new Uint32Array(height);
  }

  /** What is known after these moves; valid until the next call. */
  run(moves: readonly Replayable[]): Uint32Array {
    this.cells.set(this.trail.start.cells);
    for (const move of moves) {
      if (move.kind === 'line') this.solveLine(move.line);
      else this.apply(move);
    }
    return this.cells;
  }

  /** The same moves with what each of them gave. */
  recorded(moves: readonly Replayable[]): Move[] {
    const { puzzle, start } = this.trail;
    this.cells.set(start.cells);
    return moves.map((move) => {
      if (move.kind === 'grid') return { ...move, settles: this.apply(move) ? move.settles : [] };
      const { line, before: was } = move;
      const at = (position: number) => this.cells[cellOfLine(puzzle, line, position)];
      const before = was.map((_, position) => at(position));
      this.solveLine(line);
      const settles: CellFact[] = [];
      before.forEach((candidates, position) => {
        if (at(position) === candidates) return;
        settles.push({ cell: cellOfLine(puzzle, line, position), candidates: at(position) });
      });
      return { kind: 'line', line, before, settles };
    });
  }

  private solveLine(line: number): void {
    const { width, height } = this.trail.puzzle;
    const isRow = line < height;
    const known = isRow ? this.row : this.column;
    const first = isRow ? line * width : line - height;
    const step = isRow ? 1 : width;
    for (let i = 0, cell = first; i < known.length; i++, cell += step) known[i] = this.cells[cell];
    // In a puzzle without a solution a line may break: then it gives nothing.
    if (!this.engine.solveLine(this.board.clues[line]?.runs ?? null, known)) return;
    for (let i = 0, cell = first; i < known.length; i++, cell += step) this.cells[cell] = known[i];
  }

  /** Applies the step if everything that it rests on is known. */
  private apply({ rests, settles }: ReplayableGridMove): boolean {
    if (rests.some(({ cell, candidates }) => (this.cells[cell] & ~candidates) !== 0)) return false;
    for (const { cell, candidates } of settles) this.cells[cell] &= candidates;
    return true;
  }
}
