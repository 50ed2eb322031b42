// How a walk through the deductions ended, in a sentence.
import { answerTexts, asSentence, type Locale, stopMessage } from '../../messages/index.js';
import type { StepsEnd } from '../steps.js';

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
 * Where to ask next, for front ends with commands: "For details: crosshatch diagnose."
 *
 * @example
 * console.log(askNextWords('crosshatch hint --level 2'));
 */
export function askNextWords(command: string, locale?: Locale): string {
  return answerTexts(locale).askNext(command);
}
