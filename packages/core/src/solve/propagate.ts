// What the lines alone imply: every line is solved until nothing changes, without probing or deciding. The cheapest
// query of a puzzle; `improve` makes it thousands of times.
import { allCandidates, type Grid, type LineId, type Puzzle } from '../model/index.js';
import { isFastEngineDefault } from './default-engine.js';
import { Board } from './reference/board.js';
import { verifyOptions } from './solve.js';
import { propagateInWasm } from './wasm/engine.js';

/** What the lines alone imply. */
export interface Propagation {
  /** What is known at the end; on a contradiction what was known when it showed. */
  readonly grid: Grid;
  /** The line at which a contradiction showed, or null. */
  readonly brokenAt: LineId | null;
  /** Line solves. */
  readonly lineSolves: number;
}

/** Options of `propagate`. */
export interface PropagateOptions {
  /** Cells to start from. */
  readonly given?: Grid;
  /** Default: WebAssembly where it runs. */
  readonly engine?: 'wasm' | 'reference';
}

/**
 * Propagates, and no more: a grid without unknown cells means that the puzzle is line-solvable.
 *
 * @example
 * const { grid, brokenAt } = propagate(puzzle);
 */
export function propagate(puzzle: Puzzle, options: PropagateOptions = {}): Propagation {
  const { given, engine = isFastEngineDefault() ? 'wasm' : 'reference' } = options;
  verifyOptions(puzzle, given === undefined ? {} : { given });
  const all = allCandidates(puzzle.palette);
  const emptyCell = given?.cells.findIndex((cell) => (cell & all) === 0) ?? -1;
  if (given !== undefined && emptyCell >= 0) {
    return { grid: given, brokenAt: Math.floor(emptyCell / puzzle.width), lineSolves: 0 };
  }
  if (engine === 'wasm') return propagateInWasm(puzzle, given);
  const board = new Board(puzzle, given);
  const isBroken = board.propagate(Infinity) === 'broken';
  return {
    grid: board.grid(),
    brokenAt: isBroken ? board.brokenAt : null,
    lineSolves: board.lineSolves,
  };
}
