// The words of a diagnosis: the contradiction step by step, what each repair would change, and what is
// said round them.
import {
  type Clue,
  clueOf,
  clueText,
  type Finding,
  isMono,
  type LineId,
  lineCount,
  type Puzzle,
  type Run,
} from '../../model/index.js';
import type { Ambiguous, Diagnosis, Unsolvable } from '../diagnose/diagnose.js';
import type { Repair } from '../diagnose/repairs.js';
import type { Contradiction } from '../diagnose/story.js';
import type { Language, ToldRepair } from './language.js';
import { tellCell, tellLine, tellValue } from './told.js';
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

/** A diagnosis in sentences, in the order in which one would say them. */
export interface DiagnosisWords {
  /** What it is: "No solution.", "Several solutions: 4 cells differ, in one place." */
  readonly verdict: string;
  /** Totals that differ, and where to look for the wrong number. */
  readonly totals: readonly string[];
  /** What would mend it: a sentence; for a puzzle without a solution the repairs come after it. */
  readonly remedy: string;
  /** The repairs, as many as asked for, and what is said when there are more. */
  readonly repairs: readonly string[];
  readonly more: string;
  /** The lines that can't hold together, and step by step why. */
  readonly together: string;
  readonly story: readonly string[];
}

export interface DiagnosisWordsOptions {
  readonly locale?: Locale;
  /** Repairs to tell at most. Default: all. */
  readonly repairs?: number;
}

const NOTHING_MORE = { totals: [], remedy: '', repairs: [], more: '', together: '', story: [] };

/**
 * What a person would say of a diagnosis. The story and what each repair changes are in the language that
 * `diagnose` was asked for: ask for the same one.
 */
export function diagnosisWords(
  diagnosis: Diagnosis,
  puzzle: Puzzle,
  options: DiagnosisWordsOptions = {},
): DiagnosisWords {
  const language = languageOf(options.locale);
  switch (diagnosis.kind) {
    case 'unique':
      return { ...NOTHING_MORE, verdict: language.diagnosis.unique };
    case 'undecided':
      return { ...NOTHING_MORE, verdict: language.diagnosis.undecided };
    case 'ambiguous':
      return ambiguousWords(diagnosis, puzzle, language);
    case 'unsolvable':
      return unsolvableWords(diagnosis, puzzle, language, options.repairs ?? Infinity);
  }
}

function ambiguousWords(
  { cells, isExact, places, give }: Ambiguous,
  puzzle: Puzzle,
  { diagnosis }: Language,
): DiagnosisWords {
  const given = give.cells.map(({ cell, candidates }) => ({
    cell: tellCell(puzzle, cell),
    value: tellValue(puzzle, 0, candidates),
  }));
  return {
    ...NOTHING_MORE,
    verdict: diagnosis.several(cells.length, isExact, places.length),
    remedy: give.quality === 'partly' ? diagnosis.giveUndecided : diagnosis.give(given, give.quality),
  };
}

function unsolvableWords(
  { totals, repairs, lines, isMinimal, isComplete, contradiction }: Unsolvable,
  puzzle: Puzzle,
  { diagnosis }: Language,
  most: number,
): DiagnosisWords {
  const after = ({ verdict, lineSolvable }: Repair) => {
    if (verdict === 'multiple') return ` ${diagnosis.leavesSeveral}`;
    return lineSolvable ? '' : ` ${diagnosis.needsMore}`;
  };
  const told = repairs.slice(0, most).map((repair) => `${repair.words}${after(repair)}`);
  return {
    verdict: diagnosis.noSolution,
    totals: totals.map((finding) => totalsWords(finding, puzzle, diagnosis)),
    remedy: diagnosis.slips(repairs.length, isComplete),
    repairs: told,
    more: told.length < repairs.length ? diagnosis.moreSlips(repairs.length - told.length) : '',
    together: diagnosis.together(
      lines.map((line) => tellLine(puzzle, line)),
      isMinimal,
    ),
    story: contradiction.words,
  };
}

/** More suspects than these are no help. */
const MOST_SUSPECTS = 6;

function totalsWords(
  { color, rowTotal, columnTotal, suspects }: Finding,
  puzzle: Puzzle,
  phrases: Language['diagnosis'],
): string {
  const isOpen = (clues: readonly Clue[]) =>
    clues.some((clue) => clue?.some((run) => run.color === color && run.length === null) ?? true);
  const totals = phrases.totals({
    color: isMono(puzzle.palette) ? null : puzzle.palette.colors[color - 1].name,
    rows: { sum: rowTotal, isAtLeast: isOpen(puzzle.rows) },
    columns: { sum: columnTotal, isAtLeast: isOpen(puzzle.columns) },
  });
  const isTelling = suspects.length > 0 && suspects.length < lineCount(puzzle) / 2;
  if (!isTelling || suspects.length > MOST_SUSPECTS) return totals;
  return `${totals} ${phrases.suspects(suspects.map((line) => tellLine(puzzle, line)))}`;
}
