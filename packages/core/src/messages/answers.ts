// Hints, reasons and how a walk ended, in every language. From data of the layer `explain` to text, see there.
import { answers as de } from './de/answers.js';
import { answers as en } from './en/answers.js';
import { answers as es } from './es/answers.js';
import { answers as fr } from './fr/answers.js';
import type { AnswerTexts } from './language.js';
import { inLocale, type Locale } from './locale.js';

export const ANSWERS: Readonly<Record<Locale, AnswerTexts>> = { en, de, fr, es };

export function answerTexts(locale?: Locale): AnswerTexts {
  return inLocale(ANSWERS, locale);
}
