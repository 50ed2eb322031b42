// The layout of the screen: how much of the grid fits beside its clues, which part is visible, and which cell is at a
// position. Clues do not scroll: their area is limited, and longer clues are cut (the line below the grid shows them
// in full).
//
//   title
//   clues above       (topHeight lines)
//   frame
//   cells, a rule after every fifth row where there is room
//   frame
//   footer

import { type Clue, isMono, type Puzzle } from '@crosshatch/core/model';
import { runPiece } from '@crosshatch/core/render';

export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

/** The first visible row and column. */
export interface Scroll {
  readonly top: number;
  readonly left: number;
}

/** The measurements that depend on the puzzle only. */
export interface ClueSizes {
  readonly cellWidth: number;
  /** Columns and lines of the longest clues. */
  readonly left: number;
  readonly top: number;
  /** Columns of the longest clues of a row and of a column, in one line. */
  readonly rowText: number;
  readonly columnText: number;
}

export interface Geometry {
  readonly cellWidth: number;
  /** Columns of the clues at the left, including a space. */
  readonly leftWidth: number;
  /** Lines of the clues at the top. */
  readonly topHeight: number;
  /** Whether a rule follows every fifth row. */
  readonly hasRules: boolean;
  /** Visible rows and columns, in order, with their positions on the screen. */
  readonly rows: readonly Placed[];
  readonly columns: readonly Placed[];
  /** The lines of the upper and the lower frame. */
  readonly frameTop: number;
  readonly frameBottom: number;
  /** The columns of the left and the right frame. */
  readonly frameLeft: number;
  readonly frameRight: number;
  readonly width: number;
  readonly height: number;
}

interface Placed {
  readonly index: number;
  readonly at: number;
}

export const RULE_EVERY = 5;
const TITLE_LINES = 1;

const measured = new WeakMap<Puzzle, Map<boolean, ClueSizes>>();

/** Measured once per puzzle: large ones have thousands of runs, and every key redraws the screen. */
export function clueSizes(puzzle: Puzzle, hasColor: boolean): ClueSizes {
  const known = measured.get(puzzle) ?? new Map<boolean, ClueSizes>();
  const sizes = known.get(hasColor) ?? measure(puzzle, hasColor);
  measured.set(puzzle, known.set(hasColor, sizes));
  return sizes;
}

function measure(puzzle: Puzzle, hasColor: boolean): ClueSizes {
  const isColored = hasColor && !isMono(puzzle.palette);
  const widthsOf = (clue: Clue) =>
    (clue ?? []).map((run) => [...runPiece(puzzle.palette, run, hasColor).text].length);
  const widths = puzzle.columns.map(widthsOf);
  const longest = widths.flat().reduce((most, width) => Math.max(most, width), 2);
  // Adjacent numbers of two digits would run together, unless they have coloured backgrounds.
  const isTouching = widths.some((column, i) =>
    column.some((width, j) => width === longest && widths[i + 1]?.at(j - column.length) === longest),
  );
  // Each run has a space after it; a blank line and an unknown clue need one symbol.
  const text = (column: readonly number[]) =>
    Math.max(
      2,
      column.reduce((sum, width) => sum + width + 1, 0),
    );
  const rowText = Math.max(...puzzle.rows.map((clue) => text(widthsOf(clue))));
  return {
    cellWidth: isTouching && !isColored ? longest + 1 : longest,
    left: rowText,
    top: Math.max(1, ...puzzle.columns.map((clue) => clue?.length ?? 1)),
    rowText,
    columnText: Math.max(...widths.map(text)),
  };
}

/** Lays out the screen. `footer` is the number of lines below the grid. */
export function layOut(
  puzzle: Puzzle,
  sizes: ClueSizes,
  size: ScreenSize,
  footer: number,
  scroll: Scroll,
): Geometry {
  const leftWidth = Math.min(sizes.left, Math.max(6, Math.floor(size.columns * 0.4)));
  const below = size.rows - TITLE_LINES - footer - 2;
  const topHeight = Math.max(1, Math.min(sizes.top, Math.max(3, Math.floor(below * 0.45)), below - 1));
  const room = Math.max(1, below - topHeight);
  const hasRules = puzzle.height + Math.floor((puzzle.height - 1) / RULE_EVERY) <= room;
  const frameTop = TITLE_LINES + topHeight;
  const rows = visible(puzzle.height, scroll.top, 1, hasRules, room, frameTop + 1);
  const columnsRoom = Math.max(sizes.cellWidth, size.columns - leftWidth - 2);
  const columns = visible(puzzle.width, scroll.left, sizes.cellWidth, true, columnsRoom, leftWidth + 1);
  return {
    cellWidth: sizes.cellWidth,
    leftWidth,
    topHeight,
    hasRules,
    rows,
    columns,
    frameTop,
    frameBottom: rows[rows.length - 1].at + 1,
    frameLeft: leftWidth,
    frameRight: columns[columns.length - 1].at + sizes.cellWidth,
    width: size.columns,
    height: size.rows,
  };
}

/** The lines from `first` on that fit, with a rule before every fifth. */
function visible(
  count: number,
  first: number,
  width: number,
  hasRules: boolean,
  room: number,
  origin: number,
): Placed[] {
  const placed: Placed[] = [];
  let at = 0;
  for (let index = first; index < count; index++) {
    if (hasRules && index > first && index % RULE_EVERY === 0) at += 1;
    if (at + width > room && placed.length > 0) break;
    placed.push({ index, at: origin + at });
    at += width;
  }
  return placed;
}

/** Cells around the cursor that stay visible, if there is room. */
const MARGIN = 2;

/** The smallest scroll that makes the cell visible and fills the available room. */
export function follow(
  puzzle: Puzzle,
  sizes: ClueSizes,
  size: ScreenSize,
  footer: number,
  scroll: Scroll,
  cell: number,
  margin = MARGIN,
): Scroll {
  const row = Math.trunc(cell / puzzle.width);
  const column = cell % puzzle.width;
  const rowsFrom = (top: number) => last(layOut(puzzle, sizes, size, footer, { top, left: 0 }).rows);
  const columnsFrom = (left: number) => last(layOut(puzzle, sizes, size, footer, { top: 0, left }).columns);
  return {
    top: firstInView(puzzle.height, row, scroll.top, margin, rowsFrom),
    left: firstInView(puzzle.width, column, scroll.left, margin, columnsFrom),
  };
}

/** The first of `count` lines to show, starting from `first`; `lastFrom` returns the last visible line. */
function firstInView(
  count: number,
  wanted: number,
  first: number,
  margin: number,
  lastFrom: (first: number) => number,
): number {
  let from = Math.min(first, Math.max(0, wanted - margin));
  while (from < wanted && lastFrom(from) < Math.min(count - 1, wanted + margin)) from += 1;
  // A larger window may have room before the first line.
  while (from > 0 && lastFrom(from - 1) === count - 1) from -= 1;
  return from;
}

function last(placed: readonly Placed[]): number {
  return placed[placed.length - 1].index;
}

/** The cell at a screen position. With `nearest`, also for positions outside the grid, as in a drag. */
export function cellAt(
  puzzle: Puzzle,
  geometry: Geometry,
  x: number,
  y: number,
  nearest = false,
): number | undefined {
  const row = indexAt(geometry.rows, 1, y, nearest);
  const column = indexAt(geometry.columns, geometry.cellWidth, x, nearest);
  return row === undefined || column === undefined ? undefined : row * puzzle.width + column;
}

function indexAt(placed: readonly Placed[], width: number, at: number, nearest: boolean): number | undefined {
  const hit = placed.find((line) => at >= line.at && at < line.at + width);
  if (hit !== undefined || !nearest) return hit?.index;
  // On a rule or outside: the last cell before it.
  const before = placed.filter((line) => line.at <= at);
  return (before[before.length - 1] ?? placed[0]).index;
}
