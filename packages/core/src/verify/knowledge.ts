// What the checker knows at one moment: the colours that each cell may have, the first and last start of each run, and
// the clauses. It grows only by the hints of a step, each of which is one line or one clause; what an assumption has
// added is undone.
//
// A literal is a number: 2v says "v holds", 2v + 1 that it does not. v is cell * colors + c for "the cell has colour c"
// (0 is blank); behind these, run * longest + p for "the run starts at cell p of its line or before".
import { allCandidates, cellOfLine, clueOf, type Grid, lineLength, type Puzzle } from '../model/index.js';
import { LineCheck } from './line.js';

export interface Line {
  readonly cells: readonly number[];
  /** Number of its first run: runs are numbered through, line by line. */
  readonly firstRun: number;
  readonly lengths: readonly (number | null)[];
  /** Undefined for an unknown clue: nothing follows from it. */
  readonly check: LineCheck | undefined;
  /** Where the checker's facts of this line are among all: cells, first starts, last starts. */
  readonly places: Int32Array;
}

/** A step of a derivation: ~line, or the number of a clause. */
export type Hint = number;

export class Knowledge {
  readonly lines: readonly Line[];
  readonly colors: number;
  /** The candidate set of each cell, then the first start of each run, then the last. */
  readonly facts: Int32Array;
  /** Places of `facts` where first and last starts begin; the variable of the first start. */
  readonly low: number;
  readonly high: number;
  readonly startVariables: number;
  readonly longest: number;
  readonly clauses = new Map<number, readonly number[]>();
  /** Place and old value of each change since the last assumption. */
  private readonly trail: number[] = [];
  /** The two lines of each place of `facts`, and whether a line may have more to say since it was solved last. */
  private readonly linesOf: Int32Array;
  private readonly isStale: Uint8Array;

  constructor(puzzle: Puzzle, given: Grid | undefined) {
    const { width, height, palette } = puzzle;
    const all = allCandidates(palette);
    this.colors = palette.colors.length + 1;
    this.longest = Math.max(width, height);
    const clues = Array.from({ length: width + height }, (_, id) => clueOf(puzzle, id));
    const runs = clues.reduce((sum, clue) => sum + (clue?.length ?? 0), 0);
    this.low = width * height;
    this.high = this.low + runs;
    this.startVariables = this.low * this.colors;
    let firstRun = 0;
    this.lines = clues.map((clue, id) => {
      const cells = Array.from({ length: lineLength(puzzle, id) }, (_, i) => cellOfLine(puzzle, id, i));
      const lengths = clue?.map((run) => run.length) ?? [];
      const numbers = lengths.map((_, run) => firstRun + run);
      firstRun += lengths.length;
      return {
        cells,
        firstRun: firstRun - lengths.length,
        lengths,
        check: clue === null ? undefined : new LineCheck(clue, cells.length, this.colors),
        places: Int32Array.from([
          ...cells,
          ...numbers.map((run) => this.low + run),
          ...numbers.map((run) => this.high + run),
        ]),
      };
    });
    this.facts = new Int32Array(this.high + runs);
    this.isStale = new Uint8Array(this.lines.length).fill(1);
    this.linesOf = new Int32Array(2 * this.facts.length);
    this.lines.forEach(({ places }, id) => {
      // Rows first: a column is the second line of its cells. A run has the same line twice.
      for (const place of places) this.linesOf[2 * place + 1] = id;
      for (const place of places) if (id < height || place >= this.low) this.linesOf[2 * place] = id;
    });
    for (let cell = 0; cell < this.low; cell++) this.facts[cell] = (given?.cells[cell] ?? all) & all;
    for (const { cells, firstRun: first, lengths } of this.lines) {
      this.facts.fill(cells.length - 1, this.high + first, this.high + first + lengths.length);
    }
  }

  /** 1 true, -1 false, 0 open. */
  value(literal: number): number {
    const variable = literal >> 1;
    let truth = 0;
    if (variable < this.startVariables) {
      const cell = Math.floor(variable / this.colors);
      const bit = 1 << (variable - cell * this.colors);
      if (this.facts[cell] === bit) truth = 1;
      else if ((this.facts[cell] & bit) === 0) truth = -1;
    } else {
      const [run, start] = this.startOf(variable);
      if (this.facts[this.high + run] <= start) truth = 1;
      else if (this.facts[this.low + run] > start) truth = -1;
    }
    return literal & 1 ? -truth : truth;
  }

  /** Makes a literal true. False when it cannot be. */
  assert(literal: number): boolean {
    const value = this.value(literal);
    if (value !== 0) return value > 0;
    const variable = literal >> 1;
    const isNegated = (literal & 1) !== 0;
    if (variable < this.startVariables) {
      const cell = Math.floor(variable / this.colors);
      const bit = 1 << (variable - cell * this.colors);
      this.set(cell, isNegated ? this.facts[cell] & ~bit : bit);
    } else {
      const [run, start] = this.startOf(variable);
      if (isNegated) this.set(this.low + run, start + 1);
      else this.set(this.high + run, start);
    }
    return true;
  }

  /** The run and the cell of a variable about a start. */
  startOf(variable: number): readonly [run: number, start: number] {
    const index = variable - this.startVariables;
    return [Math.floor(index / this.longest), index % this.longest];
  }

  set(place: number, value: number): void {
    if (this.facts[place] === value) return;
    this.trail.push(place, this.facts[place]);
    this.write(place, value);
  }

  private write(place: number, value: number): void {
    this.facts[place] = value;
    this.isStale[this.linesOf[2 * place]] = 1;
    this.isStale[this.linesOf[2 * place + 1]] = 1;
  }

  /** Follows hints one by one. False on a contradiction. */
  follow(hints: readonly Hint[]): boolean {
    return hints.every((hint) => (hint < 0 ? this.solveLine(~hint) : this.useClause(hint)));
  }

  private solveLine(line: number): boolean {
    const { check, places } = this.lines[line];
    if (check === undefined || this.isStale[line] === 0) return true;
    for (let i = 0; i < places.length; i++) check.facts[i] = this.facts[places[i]];
    if (!check.narrow()) return false;
    for (let i = 0; i < places.length; i++) this.set(places[i], check.facts[i]);
    this.isStale[line] = 0;
    return true;
  }

  /** If all literals but one are false, that one is true. False when all are false. */
  private useClause(number: number): boolean {
    const clause = this.clauses.get(number);
    if (clause === undefined) return true;
    let open = -1;
    for (const literal of clause) {
      const value = this.value(literal);
      if (value > 0 || (value === 0 && open >= 0)) return true;
      if (value === 0) open = literal;
    }
    return open >= 0 && this.assert(open);
  }

  /** Assumes literals, follows the hints, calls `look` if there is no contradiction, and undoes it all. */
  refutes(literals: readonly number[], hints: readonly Hint[], look?: () => void): boolean {
    this.trail.length = 0;
    const holds = literals.every((literal) => this.assert(literal)) && this.follow(hints);
    if (holds) look?.();
    for (let at = this.trail.length - 2; at >= 0; at -= 2) this.write(this.trail[at], this.trail[at + 1]);
    this.trail.length = 0;
    return !holds;
  }
}
