// The answer to "why is this cell so?" in a sentence; the steps have their own.
import { answerTexts, cellText, type Locale, undecidedSentence, valueText } from '../../messages/index.js';
import type { Puzzle } from '../../model/index.js';
import type { Branch, ChainLink } from '../deduction.js';
import type { Why } from '../why.js';
import { branchText } from './deduction-text.js';

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

/**
 * One link of a followed assumption, as a sentence: "Row 3 (5): cells 5-7 are filled."
 *
 * @example
 * const [branch] = deduction.chain ?? [];
 * for (const link of branch.links) console.log(linkWords(branch, link, puzzle));
 */
export function linkWords(branch: Branch, link: ChainLink, puzzle: Puzzle, locale?: Locale): string {
  return answerTexts(locale).why.follows(branchText(puzzle, { ...branch, links: [link] }));
}
