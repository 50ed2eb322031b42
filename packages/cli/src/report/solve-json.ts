// The JSON object that `solve --json` prints for a puzzle. Part of the interface: fields are added,
// never changed.

import { lineName, type Solution } from '@crosshatch/core/model';
import { drawRows } from '@crosshatch/core/render';
import type { SolveResult } from '@crosshatch/core/solve';
import type { SourcedDocument } from '../input/documents.js';
import type { Solved } from '../solving.js';
import { cellJson, identityJson, type ResultJson, roundedMilliseconds, warningsOf } from './json.js';

/** Those that were found. */
export function solutionsOf(result: SolveResult): readonly Solution[] {
  if (result.verdict === 'unique') return [result.solution];
  return 'solutions' in result ? result.solutions : [];
}

/** Whether there are no more than those. */
function isComplete(result: SolveResult): boolean {
  return 'complete' in result ? result.complete : result.verdict !== 'undecided';
}

export function solvedJson(item: SourcedDocument, { result, milliseconds }: Solved): ResultJson {
  const { puzzle } = item.document;
  const rows = (grid: Solution) => drawRows(grid, puzzle.palette);
  return {
    ...identityJson(item),
    verdict: result.verdict,
    solutionCount: solutionsOf(result).length,
    complete: isComplete(result),
    solutions: solutionsOf(result).map(rows),
    ...('lineSolvable' in result ? { lineSolvable: result.lineSolvable } : {}),
    ...('reason' in result ? { reason: result.reason } : {}),
    ...('differing' in result ? { differing: result.differing.map((cell) => cellJson(puzzle, cell)) } : {}),
    ...('line' in result && result.line !== null ? { line: lineName(puzzle, result.line) } : {}),
    ...('partial' in result ? { partial: rows(result.partial) } : {}),
    effort: result.effort,
    milliseconds: roundedMilliseconds(milliseconds),
    warnings: warningsOf(item),
  };
}
