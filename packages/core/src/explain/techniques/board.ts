// The explainer's mutable grid. Every cell is held twice, row by row and column by column, so that
// the cells of any line are one plain array; `changedAt` says when a line last changed, so that
// no line that stayed the same is examined twice; and for every line it is counted how many cells
// have or may have each colour. Cells are only ever narrowed.
import {
  allCandidates,
  type Color,
  clueOf,
  type Grid,
  type LineId,
  lineCount,
  lineLength,
  type Puzzle,
} from '../../model/index.js';
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
  /** The same for the last time that a cell of the line became known to have a colour. */
  readonly filledAt: Uint32Array;
  /** Unknown cells in every line. */
  readonly unknownIn: Int32Array;
  /** Unknown cells altogether. */
  unknown: number;
  /** Counts changes. */
  clock = 1;

  private readonly rowCells: Uint32Array;
  private readonly columnCells: Uint32Array;
  /** Cells that are known to have a colour, and that may have it, per line and colour. */
  private readonly known: Int32Array;
  private readonly possible: Int32Array;
  /** Colours with blank: the width of a line's counts. */
  private readonly colors: number;

  constructor(puzzle: Puzzle, given?: Grid) {
    const { width, height } = puzzle;
    this.puzzle = puzzle;
    this.lines = lineCount(puzzle);
    this.all = allCandidates(puzzle.palette);
    this.colors = puzzle.palette.colors.length + 1;
    this.rowCells = new Uint32Array(width * height).fill(this.all);
    this.columnCells = new Uint32Array(width * height).fill(this.all);
    this.changedAt = new Uint32Array(this.lines).fill(1);
    this.filledAt = new Uint32Array(this.lines).fill(1);
    this.unknownIn = new Int32Array(this.lines);
    this.known = new Int32Array(this.lines * this.colors);
    this.possible = new Int32Array(this.lines * this.colors);
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
      this.possible.fill(length, line * this.colors, (line + 1) * this.colors);
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
    const column = cell - row * width;
    this.rowCells[cell] = candidates;
    this.columnCells[column * height + row] = candidates;
    this.clock += 1;
    this.changedAt[row] = this.clock;
    this.changedAt[height + column] = this.clock;
    this.count(row, before, candidates);
    this.count(height + column, before, candidates);
    if (isUnknown(before) && !isUnknown(candidates)) this.unknown -= 1;
    return candidates !== 0;
  }

  /** How many cells of the line are known to have the colour. */
  knownOf(line: LineId, color: Color): number {
    return this.known[line * this.colors + color];
  }

  /** How many cells of the line have the colour or may have it. */
  possibleOf(line: LineId, color: Color): number {
    return this.possible[line * this.colors + color];
  }

  /** Index in the grid of a line's cell. */
  cellAt(line: LineId, position: number): number {
    const { width, height } = this.puzzle;
    return line < height ? line * width + position : position * width + (line - height);
  }

  grid(): Grid {
    return { width: this.puzzle.width, height: this.puzzle.height, cells: this.rowCells.slice() };
  }

  private count(line: LineId, before: number, after: number): void {
    const first = line * this.colors;
    for (let gone = before & ~after; gone !== 0; gone &= gone - 1) {
      this.possible[first + 31 - Math.clz32(gone & -gone)] -= 1;
    }
    if (isUnknown(before) && !isUnknown(after)) {
      this.unknownIn[line] -= 1;
      if (after !== 0) this.known[first + 31 - Math.clz32(after)] += 1;
      if (after !== 1) this.filledAt[line] = this.clock;
    }
  }
}

/** More than one candidate left. */
export function isUnknown(candidates: number): boolean {
  return (candidates & (candidates - 1)) !== 0;
}
