// Solves in rounds: all findings of the cheapest rung are found on the same grid and applied
// together. So nothing depends on the order of lines, and a rotated or mirrored puzzle goes through
// the same rounds; and the number of findings in a round is the number of footholds there were.
import type { Grid, LineId } from '../../model/index.js';
import { Finder } from '../find/finder.js';
import type { Query } from '../query.js';
import { Board } from '../techniques/board.js';
import type { TechniqueId } from '../techniques/ladder.js';

/** One round of a graded solve: all deductions at the lowest cost that has any. */
export interface Round {
  /** Cost of the rung that was needed. */
  readonly cost: number;
  /** How many different deductions of that rung were open. */
  readonly footholds: number;
  /** Cells that became known in this round. */
  readonly settled: number;
  /** Cells that were unknown before it. */
  readonly unknown: number;
}

export interface RoundsResult {
  readonly rounds: readonly Round[];
  /** How often each technique was used, in the order of the ladder. */
  readonly uses: ReadonlyMap<TechniqueId, number>;
}

export interface Solved extends RoundsResult {
  /** What is known at the end, and in how many cells nothing is certain. */
  readonly grid: Grid;
  readonly unknown: number;
  /** The line at which a contradiction showed. */
  readonly brokenAt: LineId | null;
}

/** Solves a puzzle in rounds, with techniques up to this cost. */
export function solveInRounds(query: Query, upToCost: number): Solved {
  const { puzzle, given } = query.subject;
  const board = new Board(puzzle, given);
  const finder = new Finder(board, query, { upToCost });
  const { rounds, uses } = continueInRounds(board, finder);
  return { rounds, uses, grid: board.grid(), unknown: board.unknown, brokenAt: finder.brokenAt };
}

/** Goes on until nothing more is found, a contradiction shows or a limit is reached. */
export function continueInRounds(board: Board, finder: Finder): RoundsResult {
  const rounds: Round[] = [];
  const uses = new Map<TechniqueId, number>();
  for (let found = finder.cheapest(); found.length > 0; found = finder.cheapest()) {
    const unknown = board.unknown;
    for (const one of found) {
      uses.set(one.technique.id, (uses.get(one.technique.id) ?? 0) + 1);
      finder.apply(one);
    }
    rounds.push({
      cost: found[0].technique.cost,
      footholds: found.length,
      settled: unknown - board.unknown,
      unknown,
    });
    if (finder.brokenAt !== null) break;
  }
  return { rounds, uses };
}
