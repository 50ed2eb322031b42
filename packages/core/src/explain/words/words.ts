// Deductions in words.
import { type Locale, techniqueTexts } from '../../messages/index.js';
import type { Puzzle } from '../../model/index.js';
import type { Deduction } from '../deduction.js';
import { deductionText } from './deduction-text.js';

export interface DeductionWords {
  /** The technique's name: "Overlap". */
  readonly title: string;
  /** The result alone: "Row 7: cells 5-6 filled". */
  readonly short: string;
  /** What to look for, without the result. */
  readonly nudge: string;
  /** The whole argument: "Row 7 (4 2): wherever the 4 goes, cells 5-6 are filled." */
  readonly sentence: string;
}

/** What a person would say. */
export function explainWords(deduction: Deduction, puzzle: Puzzle, locale?: Locale): DeductionWords {
  const texts = techniqueTexts(locale);
  const step = deductionText(deduction, puzzle);
  const { technique } = deduction;
  return {
    title: texts.titles[technique],
    short: texts.short(step),
    nudge: texts.nudges[technique](step),
    sentence: texts.sentences[technique](step),
  };
}
