// The JSON object about everything that `check` finds out about a puzzle.
import { lineName } from '../model/index.js';
import { diagnosisFields } from './diagnosis-json.js';
import type { Examination } from './examine.js';
import {
  gradeJson,
  identityJson,
  type ResultJson,
  roundedMilliseconds,
  type SourcedPuzzle,
  warningsOf,
} from './puzzle-json.js';

/** The JSON result of checking a puzzle. */
export function checkJson(item: SourcedPuzzle, examination: Examination): ResultJson {
  const { result, grade, diagnosis, milliseconds } = examination;
  const { puzzle } = item.document;
  return {
    ...identityJson(item),
    verdict: result.verdict,
    wellFormed: true,
    ...('reason' in result && result.verdict === 'undecided' ? { reason: result.reason } : {}),
    ...('lineSolvable' in result ? { lineSolvable: result.lineSolvable } : {}),
    ...('line' in result && result.line !== null ? { line: lineName(puzzle, result.line) } : {}),
    ...gradeJson(grade),
    ...(diagnosis === undefined ? {} : diagnosisFields(puzzle, diagnosis)),
    effort: result.effort,
    milliseconds: roundedMilliseconds(milliseconds),
    warnings: warningsOf(item),
  };
}
