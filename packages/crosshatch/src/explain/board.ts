// The explainer's mutable grid. Every cell is held twice, row by row and column by column, so that
// the cells of any line are one plain array; `changedAt` says when a line last changed, so that
// nobody looks twice at a line that stayed the same.
import {
  allCandidates,
  clueOf,
  type Grid,
  type LineId,
  lineCount,
  lineLength,
  type Puzzle,
} from '../model/index.js';
import { type LineClue, lineClue } from './line-clue.js';

export class Board {
  readonly puzzle: Puzzle;
  readonly lines: number;
  /** The candidates of a cell about which nothing is known. */
  readonly all: number;
  /** The cells of every line in order; views that share memory with the board: read only. */
  readonly cellsOf: readonly Uint32Array[];
  /** The clue of every line laid out; null when unknown. */
  readonly clues: readonly (LineClue | null)[];
  /** The clock's reading at the last change of every line. */
  readonly changedAt: Uint32Array;
  /** Unknown cells in every line. */
  readonly unknownIn: Int32Array;
  /** Unknown cells altogether. */
  unknown = 0;
  /** Counts changes. */
  clock = 1;

  private readonly rowCells: Uint32Array;
  private readonly columnCells: Uint32Array;

  constructor(puzzle: Puzzle, given?: Grid) {
    const { width, height } = puzzle;
    this.puzzle = puzzle;
    this.lines = lineCount(puzzle);
    this.all = allCandidates(puzzle.palette);
    this.rowCells = new Uint32Array(width * height).fill(this.all);
    this.columnCells = new Uint32Array(width * height).fill(this.all);
    this.changedAt = new Uint32Array(this.lines).fill(1);
    this.unknownIn = new Int32Array(this.lines);
    const cellsOf: Uint32Array[] = [];
    const clues: (LineClue | null)[] = [];
    for (let line = 0; line < this.lines; line++) {
      const length = lineLength(puzzle, line);
      const isRow = line < height;
      const first = isRow ? line * width : (line - height) * height;
      cellsOf.push((isRow ? this.rowCells : this.columnCells).subarray(first, first + length));
      const clue = clueOf(puzzle, line);
      clues.push(clue === null ? null : lineClue(clue));
      this.unknownIn[line] = length;
    }
    this.cellsOf = cellsOf;
    this.clues = clues;
    this.unknown = width * height;
    given?.cells.forEach((candidates, cell) => {
      this.set(cell, candidates & this.all);
    });
  }

  /** The candidates of a cell, by its index in the grid. */
  cell(cell: number): number {
    return this.rowCells[cell];
  }

  /** Narrows a cell; false when no candidate is left. Pre: `candidates` is a subset of what was there. */
  set(cell: number, candidates: number): boolean {
    const before = this.rowCells[cell];
    if (before === candidates) return candidates !== 0;
    const { width, height } = this.puzzle;
    const row = Math.trunc(cell / width);
    const column = cell % width;
    this.rowCells[cell] = candidates;
    this.columnCells[column * height + row] = candidates;
    this.clock += 1;
    this.changedAt[row] = this.clock;
    this.changedAt[height + column] = this.clock;
    if (isUnknown(before) && !isUnknown(candidates)) {
      this.unknown -= 1;
      this.unknownIn[row] -= 1;
      this.unknownIn[height + column] -= 1;
    }
    return candidates !== 0;
  }

  /** Index in the grid of a line's cell. */
  cellAt(line: LineId, position: number): number {
    const { width, height } = this.puzzle;
    return line < height ? line * width + position : position * width + (line - height);
  }

  grid(): Grid {
    return { width: this.puzzle.width, height: this.puzzle.height, cells: this.rowCells.slice() };
  }
}

/** More than one candidate left. */
export function isUnknown(candidates: number): boolean {
  return (candidates & (candidates - 1)) !== 0;
}
