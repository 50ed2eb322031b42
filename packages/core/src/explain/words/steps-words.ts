// How a walk through the deductions ended, in a sentence.
import { answerTexts, asSentence, type Locale, stopMessage } from '../../messages/index.js';
import type { Grid } from '../../model/index.js';
import type { StepsEnd } from '../steps.js';
import { isUnknown } from '../techniques/board.js';

/**
 * "The puzzle is solved." or, with their number, "Solved in 31 steps."; or why the walk went no further.
 *
 * @example
 * stepsEndWords('several'); // why the walk ended
 */
export function stepsEndWords(end: StepsEnd, locale?: Locale, steps?: number): string {
  const { solved, solvedIn, several, noSolution } = answerTexts(locale);
  if (end === 'solved') return steps === undefined ? solved : solvedIn(steps);
  if (end === 'several') return several;
  return end === 'contradiction' ? noSolution : asSentence(stopMessage(end, locale));
}

/**
 * What a walk that did not solve the puzzle leaves open: "412 of 900 cells are not explained."
 *
 * @example
 * unexplainedWords(grid, 'de'); // the grid at the end of the walk
 */
export function unexplainedWords({ cells }: Grid, locale?: Locale): string {
  const open = cells.filter(isUnknown).length;
  return open === 0 ? '' : answerTexts(locale).unexplained(open, cells.length);
}

/**
 * Where to ask next, for front ends with commands: "For details: crosshatch diagnose."
 *
 * @example
 * console.log(askNextWords('crosshatch hint --level 2'));
 */
export function askNextWords(command: string, locale?: Locale): string {
  return answerTexts(locale).askNext(command);
}
