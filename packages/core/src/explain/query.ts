// One question about one puzzle while it is being answered: a meter for its limits, the engines, and what
// is already known about the puzzle. Everything in this layer that works does so through a query, so that
// the puzzle is solved once, however many questions are asked.
import type { Grid, Puzzle } from '../model/index.js';
import {
  defaultLineEngine,
  type Engine,
  LINE_SOLVES,
  type Limits,
  type LineEngine,
  Meter,
  propagate,
  type SolveResult,
  solve,
} from '../solve/index.js';

/** A puzzle under analysis. `known` is shared by all queries about it. */
export interface Subject {
  readonly puzzle: Puzzle;
  /** Cells that are given from the start and belong to the puzzle. */
  readonly given: Grid | undefined;
  readonly engine: Engine | undefined;
  readonly lineEngine: LineEngine;
  /** Whether the caller gave the result: then nothing is solved again, however little it says. */
  readonly isResultGiven: boolean;
  known: SolveResult | undefined;
}

/** What an analysis starts from: given cells, a known result, engines. */
export interface AnalysisOptions {
  /** Cells that are given from the start and belong to the puzzle. */
  readonly given?: Grid;
  /** What `solve` said about the puzzle with the same given cells, if that is known already; taken as final. */
  readonly result?: SolveResult;
  /** The engine for whole solves. Default: the best one that runs here. */
  readonly engine?: Engine;
  /** The complete line solver. Default: the best one that runs here. */
  readonly lineEngine?: LineEngine;
}

export function subjectOf(
  puzzle: Puzzle,
  { given, result, engine, lineEngine }: AnalysisOptions = {},
): Subject {
  return {
    puzzle,
    given,
    engine,
    lineEngine: lineEngine ?? defaultLineEngine(),
    isResultGiven: result !== undefined,
    known: result,
  };
}

/** Line solves for one solve at most: of the whole puzzle, and of every other question. */
export interface Caps {
  readonly result: number;
  readonly solve: number;
}

/** For a question that a player waits for: it does without the answer to a monster. */
export const INTERACTIVE: Caps = { result: LINE_SOLVES.interactive, solve: LINE_SOLVES.interactive };
const UNCAPPED: Caps = { result: Infinity, solve: Infinity };

export interface SolveQuestion {
  /** Solutions to look for. Default 2. */
  readonly max?: number;
  /** Default: the given cells of the puzzle. */
  readonly given?: Grid | undefined;
}

export class Query extends Meter {
  readonly lineEngine: LineEngine;

  constructor(
    readonly subject: Subject,
    limits: Limits = {},
    private readonly caps: Caps = UNCAPPED,
  ) {
    super(limits);
    this.lineEngine = subject.lineEngine;
  }

  /** The verdict on the whole puzzle, with at least two solutions if there are; solved at most once. */
  result(max = 2): SolveResult {
    const { subject } = this;
    if (subject.known === undefined || this.canImprove(subject.known, max)) {
      subject.known = this.run(subject.puzzle, { max }, this.caps.result);
    }
    return subject.known;
  }

  /** Complete line logic over a whole puzzle: what is known then, or null on a contradiction. */
  propagate(puzzle: Puzzle): Grid | null {
    const { given } = this.subject;
    const { grid, brokenAt, lineSolves } = propagate(puzzle, given === undefined ? {} : { given });
    this.spendLines(lineSolves);
    return brokenAt === null ? grid : null;
  }

  /** Solves the puzzle or a variant of the same size, within what is left of the limits. */
  solve(puzzle: Puzzle, question: SolveQuestion = {}): SolveResult {
    return this.run(puzzle, question, this.caps.solve);
  }

  /** Whether some grid meets all clues; undefined when a limit was reached first. */
  isSolvable(puzzle: Puzzle, question: SolveQuestion = {}): boolean | undefined {
    const result = this.solve(puzzle, { ...question, max: 1 });
    if (result.verdict === 'none') return false;
    return result.verdict !== 'undecided' || result.solutions.length > 0 ? true : undefined;
  }

  /** Whether solving again could say more than what is known. */
  private canImprove(known: SolveResult, max: number): boolean {
    if (this.subject.isResultGiven) return false;
    if (known.verdict === 'multiple') return !known.complete && known.solutions.length < max;
    if (known.verdict !== 'undecided') return false;
    // An attempt that may not go much further than the last one would only repeat it.
    const { lineSolves = Infinity } = this.remaining(this.caps.result).effort ?? {};
    return lineSolves > 2 * known.effort.lineSolves;
  }

  private run(puzzle: Puzzle, { max = 2, given }: SolveQuestion, cap: number): SolveResult {
    const { engine } = this.subject;
    const start = given ?? this.subject.given;
    const result = solve(puzzle, {
      ...this.remaining(cap),
      max,
      ...(start === undefined ? {} : { given: start }),
      ...(engine === undefined ? {} : { engine }),
    });
    this.charge(result.effort);
    return result;
  }
}
