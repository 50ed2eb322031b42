// All solutions of a puzzle, sent one by one as they are found.
import type { Solution } from '@crosshatch/core/model';
import { drawRows } from '@crosshatch/core/render';
import { type SourcedPuzzle, solutionsOf } from '@crosshatch/core/report';
import { type SolveOptions, type SolveResult, solutions } from '@crosshatch/core/solve';
import type { Part } from './protocol.js';

/**
 * Sends the solutions and returns what the result, which knows two at most, has to say about all of them. Only where
 * these are not all is the puzzle searched again.
 */
export function sendSolutions(
  { item, onPart }: { readonly item: SourcedPuzzle; readonly onPart: (part: Part) => void },
  result: SolveResult,
  limits: SolveOptions & { readonly max: number },
): Record<string, unknown> {
  const { puzzle } = item.document;
  const send = (solution: Solution) => onPart({ type: 'solution', rows: drawRows(solution, puzzle.palette) });
  const known = solutionsOf(result);
  if (result.verdict !== 'multiple' || result.complete || known.length === limits.max) {
    known.forEach(send);
    return {};
  }
  const search = solutions(puzzle, limits);
  for (let count = 0; ; count++) {
    const next = search.next();
    if (next.done) {
      const complete = next.value === 'exhausted';
      const solutionCount = Math.max(count, known.length);
      return { solutionCount, complete, reason: complete ? undefined : next.value };
    }
    send(next.value);
  }
}
