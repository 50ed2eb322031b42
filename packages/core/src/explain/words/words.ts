// Deductions in words.
import { type Locale, techniqueTexts } from '../../messages/index.js';
import type { Puzzle } from '../../model/index.js';
import type { Deduction } from '../deduction.js';
import { deductionText } from './deduction-text.js';

/** A deduction in words, from the title of its technique to the whole sentence. */
export interface DeductionWords {
  /** The technique's name: "Overlap". */
  readonly title: string;
  /** The result alone: "Row 7: cells 5-6 filled". */
  readonly short: string;
  /** A question that leads to it, without the result. */
  readonly question: string;
  /** What it rests on, without the result: "Row 7 (4 2): the 4 must fit into cells 3-8." */
  readonly premise: string;
  /** The whole argument: "Row 7 (4 2): the 4 must fit into cells 3-8: fill cells 5-6." */
  readonly sentence: string;
}

/**
 * What a person would say.
 *
 * @example
 * for (const step of steps(puzzle)) console.log(explainWords(step, puzzle).sentence);
 */
export function explainWords(deduction: Deduction, puzzle: Puzzle, locale?: Locale): DeductionWords {
  const texts = techniqueTexts(locale);
  const step = deductionText(deduction, puzzle);
  const { technique } = deduction;
  return {
    title: texts.titles[technique],
    short: texts.short(step),
    question: texts.questions[technique](step),
    premise: texts.premises[technique](step),
    sentence: texts.sentences[technique](step),
  };
}
