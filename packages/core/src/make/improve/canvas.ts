// A mutable picture with its clues. A change updates only the two lines through the cell, because thousands of changes
// are tried for one that is kept.
import {
  BLANK,
  type Clue,
  type Color,
  candidate,
  colorOf,
  type Grid,
  gridOfColors,
  type Palette,
  type Puzzle,
  puzzleOf,
  type Run,
} from '../../model/index.js';

/** A change of the colour of one cell. */
export interface Flip {
  readonly cell: number;
  readonly color: Color;
}

export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly colors: Uint8Array;
  /** The original colours. */
  readonly original: Uint8Array;
  /** Grows with every change, so that what is known about the picture can be kept until the next one. */
  version = 0;
  private readonly rows: Clue[];
  private readonly columns: Clue[];

  /** The grid must have no unknown cells and only colours of the palette. */
  constructor(
    grid: Grid,
    readonly palette: Palette,
  ) {
    this.width = grid.width;
    this.height = grid.height;
    this.original = Uint8Array.from(grid.cells, (cell) => colorOf(cell) as Color);
    this.colors = this.original.slice();
    const { rows, columns } = puzzleOf(grid, palette);
    this.rows = [...rows];
    this.columns = [...columns];
  }

  /** The current puzzle; valid until the next change. */
  get puzzle(): Puzzle {
    const { width, height, rows, columns, palette } = this;
    return { width, height, rows, columns, palette };
  }

  set({ cell, color }: Flip): void {
    if (this.colors[cell] === color) return;
    this.colors[cell] = color;
    this.version += 1;
    const { width } = this;
    const [row, column] = [Math.floor(cell / width), cell % width];
    this.rows[row] = this.runs(row * width, 1, width);
    this.columns[column] = this.runs(column, width, this.height);
  }

  /** Evaluates `look` on the picture with these changes, then undoes them. */
  during<Answer>(flips: readonly Flip[], look: () => Answer): Answer {
    const before = flips.map(({ cell }) => ({ cell, color: this.colors[cell] }));
    for (const flip of flips) this.set(flip);
    const answer = look();
    for (const flip of before.reverse()) this.set(flip);
    return answer;
  }

  /**
   * Whether these other colours give the same clues and so belong to another solution. Checks only the lines through
   * these cells.
   */
  fits(part: readonly Flip[]): boolean {
    const before = part.map(({ cell }) => this.colors[cell]);
    part.forEach(({ cell, color }) => {
      this.colors[cell] = color;
    });
    const { width, height } = this;
    const rows = new Set(part.map(({ cell }) => Math.floor(cell / width)));
    const columns = new Set(part.map(({ cell }) => cell % width));
    let same = true;
    for (const row of rows) same &&= sameRuns(this.runs(row * width, 1, width), this.rows[row]);
    for (const column of columns) {
      same &&= sameRuns(this.runs(column, width, height), this.columns[column]);
    }
    part.forEach(({ cell }, i) => {
      this.colors[cell] = before[i];
    });
    return same;
  }

  /** The changed cells, ascending. */
  changed(): number[] {
    const cells: number[] = [];
    this.colors.forEach((color, cell) => {
      if (color !== this.original[cell]) cells.push(cell);
    });
    return cells;
  }

  grid(): Grid {
    return gridOfColors(this, this.colors);
  }

  /** A grid in which only these cells are known. */
  pinned(cells: Iterable<number>, base: Grid): Grid {
    const grid = { width: this.width, height: this.height, cells: base.cells.slice() };
    for (const cell of cells) grid.cells[cell] = candidate(this.colors[cell]);
    return grid;
  }

  private runs(first: number, step: number, length: number): Run[] {
    const runs: { length: number; color: Color }[] = [];
    let previous = BLANK;
    for (let i = 0, cell = first; i < length; i++, cell += step) {
      const color = this.colors[cell];
      if (color !== BLANK) {
        if (color === previous) runs[runs.length - 1].length += 1;
        else runs.push({ length: 1, color });
      }
      previous = color;
    }
    return runs;
  }
}

function sameRuns(a: readonly Run[], b: Clue): boolean {
  return (
    b !== null &&
    a.length === b.length &&
    a.every((run, i) => run.length === b[i].length && run.color === b[i].color)
  );
}
