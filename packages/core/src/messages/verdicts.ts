// What a solve came to and what a player's marks are, in words. Takes plain data, so that results of the
// layers above fit as they are.
import { colorOf, type Grid, type LineId, type Puzzle } from '../model/index.js';
import { verdicts as de } from './de/verdicts.js';
import { verdicts as en } from './en/verdicts.js';
import { verdicts as es } from './es/verdicts.js';
import { verdicts as fr } from './fr/verdicts.js';
import type { JudgementCode, StopCode, VerdictCode, VerdictTexts } from './language.js';
import { inLocale, type Locale } from './locale.js';
import { lineText } from './texts-of.js';

export const VERDICTS: Readonly<Record<Locale, VerdictTexts>> = { en, de, fr, es };

/** The part of a solve's result that is put into words. */
export type VerdictData =
  | { readonly verdict: 'unique'; readonly lineSolvable: boolean }
  | {
      readonly verdict: 'multiple';
      readonly solutions: { readonly length: number };
      readonly complete: boolean;
      readonly reason?: StopCode;
      readonly differing: { readonly length: number };
    }
  | { readonly verdict: 'none'; readonly line: LineId | null; readonly lineSolvable: boolean }
  | {
      readonly verdict: 'undecided';
      readonly reason: StopCode;
      readonly solutions: { readonly length: number };
      readonly partial: Grid;
    };

/**
 * The verdict in two words: `one solution`.
 *
 * @example
 * verdictTitle('unique');
 */
export function verdictTitle(verdict: VerdictCode, locale?: Locale): string {
  return inLocale(VERDICTS, locale).titles[verdict];
}

/**
 * The whole result in one line: `unique solution, by line logic alone`.
 *
 * @example
 * console.log(verdictMessage(result, puzzle));
 */
export function verdictMessage(result: VerdictData, puzzle: Puzzle, locale?: Locale): string {
  const texts = inLocale(VERDICTS, locale);
  switch (result.verdict) {
    case 'unique':
      return texts.unique(result.lineSolvable);
    case 'multiple': {
      const { solutions, differing, complete, reason = 'max' } = result;
      if (complete) return texts.exactly(solutions.length, differing.length);
      const why = reason === 'max' ? texts.mayBeMore : texts.stops[reason];
      return texts.atLeast(solutions.length, differing.length, why);
    }
    case 'none':
      return texts.none(result.line === null ? null : lineText(puzzle, result.line), result.lineSolvable);
    case 'undecided': {
      const why = texts.stops[result.reason];
      if (result.solutions.length > 0) return texts.oneFound(why);
      const { cells } = result.partial;
      const known = cells.reduce((sum, cell) => sum + (colorOf(cell) === undefined ? 0 : 1), 0);
      return texts.someKnown(known, cells.length, why);
    }
  }
}

/**
 * What follows the verdict's title, in sentences. `differing`: the cells in which the solutions differ, where
 * more is known of them than the result says.
 *
 * @example
 * console.log(verdictDetail(result));
 */
export function verdictDetail(
  result: VerdictData,
  locale?: Locale,
  differing?: { readonly cells: number; readonly isExact: boolean },
): string {
  const { details, undecided } = inLocale(VERDICTS, locale);
  switch (result.verdict) {
    case 'unique':
      return result.lineSolvable ? details.lineSolvable : details.needsSearch;
    case 'multiple': {
      const { solutions, complete } = result;
      const { cells, isExact } = differing ?? { cells: result.differing.length, isExact: complete };
      return [details.differ(cells, isExact), ...(complete ? [details.exactly(solutions.length)] : [])].join(
        ' ',
      );
    }
    case 'none':
      return details.none;
    case 'undecided':
      return undecided;
  }
}

/** The answer to a question that a limit ended before there was one: a sentence. */
export function undecidedSentence(locale?: Locale): string {
  return inLocale(VERDICTS, locale).undecided;
}

/**
 * Why work stopped early: `effort limit reached`.
 *
 * @example
 * stopMessage('deadline');
 */
export function stopMessage(reason: StopCode, locale?: Locale): string {
  return inLocale(VERDICTS, locale).stops[reason];
}

/**
 * Whether marks are right so far, in a sentence that does not say where a mistake is. `hasSeveral`: the puzzle
 * has several solutions, which matters to a player whose marks agree with one of them.
 *
 * @example
 * console.log(judgementSentence(analysis.judge(grid)));
 */
export function judgementSentence(
  { verdict }: { readonly verdict: JudgementCode },
  locale?: Locale,
  hasSeveral = false,
): string {
  const { judgements, rightForOne } = inLocale(VERDICTS, locale);
  return verdict === 'right' && hasSeveral ? rightForOne : judgements[verdict];
}

/** The part of a search for the last right grid that is put into words. */
export type MistakeData =
  | { readonly verdict: 'right' | 'no-solution' | 'undecided' }
  | { readonly verdict: 'mistake'; readonly undo: number | null };

/**
 * What going back to before the mistake came to, in a sentence.
 *
 * @example
 * console.log(mistakeSentence(analysis.lastRight(gridsBack(play))));
 */
export function mistakeSentence(search: MistakeData, locale?: Locale): string {
  const { judgements, nothingToUndo, firstMarksWrong, undone } = inLocale(VERDICTS, locale);
  if (search.verdict === 'right') return nothingToUndo;
  if (search.verdict !== 'mistake') return judgements[search.verdict];
  return search.undo === null ? firstMarksWrong : undone(search.undo);
}
