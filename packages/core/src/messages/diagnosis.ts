// What is wrong with a puzzle and what would repair it, in every language.
import { diagnosis as de } from './de/diagnosis.js';
import { diagnosis as en } from './en/diagnosis.js';
import { diagnosis as es } from './es/diagnosis.js';
import { diagnosis as fr } from './fr/diagnosis.js';
import type { DiagnosisTexts } from './language.js';
import { inLocale, type Locale } from './locale.js';

export const DIAGNOSES: Readonly<Record<Locale, DiagnosisTexts>> = { en, de, fr, es };

/**
 * The texts of a diagnosis in a language.
 *
 * @example
 * const texts = diagnosisTexts('de');
 */
export function diagnosisTexts(locale?: Locale): DiagnosisTexts {
  return inLocale(DIAGNOSES, locale);
}
