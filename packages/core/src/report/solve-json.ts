// The JSON object about a solve. Part of the interface: fields are added, never changed.
import type { Deduction, StepsEnd } from '../explain/index.js';
import { lineName, type Solution } from '../model/index.js';
import { drawRows } from '../render/index.js';
import type { SolveResult } from '../solve/index.js';
import { deductionJson } from './deduction-json.js';
import {
  cellJson,
  identityJson,
  type ResultJson,
  roundedMilliseconds,
  type SourcedPuzzle,
  warningsOf,
} from './puzzle-json.js';
import { stepsVerdict } from './steps-end.js';

/** The result of a solve with its time in milliseconds. */
export interface Solved {
  readonly result: SolveResult;
  readonly milliseconds: number;
}

/** The solutions that were found. */
export function solutionsOf(result: SolveResult): readonly Solution[] {
  if (result.verdict === 'unique') return [result.solution];
  return 'solutions' in result ? result.solutions : [];
}

/** Whether there are no more than those. */
function isComplete(result: SolveResult): boolean {
  return 'complete' in result ? result.complete : result.verdict !== 'undecided';
}

/** The JSON result of a solve. */
export function solvedJson(item: SourcedPuzzle, { result, milliseconds }: Solved): ResultJson {
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
    engine: result.engine,
    milliseconds: roundedMilliseconds(milliseconds),
    warnings: warningsOf(item),
  };
}

/** What `steps` adds to it: the verdict by deductions alone, and why they ended if a limit came first. */
export function solveStepsJson(
  { document: { puzzle } }: SourcedPuzzle,
  steps: readonly Deduction[],
  end: StepsEnd,
): Record<string, unknown> {
  const { verdict, reason } = stepsVerdict(end);
  return {
    steps: steps.map((step) => deductionJson(puzzle, step)),
    stepsVerdict: verdict,
    ...(reason === undefined ? {} : { stepsReason: reason }),
  };
}
