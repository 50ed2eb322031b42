// What the checker knows at one moment: candidates of the cells, bounds of the run starts, clauses; and propagation,
// which narrows them by unit clauses and complete line solving until nothing changes. Changes are undone by a trail.
//
// A literal is a number: 2v says "variable v holds", 2v + 1 that it does not. Variables: cell * colors + c, "the cell
// has colour c" (0 is blank), then one per run and cell of its line, "the run starts at or before this cell".
import { allCandidates, cellOfLine, clueOf, type Grid, lineLength, type Puzzle } from '../model/index.js';
import { LineSolver } from './line.js';

interface Line {
  /** Of the whole grid, in order. */
  readonly cells: readonly number[];
  readonly firstRun: number;
  readonly runs: number;
  /** Undefined for an unknown clue: nothing follows from it. */
  readonly solver: LineSolver | undefined;
  /** Scratch for the solver's input. */
  readonly candidates: Uint32Array;
}

interface Clause {
  /** The first two are watched. */
  readonly literals: number[];
  isDeleted: boolean;
}

export class State {
  readonly colors: number;
  readonly cells: Uint32Array;
  readonly lines: readonly Line[];
  /** Inclusive bounds of the start of every run, numbered through line by line. */
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  /** First start variable of each run, and the run of each start variable. */
  readonly startVariables: Int32Array;
  private readonly runOfStart: Int32Array;
  private readonly lineOfRun: Int32Array;
  private readonly cellVariables: number;
  /** By literal. */
  private readonly watches: (Clause[] | undefined)[] = [];
  /** What has changed, a cell, or ~(2 * run) for a low bound, ~(2 * run + 1) for a high one; and its old value. */
  private readonly changed: number[] = [];
  private readonly before: number[] = [];
  private readonly falsified: number[] = [];
  private readonly queue: number[] = [];
  private readonly isQueued: Uint8Array;

  constructor(
    readonly puzzle: Puzzle,
    given: Grid | undefined,
  ) {
    const { width, height, palette } = puzzle;
    this.colors = palette.colors.length + 1;
    const all = allCandidates(palette);
    this.cells = Uint32Array.from({ length: width * height }, (_, cell) => (given?.cells[cell] ?? all) & all);
    const lines: Line[] = [];
    const lineOfRun: number[] = [];
    const starts: number[] = [];
    this.cellVariables = this.cells.length * this.colors;
    const runOfStart: number[] = [];
    for (let id = 0; id < width + height; id++) {
      const clue = clueOf(puzzle, id);
      const length = lineLength(puzzle, id);
      const runs = clue?.length ?? 0;
      lines.push({
        cells: Array.from({ length }, (_, position) => cellOfLine(puzzle, id, position)),
        firstRun: lineOfRun.length,
        runs,
        solver: clue === null ? undefined : new LineSolver(clue, length),
        candidates: new Uint32Array(length),
      });
      for (let run = 0; run < runs; run++) {
        starts.push(this.cellVariables + runOfStart.length);
        for (let position = 0; position < length; position++) runOfStart.push(lineOfRun.length);
        lineOfRun.push(id);
      }
    }
    this.lines = lines;
    this.lineOfRun = Int32Array.from(lineOfRun);
    this.startVariables = Int32Array.from(starts);
    this.runOfStart = Int32Array.from(runOfStart);
    this.low = new Int32Array(lineOfRun.length);
    this.high = Int32Array.from(lineOfRun, (line) => lines[line].cells.length - 1);
    this.isQueued = new Uint8Array(lines.length);
    for (let line = 0; line < lines.length; line++) this.enqueue(line);
  }

  /** 1 true, -1 false, 0 open. */
  value(literal: number): number {
    const variable = literal >> 1;
    let truth = 0;
    if (variable < this.cellVariables) {
      const cell = Math.floor(variable / this.colors);
      const bit = 1 << (variable - cell * this.colors);
      if (this.cells[cell] === bit) truth = 1;
      else if ((this.cells[cell] & bit) === 0) truth = -1;
    } else {
      const run = this.runOfStart[variable - this.cellVariables];
      const start = variable - this.startVariables[run];
      if (this.high[run] <= start) truth = 1;
      else if (this.low[run] > start) truth = -1;
    }
    return literal & 1 ? -truth : truth;
  }

  /** The first and the last cell of its line at which a run may start. */
  startBounds(run: number): readonly [low: number, high: number] {
    return [this.low[run], this.high[run]];
  }

  /** Makes a literal true. False when it cannot be. */
  assert(literal: number): boolean {
    const variable = literal >> 1;
    const isNegated = (literal & 1) !== 0;
    if (variable < this.cellVariables) {
      const cell = Math.floor(variable / this.colors);
      const bit = 1 << (variable - cell * this.colors);
      return this.narrowCell(cell, isNegated ? ~bit : bit, -1);
    }
    const run = this.runOfStart[variable - this.cellVariables];
    const start = variable - this.startVariables[run];
    return isNegated ? this.narrowRun(run, start + 1, Infinity, -1) : this.narrowRun(run, 0, start, -1);
  }

  /** Keeps these candidates of a cell. The line that deduced it is not queued again. False when none is left. */
  narrowCell(cell: number, keep: number, from: number): boolean {
    const before = this.cells[cell];
    const left = (before & keep) >>> 0;
    if (left === before) return true;
    if (left === 0) return false;
    this.note(cell, before);
    this.cells[cell] = left;
    for (let color = 0; color < this.colors; color++) {
      const variable = cell * this.colors + color;
      if (((before & ~left) >>> color) & 1) this.falsified.push(2 * variable);
      if (left === 1 << color) this.falsified.push(2 * variable + 1);
    }
    const { width, height } = this.puzzle;
    const row = Math.floor(cell / width);
    if (row !== from) this.enqueue(row);
    const column = height + (cell % width);
    if (column !== from) this.enqueue(column);
    return true;
  }

  private narrowRun(run: number, low: number, high: number, from: number): boolean {
    const variable = this.startVariables[run];
    if (Math.max(low, this.low[run]) > Math.min(high, this.high[run])) return false;
    if (low <= this.low[run] && high >= this.high[run]) return true;
    if (low > this.low[run]) {
      this.note(~(2 * run), this.low[run]);
      for (let p = this.low[run]; p < low; p++) this.falsified.push(2 * (variable + p));
      this.low[run] = low;
    }
    if (high < this.high[run]) {
      this.note(~(2 * run + 1), this.high[run]);
      for (let p = high; p < this.high[run]; p++) this.falsified.push(2 * (variable + p) + 1);
      this.high[run] = high;
    }
    if (this.lineOfRun[run] !== from) this.enqueue(this.lineOfRun[run]);
    return true;
  }

  private note(what: number, before: number): void {
    this.changed.push(what);
    this.before.push(before);
  }

  private enqueue(line: number): void {
    if (this.isQueued[line] !== 0 || this.lines[line].solver === undefined) return;
    this.isQueued[line] = 1;
    this.queue.push(line);
  }

  /** Unit propagation and line solving to the end. False on a contradiction. */
  propagate(): boolean {
    for (;;) {
      for (let next = this.falsified.pop(); next !== undefined; next = this.falsified.pop()) {
        if (!this.visit(next)) return this.clearQueues();
      }
      const line = this.queue.shift();
      if (line === undefined) return true;
      this.isQueued[line] = 0;
      if (!this.solveLine(line)) return this.clearQueues();
    }
  }

  private clearQueues(): false {
    this.falsified.length = 0;
    for (const line of this.queue) this.isQueued[line] = 0;
    this.queue.length = 0;
    return false;
  }

  private solveLine(id: number): boolean {
    const { cells, firstRun, runs, solver, candidates } = this.lines[id];
    if (solver === undefined) return true;
    for (let p = 0; p < cells.length; p++) candidates[p] = this.cells[cells[p]];
    const low = this.low.subarray(firstRun, firstRun + runs);
    const high = this.high.subarray(firstRun, firstRun + runs);
    if (!solver.solve(candidates, low, high)) return false;
    for (let p = 0; p < cells.length; p++) if (!this.narrowCell(cells[p], solver.cells[p], id)) return false;
    for (let i = 0; i < runs; i++) {
      if (!this.narrowRun(firstRun + i, solver.low[i], solver.high[i], id)) return false;
    }
    return true;
  }

  /** Visits the clauses that watch a literal which became false. */
  private visit(falsified: number): boolean {
    const list = this.watches[falsified];
    if (list === undefined) return true;
    let kept = 0;
    for (let i = 0; i < list.length; i++) {
      const clause = list[i];
      if (clause.isDeleted) continue;
      const { literals } = clause;
      if (literals[0] === falsified) [literals[0], literals[1]] = [literals[1], falsified];
      const other = this.value(literals[0]) > 0 ? -1 : this.findWatch(literals);
      if (other > 0) {
        [literals[1], literals[other]] = [literals[other], falsified];
        this.watch(literals[1], clause);
        continue;
      }
      list[kept++] = clause;
      if (other === 0 && !this.assert(literals[0])) {
        while (++i < list.length) list[kept++] = list[i];
        list.length = kept;
        return false;
      }
    }
    list.length = kept;
    return true;
  }

  /** The place of a literal that is not false, from the third on; 0 if there is none. */
  private findWatch(literals: readonly number[]): number {
    for (let at = 2; at < literals.length; at++) if (this.value(literals[at]) >= 0) return at;
    return 0;
  }

  private watch(literal: number, clause: Clause): void {
    const list = this.watches[literal];
    if (list === undefined) this.watches[literal] = [clause];
    else list.push(clause);
  }

  /** Adds a clause for good and propagates. False when it leaves no solution. Pre: nothing is assumed. */
  add(literals: readonly number[]): Clause | boolean {
    if (literals.some((literal) => this.value(literal) > 0)) return true;
    const open = literals.filter((literal) => this.value(literal) === 0);
    if (open.length === 0) return false;
    if (open.length === 1) return this.assert(open[0]) && this.propagate();
    const clause: Clause = { literals: open, isDeleted: false };
    this.watch(open[0], clause);
    this.watch(open[1], clause);
    return clause;
  }

  /** Whether assuming these literals, one after the other, leads to a contradiction. Nothing stays assumed. */
  refutes(literals: readonly number[]): boolean {
    return this.assuming(literals, () => false);
  }

  /** Assumes, propagates, and undoes it. True on a contradiction, else what `look` says. */
  assuming(literals: readonly number[], look: () => boolean): boolean {
    const mark = this.changed.length;
    const holds = literals.every((literal) => this.assert(literal));
    if (!holds) this.clearQueues();
    const isRefuted = !holds || !this.propagate() || look();
    this.undoTo(mark);
    return isRefuted;
  }

  private undoTo(mark: number): void {
    while (this.changed.length > mark) {
      const what = this.changed.pop() as number;
      const before = this.before.pop() as number;
      if (what >= 0) this.cells[what] = before;
      else if (~what & 1) this.high[~what >> 1] = before;
      else this.low[~what >> 1] = before;
    }
  }
}
