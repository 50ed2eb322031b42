// A deduction as what sentences are about: numbers as people count (from 1), cells gathered into spans,
// colours by name.

import {
  type BranchText,
  cellText,
  colorText,
  type DeductionText,
  type GroupText,
  lineText,
  type RunText,
  type SpanText,
  type ValueText,
  valueText,
} from '../../messages/index.js';
import { clueOf, isMono, type LineId, type Puzzle, type Run } from '../../model/index.js';
import type { Branch, Deduction, SettledCell } from '../deduction.js';

export function deductionText(deduction: Deduction, puzzle: Puzzle): DeductionText {
  const [line] = deduction.lines;
  const mono = isMono(puzzle.palette);
  const clue = clueOf(puzzle, line) ?? [];
  const used = new Set(clue.map((run) => run.color));
  const aboutRuns = deduction.about.runs.map(({ run }) => run);
  return {
    line: lineText(puzzle, line),
    runs: aboutRuns.map((run) => runText(puzzle, clue, run)),
    groups: groupTexts(puzzle, line, deduction.settles),
    about: spanTexts(deduction.about.cells.map((cell) => positionIn(puzzle, line, cell))),
    aboutColors: mono ? [] : [...new Set(aboutRuns.map((run) => colorText(puzzle, clue[run].color)))],
    missing: mono
      ? []
      : puzzle.palette.colors.flatMap((_, i) => (used.has(i + 1) ? [] : [colorText(puzzle, i + 1)])),
    branches: (deduction.chain ?? []).map((branch) => branchText(puzzle, branch)),
    cells: deduction.settles.map(({ cell, was, candidates }) => ({
      cell: cellText(puzzle, cell),
      value: valueText(puzzle, was, candidates),
    })),
    isMono: mono,
  };
}

export function runText(puzzle: Puzzle, clue: readonly Run[], index: number): RunText {
  const run = clue[index];
  const equal = clue.flatMap((other, j) =>
    other.length === run.length && other.color === run.color ? [j] : [],
  );
  return {
    length: run.length,
    color: isMono(puzzle.palette) ? null : colorText(puzzle, run.color),
    nth: equal.length === 1 ? 0 : equal.indexOf(index) + 1,
  };
}

/** Cells of a line gathered by what is said of them, in the order of their first cells. */
function groupTexts(puzzle: Puzzle, line: LineId, settles: readonly SettledCell[]): GroupText[] {
  const byValue = new Map<string, { value: ValueText; positions: number[] }>();
  for (const { cell, was, candidates } of settles) {
    const value = valueText(puzzle, was, candidates);
    const key = JSON.stringify(value);
    const group = byValue.get(key) ?? { value, positions: [] };
    group.positions.push(positionIn(puzzle, line, cell));
    byValue.set(key, group);
  }
  return Array.from(byValue.values(), ({ value, positions }) => ({
    spans: spanTexts(positions),
    count: positions.length,
    value,
  }));
}

function branchText(puzzle: Puzzle, branch: Branch): BranchText {
  return {
    cell: cellText(puzzle, branch.assume.cell),
    value: valueText(puzzle, 0, branch.assume.candidates),
    links: branch.links.map((link) => ({
      line: lineText(puzzle, link.line),
      groups: groupTexts(puzzle, link.line, link.settles),
      breaks: link.breaks,
    })),
  };
}

/** Position of a cell in a line, from 0. */
function positionIn(puzzle: Puzzle, line: LineId, cell: number): number {
  return line < puzzle.height ? cell % puzzle.width : Math.trunc(cell / puzzle.width);
}

/** Neighbouring positions (from 0) gathered into spans (from 1). */
function spanTexts(positions: readonly number[]): SpanText[] {
  const spans: { from: number; to: number }[] = [];
  for (const position of [...positions].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last !== undefined && last.to === position) last.to += 1;
    else spans.push({ from: position + 1, to: position + 1 });
  }
  return spans;
}
