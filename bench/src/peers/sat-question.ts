// The question of the bench as a SAT problem, for any SAT solver and any encoding of the puzzle.
import { excludingClause, gridOfModel } from '@crosshatch/core/formats';
import type { Grid, Puzzle } from '@crosshatch/core/model';
import { type Answer, answerOf } from '../../../packages/cli/dist/compare/index.js';

/** Clauses in the order of DIMACS, a 0 after each; variables of cells as in `cellVariable`. */
export type Encode = (puzzle: Puzzle) => Int32Array;

export interface SatSolver {
  addClause(literals: Iterable<number>): void;
  /** Whether there is a model. */
  solve(): boolean;
  isTrue(variable: number): boolean;
}

/** Encodes, asks for a solution, rules it out and asks once more. */
export function askSat(puzzle: Puzzle, encode: Encode, solver: SatSolver): Answer {
  const literals = encode(puzzle);
  for (let from = 0, at = 0; at < literals.length; at++) {
    if (literals[at] !== 0) continue;
    solver.addClause(literals.subarray(from, at));
    from = at + 1;
  }
  const solutions: Grid[] = [];
  while (solutions.length < 2 && solver.solve()) {
    const solution = gridOfModel(puzzle, (variable) => solver.isTrue(variable));
    solutions.push(solution);
    solver.addClause(excludingClause(puzzle, solution));
  }
  return answerOf(solutions);
}
