// The clues while they are being typed: one text for each line, and everything that can be said about
// them at any moment. Values, never changed in place, so that each step can be undone by keeping it.
import {
  BLACK_ON_WHITE,
  differingTotals,
  type Finding,
  MAX_SIDE,
  makePuzzle,
  type Palette,
  type Puzzle,
  type Size,
} from '@crosshatch/core/model';
import { readTypedClue, type TypedClue, typedClue } from './clue-text.js';

export type Side = 'rows' | 'columns';

export interface Entry {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly palette: Palette;
}

/** The cells of one colour that each side asks for. */
interface Totals {
  readonly color: number;
  readonly rows: number;
  readonly columns: number;
}

export interface EntryState {
  readonly rows: readonly TypedClue[];
  readonly columns: readonly TypedClue[];
  readonly totals: readonly Totals[];
  /** Where the totals can't agree, and which lines may be to blame. */
  readonly findings: readonly Finding[];
  /** Lines with trouble. */
  readonly troubles: number;
  /** The puzzle, when nothing is in the way of one. */
  readonly puzzle: Puzzle | undefined;
}

export function emptyEntry(size: Size, palette: Palette = BLACK_ON_WHITE): Entry {
  return { rows: Array(size.height).fill(''), columns: Array(size.width).fill(''), palette };
}

export function entryOfPuzzle({ rows, columns, palette }: Puzzle): Entry {
  const texts = (clues: Puzzle['rows']) => clues.map((clue) => typedClue(clue, palette));
  return { rows: texts(rows), columns: texts(columns), palette };
}

/** More lines at the end, or fewer; texts that stay are kept. */
export function resizeEntry(entry: Entry, size: Size): Entry {
  const fitted = (texts: readonly string[], count: number) =>
    Array.from({ length: Math.min(Math.max(1, count), MAX_SIDE) }, (_, i) => texts[i] ?? '');
  return { ...entry, rows: fitted(entry.rows, size.height), columns: fitted(entry.columns, size.width) };
}

export function setClue(entry: Entry, side: Side, index: number, text: string): Entry {
  return { ...entry, [side]: entry[side].map((old, i) => (i === index ? text : old)) };
}

export function examine(entry: Entry): EntryState {
  const { palette } = entry;
  const rows = entry.rows.map((text) => readTypedClue(text, entry.columns.length, palette));
  const columns = entry.columns.map((text) => readTypedClue(text, entry.rows.length, palette));
  const troubles = [...rows, ...columns].filter(({ trouble }) => trouble !== undefined).length;
  const made =
    troubles > 0
      ? undefined
      : makePuzzle({
          rows: rows.map(({ clue }) => clue ?? null),
          columns: columns.map(({ clue }) => clue ?? null),
          palette,
        });
  const puzzle = made?.ok ? made.puzzle : undefined;
  return {
    rows,
    columns,
    totals: palette.colors.map((_, i) => ({
      color: i + 1,
      rows: totalOf(rows, i + 1),
      columns: totalOf(columns, i + 1),
    })),
    findings: puzzle === undefined ? [] : differingTotals(puzzle),
    troubles,
    puzzle,
  };
}

function totalOf(clues: readonly TypedClue[], color: number): number {
  let total = 0;
  for (const { runs } of clues) {
    for (const run of runs) if (run.color === color) total += run.length ?? 1;
  }
  return total;
}
