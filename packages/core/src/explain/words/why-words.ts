// The answer to "why is this cell so?" in a sentence; the steps have their own.
import { answerTexts, cellText, type Locale, undecidedSentence, valueText } from '../../messages/index.js';
import type { Puzzle } from '../../model/index.js';
import type { Why } from '../why.js';

/**
 * What stands before the steps, or instead of them. `cell` is the one that was asked about.
 *
 * @example
 * console.log(whyWords(why(puzzle, 4), puzzle, 4));
 */
export function whyWords(answer: Why, puzzle: Puzzle, cell: number, locale?: Locale): string {
  const texts = answerTexts(locale);
  const where = cellText(puzzle, cell);
  switch (answer.kind) {
    case 'chain':
    case 'known':
      return texts.why[answer.kind](where, valueText(puzzle, 0, answer.candidates));
    case 'open':
      return texts.why.open(where);
    case 'mistake':
      return texts.mistake.somewhere;
    case 'no-solution':
      return texts.noSolution;
    case 'undecided':
      return undecidedSentence(locale);
  }
}

/**
 * The steps (by number, from 1) that a step rests on and that were shown before: "(from 1 and 3)".
 * @example
 * whyFromWords([1, 3]); // '(from 1 and 3)'
 */
export function whyFromWords(steps: readonly number[], locale?: Locale): string {
  return answerTexts(locale).why.from(steps);
}
