// How a walk ended, in a sentence.
import type { StepsEnd } from '../steps.js';
import { type Locale, languageOf } from './words.js';

/** "The puzzle is solved." or, with their number, "Solved in 31 steps."; or why the walk went no further. */
export function stepsEndWords(end: StepsEnd, locale?: Locale, steps?: number): string {
  const { solved, solvedIn, several, noSolution, undecided } = languageOf(locale);
  if (end === 'solved') return steps === undefined ? solved : solvedIn(steps);
  if (end === 'several') return several;
  return end === 'contradiction' ? noSolution : undecided;
}

/** Where to ask next, for whoever has commands: "crosshatch diagnose tells more." */
export function askNextWords(command: string, locale?: Locale): string {
  return languageOf(locale).askNext(command);
}
