// What the checker knows at one moment: the colours that each cell may have, the first and last start of each run, and
// the clauses. It grows only by the hints of a step, each of which is one line or one clause; what an assumption has
// added is undone.
import { allCandidates, type Clue, type Grid, type Puzzle } from '../model/index.js';
import { type Line, makeLine } from './line.js';

/** "The cell has this colour" (`value` is its bit), or "the run starts at this cell of its line or before it". */
export interface Literal {
  readonly isNegated: boolean;
  /** The cell; or, above all cells, the place of the run's first start in the facts. */
  readonly place: number;
  readonly value: number;
}

export type Clause = readonly Literal[];

export class Knowledge {
  /** By name: r1, r2, .., c1, c2, .. */
  readonly lines = new Map<string, Line>();
  /** By number, as text. */
  readonly clauses = new Map<string, Clause>();
  /** The colours of each cell as bits (bit 0 is blank), then the first and the last start of each run. */
  readonly facts: Int32Array;
  /** The facts about cells at the beginning. */
  readonly given: Int32Array;

  constructor({ width, height, rows, columns, palette }: Puzzle, given: Grid | undefined) {
    const all = allCandidates(palette);
    const facts = Array.from({ length: width * height }, (_, cell) => (given?.cells[cell] ?? all) & all);
    this.given = Int32Array.from(facts);
    const addLine = (name: string, clue: Clue, cells: number[]) => {
      const runs = (clue ?? []).map(() => facts.push(0, cells.length - 1) - 2);
      this.lines.set(name, makeLine(clue, cells, runs, palette.colors.length + 1));
    };
    rows.forEach((clue, row) => {
      const cells = columns.map((_, column) => row * width + column);
      addLine(`r${row + 1}`, clue, cells);
    });
    columns.forEach((clue, column) => {
      const cells = rows.map((_, row) => row * width + column);
      addLine(`c${column + 1}`, clue, cells);
    });
    this.facts = Int32Array.from(facts);
  }

  /** Follows hints one by one. False on a contradiction. */
  follow(hints: readonly (Line | Clause)[]): boolean {
    return hints.every((hint) => ('clue' in hint ? hint.narrow(this.facts) : this.useClause(hint)));
  }

  /** Whether assuming that each literal is true, or that each is false, and following the hints ends in a contradiction. */
  refutes(literals: Clause, truth: boolean, hints: readonly (Line | Clause)[]): boolean {
    const before = this.facts.slice();
    const holds = literals.every((literal) => this.assert(literal, truth)) && this.follow(hints);
    this.facts.set(before);
    return !holds;
  }

  /** If all literals but one are false, that one is true. False if all are false. */
  private useClause(clause: Clause): boolean {
    let open: Literal | undefined;
    for (const literal of clause) {
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
    if (place < this.given.length) truth = fact === value ? 1 : fact & value ? 0 : -1;
    else truth = this.facts[place + 1] <= value ? 1 : fact <= value ? 0 : -1;
    return isNegated ? -truth : truth;
  }

  /** Makes a literal true, or false. Returns whether that is possible. */
  private assert({ isNegated, place, value }: Literal, truth: boolean): boolean {
    const { facts, given } = this;
    const holds = truth !== isNegated;
    if (place < given.length) {
      facts[place] &= holds ? value : ~value;
      return facts[place] !== 0;
    }
    if (holds) facts[place + 1] = Math.min(facts[place + 1], value);
    else facts[place] = Math.max(facts[place], value + 1);
    return facts[place] <= facts[place + 1];
  }
}
