// The answer to "why is this cell so?" in a sentence; the steps speak for themselves.
import type { Puzzle } from '../../model/index.js';
import type { Why } from '../why.js';
import { tellCell, tellValue } from './told.js';
import { type Locale, languageOf } from './words.js';

/** What is said before the steps, or instead of them. `cell` is the one that was asked about. */
export function whyWords(answer: Why, puzzle: Puzzle, cell: number, locale?: Locale): string {
  const language = languageOf(locale);
  const where = tellCell(puzzle, cell);
  switch (answer.kind) {
    case 'chain':
    case 'known':
      return language.why[answer.kind](where, tellValue(puzzle, 0, answer.candidates));
    case 'open':
      return language.why.open(where);
    case 'mistake':
      return language.mistake.somewhere;
    case 'no-solution':
      return language.noSolution;
    case 'undecided':
      return language.undecided;
  }
}
