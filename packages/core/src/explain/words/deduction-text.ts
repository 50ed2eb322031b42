// A deduction as what sentences are about: numbers as people count (from 1), cells gathered into spans,
// colours by name.

import {
  type BranchText,
  type CellValueText,
  cellText,
  colorText,
  type DeductionText,
  type GroupText,
  lineText,
  type SpanText,
  type ValueText,
  valueText,
} from '../../messages/index.js';
import { allCandidates, clueOf, isMono, type LineId, lineLength, type Puzzle } from '../../model/index.js';
import type { Branch, CellFact, ChainLink, Deduction, SettledCell } from '../deduction.js';
import { breakText } from './break-text.js';
import { drawnPlacements } from './placements.js';
import { runText } from './run-text.js';

/** Placements are drawn up to this number. */
const MOST_PLACEMENTS = 4;

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
    also: (deduction.also ?? []).map((fact) => assumedText(puzzle, fact)),
    mirrored: (deduction.mirrored ?? []).map((fact) => assumedText(puzzle, fact)),
    rooms: (deduction.about.room ?? []).map(({ from, to }) => ({ from: from + 1, to: to + 1 })),
    sum: clue.flatMap(({ length, color }, j) => [
      ...(j > 0 && clue[j - 1].color === color ? [1] : []),
      length ?? 1,
    ]),
    placements: deduction.technique === 'all-placements' ? placementsOf(puzzle, deduction) : [],
    cells: deduction.settles.map(({ cell, was, candidates }) => ({
      cell: cellText(puzzle, cell),
      value: valueText(puzzle, was, candidates),
    })),
    isMono: mono,
  };
}

function assumedText(puzzle: Puzzle, { cell, candidates }: CellFact): CellValueText {
  return { cell: cellText(puzzle, cell), value: valueText(puzzle, 0, candidates) };
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

export function branchText(puzzle: Puzzle, branch: Branch): BranchText {
  return {
    cell: cellText(puzzle, branch.assume.cell),
    value: valueText(puzzle, 0, branch.assume.candidates),
    links: joined(branch.links).map((link) => ({
      line: lineText(puzzle, link.line),
      groups: groupTexts(puzzle, link.line, link.settles),
      breaks: link.breaks ? linkBreakText(puzzle, link) : null,
      branches: (link.branches ?? []).map((inner) => branchText(puzzle, inner)),
    })),
  };
}

/** Small steps one after the other in one line, as one. */
function joined(links: readonly ChainLink[]): ChainLink[] {
  const result: ChainLink[] = [];
  for (const link of links) {
    const last = result.at(-1);
    const isSmall = (one: ChainLink) => !one.breaks && one.branches === undefined;
    if (last !== undefined && last.line === link.line && isSmall(last) && isSmall(link)) {
      result[result.length - 1] = { ...last, settles: [...last.settles, ...link.settles] };
    } else result.push(link);
  }
  return result;
}

/** Why the line of a link cannot be placed. */
export function linkBreakText(puzzle: Puzzle, { line, rests }: Pick<ChainLink, 'line' | 'rests'>) {
  const facts = rests.cells.map((fact) => ({ ...fact, position: positionIn(puzzle, line, fact.cell) }));
  const groups = groupTexts(
    puzzle,
    line,
    rests.cells.map((fact) => ({ ...fact, was: 0 })),
  );
  return breakText(puzzle, clueOf(puzzle, line) ?? [], lineLength(puzzle, line), facts, groups);
}

/** The placements that agree with the reason, if there are few. */
function placementsOf(puzzle: Puzzle, { lines: [line], reason }: Deduction): string[] {
  const cells = new Array<number>(lineLength(puzzle, line)).fill(allCandidates(puzzle.palette));
  for (const { cell, candidates } of reason.cells) cells[positionIn(puzzle, line, cell)] = candidates;
  return drawnPlacements(puzzle, clueOf(puzzle, line) ?? [], cells, MOST_PLACEMENTS);
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
