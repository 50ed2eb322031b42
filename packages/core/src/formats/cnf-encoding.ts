// A puzzle as a SAT problem. Variables say for each cell and colour whether the cell has it, and for each
// run where it may begin and end, in order encoding: "begins at or before p". Three kinds of clauses tie
// them, in both directions, so that unit propagation moves the runs and the cells alike:
//   the next run begins after the last one's end (plus a gap if both have one colour);
//   a cell between a run's beginning and its end has the run's colour;
//   a cell between one run's end and the next one's beginning is blank.
// Variables exist only for what the leftmost and the rightmost placement leave open.
import {
  type Color,
  candidate,
  cellOfLine,
  clueOf,
  colorOf,
  type Grid,
  type LineId,
  lineCount,
  lineLength,
  type Puzzle,
  type Run,
} from '../model/index.js';

/** Clauses in the order of DIMACS: literals, and a 0 after each clause. */
export interface CnfEncoding {
  /** Variables are 1 to this number; those of the cells come first. */
  readonly variables: number;
  /** Number of clauses, that is, of zeros in `literals`. */
  readonly clauses: number;
  readonly literals: Int32Array;
}

const TRUE = 0x7fffffff;
const FALSE = -TRUE;

/**
 * The variable that says whether a cell has a colour (1 or more).
 *
 * @example
 * cellVariable(puzzle, 0, 1); // true if the first cell has the first colour
 */
export function cellVariable(puzzle: Puzzle, cell: number, color: Color): number {
  return cell * puzzle.palette.colors.length + color;
}

/**
 * Clauses whose models are the solutions of the puzzle (that agree with the given cells).
 *
 * @example
 * const { literals } = encodeCnf(puzzle); // clauses, each ended by 0
 */
export function encodeCnf(puzzle: Puzzle, given?: Grid): CnfEncoding {
  const encoder = new Encoder(puzzle);
  encoder.cells(given);
  for (let line = 0; line < lineCount(puzzle); line++) encoder.line(line);
  return encoder.result();
}

/**
 * The grid that a model describes.
 *
 * @example
 * const solution = gridOfModel(puzzle, (variable) => model[variable]);
 */
export function gridOfModel(puzzle: Puzzle, isTrue: (variable: number) => boolean): Grid {
  const { width, height, palette } = puzzle;
  const cells = new Uint32Array(width * height).fill(candidate(0));
  for (let cell = 0; cell < cells.length; cell++) {
    for (let color = 1; color <= palette.colors.length; color++) {
      if (isTrue(cellVariable(puzzle, cell, color))) cells[cell] = candidate(color);
    }
  }
  return { width, height, cells };
}

/**
 * A clause that rules this solution out, to ask for another one.
 *
 * @example
 * clauses.push(excludingClause(puzzle, solution)); // ask for another solution
 */
export function excludingClause(puzzle: Puzzle, solution: Grid): number[] {
  return Array.from(solution.cells).flatMap((set, cell) => {
    const color = colorOf(set) ?? 0;
    if (color > 0) return [-cellVariable(puzzle, cell, color)];
    return puzzle.palette.colors.map((_, i) => cellVariable(puzzle, cell, i + 1));
  });
}

class Encoder {
  private literals = new Int32Array(4096);
  private used = 0;
  private clauses = 0;
  private variables: number;

  constructor(private readonly puzzle: Puzzle) {
    this.variables = puzzle.width * puzzle.height * puzzle.palette.colors.length;
  }

  result(): CnfEncoding {
    return { variables: this.variables, clauses: this.clauses, literals: this.literals.slice(0, this.used) };
  }

  /** At most one colour per cell, and what is given. */
  cells(given: Grid | undefined): void {
    const { width, height, palette } = this.puzzle;
    const count = palette.colors.length;
    for (let cell = 0; cell < width * height; cell++) {
      for (let a = 1; a <= count; a++) {
        for (let b = a + 1; b <= count; b++) this.add([-this.cell(cell, a), -this.cell(cell, b)]);
      }
      if (given === undefined) continue;
      const set = given.cells[cell];
      const open: number[] = [];
      for (let color = 1; color <= count; color++) {
        if ((set & candidate(color)) === 0) this.add([-this.cell(cell, color)]);
        else open.push(this.cell(cell, color));
      }
      if ((set & candidate(0)) === 0) this.add(open);
    }
  }

  line(line: LineId): void {
    const clue = clueOf(this.puzzle, line);
    if (clue === null) return;
    const length = lineLength(this.puzzle, line);
    const runs = placeRuns(clue, length).map((bounds) => this.run(bounds));
    const cells = Array.from({ length }, (_, position) => cellOfLine(this.puzzle, line, position));
    this.order(runs, length);
    cells.forEach((cell, position) => {
      for (let color = 1; color <= this.puzzle.palette.colors.length; color++) {
        const x = this.cell(cell, color);
        const reaching = runs.filter(
          (run) => run.color === color && run.first <= position && position < run.last,
        );
        if (reaching.length === 0) this.add([-x]);
        for (const run of reaching) this.add([-run.begins(position), run.ends(position), x]);
        if (reaching.length > 0) this.blanks(runs, position, x);
      }
    });
  }

  /** Begins before it ends, and ends before the next one begins. */
  private order(runs: readonly PlacedRun[], length: number): void {
    runs.forEach((run, j) => {
      for (let p = 0; p < length; p++) {
        this.add([-run.begins(p), run.begins(p + 1)]);
        if (run.blotted) {
          this.add([-run.ends(p), run.ends(p + 1)]);
          this.add([-run.ends(p + 1), run.begins(p)]);
        }
        const next = runs[j + 1];
        const gap = next?.color === run.color ? 1 : 0;
        if (next !== undefined) this.add([-next.begins(p), run.ends(p - gap)]);
      }
    });
  }

  /** Between two runs, before the first and after the last, the cell does not have the colour of `x`. */
  private blanks(runs: readonly PlacedRun[], position: number, x: number): void {
    for (let j = 0; j <= runs.length; j++) {
      const ended = j === 0 ? TRUE : runs[j - 1].ends(position);
      const begun = j === runs.length ? FALSE : runs[j].begins(position);
      this.add([-ended, begun, -x]);
    }
  }

  /** A run with its literals. */
  private run({ run, first, last }: Bounds): PlacedRun {
    const { color, length } = run;
    const least = length ?? 1;
    const begins = this.ladder(first, last - least);
    const ends = length === null ? this.ladder(first + 1, last) : (p: number) => begins(p - length);
    return { color, first, last, blotted: length === null, begins, ends };
  }

  /** "At or before p" for something that happens from `from` to `to`: true from there on, false before. */
  private ladder(from: number, to: number): (p: number) => number {
    const base = this.variables + 1 - from;
    this.variables += Math.max(0, to - from);
    return (p) => (p < from ? FALSE : p >= to ? TRUE : base + p);
  }

  private cell(cell: number, color: Color): number {
    return cellVariable(this.puzzle, cell, color);
  }

  /** Drops literals known to be false, and the whole clause if a literal is known to be true. */
  private add(clause: readonly number[]): void {
    if (clause.includes(TRUE)) return;
    if (this.used + clause.length + 1 > this.literals.length) {
      const larger = new Int32Array(2 * this.literals.length + clause.length);
      larger.set(this.literals);
      this.literals = larger;
    }
    for (const literal of clause) if (literal !== FALSE) this.literals[this.used++] = literal;
    this.literals[this.used++] = 0;
    this.clauses += 1;
  }
}

interface PlacedRun {
  readonly color: Color;
  /** The first cell it can cover, and the one after the last. */
  readonly first: number;
  readonly last: number;
  readonly blotted: boolean;
  /** Literal: it begins at or before this position. */
  readonly begins: (position: number) => number;
  /** Literal: its last cell lies before this position. */
  readonly ends: (position: number) => number;
}

interface Bounds {
  readonly run: Run;
  readonly first: number;
  readonly last: number;
}

/** How far each run can move: from the leftmost and the rightmost placement of all. */
function placeRuns(runs: readonly Run[], length: number): Bounds[] {
  const gap = (j: number) => (runs[j]?.color === runs[j + 1]?.color ? 1 : 0);
  const firsts: number[] = [];
  let at = 0;
  runs.forEach((run, j) => {
    firsts.push(at);
    at += (run.length ?? 1) + gap(j);
  });
  const bounds: Bounds[] = [];
  let end = length;
  for (let j = runs.length - 1; j >= 0; j--) {
    bounds.push({ run: runs[j], first: firsts[j], last: end });
    end -= (runs[j].length ?? 1) + (j > 0 ? gap(j - 1) : 0);
  }
  return bounds.reverse();
}
