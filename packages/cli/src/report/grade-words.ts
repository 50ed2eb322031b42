// Grades as text.
import { askNextWords, type GradeResult, gradeWords, type TechniqueId } from '@crosshatch/core/explain';
import { type Locale, techniqueTitle as titleOf } from '@crosshatch/core/messages';

export function techniqueTitle(id: TechniqueId | null): string {
  return id === null ? 'none' : titleOf(id);
}

/** `needs lookahead`. */
export function gradeClassWords(grade: GradeResult): string {
  return gradeWords(grade).class;
}

/** `Easy, 12 of 100. The hardest technique is "Out of reach".` */
export function gradeSentence(grade: GradeResult, locale?: Locale): string {
  const { sentence } = gradeWords(grade, locale);
  return grade.verdict === 'none' ? `${sentence} ${askNextWords('crosshatch diagnose', locale)}` : sentence;
}
