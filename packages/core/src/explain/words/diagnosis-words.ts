// A diagnosis in words: the contradiction step by step, what each repair would change, and the sentences
// round them.
import {
  asSentence,
  cellText,
  type DiagnosisTexts,
  diagnosisTexts,
  findingMessage,
  type LineText,
  type Locale,
  lineText,
  type RepairText,
  runsText,
  suspectsSentence,
  valueText,
} from '../../messages/index.js';
import { type Clue, clueOf, type LineId, type Puzzle } from '../../model/index.js';
import type { Ambiguous, Diagnosis, Unsolvable } from '../diagnose/diagnose.js';
import type { EditKind } from '../diagnose/edits.js';
import type { Repair } from '../diagnose/repairs.js';
import type { Contradiction } from '../diagnose/story.js';
import { linkBreakText } from './deduction-text.js';
import { explainWords } from './words.js';

export function contradictionWords(
  { steps, line, reason }: Contradiction,
  lines: readonly LineId[],
  puzzle: Puzzle,
  locale: Locale | undefined,
): string[] {
  const texts = diagnosisTexts(locale);
  if (line === null) return [texts.breaksBySearch(lines.length)];
  return [
    ...steps.map((step) => explainWords(step, puzzle, locale).sentence),
    texts.breaks(lineText(puzzle, line), linkBreakText(puzzle, { line, rests: reason })),
  ];
}

export function repairWords(repair: Repair, puzzle: Puzzle, locale: Locale | undefined): string {
  return diagnosisTexts(locale).repair(repairText(repair, puzzle));
}

function repairText(repair: Repair, puzzle: Puzzle): RepairText {
  const [line, other] = repair.lines.map((id) => lineText(puzzle, id));
  const read = (clue: Clue) => runsText(puzzle, clue);
  switch (repair.kind) {
    case 'swap-lines':
      return { kind: repair.kind, line, other };
    case 'reverse':
    case 'recolor':
    case 'rewrite':
      return { kind: repair.kind, line, to: read(repair.clues[0]) };
    case 'two-lines':
      return { kind: repair.kind, line, other, to: read(repair.clues[0]), otherTo: read(repair.clues[1]) };
    case 'drop-line':
      return { kind: repair.kind, line };
    case 'insert-line': {
      const { side, index } = repair.insert ?? { side: 'rows', index: 0 };
      return { kind: repair.kind, isRow: side === 'rows', number: index + 1, to: read(repair.clues[0]) };
    }
    default:
      return editText({ ...repair, kind: repair.kind }, puzzle, line);
  }
}

/** A change of one number. */
function editText(repair: Repair & { readonly kind: EditKind }, puzzle: Puzzle, line: LineText): RepairText {
  const before = clueOf(puzzle, repair.lines[0]) ?? [];
  const after = repair.clues[0] ?? [];
  const { run, kind } = repair;
  const text = (runs: Clue, from: number, count: number) =>
    runsText(puzzle, (runs ?? []).slice(from, from + count));
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

/** A diagnosis in sentences, in the order in which they are read. */
export interface DiagnosisWords {
  /** What it is: "No solution.", "Several solutions: 4 cells differ, in one place." */
  readonly verdict: string;
  /** Totals that differ, and where to look for the wrong number. */
  readonly totals: readonly string[];
  /** What would fix it: a sentence; for a puzzle without a solution the repairs come after it. */
  readonly remedy: string;
  /** The repairs, as many as asked for, and what is said when there are more. */
  readonly repairs: readonly string[];
  readonly more: string;
  /** The lines that can't hold together, and step by step why. */
  readonly together: string;
  readonly story: readonly string[];
}

/** Options of `diagnosisWords`. */
export interface DiagnosisWordsOptions {
  readonly locale?: Locale;
  /** The most repairs to list. Default: all. */
  readonly repairs?: number;
}

const NOTHING_MORE = { totals: [], remedy: '', repairs: [], more: '', together: '', story: [] };

/**
 * What a person would say of a diagnosis. The story and what each repair changes are in the language that
 * `diagnose` was asked for: ask for the same one.
 *
 * @example
 * console.log(diagnosisWords(diagnose(puzzle), puzzle).verdict);
 */
export function diagnosisWords(
  diagnosis: Diagnosis,
  puzzle: Puzzle,
  options: DiagnosisWordsOptions = {},
): DiagnosisWords {
  const texts = diagnosisTexts(options.locale);
  switch (diagnosis.kind) {
    case 'unique':
      return { ...NOTHING_MORE, verdict: texts.unique };
    case 'undecided':
      return { ...NOTHING_MORE, verdict: texts.undecided };
    case 'ambiguous':
      return ambiguousWords(diagnosis, puzzle, texts);
    case 'unsolvable':
      return unsolvableWords(diagnosis, puzzle, texts, options);
  }
}

function ambiguousWords(
  { cells, isExact, places, give }: Ambiguous,
  puzzle: Puzzle,
  texts: DiagnosisTexts,
): DiagnosisWords {
  const given = give.cells.map(({ cell, candidates }) => ({
    cell: cellText(puzzle, cell),
    value: valueText(puzzle, 0, candidates),
  }));
  return {
    ...NOTHING_MORE,
    verdict: texts.several(cells.length, isExact, places.length),
    remedy: give.quality === 'partly' ? texts.giveUndecided : texts.give(given, give.quality),
  };
}

function unsolvableWords(
  { totals, repairs, lines, isMinimal, isComplete, contradiction }: Unsolvable,
  puzzle: Puzzle,
  texts: DiagnosisTexts,
  { locale, repairs: most = Infinity }: DiagnosisWordsOptions,
): DiagnosisWords {
  const after = ({ verdict, lineSolvable }: Repair) => {
    if (verdict === 'multiple') return ` ${texts.leavesSeveral}`;
    return lineSolvable ? '' : ` ${texts.needsMore}`;
  };
  const listed = repairs.slice(0, most).map((repair) => `${repair.words}${after(repair)}`);
  return {
    verdict: texts.noSolution,
    totals: totals.map((finding) =>
      [asSentence(findingMessage(finding, puzzle, locale)), suspectsSentence(finding, puzzle, locale)]
        .join(' ')
        .trimEnd(),
    ),
    remedy: texts.slips(repairs.length, isComplete),
    repairs: listed,
    more: listed.length < repairs.length ? texts.moreSlips(repairs.length - listed.length) : '',
    together: texts.together(
      lines.map((line) => lineText(puzzle, line)),
      isMinimal,
    ),
    story: contradiction.words,
  };
}
