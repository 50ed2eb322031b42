// The words of a hint, level by level.
import { clueOf, type LineId, type Puzzle } from '../../model/index.js';
import type { Deduction } from '../deduction.js';
import { tellCell, tellLine, tellRun } from './told.js';
import { explainWords, type Locale, languageOf } from './words.js';

/** At most so many lines are named at level 1; a long chain is told by where it begins. */
const MOST_LINES = 2;

export function deductionHintWords(
  deduction: Deduction,
  puzzle: Puzzle,
  level: 1 | 2 | 3 | 4,
  locale: Locale | undefined,
): string {
  const language = languageOf(locale);
  const { lines, about } = deduction;
  const where = language.lookAtLines(lines.slice(0, MOST_LINES).map((line) => tellLine(puzzle, line)));
  if (level === 1) return where;
  if (level === 2) {
    if (about.runs.length > 0) {
      const clue = clueOf(puzzle, lines[0]) ?? [];
      const runs = about.runs.map(({ run }) => tellRun(puzzle, clue, run));
      const areAll = runs.length > 1 && runs.length === clue.length;
      return language.lookAtRuns(tellLine(puzzle, lines[0]), runs, areAll);
    }
    if (deduction.chain !== undefined) return language.lookAtCell(tellCell(puzzle, about.cells[0]));
    return where;
  }
  const words = explainWords(deduction, puzzle, locale);
  return level === 3 ? `${where} ${words.title}. ${words.nudge}` : words.sentence;
}

export function mistakeWords(
  puzzle: Puzzle,
  level: 1 | 2 | 3 | 4,
  line: LineId,
  count: number,
  cells: readonly number[],
  locale: Locale | undefined,
): string {
  const { mistake } = languageOf(locale);
  if (level === 1) return mistake.somewhere;
  if (level === 2) return mistake.inLine(tellLine(puzzle, line));
  if (level === 3) return mistake.count(tellLine(puzzle, line), count);
  return mistake.cells(cells.map((cell) => tellCell(puzzle, cell)));
}
