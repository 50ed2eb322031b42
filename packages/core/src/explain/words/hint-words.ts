// The words of a hint, level by level.
import { answerTexts, cellText, colorText, type Locale, lineText } from '../../messages/index.js';
import type { LineId, Puzzle } from '../../model/index.js';
import type { Branch, Deduction } from '../deduction.js';
import type { HintLevel } from '../hint.js';
import { branchText } from './deduction-text.js';
import { explainWords } from './words.js';

/** A part of the grid: rows and columns from 0, both ends included. */
export interface Region {
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
}

/** A deduction, where to look for it, and the finished lines whose blanks it uses though nobody marked them. */
export interface HintSubject {
  readonly deduction: Deduction;
  /** Where to look if that is less than a line. */
  readonly region: Region | undefined;
  readonly finished: readonly LineId[];
  readonly without: readonly WithoutColors[];
}

/** A colour that the clues of some lines do not have. */
export interface WithoutColors {
  readonly color: number;
  /** Whether the lines do have the colour, but all its cells are filled already. */
  readonly isComplete: boolean;
  readonly lines: readonly LineId[];
}

export function deductionHintWords(
  { deduction, region, finished, without }: HintSubject,
  puzzle: Puzzle,
  level: HintLevel,
  locale: Locale | undefined,
): string {
  const texts = answerTexts(locale);
  if (level === 1) {
    if (region === undefined) return texts.lookAtLine(lineText(puzzle, deduction.lines[0]));
    const span = ([from, to]: readonly [number, number]) => ({ from: from + 1, to: to + 1 });
    return texts.lookAtRegion({ rows: span(region.rows), columns: span(region.columns) });
  }
  const words = explainWords(deduction, puzzle, locale);
  if (level === 2) return words.question;
  const notes = [
    ...(finished.length === 0 ? [] : [texts.finishedLines(finished.map((line) => lineText(puzzle, line)))]),
    ...without.map(({ color, lines, isComplete }) =>
      texts[isComplete ? 'completeColor' : 'withoutColor'](
        lines.map((line) => lineText(puzzle, line)),
        colorText(puzzle, color),
      ),
    ),
  ];
  const note = notes.map((one) => ` ${one}`).join('');
  return level === 3 ? `${words.title}. ${words.premise}${note}` : `${words.sentence}${note}`;
}

/** Marks to blame; `count` of them are in `line`. */
export interface BlamedMarks {
  readonly cells: readonly number[];
  /** Whether each of them is possible alone, but not all together; else each is wrong by itself. */
  readonly isConflict: boolean;
  readonly line: LineId;
  readonly count: number;
}

export function mistakeWords(
  puzzle: Puzzle,
  level: HintLevel,
  { cells, isConflict, line, count }: BlamedMarks,
  refutation: Branch | undefined,
  locale: Locale | undefined,
): string {
  const texts = answerTexts(locale);
  if (level === 1) return texts.mistake.somewhere;
  const { inLine, count: countIn, cells: all } = isConflict ? texts.conflict : texts.mistake;
  if (level === 2) return inLine(lineText(puzzle, line));
  if (level === 3) return countIn(lineText(puzzle, line), count);
  const where = all(cells.map((cell) => cellText(puzzle, cell)));
  return refutation === undefined
    ? where
    : `${where} ${texts.mistake.because(branchText(puzzle, refutation))}`;
}
