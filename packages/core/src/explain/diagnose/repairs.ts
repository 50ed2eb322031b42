// The slips whose repair makes the puzzle solvable. A single slip is in one of the conflicting lines: that line is
// taken as unknown, the others are solved, and the clue is read off the solutions. If that explains nothing
// convincingly, a line may be missing or repeated, or two clues may be wrong. Ranked by how likely the slip is,
// and by what becomes of the puzzle: one solution, by line logic, that looks like a picture.
import {
  type Clue,
  cellOfLine,
  clueOf,
  differingTotals,
  type Grid,
  type LineId,
  lineCount,
  lineLength,
  type Puzzle,
  type Run,
  type Side,
  type Solution,
  sameClue,
} from '../../model/index.js';
import type { Query } from '../query.js';
import { isUnknown } from '../techniques/board.js';
import { quickConflict } from './core.js';
import { editsOf, type RepairKind } from './edits.js';
import { CONVINCING, costsOf, ODDITY } from './likelihood.js';
import { linesDropped, linesInserted, type Resized } from './missing-line.js';
import { withClues } from './other-clues.js';
import { type Reading, readingsOf } from './readings.js';
import { type Slip, Slips } from './slip.js';

/** A single change of the clues that gives the puzzle a solution. */
export interface Repair {
  readonly kind: RepairKind;
  /** The lines to change: two for `swap-lines` and `two-lines`; the line to leave out for `drop-line`; else one. */
  readonly lines: readonly LineId[];
  /** The run concerned, from 0; -1 when the whole clue or several lines are. */
  readonly run: number;
  /** What the lines should read; for `insert-line` the missing clue. */
  readonly clues: readonly Clue[];
  /** For `insert-line`: where the missing line belongs. */
  readonly insert?: { readonly side: Side; readonly index: number };
  /** What becomes of the puzzle. */
  readonly verdict: 'unique' | 'multiple';
  readonly lineSolvable: boolean;
}

export interface Repairs {
  /** The best first. */
  readonly repairs: readonly Repair[];
  /** Whether every single slip was considered; false when a limit was reached first. */
  readonly isComplete: boolean;
}

/** Line solves for single slips, and again for each kind of slip that is considered when none is convincing. */
const BUDGET = 4_000_000;
/** Repairs reported at most, and readings of one line that are looked at. */
const MOST_REPAIRS = 60;
const MOST_READINGS = 16;
/** Solutions read for a line that repeats the one before. */
const MOST_OF_REPEATED = 400;

/** A clue that one line may have had instead of the typed one. */
interface EditedLine {
  readonly line: LineId;
  readonly clue: readonly Run[];
  readonly slip: Slip;
}

interface Found {
  readonly repair: Repair;
  readonly oddity: number;
  readonly solution: Solution;
}

/** Pre: the clues of `core` contradict each other. */
export function findRepairs(query: Query, puzzle: Puzzle, core: readonly LineId[]): Repairs {
  return new RepairSearch(query, puzzle).run(core);
}

class RepairSearch {
  private readonly found = new Map<string, Found>();
  private readonly edits: EditedLine[] = [];
  private isComplete = true;

  constructor(
    private readonly query: Query,
    private readonly puzzle: Puzzle,
  ) {}

  run(core: readonly LineId[]): Repairs {
    const { query } = this;
    query.share(BUDGET, () => {
      for (const line of core) this.withinLine(line);
      this.editedLines();
      this.swappedLines(core);
      if (query.isShareSpent) this.isComplete = false;
    });
    if (!this.isConvincing()) query.share(BUDGET, () => this.resized());
    if (!this.isConvincing()) query.share(BUDGET, () => this.pairs(core));
    const repairs = this.withCosts().map(({ repair }) => repair);
    return { repairs: repairs.slice(0, MOST_REPAIRS), isComplete: this.isComplete };
  }

  private withCosts(): { repair: Repair; cost: number }[] {
    const found = [...this.found.values()];
    const costs = costsOf(
      found.map(({ repair, ...rest }) => ({ ...rest, isUnique: repair.verdict === 'unique' })),
    );
    return found
      .map(({ repair }, i) => ({ repair, cost: costs[i] }))
      .sort((a, b) => a.cost - b.cost || a.repair.lines[0] - b.repair.lines[0]);
  }

  private isConvincing(): boolean {
    return this.withCosts().some(({ cost }) => cost <= CONVINCING);
  }

  private slipsOf(line: LineId): Slips {
    const { puzzle } = this;
    const isFirst = line === 0 || line === puzzle.height;
    return new Slips(
      clueOf(puzzle, line) ?? [],
      lineLength(puzzle, line),
      puzzle.palette.colors.length,
      isFirst ? null : clueOf(puzzle, line - 1),
    );
  }

  private withinLine(line: LineId): void {
    const { puzzle, query } = this;
    const typed = clueOf(puzzle, line);
    if (typed === null || query.isShareSpent) return;
    const slips = this.slipsOf(line);
    // Of a line that repeats the one before, every clue may be the right one: more solutions are worth reading.
    const read = readingsOf(query, puzzle, [line], slips.isRepeated ? MOST_OF_REPEATED : undefined);
    if (read === undefined) return;
    const rated = read.readings
      .map((reading) => ({ reading, slip: slips.of(reading.clues[0]) }))
      .sort((a, b) => a.slip.oddity - b.slip.oddity)
      .slice(0, MOST_READINGS);
    for (const { reading, slip } of rated) {
      // Where any clue may have stood, each of many readings is less likely than the only one.
      const shared = slip.kind === 'rewrite' ? Math.log(read.readings.length) : 0;
      this.add(oneLine(line, reading.clues[0], slip), reading, read.isComplete, slip.oddity + shared);
    }
    if (!read.isComplete) this.edits.push(...this.editsIn(line, typed));
  }

  /** Where a line without its clue leaves too many solutions: the clues that are one edit away and fit. */
  private *editsIn(line: LineId, typed: readonly Run[]): Generator<EditedLine> {
    const { puzzle, query } = this;
    const size = lineLength(puzzle, line);
    const known = query.propagate(withClues(puzzle, new Map([[line, null]])));
    if (known === null) return;
    const cells = cellsOf(known, line);
    const reversed = [...typed].reverse();
    const edits = [...editsOf(typed, size, puzzle.palette.colors.length)].map(({ clue }) => clue);
    const slips = this.slipsOf(line);
    for (const clue of sameClue(reversed, typed) ? edits : [reversed, ...edits]) {
      const changed = withClues(puzzle, new Map([[line, clue]]));
      if (differingTotals(changed).length > 0 || !this.fits(clue, cells)) continue;
      yield { line, clue, slip: slips.of(clue) };
    }
  }

  /** Solves them, the likeliest first, as far as the share allows. */
  private editedLines(): void {
    for (const { line, clue, slip } of this.edits.sort((a, b) => a.slip.oddity - b.slip.oddity)) {
      if (this.query.isShareSpent) return;
      const changed = withClues(this.puzzle, new Map([[line, clue]]));
      this.attempt(changed, oneLine(line, clue, slip), slip.oddity);
    }
  }

  private swappedLines(core: readonly LineId[]): void {
    const { puzzle } = this;
    if (differingTotals(puzzle).length > 0) return; // swapping changes no total
    const seen = new Set<string>();
    for (const line of core) {
      const [from, to] = line < puzzle.height ? [0, puzzle.height] : [puzzle.height, lineCount(puzzle)];
      for (let other = from; other < to; other++) {
        const pair = [Math.min(line, other), Math.max(line, other)];
        if (other === line || seen.has(pair.join()) || this.query.isShareSpent) continue;
        seen.add(pair.join());
        const clues = [clueOf(puzzle, pair[1]), clueOf(puzzle, pair[0])];
        const changed = withClues(puzzle, new Map(pair.map((id, i): [LineId, Clue] => [id, clues[i]])));
        const repair = { kind: 'swap-lines' as const, lines: pair, run: -1, clues };
        this.attempt(changed, repair, pair[1] - pair[0] === 1 ? ODDITY.swapNeighbors : ODDITY.swapLines);
      }
    }
  }

  /** A line too few or too many. */
  private resized(): void {
    const { puzzle, query } = this;
    if (query.subject.given !== undefined) return;
    for (const { changed, line, repair } of [...linesInserted(puzzle), ...linesDropped(puzzle)]) {
      if (query.isShareSpent) return;
      if (line === undefined) this.attempt(changed, repair, ODDITY.dropLine);
      else this.readInserted(changed, line, repair);
    }
  }

  private readInserted(changed: Puzzle, line: LineId, repair: Resized['repair']): void {
    const read = readingsOf(this.query, changed, [line]);
    if (read === undefined) return;
    for (const reading of read.readings.slice(0, MOST_READINGS)) {
      this.add(
        { ...repair, clues: reading.clues },
        reading,
        read.isComplete,
        ODDITY.insertLine,
        changed,
        line,
      );
    }
  }

  /** Two wrong clues: one of the conflicting lines, and one of those that still conflict without it. */
  private pairs(core: readonly LineId[]): void {
    const { puzzle, query } = this;
    const seen = new Set<string>();
    for (const line of core) {
      const without = withClues(puzzle, new Map([[line, null]]));
      const rest = quickConflict(query, without);
      for (const other of rest ?? []) {
        if (query.isShareSpent) return;
        const pair = [Math.min(line, other), Math.max(line, other)];
        if (seen.has(pair.join())) continue;
        seen.add(pair.join());
        this.pair(pair);
      }
    }
  }

  private pair(pair: readonly LineId[]): void {
    const read = readingsOf(this.query, this.puzzle, pair);
    if (read === undefined) return;
    const slips = pair.map((line) => this.slipsOf(line));
    const isBoth = ({ clues }: Reading) =>
      pair.every((line, i) => !sameClue(clueOf(this.puzzle, line), clues[i]));
    const rated = read.readings
      .filter(isBoth)
      .map((reading) => {
        const oddity = slips.reduce((sum, of, i) => sum + of.of(reading.clues[i]).oddity, ODDITY.twoLines);
        return { reading, oddity };
      })
      .sort((a, b) => a.oddity - b.oddity)
      .slice(0, MOST_READINGS);
    for (const { reading, oddity } of rated) {
      const repair = { kind: 'two-lines' as const, lines: pair, run: -1, clues: reading.clues };
      this.add(repair, reading, read.isComplete, oddity);
    }
  }

  /** Adds a reading; where not all solutions were seen, whether it is the only one is found by solving. */
  private add(
    repair: Omit<Repair, 'verdict' | 'lineSolvable'>,
    { clues, solution, count }: Reading,
    isComplete: boolean,
    oddity: number,
    puzzle = this.puzzle,
    line?: LineId,
  ): void {
    const lines = line === undefined ? repair.lines : [line];
    const changed = withClues(puzzle, new Map(lines.map((id, i): [LineId, Clue] => [id, clues[i]])));
    if (!isComplete) {
      this.attempt(changed, repair, oddity);
      return;
    }
    const known = this.query.propagate(changed);
    const lineSolvable = known?.cells.every((candidates) => !isUnknown(candidates)) ?? false;
    const verdict = count === 1 ? 'unique' : 'multiple';
    this.keep({ repair: { ...repair, verdict, lineSolvable }, oddity, solution });
  }

  private attempt(changed: Puzzle, repair: Omit<Repair, 'verdict' | 'lineSolvable'>, oddity: number): void {
    const known = this.query.propagate(changed);
    if (known === null || this.query.isShareSpent) return;
    const result = this.query.solve(changed, { given: known });
    if (result.verdict === 'none') return;
    if (result.verdict === 'undecided') this.isComplete = false;
    const solution = result.verdict === 'unique' ? result.solution : result.solutions[0];
    if (solution === undefined) return;
    const verdict = result.verdict === 'unique' ? 'unique' : 'multiple';
    const lineSolvable = result.verdict === 'unique' && result.lineSolvable;
    this.keep({ repair: { ...repair, verdict, lineSolvable }, oddity, solution });
  }

  /** The same clues may be found in two ways: the likelier one is kept. */
  private keep(found: Found): void {
    const { lines, clues, insert } = found.repair;
    const key = JSON.stringify([lines, clues, insert]);
    const known = this.found.get(key);
    if (known === undefined || found.oddity < known.oddity) this.found.set(key, found);
  }

  private fits(clue: Clue, cells: Uint32Array): boolean {
    this.query.spendLines(1);
    return this.query.lineEngine.solveLine(clue, cells.slice());
  }
}

function oneLine(line: LineId, clue: readonly Run[], { kind, run }: Pick<Slip, 'kind' | 'run'>) {
  return { kind, lines: [line], run, clues: [clue] };
}

function cellsOf(grid: Grid, line: LineId): Uint32Array {
  return Uint32Array.from(
    { length: lineLength(grid, line) },
    (_, position) => grid.cells[cellOfLine(grid, line, position)],
  );
}
