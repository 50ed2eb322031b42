// The questions that a diagnosis asks again and again, each with a limit of its own, so that one hard
// one does not use up what all the others need.
import { type Clue, clueOf, type Grid, type LineId, lineCount, type Puzzle } from '../../model/index.js';
import { type SolveResult, solve } from '../../solve/index.js';
import { Allowance, type ExplainOptions } from '../options.js';
import { propagate } from '../propagate.js';

/** Line solves for one question at most. */
const MOST_PER_QUESTION = 50_000;

export class Inquiry {
  readonly allowance: Allowance;

  constructor(readonly options: ExplainOptions) {
    this.allowance = new Allowance(options);
  }

  get isStopped(): boolean {
    return this.allowance.stopped !== null;
  }

  solve(puzzle: Puzzle, max: number, given = this.options.given, cap = MOST_PER_QUESTION): SolveResult {
    const result = solve(puzzle, {
      ...this.allowance.forSolve(cap),
      max,
      ...(given === undefined ? {} : { given }),
    });
    this.allowance.charge(result.effort);
    return result;
  }

  /** Whether some grid meets all clues; undefined when the limit came first. */
  isSolvable(puzzle: Puzzle, given?: Grid): boolean | undefined {
    const result = this.solve(puzzle, 1, given);
    if (result.verdict === 'none') return false;
    return result.verdict !== 'undecided' || result.solutions.length > 0 ? true : undefined;
  }

  /** What complete line logic over these lines knows; undefined when it breaks. */
  propagate(puzzle: Puzzle, lines: Iterable<LineId>): Grid | undefined {
    const clues = new Map<LineId, Clue>();
    for (const line of lines) clues.set(line, clueOf(puzzle, line));
    const { width, height } = puzzle;
    const all = 2 ** (puzzle.palette.colors.length + 1) - 1;
    const cells =
      this.options.given?.cells.map((set) => set & all) ?? new Uint32Array(width * height).fill(all);
    return propagate(puzzle, clues, cells, this.allowance) === 'broken'
      ? undefined
      : { width, height, cells };
  }
}

/** The puzzle with some clues replaced. */
export function withClues(puzzle: Puzzle, clues: ReadonlyMap<LineId, Clue>): Puzzle {
  const at = (line: LineId) => (clues.has(line) ? (clues.get(line) ?? null) : clueOf(puzzle, line));
  return {
    ...puzzle,
    rows: puzzle.rows.map((_, row) => at(row)),
    columns: puzzle.columns.map((_, column) => at(puzzle.height + column)),
  };
}

/** The puzzle in which only these lines have a clue. */
export function onlyLines(puzzle: Puzzle, lines: ReadonlySet<LineId>): Puzzle {
  const unknown = new Map<LineId, Clue>();
  for (let line = 0; line < lineCount(puzzle); line++) if (!lines.has(line)) unknown.set(line, null);
  return withClues(puzzle, unknown);
}
