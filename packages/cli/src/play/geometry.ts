// Where things are on the screen: how much of the grid fits beside its clues, which part of it is in view,
// and which cell is at a place. Clues never scroll away: the area for them is limited instead, and clues
// too long for it lose their far end (the line below the grid tells them whole).
//
//   title
//   clues above       (topHeight lines)
//   frame
//   cells, a rule after every fifth row where there is room
//   frame
//   footer
import { type Clue, isMono, type Puzzle } from 'crosshatch/model';

export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

/** The first row and column in view. */
export interface Scroll {
  readonly top: number;
  readonly left: number;
}

/** What of the screen depends on the puzzle only. */
export interface ClueSizes {
  readonly cellWidth: number;
  /** Characters and lines that the longest clues need. */
  readonly left: number;
  readonly top: number;
}

export interface Geometry {
  readonly cellWidth: number;
  /** Characters of the clues at the left, with a blank behind them. */
  readonly leftWidth: number;
  /** Lines of the clues above. */
  readonly topHeight: number;
  /** Whether a rule follows every fifth row. */
  readonly hasRules: boolean;
  /** Rows and columns in view, in order, and where each stands on the screen. */
  readonly rows: readonly Placed[];
  readonly columns: readonly Placed[];
  /** The line of the upper frame; that of the lower one. */
  readonly frameTop: number;
  readonly frameBottom: number;
  /** The column of the left frame; that of the right one. */
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

/** A run as it is written: its length, with the symbol of its colour where colours can't be shown. */
export function runText(puzzle: Puzzle, run: NonNullable<Clue>[number], hasColor: boolean): string {
  const length = String(run.length ?? '?');
  return hasColor || isMono(puzzle.palette)
    ? length
    : `${length}${puzzle.palette.colors[run.color - 1].symbol}`;
}

export function clueSizes(puzzle: Puzzle, hasColor: boolean): ClueSizes {
  const isColored = hasColor && !isMono(puzzle.palette);
  const widths = puzzle.columns.map((clue) =>
    (clue ?? []).map((run) => [...runText(puzzle, run, hasColor)].length),
  );
  const longest = Math.max(2, ...widths.flat());
  // Numbers of two digits in neighbouring columns would run into each other, unless they are on chips of colour.
  const isTouching = widths.some((column, i) =>
    column.some((width, j) => width === longest && widths[i + 1]?.at(j - column.length) === longest),
  );
  const left = puzzle.rows.map((clue) =>
    (clue ?? []).reduce((width, run) => width + [...runText(puzzle, run, hasColor)].length + 1, 0),
  );
  return {
    cellWidth: isTouching && !isColored ? longest + 1 : longest,
    left: Math.max(2, ...left),
    top: Math.max(1, ...puzzle.columns.map((clue) => clue?.length ?? 1)),
  };
}

/** Lays out the screen. `footer` is how many lines stand below the grid. */
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

/** The scroll that has the cell in view, moved as little as possible, and showing as much as there is room for. */
export function follow(
  puzzle: Puzzle,
  sizes: ClueSizes,
  size: ScreenSize,
  footer: number,
  scroll: Scroll,
  cell: number,
): Scroll {
  const row = Math.trunc(cell / puzzle.width);
  const column = cell % puzzle.width;
  const view = (top: number, left: number) => layOut(puzzle, sizes, size, footer, { top, left });
  let top = Math.min(scroll.top, row, puzzle.height - 1);
  let left = Math.min(scroll.left, column, puzzle.width - 1);
  while (last(view(top, left).rows) < row) top += 1;
  while (last(view(top, left).columns) < column) left += 1;
  // After the window has grown there may be room before the first.
  while (top > 0 && last(view(top - 1, left).rows) === puzzle.height - 1) top -= 1;
  while (left > 0 && last(view(top, left - 1).columns) === puzzle.width - 1) left -= 1;
  return { top, left };
}

function last(placed: readonly Placed[]): number {
  return placed[placed.length - 1].index;
}

/** The cell at a place of the screen. With `nearest` also for a place beside the grid, as in a drag. */
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
  // On a rule, or outside: the last one before it.
  const before = placed.filter((line) => line.at <= at);
  return (before[before.length - 1] ?? placed[0]).index;
}
