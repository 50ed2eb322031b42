// How a walk ended, in a sentence.
import type { StepsEnd } from '../steps.js';
import { type Locale, languageOf } from './words.js';

/** "The puzzle is solved.", or why the walk went no further. */
export function stepsEndWords(end: StepsEnd, locale?: Locale): string {
  const { solved, several, noSolution, undecided } = languageOf(locale);
  if (end === 'solved') return solved;
  if (end === 'several') return several;
  return end === 'contradiction' ? noSolution : undecided;
}
