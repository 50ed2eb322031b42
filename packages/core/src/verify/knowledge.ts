// What the checker knows at one moment: the colours that each cell may have, the first and last start of each run, and
// the clauses. It grows only by the hints of a step, each of which is one line or one clause; what an assumption has
// added is undone.
import { allCandidates, type Clue, type Grid, type Puzzle } from '../model/index.js';
import { type LineCheck, lineCheck } from './line.js';

/** "The cell has this colour" (`value` is its bit), or "the run starts at this cell of its line or before it". */
export interface Literal {
  readonly isNegated: boolean;
  /** The cell; or, above all cells, the place of the run's first start in the facts. */
  readonly place: number;
  readonly value: number;
}

export interface Line {
  readonly clue: Clue;
  readonly cells: readonly number[];
  /** Place in the facts of the first start of its first run. */
  readonly firstRun: number;
  /** Where its facts are among all: cells, first starts, last starts. */
  readonly places: Int32Array;
  /** Undefined for an unknown clue: nothing follows from it. */
  readonly check: LineCheck | undefined;
}

/** One deduction: ~line, or the number of a clause. */
export type Hint = number;

export class Knowledge {
  readonly lines: readonly Line[];
  readonly clauses = new Map<number, readonly Literal[]>();
  /** The colours of each cell as bits (bit 0 is blank), the first start of each run, the last start of each run. */
  readonly facts: Int32Array;
  /** The facts about cells at the beginning. */
  readonly given: Int32Array;
  readonly cellCount: number;
  readonly runCount: number;
  /** Place and old value of each change since the last assumption. */
  private readonly trail: number[] = [];

  constructor({ width, height, rows, columns, palette }: Puzzle, given: Grid | undefined) {
    const clues = [...rows, ...columns];
    const all = allCandidates(palette);
    this.cellCount = width * height;
    this.runCount = clues.reduce((sum, clue) => sum + (clue?.length ?? 0), 0);
    this.facts = new Int32Array(this.cellCount + 2 * this.runCount).fill(all, 0, this.cellCount);
    given?.cells.forEach((set, cell) => {
      this.facts[cell] = set & all;
    });
    let firstRun = this.cellCount;
    this.lines = clues.map((clue, id) => {
      const cells =
        id < height
          ? columns.map((_, column) => id * width + column)
          : rows.map((_, row) => row * width + id - height);
      const first = firstRun;
      const runs = clue?.map((_, run) => first + run) ?? [];
      firstRun += runs.length;
      for (const run of runs) this.facts[run + this.runCount] = cells.length - 1;
      const places = Int32Array.from([...cells, ...runs, ...runs.map((run) => run + this.runCount)]);
      const check = clue === null ? undefined : lineCheck(clue, cells.length, palette.colors.length + 1);
      return { clue, cells, firstRun: first, places, check };
    });
    this.given = this.facts.slice(0, this.cellCount);
  }

  /** Follows hints one by one. False on a contradiction. */
  follow(hints: readonly Hint[]): boolean {
    return hints.every((hint) => (hint < 0 ? this.useLine(~hint) : this.useClause(hint)));
  }

  /** Whether assuming that each literal is true, or that each is false, and following the hints ends in a contradiction. */
  refutes(literals: readonly Literal[], truth: boolean, hints: readonly Hint[]): boolean {
    this.trail.length = 0;
    const holds = literals.every((literal) => this.assert(literal, truth)) && this.follow(hints);
    while (this.trail.length > 0) {
      const value = this.trail.pop() ?? 0;
      this.facts[this.trail.pop() ?? 0] = value;
    }
    return !holds;
  }

  /** Keeps what some placement of the line's clue uses. False if there is none. */
  private useLine(line: number): boolean {
    const { check, places } = this.lines[line];
    if (check === undefined) return true;
    let isNarrow = true; // nothing has changed since the last time
    for (let i = 0; i < places.length; i++) {
      isNarrow &&= check.facts[i] === this.facts[places[i]];
      check.facts[i] = this.facts[places[i]];
    }
    if (isNarrow) return true;
    if (!check.narrow()) return false;
    for (let i = 0; i < places.length; i++) this.set(places[i], check.facts[i]);
    return true;
  }

  /** If all literals but one are false, that one is true. False if all are false. */
  private useClause(number: number): boolean {
    let open: Literal | undefined;
    for (const literal of this.clauses.get(number) ?? []) {
      const value = this.value(literal);
      if (value > 0 || (value === 0 && open !== undefined)) return true;
      if (value === 0) open = literal;
    }
    return open !== undefined && this.assert(open, true);
  }

  /** 1 true, -1 false, 0 open. */
  private value({ isNegated, place, value }: Literal): number {
    const fact = this.facts[place];
    let truth = 0;
    if (place < this.cellCount) truth = fact === value ? 1 : fact & value ? 0 : -1;
    else truth = this.facts[place + this.runCount] <= value ? 1 : fact <= value ? 0 : -1;
    return isNegated ? -truth : truth;
  }

  /** Makes a literal true, or false. Returns whether that is possible. */
  private assert({ isNegated, place, value }: Literal, truth: boolean): boolean {
    const { facts, cellCount, runCount } = this;
    const holds = truth !== isNegated;
    if (place < cellCount) {
      this.set(place, facts[place] & (holds ? value : ~value));
      return facts[place] !== 0;
    }
    if (holds) this.set(place + runCount, Math.min(facts[place + runCount], value));
    else this.set(place, Math.max(facts[place], value + 1));
    return facts[place] <= facts[place + runCount];
  }

  private set(place: number, value: number): void {
    if (this.facts[place] === value) return;
    this.trail.push(place, this.facts[place]);
    this.facts[place] = value;
  }
}
