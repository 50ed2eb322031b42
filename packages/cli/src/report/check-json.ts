// The JSON object that `check --json` prints for a puzzle.
import { lineName } from '@crosshatch/core/model';
import type { Examination } from '../examine/examine.js';
import type { SourcedDocument } from '../input/documents.js';
import { diagnosisFields } from './diagnosis-json.js';
import { gradeJson, identityJson, type ResultJson, roundedMilliseconds, warningsOf } from './json.js';

export function checkJson(item: SourcedDocument, examination: Examination): ResultJson {
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
