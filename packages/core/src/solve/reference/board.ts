// The reference engine's mutable grid with its trail: every narrowing of a cell is written down, so
// that going back is undoing, never cloning. Lines whose cells changed wait in a worklist.
import {
  allCandidates,
  clueOf,
  type Grid,
  type LineId,
  lineCount,
  lineLength,
  type Puzzle,
  unknownGrid,
} from '../../model/index.js';
import { solveLine } from './line.js';

export class Board {
  readonly cells: Uint32Array;
  /** The line at which the last contradiction showed. */
  brokenAt: LineId | null = null;
  lineSolves = 0;
  /** Called with each line that narrowed a cell or has no placement. */
  onNarrowed: (line: LineId) => void = () => {};

  private readonly trailCells: number[] = [];
  private readonly trailValues: number[] = [];
  private readonly waiting: LineId[] = [];
  private readonly isWaiting: Uint8Array;

  constructor(
    readonly puzzle: Puzzle,
    given?: Grid,
  ) {
    this.cells = unknownGrid(puzzle, puzzle.palette).cells;
    const all = allCandidates(puzzle.palette);
    given?.cells.forEach((cell, i) => {
      this.cells[i] = cell & all;
    });
    this.isWaiting = new Uint8Array(lineCount(puzzle));
    for (let line = 0; line < lineCount(puzzle); line++) this.wake(line);
  }

  /** A mark to undo to. */
  mark(): number {
    return this.trailCells.length;
  }

  undoTo(mark: number): void {
    while (this.trailCells.length > mark) {
      this.cells[this.trailCells.pop() as number] = this.trailValues.pop() as number;
    }
    this.rest();
  }

  /** Narrows a cell and wakes its two lines (but not `except`, which made the deduction). */
  set(cell: number, candidates: number, except: LineId = -1): void {
    if (this.cells[cell] === candidates) return;
    this.trailCells.push(cell);
    this.trailValues.push(this.cells[cell]);
    this.cells[cell] = candidates;
    const { width, height } = this.puzzle;
    const row = Math.floor(cell / width);
    const column = height + (cell % width);
    if (row !== except) this.wake(row);
    if (column !== except) this.wake(column);
  }

  /** Solves waiting lines until none is left, a contradiction shows, or `lineSolves` reaches the limit. */
  propagate(limit: number): 'sound' | 'broken' | 'paused' {
    while (this.waiting.length > 0) {
      if (this.lineSolves >= limit) return 'paused';
      const line = this.waiting.shift() as LineId;
      this.isWaiting[line] = 0;
      if (!this.solveOne(line)) {
        this.brokenAt = line;
        this.rest();
        return 'broken';
      }
    }
    return 'sound';
  }

  grid(): Grid {
    return { width: this.puzzle.width, height: this.puzzle.height, cells: this.cells.slice() };
  }

  private solveOne(line: LineId): boolean {
    this.lineSolves += 1;
    const { width, height } = this.puzzle;
    const first = line < height ? line * width : line - height;
    const stride = line < height ? 1 : width;
    const cells = new Uint32Array(lineLength(this.puzzle, line));
    for (let i = 0; i < cells.length; i++) cells[i] = this.cells[first + i * stride];
    const mark = this.mark();
    if (!solveLine(clueOf(this.puzzle, line), cells)) {
      this.onNarrowed(line);
      return false;
    }
    for (let i = 0; i < cells.length; i++) this.set(first + i * stride, cells[i], line);
    if (this.mark() > mark) this.onNarrowed(line);
    return true;
  }

  private wake(line: LineId): void {
    if (this.isWaiting[line] !== 0) return;
    this.isWaiting[line] = 1;
    this.waiting.push(line);
  }

  private rest(): void {
    this.waiting.length = 0;
    this.isWaiting.fill(0);
  }
}
