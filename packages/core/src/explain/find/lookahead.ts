// Follows assumptions. From a cell that is assumed to have some candidates only, the lines through it
// are solved, then the lines that cross what changed, and so on, wave by wave. All lines of one wave
// see the same grid and their results are joined afterwards, so that nothing depends on an order.
//
// An outcome stays true as long as none of the lines it looked at has changed: it is remembered.
import { BLANK, candidate, type LineId, type Solution } from '../../model/index.js';
import type { SolveResult } from '../../solve/index.js';
import type { CellFact } from '../deduction.js';
import type { Query } from '../query.js';
import { type Board, isUnknown } from '../techniques/board.js';

export interface Outcome {
  /** Whether some line can't be placed any more. */
  readonly breaks: boolean;
  /** How many waves it took to break or to come to rest; those allowed if neither. */
  readonly waves: number;
  /** The lines that led to the end, or all that were looked at when nothing broke. */
  readonly lines: readonly LineId[];
  /** What became known when nothing broke, the assumption included. */
  readonly facts: readonly CellFact[];
}

/** Which lines may be looked at in which wave (from 1). A line left out waits for the next wave. */
export type WaveFilter = (wave: number, line: LineId) => boolean;

const ASSUMED = -1;
const BOTH = -2;

/** How an assumption is followed: part of the key of a remembered outcome. */
const A_FEW_WAVES = 0;
const TO_THE_END = 1;
const ALONG_THE_EDGE = 2;

/** Early-stop threshold: line solves after which the best finding so far will do. */
const ENOUGH = 20_000;

interface Remembered {
  readonly outcome: Outcome;
  readonly looked: readonly LineId[];
  readonly at: number;
}

export class Lookahead {
  /** Whether to stop when something was found and enough was searched; and from which cell to search. */
  stopEarly = false;
  near: number | undefined;
  /** Line solves for one step at most. */
  cap = Infinity;

  private rows: Uint32Array[] = [];
  private columns: Uint32Array[] = [];
  private readonly memory = new Map<number, Remembered>();
  private syncedAt = -1;
  private searched: SolveResult | undefined;
  private begunAt = 0;
  private techniqueBegunAt = 0;

  /** What each line comes to within a wave; made when it is first looked at. */
  private readonly results: Uint32Array[] = [];

  /** The cells changed in the branch, with the line that did it, ASSUMED, or BOTH of its lines. */
  private readonly changedBy = new Map<number, LineId>();

  constructor(
    readonly board: Board,
    readonly query: Query,
    /** Lines that may be used; default all. */
    private readonly mayUse: (line: LineId) => boolean = () => true,
  ) {}

  /** Whether to look no further: a limit of the query or the cap of this step is reached. */
  get isStopped(): boolean {
    return this.query.stopped !== null || this.isSpent;
  }

  /** Whether the cap of this step is reached. */
  get isSpent(): boolean {
    return this.query.lineSolves - this.begunAt > this.cap;
  }

  /** Begins to look for another step. */
  begin(): void {
    this.begunAt = this.query.lineSolves;
  }

  /** Begins to look for it with another technique. */
  beginTechnique(): void {
    this.techniqueBegunAt = this.query.lineSolves;
  }

  /** The unknown cells of the board; those near `near` first, if that is set. */
  unknownCells(): number[] {
    const { width, height } = this.board.puzzle;
    const cells: number[] = [];
    for (let cell = 0; cell < width * height; cell++) if (isUnknown(this.board.cell(cell))) cells.push(cell);
    const { near } = this;
    if (near === undefined) return this.stopEarly ? this.tightestFirst(cells) : cells;
    const row = Math.trunc(near / width);
    const column = near % width;
    const distance = (cell: number) =>
      Math.abs(Math.trunc(cell / width) - row) + Math.abs((cell % width) - column);
    return cells.sort((a, b) => distance(a) - distance(b) || a - b);
  }

  /** Where least is open an assumption breaks soonest. */
  private tightestFirst(cells: readonly number[]): number[] {
    const { puzzle, unknownIn } = this.board;
    const open = (cell: number) =>
      unknownIn[Math.trunc(cell / puzzle.width)] + unknownIn[puzzle.height + (cell % puzzle.width)];
    return cells
      .map((cell) => ({ cell, open: open(cell) }))
      .sort((a, b) => a.open - b.open || a.cell - b.cell)
      .map(({ cell }) => cell);
  }

  /** Whether to stop searching: a caller that needs one step does not wait for all of them. */
  isEnough(found: readonly unknown[]): boolean {
    if (!this.stopEarly || found.length === 0) return false;
    return this.query.lineSolves - this.techniqueBegunAt > ENOUGH;
  }

  /** How many cells become known, the settled ones included, when line logic continues from there. */
  gainOf(settles: readonly CellFact[]): number {
    const reached = new Set<number>();
    for (const { cell, candidates } of settles) {
      reached.add(cell);
      if (isUnknown(candidates) || candidates === 0 || this.isStopped) continue;
      for (const fact of this.follow(cell, 31 - Math.clz32(candidates), Infinity).facts) {
        if (!isUnknown(fact.candidates)) reached.add(fact.cell);
      }
    }
    return reached.size;
  }

  /** The colours that an unknown cell may still have, one by one. */
  colorsOf(cell: number): number[] {
    const colors: number[] = [];
    const candidates = this.board.cell(cell);
    for (let color = BLANK; candidates >>> color !== 0; color++) {
      if ((candidates & candidate(color)) !== 0) colors.push(color);
    }
    return colors;
  }

  /** Follows `cell = color` for a limited number of waves and remembers the outcome. */
  follow(cell: number, color: number, waves: number): Outcome {
    return this.remembered(cell, color, waves === Infinity ? TO_THE_END : A_FEW_WAVES, waves, undefined);
  }

  /** Follows an assumption along chosen lines only. For a cell, `way` (0 to 3) always means the same filter. */
  followAlong(cell: number, color: number, waves: number, way: number, filter: WaveFilter): Outcome {
    return this.remembered(cell, color, ALONG_THE_EDGE + way, waves, filter);
  }

  private remembered(
    cell: number,
    color: number,
    manner: number,
    waves: number,
    filter: WaveFilter | undefined,
  ): Outcome {
    const key = (cell * 32 + color) * 8 + manner;
    const known = this.memory.get(key);
    if (known?.looked.every((line) => this.board.changedAt[line] <= known.at)) return known.outcome;
    const { outcome, looked } = this.run(cell, candidate(color), waves, filter);
    if (!this.isStopped) this.memory.set(key, { outcome, looked, at: this.board.clock });
    return outcome;
  }

  /** What a whole solve says of the board; asked once, as sound deductions do not change it. */
  search(): SolveResult {
    // The only solution stays the only one, unless what was deduced starts from a mistake.
    const { known } = this.query.subject;
    if (known?.verdict === 'unique' && this.agreesWith(known.solution)) this.searched ??= known;
    if (this.searched === undefined) {
      this.searched = this.query.solve(this.board.puzzle, { given: this.board.grid() });
      // A solve has its own limit: it does not count against the cap of this step.
      this.begunAt += this.searched.effort.lineSolves;
    }
    return this.searched;
  }

  private agreesWith(solution: Solution): boolean {
    return solution.cells.every((candidates, cell) => (candidates & this.board.cell(cell)) !== 0);
  }

  private run(
    cell: number,
    candidates: number,
    waves: number,
    filter: WaveFilter | undefined,
  ): { outcome: Outcome; looked: LineId[] } {
    this.sync();
    this.query.spend('probes');
    const looked = new Set<LineId>();
    let waiting = new Set<LineId>();
    this.narrow(cell, candidates, ASSUMED, waiting);
    let wave = 0;
    let broken: LineId[] | undefined;
    while (waiting.size > 0 && wave < waves && broken === undefined && !this.isStopped) {
      wave += 1;
      const now: LineId[] = [];
      const later = new Set<LineId>();
      for (const line of waiting) {
        if (filter === undefined || filter(wave, line)) now.push(line);
        else later.add(line);
      }
      broken = this.wave(now, looked, later);
      waiting = later;
    }
    const facts: CellFact[] = [];
    if (broken === undefined) {
      for (const changed of this.changedBy.keys())
        facts.push({ cell: changed, candidates: this.read(changed) });
    }
    const lines = broken === undefined ? [...looked] : this.linesLeadingTo(broken);
    this.undo();
    return { outcome: { breaks: broken !== undefined, waves: wave, lines, facts }, looked: [...looked] };
  }

  /** Solves all these lines on the same grid, then joins the results. Returns the lines that broke. */
  private wave(lines: readonly LineId[], looked: Set<LineId>, woken: Set<LineId>): LineId[] | undefined {
    const { board, query } = this;
    const solved: LineId[] = [];
    let broken = -1;
    for (const line of lines) {
      const clue = board.clues[line];
      if (clue === null || !this.mayUse(line)) continue;
      looked.add(line);
      if (!query.spendLines(1)) return undefined;
      const now = this.cellsOf(line);
      this.results[line] ??= new Uint32Array(now.length);
      const cells = this.results[line];
      cells.set(now);
      if (query.lineEngine.solveLine(clue.runs, cells)) solved.push(line);
      else if (broken < 0) broken = line;
    }
    if (broken >= 0) return [broken];
    for (const line of solved) {
      const cells = this.results[line];
      const now = this.cellsOf(line);
      for (let position = 0; position < cells.length; position++) {
        const before = now[position];
        const after = before & cells[position];
        if (after === before) continue;
        const cell = board.cellAt(line, position);
        // Two lines of this wave may contradict each other in a cell: both are to blame.
        if (after === 0) return [line, ...this.linesThatChanged(cell)];
        this.narrow(cell, after, line, woken);
      }
    }
    return undefined;
  }

  private narrow(cell: number, candidates: number, by: LineId, woken: Set<LineId>): void {
    const { width, height } = this.board.puzzle;
    const row = Math.trunc(cell / width);
    const column = cell % width;
    this.rows[row][column] = candidates;
    this.columns[column][row] = candidates;
    const earlier = this.changedBy.get(cell);
    this.changedBy.set(cell, earlier === undefined || earlier === by ? by : BOTH);
    if (row !== by) woken.add(row);
    if (height + column !== by) woken.add(height + column);
  }

  /** Backwards from the break: the lines that changed a cell of a line that is needed. */
  private linesLeadingTo(broken: readonly LineId[]): LineId[] {
    const needed = new Set<LineId>(broken);
    const queue = [...broken];
    for (let line = queue.pop(); line !== undefined; line = queue.pop()) {
      const size = this.board.cellsOf[line].length;
      for (let position = 0; position < size; position++) {
        for (const by of this.linesThatChanged(this.board.cellAt(line, position))) {
          if (needed.has(by)) continue;
          needed.add(by);
          queue.push(by);
        }
      }
    }
    return [...needed];
  }

  private linesThatChanged(cell: number): LineId[] {
    const by = this.changedBy.get(cell);
    if (by === undefined || by === ASSUMED) return [];
    const { width, height } = this.board.puzzle;
    return by === BOTH ? [Math.trunc(cell / width), height + (cell % width)] : [by];
  }

  private cellsOf(line: LineId): Uint32Array {
    const { height } = this.board.puzzle;
    return line < height ? this.rows[line] : this.columns[line - height];
  }

  private read(cell: number): number {
    const { width } = this.board.puzzle;
    return this.rows[Math.trunc(cell / width)][cell % width];
  }

  /** Copies the board when it has changed since. */
  private sync(): void {
    if (this.syncedAt === this.board.clock) return;
    const { cellsOf, puzzle } = this.board;
    this.rows = cellsOf.slice(0, puzzle.height).map((cells) => cells.slice());
    this.columns = cellsOf.slice(puzzle.height).map((cells) => cells.slice());
    this.syncedAt = this.board.clock;
  }

  private undo(): void {
    const { width } = this.board.puzzle;
    for (const cell of this.changedBy.keys()) {
      const row = Math.trunc(cell / width);
      const column = cell % width;
      const before = this.board.cell(cell);
      this.rows[row][column] = before;
      this.columns[column][row] = before;
    }
    this.changedBy.clear();
  }
}
