// The question: one solution, several, all, or a proof that there is none. Drives an engine in
// slices and polls the limits between them.
import { type Grid, type Puzzle, requireSize, type Solution } from '../model/index.js';
import type { CertificateSink } from './certificate/writer.js';
import { verifyEffort } from './effort.js';
import type { Engine } from './engine.js';
import type { Limits } from './limits.js';
import type { SolveResult, StopReason } from './result.js';
import { STRATEGIES, type Strategy } from './strategy.js';
import { Task } from './task.js';
import type { TraceOptions } from './trace/writer.js';

/** Options of `solve`, `solveInTurns` and `solutions`. */
export interface SolveOptions extends Limits {
  /** How many solutions to look for. Default 2: enough to prove or refute uniqueness. */
  readonly max?: number;
  /** Cells to start from; only solutions that agree with them count. */
  readonly given?: Grid;
  /** How the search goes about it; never changes the answer. Default `balanced`. */
  readonly strategy?: Strategy;
  /** Varies the random choices of the search, not its answers. Default 0. */
  readonly seed?: number;
  /** Default: the WebAssembly engine where it runs, else the reference engine. */
  readonly engine?: Engine;
  /**
   * Takes the text of a certificate piece by piece: a proof of the result that `verifyCertificate` checks. Complete
   * when the solve ends; an undecided result leaves it without a claim.
   */
  readonly certificate?: CertificateSink;
  /**
   * Takes a trace of the search: one JSON object per line for every decision, solved line, conflict, learned clause,
   * restart, phase, probe and solution. The reference engine reports solutions only.
   */
  readonly trace?: TraceOptions;
}

/**
 * Solves and proves. Deterministic: the same puzzle and options give the same result and effort.
 *
 * @example
 * const result = solve(puzzle);
 * if (result.verdict === 'unique') console.log(drawGrid(result.solution));
 */
export function solve(puzzle: Puzzle, options: SolveOptions = {}): SolveResult {
  const turns = solveInTurns(puzzle, options);
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

/**
 * `solve` in turns: yields every few milliseconds, so that the caller can look after other things
 * (an event loop, a stop button) and go on or not. The generator's return value is the result.
 *
 * @example
 * for (const turns = solveInTurns(puzzle); ; await nextTask()) {
 *   const turn = turns.next();
 *   if (turn.done) return turn.value;
 * }
 */
export function solveInTurns(
  puzzle: Puzzle,
  options: SolveOptions = {},
): Generator<undefined, SolveResult, void> {
  verifyOptions(puzzle, options);
  return inTurns(puzzle, options, options.max ?? 2);
}

function* inTurns(
  puzzle: Puzzle,
  options: SolveOptions,
  max: number,
): Generator<undefined, SolveResult, void> {
  const task = new Task(puzzle, options, max);
  try {
    for (;;) {
      const result = task.step();
      if (result !== undefined) return result;
      yield;
    }
  } finally {
    task.release();
  }
}

/**
 * The solutions one by one, in bounded memory. The generator's return value says how it ended:
 * `exhausted` (those were all), or why it stopped.
 *
 * @example
 * for (const grid of solutions(puzzle)) console.log(drawGrid(grid));
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
  const task = new Task(puzzle, options, max);
  try {
    for (let found = 0; found < max; found++) {
      const next = task.next();
      if (typeof next === 'string') return next;
      yield next;
    }
    return 'max';
  } finally {
    task.release();
  }
}

/** A mistake of the caller shows at the call, not when a generator is first asked. */
export function verifyOptions(puzzle: Puzzle, { max = 1, effort, strategy, given }: SolveOptions): void {
  if (!(max >= 1 && (Number.isInteger(max) || max === Infinity))) {
    throw new RangeError(`max is ${max}; expected a whole number from 1 on, or Infinity.`);
  }
  if (effort !== undefined) verifyEffort(effort);
  if (strategy !== undefined && !STRATEGIES.includes(strategy)) {
    throw new RangeError(`The strategy is "${strategy}"; expected ${STRATEGIES.join(', ')}.`);
  }
  requireSize(puzzle, given, 'given grid');
  if (given !== undefined && given.cells.length !== given.width * given.height) {
    throw new RangeError(
      `The given grid has ${given.cells.length} cells; expected ${given.width}x${given.height}.`,
    );
  }
}
