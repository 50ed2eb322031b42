// The question: one solution, several, all, or a proof that there is none. Drives an engine in
// slices and looks at budget, deadline and signal between them.
import { differingCells, type Grid, type Puzzle, type Solution } from '../model/index.js';
import { defaultEngine } from './default-engine.js';
import { type Budget, exceeds, verifyBudget } from './effort.js';
import type { Engine, Search, SliceOutcome } from './engine.js';
import type { SolveResult, StopReason } from './result.js';

export interface SolveOptions {
  /** How many solutions to look for. Default 2: enough to prove or refute uniqueness. */
  readonly max?: number;
  /** Limits on the work. Default: none. */
  readonly budget?: Budget;
  /** Asked now and then; true means that time is up. The library has no clock of its own. */
  readonly deadline?: () => boolean;
  /** An AbortSignal, or anything with a flag that another thread can set. */
  readonly signal?: { readonly aborted: boolean };
  /** Cells to start from; only solutions that agree with them count. */
  readonly given?: Grid;
  /** Varies the order of the search, not its answers. Default 0. */
  readonly seed?: number;
  /** Default: the WebAssembly engine where it runs, else the reference engine. */
  readonly engine?: Engine;
}

/** Line solves between two looks at deadline and signal: a few milliseconds of work. */
const SLICE = 2000;

/** The same when something other than line solves is limited, to stop soon after the limit. */
const FINE_SLICE = 50;

/** Solves and proves. Deterministic: the same puzzle and options give the same result and effort. */
export function solve(puzzle: Puzzle, options: SolveOptions = {}): SolveResult {
  const turns = solving(puzzle, options);
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

/**
 * `solve` in turns: yields every few milliseconds, so that the caller can look after other things
 * (an event loop, a stop button) and go on or not. The generator's return value is the result.
 */
export function solving(puzzle: Puzzle, options: SolveOptions = {}): Generator<undefined, SolveResult, void> {
  verifyOptions(puzzle, options);
  return inTurns(puzzle, options, options.max ?? 2);
}

function* inTurns(
  puzzle: Puzzle,
  options: SolveOptions,
  max: number,
): Generator<undefined, SolveResult, void> {
  const search = begin(puzzle, options);
  try {
    const solutions: Solution[] = [];
    for (;;) {
      const outcome = runSlice(search, options);
      if (outcome === 'solution') {
        solutions.push(search.solution());
        // A grid settled by propagation alone is the only one; no need to look for a second.
        if (search.lineSolvable()) return conclude(search, solutions, 'exhausted');
        if (solutions.length >= max) return conclude(search, solutions, 'max');
      } else if (outcome !== 'paused') {
        return conclude(search, solutions, outcome);
      }
      yield;
    }
  } finally {
    search.release();
  }
}

/**
 * The solutions one by one, in bounded memory. The generator's return value says how it ended:
 * `exhausted` (those were all), or why it stopped.
 */
export function solutions(
  puzzle: Puzzle,
  options: SolveOptions = {},
): Generator<Solution, 'exhausted' | StopReason, void> {
  verifyOptions(puzzle, options);
  return oneByOne(puzzle, options, options.max ?? Infinity);
}

function* oneByOne(
  puzzle: Puzzle,
  options: SolveOptions,
  max: number,
): Generator<Solution, 'exhausted' | StopReason, void> {
  const search = begin(puzzle, options);
  try {
    for (let found = 0; found < max; found++) {
      const outcome = nextSolution(search, options);
      if (outcome !== 'solution') return outcome;
      yield search.solution();
    }
    return 'max';
  } finally {
    search.release();
  }
}

/** A mistake of the caller shows at the call, not when a generator is first asked. */
function verifyOptions(puzzle: Puzzle, { max = 1, budget, given }: SolveOptions): void {
  if (!(max >= 1 && (Number.isInteger(max) || max === Infinity))) {
    throw new RangeError(`max is ${max}; expected a whole number from 1 on, or Infinity.`);
  }
  if (budget !== undefined) verifyBudget(budget);
  if (given === undefined) return;
  if (given.width !== puzzle.width || given.height !== puzzle.height) {
    throw new RangeError(
      `The given grid is ${given.width}x${given.height}; the puzzle is ${puzzle.width}x${puzzle.height}.`,
    );
  }
  if (given.cells.length !== given.width * given.height) {
    throw new RangeError(
      `The given grid has ${given.cells.length} cells; expected ${given.width}x${given.height}.`,
    );
  }
}

function begin(puzzle: Puzzle, { given, seed, engine = defaultEngine() }: SolveOptions): Search {
  return engine.begin(puzzle, {
    ...(given === undefined ? {} : { given }),
    ...(seed === undefined ? {} : { seed }),
  });
}

function nextSolution(search: Search, options: SolveOptions): 'solution' | 'exhausted' | StopReason {
  for (;;) {
    const outcome = runSlice(search, options);
    if (outcome !== 'paused') return outcome;
  }
}

/** Works for a slice, unless there is a reason to stop. */
function runSlice(search: Search, options: SolveOptions): SliceOutcome | StopReason {
  const { signal, deadline, budget } = options;
  if (signal?.aborted) return 'abort';
  if (deadline?.()) return 'deadline';
  if (budget === undefined) return search.run(SLICE);
  const effort = search.effort();
  if (exceeds(effort, budget)) return 'budget';
  const { lineSolves = Infinity, ...others } = budget;
  const slice = Object.keys(others).length === 0 ? SLICE : FINE_SLICE;
  return search.run(Math.min(slice, lineSolves - effort.lineSolves + 1));
}

function conclude(search: Search, found: Solution[], end: 'exhausted' | StopReason): SolveResult {
  const effort = search.effort();
  const lineSolvable = search.lineSolvable();
  if (found.length >= 2) {
    const differing = differingCells(found);
    return end === 'exhausted'
      ? { verdict: 'multiple', solutions: found, complete: true, differing, effort }
      : { verdict: 'multiple', solutions: found, complete: false, reason: end, differing, effort };
  }
  if (end !== 'exhausted') {
    return { verdict: 'undecided', reason: end, partial: search.known(), solutions: found, effort };
  }
  if (found.length === 1) return { verdict: 'unique', solution: found[0], lineSolvable, effort };
  return { verdict: 'none', line: search.brokenAt(), lineSolvable, partial: search.known(), effort };
}
