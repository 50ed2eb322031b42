// One line of the checker: which cells and run starts can occur in some placement of the clue. Plain dynamic
// programming over positions, forwards and backwards; O(runs x cells). It shares nothing with the solver.
//
//   before[i][p]   the first i runs fit into cells 0..p-1
//   after[i][p]    runs i.. fit into cells p..n-1
//
// Run i may start at s if `before` allows what precedes it, its cells may have its colour, and `after` allows the rest.
import type { Clue } from '../model/index.js';

export class LineSolver {
  /** After `solve`: per cell the set of colours that some placement gives it. */
  readonly cells: Uint32Array;
  /** After `solve`: the first and last possible start of each run. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  private readonly before: Uint8Array;
  private readonly after: Uint8Array;
  /** Cells from p on that may all have one colour, and how many runs of it cover p. */
  private readonly stretch: Int32Array;
  private readonly covered: Int32Array;

  constructor(
    private readonly clue: NonNullable<Clue>,
    private readonly length: number,
  ) {
    this.cells = new Uint32Array(length);
    this.low = new Int32Array(clue.length);
    this.high = new Int32Array(clue.length);
    this.before = new Uint8Array((clue.length + 1) * (length + 1));
    this.after = new Uint8Array((clue.length + 1) * (length + 2));
    this.stretch = new Int32Array(length + 1);
    this.covered = new Int32Array(length + 1);
  }

  /**
   * Narrows the candidate sets `cells` and the start bounds to what placements use. False when there is no placement.
   * Bounds are inclusive; a run may start anywhere between them.
   */
  solve(cells: Uint32Array, low: Int32Array, high: Int32Array): boolean {
    const { clue, length } = this;
    this.fillBefore(cells, low, high);
    if (this.before[clue.length * (length + 1) + length] === 0) return false;
    this.cells.fill(0);
    this.fillAfter(cells, low, high);
    // Blank at p: i runs before it, the others behind it.
    for (let p = 0; p < length; p++) {
      if ((cells[p] & 1) === 0) continue;
      for (let i = 0; i <= clue.length; i++) {
        if (this.fitsBefore(i, p) && this.fitsAfter(i, p + 1)) this.cells[p] |= 1;
      }
    }
    return true;
  }

  private fitsBefore(runs: number, p: number): boolean {
    return p >= 0 && this.before[runs * (this.length + 1) + p] !== 0;
  }

  private fitsAfter(run: number, p: number): boolean {
    return p <= this.length && this.after[run * (this.length + 2) + p] !== 0;
  }

  /** Whether run i has to keep a blank cell between itself and the run before it. */
  private needsGap(run: number): boolean {
    return run > 0 && run < this.clue.length && this.clue[run - 1].color === this.clue[run].color;
  }

  /** Whether the runs before run i leave s as its first cell. */
  private mayBegin(cells: Uint32Array, run: number, s: number): boolean {
    if (!this.needsGap(run)) return this.fitsBefore(run, s);
    return s > 0 && (cells[s - 1] & 1) !== 0 && this.fitsBefore(run, s - 1);
  }

  /** Whether the runs behind run i fit when it ends before cell e. */
  private mayEnd(cells: Uint32Array, run: number, e: number): boolean {
    if (!this.needsGap(run + 1)) return this.fitsAfter(run + 1, e);
    return e < this.length && (cells[e] & 1) !== 0 && this.fitsAfter(run + 1, e + 1);
  }

  private measureStretch(cells: Uint32Array, color: number): void {
    this.stretch[this.length] = 0;
    for (let p = this.length - 1; p >= 0; p--) {
      this.stretch[p] = (cells[p] >>> color) & 1 ? this.stretch[p + 1] + 1 : 0;
    }
  }

  private fillBefore(cells: Uint32Array, low: Int32Array, high: Int32Array): void {
    const { clue, length, before } = this;
    const row = length + 1;
    before.fill(0);
    before[0] = 1;
    for (let p = 1; p <= length; p++) before[p] = before[p - 1] & cells[p - 1] & 1;
    for (let i = 0; i < clue.length; i++) {
      const at = (i + 1) * row;
      const size = clue[i].length;
      this.measureStretch(cells, clue[i].color);
      let isInside = false; // of a run of unknown length
      for (let p = 1; p <= length; p++) {
        if (before[at + p - 1] !== 0 && (cells[p - 1] & 1) !== 0) before[at + p] = 1;
        if (size === null) {
          const begins = p - 1 >= low[i] && p - 1 <= high[i] && this.mayBegin(cells, i, p - 1);
          isInside = this.stretch[p - 1] > 0 && (isInside || begins);
          if (isInside) before[at + p] = 1;
        } else {
          const s = p - size;
          const fits = s >= low[i] && s <= high[i] && s >= 0 && this.stretch[s] >= size;
          if (fits && this.mayBegin(cells, i, s)) before[at + p] = 1;
        }
      }
    }
  }

  /** Fills `after`, and on the way the colours and starts that placements use. */
  private fillAfter(cells: Uint32Array, low: Int32Array, high: Int32Array): void {
    const { clue, length, after } = this;
    const row = length + 2;
    after.fill(0);
    const last = clue.length * row;
    after[last + length] = 1;
    for (let p = length - 1; p >= 0; p--) after[last + p] = after[last + p + 1] & cells[p] & 1;
    for (let i = clue.length - 1; i >= 0; i--) {
      const size = clue[i].length;
      this.measureStretch(cells, clue[i].color);
      this.covered.fill(0);
      this.low[i] = length;
      this.high[i] = -1;
      let isInside = false;
      for (let p = length - 1; p >= 0; p--) {
        if (after[i * row + p + 1] !== 0 && (cells[p] & 1) !== 0) after[i * row + p] = 1;
        const mayStart = p >= low[i] && p <= high[i];
        if (size === null) {
          isInside = this.stretch[p] > 0 && (isInside || this.mayEnd(cells, i, p + 1));
          if (!isInside || !mayStart) continue;
        } else if (!mayStart || this.stretch[p] < size || !this.mayEnd(cells, i, p + size)) continue;
        after[i * row + p] = 1;
        if (!this.mayBegin(cells, i, p)) continue;
        this.low[i] = p;
        this.high[i] = Math.max(this.high[i], p);
        if (size !== null) {
          this.covered[p] += 1;
          this.covered[p + size] -= 1;
        }
      }
      if (size === null) this.coverUnknownLength(cells, i, low, high);
      for (let p = 0, depth = 0; p < length; p++) {
        depth += this.covered[p];
        if (depth > 0) this.cells[p] |= 1 << clue[i].color;
      }
    }
  }

  /** Cells of a run of unknown length: from a possible start on, as far as a possible end lies behind. */
  private coverUnknownLength(cells: Uint32Array, run: number, low: Int32Array, high: Int32Array): void {
    const { length, stretch } = this;
    let start = -1; // of the present stretch: the first possible one
    for (let p = 0; p < length; p++) {
      if (stretch[p] === 0) start = -1;
      else if (start < 0 && p >= low[run] && p <= high[run] && this.mayBegin(cells, run, p)) start = p;
      if (start < 0 || !this.mayEnd(cells, run, p + 1)) continue;
      this.covered[start] += 1;
      this.covered[p + 1] -= 1;
    }
  }
}
