// The JSON objects about questions that a person has on the way: how many solutions, the next step, why a
// cell, how hard, what is wrong, which puzzle.
import type { Deduction, Diagnosis, GradeResult, Hint, StepsEnd, Why } from '../explain/index.js';
import type { Format } from '../formats/index.js';
import type { Locale } from '../messages/index.js';
import { type Grid, lineName, symmetryHash } from '../model/index.js';
import { drawRows } from '../render/index.js';
import type { CountEstimate, CountResult } from '../solve/index.js';
import { chainJson, deductionJson, factsJson, reasonJson } from './deduction-json.js';
import { diagnosisFields, diagnosisFindings, diagnosisVerdict } from './diagnosis-json.js';
import {
  cellJson,
  gradeJson,
  identityJson,
  type ResultJson,
  roundedMilliseconds,
  type SourcedPuzzle,
  symbolsOf,
  warningsOf,
} from './puzzle-json.js';
import { stepsVerdict } from './steps-end.js';
import type { Verdict } from './verdicts.js';

/** Two solutions are several, however many more there may be. */
export function countVerdict({ count, exact }: CountResult): 'unique' | 'multiple' | 'none' | 'undecided' {
  if (count > 1n) return 'multiple';
  if (!exact) return 'undecided';
  return count === 1n ? 'unique' : 'none';
}

/** The JSON result of counting solutions. */
export function countJson(item: SourcedPuzzle, result: CountResult, milliseconds: number): ResultJson {
  const { count, exact, estimate, reason, regions, effort } = result;
  return {
    ...identityJson(item),
    verdict: countVerdict(result),
    solutionCount: numberJson(count),
    complete: exact,
    ...(estimate === undefined ? {} : { estimate: estimateJson(estimate) }),
    ...(reason === undefined ? {} : { reason }),
    regionCount: regions,
    effort,
    milliseconds: roundedMilliseconds(milliseconds),
    warnings: warningsOf(item),
  };
}

function estimateJson({ count, low, high, confidence }: CountEstimate) {
  return { solutionCount: numberJson(count), low: numberJson(low), high: numberJson(high), confidence };
}

/** Beyond what a number in JavaScript holds exactly, the digits as a text. */
function numberJson(count: bigint): number | string {
  return count <= Number.MAX_SAFE_INTEGER ? Number(count) : String(count);
}

/** The verdict that goes with a hint. */
export function hintVerdict({ kind }: Hint): Verdict {
  switch (kind) {
    case 'several':
      return 'multiple';
    case 'no-solution':
      return 'none';
    default:
      return kind;
  }
}

/** The JSON result of a hint. */
export function hintJson(item: SourcedPuzzle, found: Hint, locale: Locale): ResultJson {
  const { puzzle } = item.document;
  const head = {
    ...identityJson(item),
    verdict: hintVerdict(found),
    words: found.words,
    warnings: warningsOf(item),
  };
  if (found.kind === 'mistake') {
    return {
      ...head,
      level: found.level,
      ...(found.line === undefined ? {} : { line: lineName(puzzle, found.line) }),
      ...(found.count === undefined ? {} : { mistakeCount: found.count }),
      ...(found.cells === undefined ? {} : { cells: found.cells.map((cell) => cellJson(puzzle, cell)) }),
      ...(found.refutation === undefined ? {} : { refutation: chainJson(puzzle, [found.refutation])[0] }),
    };
  }
  if (found.kind !== 'deduction') return 'reason' in found ? { ...head, reason: found.reason } : head;
  return {
    ...head,
    level: found.level,
    lines: found.lines.map((line) => lineName(puzzle, line)),
    ...(found.about === undefined
      ? {}
      : { runs: found.about.runs.map(({ line, run }) => ({ line: lineName(puzzle, line), run: run + 1 })) }),
    ...(found.technique === undefined ? {} : { technique: found.technique, cost: found.cost }),
    ...(found.reason === undefined ? {} : { because: reasonJson(puzzle, found.reason) }),
    ...(found.finished === undefined
      ? {}
      : { finished: found.finished.map((line) => lineName(puzzle, line)) }),
    ...(found.chain === undefined ? {} : { chain: chainJson(puzzle, found.chain) }),
    ...(found.before === undefined
      ? {}
      : { before: found.before.map((step) => deductionJson(puzzle, step, locale)) }),
    ...(found.settles === undefined ? {} : { settles: factsJson(puzzle, found.settles) }),
  };
}

/** The verdict that goes with an answer to why. */
export function whyVerdict({ kind }: Why): Verdict {
  switch (kind) {
    case 'chain':
      return 'forced';
    case 'open':
      return 'multiple';
    case 'no-solution':
      return 'none';
    default:
      return kind;
  }
}

/** The JSON result of asking why. */
export function whyJson(item: SourcedPuzzle, cell: number, answer: Why, locale: Locale): ResultJson {
  const { puzzle } = item.document;
  return {
    ...identityJson(item),
    verdict: whyVerdict(answer),
    ...cellJson(puzzle, cell),
    ...('candidates' in answer ? { value: symbolsOf(puzzle, answer.candidates) } : {}),
    ...('steps' in answer
      ? {
          steps: answer.steps.map((step) => deductionJson(puzzle, step, locale)),
          restsOn: answer.rests.map((earlier) => earlier.map((index) => index + 1)),
        }
      : {}),
    ...('reason' in answer ? { reason: answer.reason } : {}),
    warnings: warningsOf(item),
  };
}

/** The verdict that goes with a grade. */
export function gradeVerdict(result: GradeResult): 'unique' | 'multiple' | 'none' | 'undecided' {
  if (result.verdict !== 'graded') return result.verdict;
  return result.class === 'not-unique' ? 'multiple' : 'unique';
}

/** The JSON result of grading a puzzle. */
export function gradedJson(item: SourcedPuzzle, result: GradeResult): ResultJson {
  return {
    ...identityJson(item),
    verdict: gradeVerdict(result),
    ...(result.verdict === 'undecided' ? { reason: result.reason } : {}),
    ...gradeJson(result),
    warnings: warningsOf(item),
  };
}

/** The JSON result of a diagnosis. */
export function diagnosisJson(item: SourcedPuzzle, result: Diagnosis): ResultJson {
  const { puzzle } = item.document;
  return {
    ...identityJson(item),
    verdict: diagnosisVerdict(result),
    ...diagnosisFindings(puzzle, result),
    ...diagnosisFields(puzzle, result),
    warnings: warningsOf(item),
  };
}

/** A whole walk through the deductions. */
export interface Walk {
  readonly steps: readonly Deduction[];
  readonly end: StepsEnd;
  /** After the last step. */
  readonly grid: Grid;
  /** Of a walk that ends with the solution. */
  readonly grade?: GradeResult | undefined;
}

/** The JSON result of a walk through a solve. */
export function explainJson(item: SourcedPuzzle, walk: Walk, locale: Locale): ResultJson {
  const { puzzle } = item.document;
  return {
    ...identityJson(item),
    ...stepsVerdict(walk.end),
    grid: drawRows(walk.grid, puzzle.palette),
    ...gradeJson(walk.grade),
    steps: walk.steps.map((step) => deductionJson(puzzle, step, locale)),
    warnings: warningsOf(item),
  };
}

/** The JSON result of hashing a puzzle. */
export function hashJson(item: SourcedPuzzle): ResultJson {
  return {
    ...identityJson(item),
    symmetryHash: symmetryHash(item.document.puzzle),
    verdict: 'ok',
    warnings: warningsOf(item),
  };
}

/** The JSON description of a file format. */
export function formatJson({ id, title, extensions, parse, write, supports }: Format): ResultJson {
  const able = { read: parse !== undefined, write: write !== undefined };
  return { id, title, extensions, ...able, supports, verdict: 'ok', warnings: [] };
}
