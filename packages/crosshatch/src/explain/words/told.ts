// A deduction made ready for telling: numbers as people count (from 1), cells gathered into spans,
// colours by name. Knows no language; the language files only put words round it.
import {
  BLANK,
  candidate,
  clueOf,
  clueText,
  isMono,
  type LineId,
  lineIndex,
  lineLength,
  type Puzzle,
  type Run,
} from '../../model/index.js';
import type { Branch, Deduction, SettledCell } from '../deduction.js';

export interface ToldLine {
  readonly isRow: boolean;
  /** From 1. */
  readonly number: number;
  /** As printed: `4 2`. */
  readonly clue: string;
  /** How many cells, and how many runs. */
  readonly size: number;
  readonly runs: number;
}

export interface ToldRun {
  /** Null when blotted. */
  readonly length: number | null;
  /** The colour's name in coloured puzzles, else null. */
  readonly color: string | null;
  /** Which of several equal runs it is, from 1; 0 when there is only one like it. */
  readonly nth: number;
}

/** Cells from ... to ... of a line, from 1, both included. */
export interface ToldSpan {
  readonly from: number;
  readonly to: number;
}

/** What cells are: filled, blank, of a colour; or what they may be, or can't be. */
export type ToldValue =
  | { readonly kind: 'filled' | 'blank' }
  | { readonly kind: 'color'; readonly color: string }
  | { readonly kind: 'one-of'; readonly colors: readonly string[]; readonly orBlank: boolean }
  | { readonly kind: 'none-of'; readonly colors: readonly string[] };

export interface ToldGroup {
  readonly spans: readonly ToldSpan[];
  readonly count: number;
  readonly value: ToldValue;
}

export interface ToldCell {
  readonly row: number;
  readonly column: number;
}

interface ToldLink {
  readonly line: ToldLine;
  readonly groups: readonly ToldGroup[];
  readonly breaks: boolean;
}

export interface ToldBranch {
  readonly cell: ToldCell;
  readonly value: ToldValue;
  readonly links: readonly ToldLink[];
}

export interface Told {
  readonly line: ToldLine;
  /** The runs that the argument is about. */
  readonly runs: readonly ToldRun[];
  /** What follows, within the line. */
  readonly groups: readonly ToldGroup[];
  /** The block, the blocks or the gap that the argument is about, and of what colour the blocks are. */
  readonly about: readonly ToldSpan[];
  readonly aboutColors: readonly string[];
  /** Colours that the clue does not have, for a coloured puzzle. */
  readonly missing: readonly string[];
  /** The assumptions followed. */
  readonly branches: readonly ToldBranch[];
  /** What follows, cell by cell. */
  readonly cells: readonly { readonly cell: ToldCell; readonly value: ToldValue }[];
  readonly isMono: boolean;
}

export function tell(deduction: Deduction, puzzle: Puzzle): Told {
  const [line] = deduction.lines;
  const mono = isMono(puzzle.palette);
  const clue = clueOf(puzzle, line) ?? [];
  const used = new Set(clue.map((run) => run.color));
  const aboutRuns = deduction.about.runs.map(({ run }) => run);
  return {
    line: tellLine(puzzle, line),
    runs: aboutRuns.map((run) => tellRun(puzzle, clue, run)),
    groups: tellGroups(puzzle, line, deduction.settles),
    about: spans(deduction.about.cells.map((cell) => positionIn(puzzle, line, cell))),
    aboutColors: mono ? [] : [...new Set(aboutRuns.map((run) => colorName(puzzle, clue[run].color)))],
    missing: mono ? [] : puzzle.palette.colors.flatMap(({ name }, i) => (used.has(i + 1) ? [] : [name])),
    branches: (deduction.chain ?? []).map((branch) => tellBranch(puzzle, branch)),
    cells: deduction.settles.map(({ cell, was, candidates }) => ({
      cell: tellCell(puzzle, cell),
      value: tellValue(puzzle, was, candidates),
    })),
    isMono: mono,
  };
}

export function tellLine(puzzle: Puzzle, line: LineId): ToldLine {
  const clue = clueOf(puzzle, line);
  const symbols = isMono(puzzle.palette) ? undefined : puzzle.palette.colors.map(({ symbol }) => symbol);
  return {
    isRow: line < puzzle.height,
    number: lineIndex(puzzle, line) + 1,
    clue: clueText(clue, symbols),
    size: lineLength(puzzle, line),
    runs: clue?.length ?? 0,
  };
}

export function tellCell(puzzle: Puzzle, cell: number): ToldCell {
  return { row: Math.trunc(cell / puzzle.width) + 1, column: (cell % puzzle.width) + 1 };
}

export function tellRun(puzzle: Puzzle, clue: readonly Run[], index: number): ToldRun {
  const run = clue[index];
  const equal = clue.flatMap((other, j) =>
    other.length === run.length && other.color === run.color ? [j] : [],
  );
  return {
    length: run.length,
    color: isMono(puzzle.palette) ? null : colorName(puzzle, run.color),
    nth: equal.length === 1 ? 0 : equal.indexOf(index) + 1,
  };
}

/** Cells of a line gathered by what is said of them, in the order of their first cells. */
function tellGroups(puzzle: Puzzle, line: LineId, settles: readonly SettledCell[]): ToldGroup[] {
  const byValue = new Map<string, { value: ToldValue; positions: number[] }>();
  for (const { cell, was, candidates } of settles) {
    const value = tellValue(puzzle, was, candidates);
    const key = JSON.stringify(value);
    const group = byValue.get(key) ?? { value, positions: [] };
    group.positions.push(positionIn(puzzle, line, cell));
    byValue.set(key, group);
  }
  return Array.from(byValue.values(), ({ value, positions }) => ({
    spans: spans(positions),
    count: positions.length,
    value,
  }));
}

/** What it is, if that is certain; else the colours that were ruled out just now. */
export function tellValue(puzzle: Puzzle, was: number, candidates: number): ToldValue {
  const namesOf = (set: number) =>
    puzzle.palette.colors.flatMap(({ name }, i) => ((set & candidate(i + 1)) !== 0 ? [name] : []));
  const blank = candidate(BLANK);
  const possible = namesOf(candidates);
  const orBlank = (candidates & blank) !== 0;
  if (possible.length === 0) return { kind: 'blank' };
  if (possible.length === 1 && !orBlank) {
    return isMono(puzzle.palette) ? { kind: 'filled' } : { kind: 'color', color: possible[0] };
  }
  const gone = was & ~candidates;
  return (gone & blank) !== 0 || gone === 0
    ? { kind: 'one-of', colors: possible, orBlank }
    : { kind: 'none-of', colors: namesOf(gone) };
}

function tellBranch(puzzle: Puzzle, branch: Branch): ToldBranch {
  return {
    cell: tellCell(puzzle, branch.assume.cell),
    value: tellValue(puzzle, 0, branch.assume.candidates),
    links: branch.links.map((link) => ({
      line: tellLine(puzzle, link.line),
      groups: tellGroups(puzzle, link.line, link.settles),
      breaks: link.breaks,
    })),
  };
}

/** Position of a cell in a line, from 0. */
function positionIn(puzzle: Puzzle, line: LineId, cell: number): number {
  return line < puzzle.height ? cell % puzzle.width : Math.trunc(cell / puzzle.width);
}

/** Neighbouring positions (from 0) gathered into spans (from 1). */
function spans(positions: readonly number[]): ToldSpan[] {
  const found: { from: number; to: number }[] = [];
  for (const position of [...positions].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last !== undefined && last.to === position) last.to += 1;
    else found.push({ from: position + 1, to: position + 1 });
  }
  return found;
}

function colorName(puzzle: Puzzle, color: number): string {
  return puzzle.palette.colors[color - 1].name;
}
