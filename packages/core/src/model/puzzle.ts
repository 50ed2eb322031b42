// A Puzzle is well formed by construction: makePuzzle takes any input, also one that comes straight
// from JSON, and reports ALL of its faults at once, because an editor has to show them all.
import { type Clue, sameClue } from './clue.js';
import type { Fault, Finding, Side } from './fault.js';
import { MAX_SIDE } from './limits.js';
import type { LineId } from './line.js';
import { BLACK_ON_WHITE, completePalette, type Palette, type PaletteInput } from './palette.js';
import { faultsOfPalette } from './palette-faults.js';
import { readClue } from './read-clue.js';
import { found, shown } from './shown.js';
import { differingTotals } from './totals.js';

/**
 * A well-formed puzzle: clues for every line and a palette. Made by `makePuzzle` or `puzzleOf`, never by
 * hand.
 */
export interface Puzzle {
  /** Number of columns, 1 to 1000. */
  readonly width: number;
  /** Number of rows, 1 to 1000. */
  readonly height: number;
  /** One clue per row, top to bottom. */
  readonly rows: readonly Clue[];
  /** One clue per column, left to right. */
  readonly columns: readonly Clue[];
  readonly palette: Palette;
}

/** A run as a caller may give it: a length in the first colour, or length and colour. */
export type RunInput = number | { readonly length: number | null; readonly color?: number };

/** Runs in order; `[]` or `[0]` for a blank line; null for an unknown clue. */
export type ClueInput = readonly RunInput[] | null;

/** The clues of a puzzle as `makePuzzle` takes them. */
export interface PuzzleInput {
  readonly rows: readonly ClueInput[];
  readonly columns: readonly ClueInput[];
  /** Default: black on white. */
  readonly palette?: PaletteInput;
}

/** What `makePuzzle` returns: the puzzle with its findings, or all faults. */
export type MakePuzzleResult =
  | { readonly ok: true; readonly puzzle: Puzzle; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * The clue of a line.
 *
 * @example
 * clueOf(puzzle, columnId(puzzle, 0)); // the clue of the first column
 */
export function clueOf(puzzle: Puzzle, line: LineId): Clue {
  return line < puzzle.height ? puzzle.rows[line] : puzzle.columns[line - puzzle.height];
}

/**
 * Validates and builds. On failure: every fault. On success: also the findings that rule out a solution.
 *
 * @example
 * const made = makePuzzle({ rows: [[1], [2]], columns: [[2], [1]] });
 * if (made.ok) console.log(solve(made.puzzle).verdict);
 */
export function makePuzzle(input: PuzzleInput): MakePuzzleResult {
  if (typeof input !== 'object' || input === null) {
    throw new TypeError(`The puzzle is ${shown(input)}; expected an object with rows and columns.`);
  }
  const sizeFaults = [...faultsOfSide('rows', input.rows), ...faultsOfSide('columns', input.columns)];
  const faults = [...sizeFaults, ...faultsOfPalette(input.palette)];
  // How long a line is has to be known before a clue can be judged.
  if (sizeFaults.length > 0) return { ok: false, faults };

  const size = { width: input.columns.length, height: input.rows.length };
  const colors = colorCount(input.palette);
  const rows: Clue[] = [];
  const columns: Clue[] = [];
  // By index, as a list from anywhere may have holes.
  for (let row = 0; row < size.height; row++) {
    rows.push(readClue(input.rows[row], row, size, colors, faults));
  }
  for (let column = 0; column < size.width; column++) {
    columns.push(readClue(input.columns[column], size.height + column, size, colors, faults));
  }
  if (faults.length > 0) return { ok: false, faults };

  const palette = input.palette === undefined ? BLACK_ON_WHITE : completePalette(input.palette);
  const puzzle: Puzzle = { ...size, rows, columns, palette };
  return { ok: true, puzzle, findings: differingTotals(puzzle) };
}

function faultsOfSide(side: Side, clues: unknown): Fault[] {
  if (!Array.isArray(clues)) return [{ code: 'no-lines', side, found: found(clues) }];
  if (clues.length === 0) return [{ code: 'no-lines', side }];
  return clues.length > MAX_SIDE ? [{ code: 'too-large', side, count: clues.length }] : [];
}

/** The colours that a run may have; any number when the palette itself is at fault. */
function colorCount(palette: PaletteInput | undefined): number {
  if (palette === undefined) return 1;
  return Array.isArray(palette?.colors) && palette.colors.length > 0 ? palette.colors.length : Infinity;
}

/**
 * Whether two puzzles have the same clues and the same palette.
 *
 * @example
 * samePuzzle(puzzle, other); // the same clues and colours
 */
export function samePuzzle(a: Puzzle, b: Puzzle): boolean {
  if (a === b) return true;
  const haveSame = (one: readonly Clue[], other: readonly Clue[]) =>
    one.length === other.length && one.every((clue, i) => sameClue(clue, other[i]));
  return (
    haveSame(a.rows, b.rows) &&
    haveSame(a.columns, b.columns) &&
    JSON.stringify(a.palette) === JSON.stringify(b.palette)
  );
}
