// The words of a diagnosis: the contradiction step by step, and what each repair would change.
import {
  type Clue,
  clueOf,
  clueText,
  isMono,
  type LineId,
  type Puzzle,
  type Run,
} from '../../model/index.js';
import type { Repair } from '../diagnose/repairs.js';
import type { Contradiction } from '../diagnose/story.js';
import type { ToldRepair } from './language.js';
import { tellLine } from './told.js';
import { explainWords, type Locale, languageOf } from './words.js';

export function contradictionWords(
  { steps, line }: Contradiction,
  lines: readonly LineId[],
  puzzle: Puzzle,
  locale: Locale | undefined,
): string[] {
  const language = languageOf(locale);
  if (line === null) return [language.breaksBySearch(lines.length)];
  return [
    ...steps.map((step) => explainWords(step, puzzle, locale).sentence),
    language.breaks(tellLine(puzzle, line)),
  ];
}

export function repairWords(repair: Repair, puzzle: Puzzle, locale: Locale | undefined): string {
  return languageOf(locale).repair(tellRepair(repair, puzzle));
}

function tellRepair(repair: Repair, puzzle: Puzzle): ToldRepair {
  const [line, other] = repair.lines.map((id) => tellLine(puzzle, id));
  if (repair.kind === 'swap-lines') return { kind: 'swap-lines', line, other };
  const before = clueOf(puzzle, repair.lines[0]) ?? [];
  const after = repair.clues[0] ?? [];
  const { run, kind } = repair;
  const text = (runs: Clue, from: number, count: number) =>
    clueTextOf(puzzle, (runs ?? []).slice(from, from + count));
  const head = { line, run: run + 1 };
  switch (kind) {
    case 'add':
      return { kind, ...head, to: text(after, run, 1) };
    case 'drop':
      return { kind, ...head, from: text(before, run, 1) };
    case 'change':
      return { kind, ...head, from: text(before, run, 1), to: text(after, run, 1) };
    case 'split':
      return { kind, ...head, from: text(before, run, 1), to: text(after, run, 2) };
    case 'join':
      return { kind, ...head, from: text(before, run, 2), to: text(after, run, 1) };
    case 'swap-runs':
      return { kind, ...head, from: text(before, run, 2), to: text(after, run, 2) };
  }
}

function clueTextOf(puzzle: Puzzle, runs: readonly Run[]): string {
  return clueText(
    runs,
    isMono(puzzle.palette) ? undefined : puzzle.palette.colors.map(({ symbol }) => symbol),
  );
}
