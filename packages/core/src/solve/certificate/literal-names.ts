// The names of the engine's literals (assembly/domains.ts) in certificates and traces: `3,5`, `!3,5:2`, `r3#2<=7`.
import type { Puzzle } from '../../model/index.js';

interface OrderRun {
  readonly firstVariable: number;
  readonly name: string;
  readonly low: number;
}

export class LiteralNames {
  private readonly colors: number;
  private readonly cellVariables: number;
  private readonly orderRuns: OrderRun[] = [];
  private readonly lines: readonly string[];

  constructor(private readonly puzzle: Puzzle) {
    this.lines = [
      ...puzzle.rows.map((_, row) => `r${row + 1}`),
      ...puzzle.columns.map((_, column) => `c${column + 1}`),
    ];
    this.colors = puzzle.palette.colors.length + 1;
    const { width, height } = puzzle;
    this.cellVariables = width * height * (this.colors === 2 ? 1 : this.colors);
  }

  /** A record of the kind `orderRun`: they come in the order of their variables. */
  addOrderRun([firstVariable, line, run, low]: Int32Array): void {
    this.orderRuns.push({ firstVariable, name: `${this.line(line)}#${run + 1}`, low });
  }

  line(line: number): string {
    return this.lines[line];
  }

  cell(cell: number): string {
    return `${Math.floor(cell / this.puzzle.width) + 1},${(cell % this.puzzle.width) + 1}`;
  }

  literal(literal: number): string {
    const variable = literal >> 1;
    const isSecond = (literal & 1) !== 0;
    if (variable >= this.cellVariables) {
      const { firstVariable, name, low } = this.orderRun(variable);
      return `${isSecond ? '!' : ''}${name}<=${low + variable - firstVariable + 1}`;
    }
    if (this.colors === 2) return `${isSecond ? '!' : ''}${this.cell(variable)}`;
    const cell = Math.floor(variable / this.colors);
    return `${isSecond ? '' : '!'}${this.cell(cell)}:${variable - cell * this.colors}`;
  }

  private orderRun(variable: number): OrderRun {
    let from = 0;
    let to = this.orderRuns.length - 1;
    while (from < to) {
      const middle = (from + to + 1) >> 1;
      if (this.orderRuns[middle].firstVariable <= variable) from = middle;
      else to = middle - 1;
    }
    return this.orderRuns[from];
  }
}
