// Puts deductions into words. Languages are registered here.
import type { Puzzle } from '../../model/index.js';
import type { Deduction } from '../deduction.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import type { Language } from './language.js';
import { tell } from './told.js';

const LANGUAGES = { en, de, fr, es } as const satisfies Record<string, Language>;

/** Languages that can be asked for. */
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];
export type Locale = keyof typeof LANGUAGES;

export function languageOf(locale: Locale = 'en'): Language {
  const language: Language | undefined = LANGUAGES[locale];
  if (language === undefined) {
    throw new RangeError(`The locale is "${String(locale)}"; expected one of ${LOCALES.join(', ')}.`);
  }
  return language;
}

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
  const language = languageOf(locale);
  const told = tell(deduction, puzzle);
  const { technique } = deduction;
  return {
    title: language.titles[technique],
    short: language.short(told),
    nudge: language.nudges[technique](told),
    sentence: language.sentences[technique](told),
  };
}
