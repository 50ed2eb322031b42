// A puzzle as the page keeps it: in the file of shipped puzzles, among the player's own, in a backup. It is
// Crosshatch JSON (docs/formats/crosshatch-json.md) as an object, with two fields of the page's own.
// `readEntry` takes anything and gives a valid entry or nothing.
import {
  type Artwork,
  allCandidates,
  type Grid,
  isComplete,
  type Metadata,
  makePuzzle,
  type Puzzle,
  type PuzzleDocument,
  type PuzzleInput,
  puzzleHash,
} from '@crosshatch/core/model';
import { readOldRow } from './old-row.js';

export interface PuzzleEntry {
  readonly id: string;
  /** As in puzzles/README.md: `easy (31, length 31, depth 20)`, `3 solutions`; empty when not graded. */
  readonly grade: string;
  /** Of a shipped puzzle: its pack, and its number in the collection. */
  readonly pack?: string;
  readonly number?: number;
  /** Without goal; with given cells only where they rule anything out; with the artwork for the end. */
  readonly document: PuzzleDocument;
}

/** Longest text that a field may have: a title of a megabyte is no title. */
const LONGEST_TEXT = 500;
const TEXTS = ['title', 'author', 'copyright', 'license', 'source', 'id', 'description'] as const;

/**
 * An entry for a puzzle that is not shipped. Its id comes from the clues and the given cells, so that equal
 * puzzles meet again.
 */
export function entryOf({ puzzle, meta, given, artwork }: PuzzleDocument): PuzzleEntry {
  const id = `p-${puzzleHash(puzzle, given).slice(0, 16)}`;
  const all = allCandidates(puzzle.palette);
  const isOpen = given === undefined || given.cells.every((candidates) => (candidates & all) === all);
  const document = {
    puzzle,
    meta: textsOf(meta),
    ...(isOpen ? {} : { given }),
    ...(artwork === undefined ? {} : { artwork }),
  };
  return { id, grade: '', document };
}

/** The entry as plain data. */
export function writeEntry({ id, grade, document }: PuzzleEntry): Record<string, unknown> {
  const { puzzle, meta, given, artwork } = document;
  const { rows, columns, palette } = puzzle;
  return {
    crosshatch: 1,
    'x-id': id,
    'x-grade': grade,
    ...meta,
    palette,
    rows,
    columns,
    ...(given === undefined ? {} : { given: rowsOf(given) }),
    ...(artwork === undefined ? {} : { artwork: { palette: artwork.palette, cells: rowsOf(artwork.grid) } }),
  };
}

export function readEntry(value: unknown): PuzzleEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const row = 'crosshatch' in value ? (value as Record<string, unknown>) : readOldRow(value);
  const id = textOf(row['x-id']);
  if (!/^[a-z0-9-]{1,64}$/.test(id)) return undefined;
  // It checks everything itself, whatever the types say.
  const made = makePuzzle(row as unknown as PuzzleInput);
  if (!made.ok) return undefined;
  const { puzzle } = made;
  const given = row.given === undefined ? undefined : gridOf(row.given, puzzle);
  if (row.given !== undefined && given === undefined) return undefined;
  const artwork = artworkOf(row.artwork, puzzle);
  const document = {
    puzzle,
    meta: textsOf(row),
    ...(given === undefined ? {} : { given }),
    ...(artwork === undefined ? {} : { artwork }),
  };
  const pack = textOf(row['x-pack']);
  const number = row['x-number'];
  return {
    id,
    grade: textOf(row['x-grade']),
    ...(pack === '' ? {} : { pack }),
    ...(Number.isSafeInteger(number) ? { number: Number(number) } : {}),
    document,
  };
}

/** The artwork of a row; undefined when it has none, or one that is no picture of this puzzle. */
function artworkOf(value: unknown, { rows, columns }: Puzzle): Artwork | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { palette, cells } = value as Record<string, unknown>;
  // A puzzle of this size without clues: so the palette is checked as any other.
  const canvas = makePuzzle({
    rows: rows.map(() => null),
    columns: columns.map(() => null),
    palette: palette as PuzzleInput['palette'],
  } as PuzzleInput);
  const grid = canvas.ok ? gridOf(cells, canvas.puzzle) : undefined;
  return canvas.ok && grid !== undefined && isComplete(grid)
    ? { palette: canvas.puzzle.palette, grid }
    : undefined;
}

function rowsOf({ width, height, cells }: Grid): number[][] {
  return Array.from({ length: height }, (_, y) => [...cells.subarray(y * width, (y + 1) * width)]);
}

/** A grid of rows of candidate sets, or of rows as text, as the library writes them. */
function gridOf(rows: unknown, { width, height, palette }: Puzzle): Grid | undefined {
  const marks = new Map(palette.colors.map(({ symbol }, i) => [symbol, 2 ** (i + 1)]));
  const cells: readonly unknown[] = (Array.isArray(rows) ? rows : []).flatMap((row: unknown) =>
    typeof row === 'string' ? Array.from(row, (symbol) => (symbol === '.' ? 1 : marks.get(symbol))) : row,
  );
  const all = allCandidates(palette);
  const isSound = cells.every((cell) => Number.isInteger(cell) && Number(cell) > 0 && Number(cell) <= all);
  if (!isSound || cells.length !== width * height) return undefined;
  return { width, height, cells: Uint32Array.from(cells, Number) };
}

function textsOf(fields: Readonly<Record<string, unknown>> | Metadata): Metadata {
  const values = fields as Readonly<Record<string, unknown>>;
  return Object.fromEntries(TEXTS.map((key) => [key, textOf(values[key])]).filter(([, text]) => text !== ''));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '';
}
