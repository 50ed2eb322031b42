// A grade in words.
import { gradeTexts, type Locale, techniqueTitle } from '../../messages/index.js';
import type { GradeResult } from '../grade/grade.js';

/** A grade in words. */
export interface GradeWords {
  /** `needs lookahead`; `no solution` and `undecided` without a grade. */
  readonly class: string;
  /** `Easy, 12 of 100. The hardest technique is "Out of reach".` */
  readonly sentence: string;
  /** How much there is to do, and where it is hardest to get on; empty without a grade. */
  readonly rounds: string;
  /** The hardest technique's name; empty when there is none. */
  readonly hardest: string;
  /** The names of the techniques used, in the order of the grade's. */
  readonly techniques: readonly string[];
  /** The heads of tables: how often, which technique; number, length, depth, class, hardest technique, deductions, puzzle. */
  readonly heads: {
    readonly techniques: readonly [string, string];
    readonly grades: readonly [string, string, string, string, string, string, string];
  };
}

/**
 * What a person would say of a grade.
 *
 * @example
 * console.log(gradeWords(grade(puzzle)).sentence);
 */
export function gradeWords(result: GradeResult, locale?: Locale): GradeWords {
  const grade = gradeTexts(locale);
  const heads = { techniques: grade.usesTable, grades: grade.table };
  if (result.verdict !== 'graded') {
    const sentence = result.verdict === 'none' ? grade.none : grade.undecided(result.reason === 'deadline');
    const words = grade.classes[result.verdict];
    return { class: words, sentence, rounds: '', hardest: '', techniques: [], heads };
  }
  const words = grade.classes[result.class];
  const hardest = result.hardest === null ? '' : techniqueTitle(result.hardest, locale);
  const sentence = [
    grade.graded(words, result.number),
    grade.parts(result.length, result.depth),
    ...(hardest === '' ? [] : [grade.hardest(hardest)]),
    ...(result.unsettled === 0 ? [] : [grade.unsettled(result.unsettled)]),
  ].join(' ');
  const narrowest = result.rounds[result.narrowest];
  const rounds =
    narrowest === undefined
      ? ''
      : grade.rounds({
          steps: result.steps,
          rounds: result.rounds.length,
          narrowest: result.narrowest + 1,
          footholds: narrowest.footholds,
          cost: narrowest.cost,
          unknown: Math.round((100 * narrowest.unknown) / result.rounds[0].unknown),
        });
  const techniques = result.techniques.map(({ technique }) => techniqueTitle(technique, locale));
  return { class: words, sentence, rounds, hardest, techniques, heads };
}
