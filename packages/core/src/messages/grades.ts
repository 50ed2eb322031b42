// Grades, in every language.
import { grades as de } from './de/grades.js';
import { grades as en } from './en/grades.js';
import { grades as es } from './es/grades.js';
import { grades as fr } from './fr/grades.js';
import type { GradeTexts } from './language.js';
import { inLocale, type Locale } from './locale.js';

export const GRADES: Readonly<Record<Locale, GradeTexts>> = { en, de, fr, es };

/**
 * The texts of grades in a language.
 *
 * @example
 * const texts = gradeTexts('fr');
 */
export function gradeTexts(locale?: Locale): GradeTexts {
  return inLocale(GRADES, locale);
}
