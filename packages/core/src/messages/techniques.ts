// The arguments of deductions, in every language.
import { techniques as de } from './de/techniques.js';
import { techniques as en } from './en/techniques.js';
import { techniques as es } from './es/techniques.js';
import { techniques as fr } from './fr/techniques.js';
import type { TechniqueKey, TechniqueTexts } from './language.js';
import { inLocale, type Locale } from './locale.js';

export const TECHNIQUES: Readonly<Record<Locale, TechniqueTexts>> = { en, de, fr, es };

export function techniqueTexts(locale?: Locale): TechniqueTexts {
  return inLocale(TECHNIQUES, locale);
}

/**
 * The name of a technique: `Overlap`.
 *
 * @example
 * techniqueTitle('overlap', 'en'); // 'Overlap'
 */
export function techniqueTitle(technique: TechniqueKey, locale?: Locale): string {
  return techniqueTexts(locale).titles[technique];
}
