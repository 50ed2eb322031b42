// The JSON object that `check --json` prints for a puzzle. Part of the interface: fields are added,
// never changed.
import type { Diagnosis, GradeResult } from 'crosshatch/explain';
import { colorOf, lineName, type Puzzle } from 'crosshatch/model';
import type { Examination } from '../examine/examine.js';
import type { SourcedDocument } from '../input/documents.js';
import { cellJson, identityJson } from './json.js';

export function checkJson(item: SourcedDocument, examination: Examination): Record<string, unknown> {
  const { result, grade, diagnosis, milliseconds } = examination;
  const { puzzle } = item.document;
  const warnings = item.read.warnings.filter((warning) => warning.document === item.index);
  return {
    ...identityJson(item),
    verdict: result.verdict,
    wellFormed: true,
    ...('reason' in result && result.verdict === 'undecided' ? { reason: result.reason } : {}),
    ...('lineSolvable' in result ? { lineSolvable: result.lineSolvable } : {}),
    ...('line' in result && result.line !== null ? { line: lineName(puzzle, result.line) } : {}),
    ...(grade === undefined ? {} : { grade: gradeJson(grade) }),
    ...(diagnosis === undefined ? {} : diagnosisJson(puzzle, diagnosis)),
    effort: result.effort,
    milliseconds: Math.round(milliseconds * 10) / 10,
    ...(warnings.length === 0 ? {} : { warnings }),
  };
}

function gradeJson(grade: GradeResult): Record<string, unknown> | null {
  if (grade.verdict !== 'graded') return null;
  const { class: name, number, hardest, techniques, steps } = grade;
  return { class: name, number, hardest, techniques, steps };
}

function diagnosisJson(puzzle: Puzzle, diagnosis: Diagnosis): Record<string, unknown> {
  if (diagnosis.kind === 'unsolvable') {
    return {
      totals: diagnosis.totals,
      conflict: diagnosis.lines.map((line) => lineName(puzzle, line)),
      contradiction: diagnosis.contradiction.words,
      repairs: diagnosis.repairs.map(({ words, kind, verdict, lineSolvable }) => ({
        words,
        kind,
        verdict,
        lineSolvable,
      })),
    };
  }
  if (diagnosis.kind !== 'ambiguous') return {};
  return {
    differing: diagnosis.cells.map((cell) => cellJson(puzzle, cell)),
    differingIsExact: diagnosis.isExact,
    places: diagnosis.places.map((place) => place.map((cell) => cellJson(puzzle, cell))),
    give: diagnosis.give.cells.map(({ cell, candidates }) => ({
      ...cellJson(puzzle, cell),
      color: colorOf(candidates) ?? 0,
    })),
    giveQuality: diagnosis.give.quality,
  };
}
