// What is wrong with an input, a puzzle or a grid, in words.
import {
  type Fault,
  type Finding,
  isMono,
  type LineFailure,
  lineCount,
  type Puzzle,
} from '../model/index.js';
import { faults as de } from './de/faults.js';
import { faults as en } from './en/faults.js';
import { faults as es } from './es/faults.js';
import { faults as fr } from './fr/faults.js';
import type { FaultTexts } from './language.js';
import { inLocale, type Locale } from './locale.js';
import { bounded } from './text.js';
import { colorText, lineText, runsText } from './texts-of.js';

export const FAULTS: Readonly<Record<Locale, FaultTexts>> = { en, de, fr, es };

/**
 * A fault of an input: `row 1 needs 6 cells but has 2: 4 too many`.
 *
 * @example
 * if (!made.ok) console.log(made.faults.map((fault) => faultMessage(fault, 'de')).join('\n'));
 */
export function faultMessage(fault: Fault, locale?: Locale): string {
  const { faults, palette } = inLocale(FAULTS, locale);
  // Each code has the function for its own fault, which an index by a union of codes cannot express.
  const text =
    fault.code === 'bad-palette'
      ? (palette[fault.problem] as (of: Fault) => string)(fault)
      : (faults[fault.code] as (of: Fault) => string)(fault);
  return bounded(text);
}

/**
 * A finding about a puzzle: `the rows ask for 5 filled cells, the columns for 4`.
 *
 * @example
 * for (const finding of made.findings) console.log(findingMessage(finding, made.puzzle));
 */
export function findingMessage(finding: Finding, puzzle: Puzzle, locale?: Locale): string {
  return inLocale(FAULTS, locale).totals({
    color: isMono(puzzle.palette) ? null : colorText(puzzle, finding.color),
    rows: finding.rowTotal,
    rowsAtLeast: finding.rowsAtLeast,
    columns: finding.columnTotal,
    columnsAtLeast: finding.columnsAtLeast,
  });
}

/** More suspects than these are no help. */
const MOST_SUSPECTS = 6;

/**
 * The sentence `If one number is wrong, it is in row 2 or column 3.`; empty when too many lines are suspect.
 *
 * @example
 * console.log(suspectsSentence(finding, puzzle));
 */
export function suspectsSentence({ suspects }: Finding, puzzle: Puzzle, locale?: Locale): string {
  const areFew = suspects.length <= MOST_SUSPECTS && suspects.length < lineCount(puzzle) / 2;
  if (suspects.length === 0 || !areFew) return '';
  return inLocale(FAULTS, locale).suspects(suspects.map((line) => lineText(puzzle, line)));
}

/**
 * A line that does not meet its clue: `row 1 should read 2 but reads 1 1`.
 *
 * @example
 * for (const failure of checked.failures) console.log(failureMessage(failure, puzzle));
 */
export function failureMessage(failure: LineFailure, puzzle: Puzzle, locale?: Locale): string {
  const { failures } = inLocale(FAULTS, locale);
  const line = lineText(puzzle, failure.line);
  return failure.code === 'unknown-cells'
    ? failures[failure.code](line, failure.unknown)
    : failures[failure.code](line, runsText(puzzle, failure.found));
}
