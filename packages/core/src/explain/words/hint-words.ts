// The words of a hint, level by level.
import { answerTexts, cellText, type Locale, lineText } from '../../messages/index.js';
import { clueOf, type LineId, type Puzzle } from '../../model/index.js';
import type { Deduction } from '../deduction.js';
import type { HintLevel } from '../hint.js';
import { runText } from './deduction-text.js';
import { explainWords } from './words.js';

/** Lines named at level 1: of a long chain, only where it begins. */
const MOST_LINES = 2;

export function deductionHintWords(
  deduction: Deduction,
  puzzle: Puzzle,
  level: HintLevel,
  locale: Locale | undefined,
): string {
  const texts = answerTexts(locale);
  const { lines, about } = deduction;
  const where = texts.lookAtLines(lines.slice(0, MOST_LINES).map((line) => lineText(puzzle, line)));
  if (level === 1) return where;
  if (level === 2) {
    if (about.runs.length > 0) {
      const clue = clueOf(puzzle, lines[0]) ?? [];
      const runs = about.runs.map(({ run }) => runText(puzzle, clue, run));
      const areAll = runs.length > 1 && runs.length === clue.length;
      return texts.lookAtRuns(lineText(puzzle, lines[0]), runs, areAll);
    }
    if (deduction.chain !== undefined) return texts.lookAtCell(cellText(puzzle, about.cells[0]));
    return where;
  }
  const words = explainWords(deduction, puzzle, locale);
  return level === 3 ? `${where} ${words.title}. ${words.nudge}` : words.sentence;
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
  locale: Locale | undefined,
): string {
  const texts = answerTexts(locale);
  if (level === 1) return texts.mistake.somewhere;
  const { inLine, count: countIn, cells: all } = isConflict ? texts.conflict : texts.mistake;
  if (level === 2) return inLine(lineText(puzzle, line));
  if (level === 3) return countIn(lineText(puzzle, line), count);
  return all(cells.map((cell) => cellText(puzzle, cell)));
}
