// Where everything on a sheet is: clues to the left and above, cells beside them. In CSS pixels.
//
//        |  1 |      the last run of a clue stands next to the grid
//     -- +----+
//     1 1|    |
import type { Clue, Puzzle, Size } from 'crosshatch/model';

export interface SheetLayout {
  /** Side of a cell. */
  readonly cell: number;
  /** Size of the figures. */
  readonly font: number;
  /** Room for one run in a row's clue, and in a column's. */
  readonly laneWidth: number;
  readonly laneHeight: number;
  /** Where the cells begin. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Room {
  /** What there is; a sheet that does not fit at its smallest is larger. */
  readonly width: number;
  readonly height: number;
  readonly smallest: number;
  readonly largest: number;
}

/** How many runs there is room for in a clue of a row, and of a column; 0 shows no clues. */
export interface Lanes {
  readonly across: number;
  readonly down: number;
}

const EDGE = 2;

/** Room for the longest clues that there are. */
export function lanesOf({ rows, columns }: Puzzle): Lanes {
  return { across: longest(rows), down: longest(columns) };
}

export function layoutOf(puzzle: Size, { across, down }: Lanes, room: Room): SheetLayout {
  let cell = room.largest;
  while (cell > room.smallest && !fits(puzzle, across, down, cell, room)) cell -= 1;
  return at(puzzle, across, down, cell);
}

/** Cells smaller than this show nothing. */
const TINIEST = 4;

/** As `layoutOf`, but a sheet that would have to be scrolled loses its clues first: the whole is worth more. */
export function wholeLayoutOf(puzzle: Size, lanes: Lanes, room: Room): SheetLayout {
  const layout = layoutOf(puzzle, lanes, room);
  if (layout.width <= room.width) return layout;
  return layoutOf(puzzle, { across: 0, down: 0 }, { ...room, smallest: TINIEST });
}

function fits(puzzle: Size, across: number, down: number, cell: number, room: Room): boolean {
  const { width, height } = at(puzzle, across, down, cell);
  return width <= room.width && height <= room.height;
}

function at(puzzle: Size, across: number, down: number, cell: number): SheetLayout {
  const font = Math.round(Math.min(Math.max(cell * 0.58, 8), 16));
  const laneWidth = Math.ceil(font * 1.3);
  const laneHeight = Math.ceil(font * 1.25);
  const left = EDGE + (across > 0 ? across * laneWidth + Math.ceil(font * 0.4) : 0);
  const top = EDGE + (down > 0 ? down * laneHeight + Math.ceil(font * 0.3) : 0);
  return {
    cell,
    font,
    laneWidth,
    laneHeight,
    left,
    top,
    width: left + puzzle.width * cell + EDGE,
    height: top + puzzle.height * cell + EDGE,
  };
}

/** The most runs that a clue has; an empty or untold one still shows something. */
function longest(clues: readonly Clue[]): number {
  return clues.reduce((most, clue) => Math.max(most, clue?.length ?? 1), 1);
}

/** The cell at a place on the sheet; undefined beside the grid. */
export function cellAt(
  layout: SheetLayout,
  puzzle: Size,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } | undefined {
  const column = Math.floor((x - layout.left) / layout.cell);
  const row = Math.floor((y - layout.top) / layout.cell);
  const isInside = column >= 0 && row >= 0 && column < puzzle.width && row < puzzle.height;
  return isInside ? { x: column, y: row } : undefined;
}
