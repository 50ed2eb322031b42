// Where everything is on the canvas, as pure data: panes with the clues that never leave the view, and a
// window on the cells that can be zoomed and moved below them. Lengths are CSS pixels.
//
//        ox      gx                    viewRight
//     oy  +------+---------------------+
//         |corner| clues of the columns|   moves with the cells from left to right
//     gy  +------+---------------------+
//         | rows'| cells, moved by     |
//         | clues| (x, y)              |
//         +------+---------------------+ viewBottom
import type { Clue, Puzzle } from '@crosshatch/core/model';

/** What the view can change. */
export interface View {
  /** Side of a cell. */
  readonly cell: number;
  /** How far the cells are moved under the panes. */
  readonly x: number;
  readonly y: number;
}

export interface Geometry extends View {
  readonly columns: number;
  readonly rows: number;
  /** Size of the clues' type. */
  readonly font: number;
  /** The panes: width of the left one, height of the upper one. */
  readonly left: number;
  readonly top: number;
  /** How large the panes would be if nothing had to be cut. */
  readonly wholeLeft: number;
  readonly wholeTop: number;
  /** The clues of a row stand in one or two rows of type, those of a column in one or two columns. */
  readonly rowStack: Stack;
  readonly columnStack: Stack;
  /** How far the clues are scrolled inside their panes; 0: the runs next to the grid. */
  readonly shiftX: number;
  readonly shiftY: number;
  /** Height of one run in the upper pane. */
  readonly slot: number;
  /** Top left corner of it all, and of the cells' window. */
  readonly ox: number;
  readonly oy: number;
  readonly gx: number;
  readonly gy: number;
  readonly viewRight: number;
  readonly viewBottom: number;
}

type Stack = 1 | 2;

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** What of a puzzle decides about the panes. */
export interface ClueShape {
  readonly columns: number;
  readonly rows: number;
  /** The room that the widest clue of a row takes, in sizes of the type; in one row of type and in two. */
  readonly rowEms: number;
  readonly stackedEms: number;
  /** The most runs that a column has; at least 1. All are 0 where no clues are shown. */
  readonly columnRuns: number;
  /** The widest run of a column, in sizes of the type. */
  readonly columnEms: number;
}

/** What a player may have changed about the panes. */
export interface PaneOptions {
  /** Sizes that were chosen by dragging the edge of a pane. */
  readonly left?: number | undefined;
  readonly top?: number | undefined;
  /** How far the clues are scrolled. */
  readonly shiftX?: number;
  readonly shiftY?: number;
  /** The part of the room that a pane may take by itself. */
  readonly most?: number;
  /** Pixels at the foot that something else covers: the view can be moved so far beyond its end. */
  readonly covered?: number;
}

const MAX_CELL = 96;
const MIN_CELL = 2;
/** The panes may take this part of the room by themselves; a player may drag them larger. */
const MOST_PANE = 0.42;
/** On a narrow screen less: there the cells need the room, and clues can be stacked and scrolled. */
const MOST_PANE_NARROW = 0.28;
const NARROW = 560;
const MOST_CHOSEN = 0.75;
const LEAST_CHOSEN = 26;
/** Type that is stacked is never smaller than this. */
const LEAST_STACKED = 9;
/** Between a pane's edge and its clues. */
export const PAD = 6;
/** A finger needs cells of about this size; a puzzle with smaller ones starts zoomed in. */
const TOUCH_CELL = 20;

/** `leastRuns`: for how many runs there is room at least, where clues are still to grow. */
export function clueShape(puzzle: Puzzle, withMarks: boolean, leastRuns = 0): ClueShape {
  const widths = (clue: Clue) => (clue ?? []).map((run) => runEms(run.length, withMarks));
  const one = runEms(1, withMarks);
  const rows = puzzle.rows.map(widths);
  return {
    columns: puzzle.width,
    rows: puzzle.height,
    rowEms: Math.max(runEms(0, false), leastRuns * one, ...rows.map(sum)),
    stackedEms: Math.max(runEms(0, false), leastRuns * one, ...rows.map((ems) => splitAt(ems).width)),
    columnRuns: Math.max(1, leastRuns, ...puzzle.columns.map((clue) => clue?.length ?? 1)),
    columnEms: Math.max(one, ...puzzle.columns.flatMap(widths)),
  };
}

/** The cells alone, without panes for clues. */
export function bareShape({ columns, rows }: Pick<ClueShape, 'columns' | 'rows'>): ClueShape {
  return { columns, rows, rowEms: 0, stackedEms: 0, columnRuns: 0, columnEms: 0 };
}

/** The room that a run takes in the clue of a row, with the gap to the next, in sizes of the type. */
export function runEms(length: number | null, withMark: boolean): number {
  return 0.62 * String(length ?? 1).length + (withMark ? 0.9 : 0.5);
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}

/** Where runs of these widths are split into two rows so that the longer row is as short as can be. */
export function splitAt(widths: readonly number[]): { readonly first: number; readonly width: number } {
  const whole = sum(widths);
  let best = { first: 0, width: whole };
  let before = 0;
  widths.forEach((width, i) => {
    before += width;
    const longer = Math.max(before, whole - before);
    if (longer < best.width) best = { first: i + 1, width: longer };
  });
  return best;
}

/** Size of the clues' type for cells of this size: readable from 16 pixels on, never taller than a cell. */
function fontFor(cell: number): number {
  return Math.min(28, Math.max(cell * 0.6, Math.min(10, cell * 0.92)));
}

interface Panes {
  readonly font: number;
  readonly slot: number;
  readonly left: number;
  readonly top: number;
  readonly rowStack: Stack;
  readonly columnStack: Stack;
}

/** The size of the panes where nothing has to be cut; one that holds no clues takes no room. */
export function panes(shape: ClueShape, cell: number, room?: Area): Panes {
  const padded = (size: number) => (size > 0 ? size + 2 * PAD : 0);
  const font = fontFor(cell);
  const slot = font * 1.24;
  const plain = {
    font,
    slot,
    left: padded(shape.rowEms * font),
    top: padded(shape.columnRuns * slot),
    rowStack: 1,
    columnStack: 1,
  } as const;
  if (room === undefined || (plain.left <= room.width && plain.top <= room.height)) return plain;
  // Too long for the room: smaller type in two rows, where a cell is tall enough for that.
  const small = Math.min(font, cell * 0.48);
  if (small < LEAST_STACKED) return plain;
  const isColumnStacked = plain.top > room.height && 2 * shape.columnEms * small <= cell;
  const isRowStacked = plain.left > room.width;
  if (!isRowStacked && !isColumnStacked) return plain;
  const smallSlot = small * 1.24;
  return {
    font: small,
    slot: smallSlot,
    left: padded((isRowStacked ? shape.stackedEms : shape.rowEms) * small),
    top: padded(Math.ceil(shape.columnRuns / (isColumnStacked ? 2 : 1)) * smallSlot),
    rowStack: isRowStacked ? 2 : 1,
    columnStack: isColumnStacked ? 2 : 1,
  };
}

/** The geometry for a view, with the view kept inside what there is to see. */
export function layOut(shape: ClueShape, area: Area, view: View, options: PaneOptions = {}): Geometry {
  const cell = clamp(view.cell, MIN_CELL, MAX_CELL);
  const most = options.most ?? (area.width < NARROW ? MOST_PANE_NARROW : MOST_PANE);
  const room = { width: area.width * most, height: area.height * Math.max(most, MOST_PANE) };
  const whole = panes(shape, cell, options.most === 1 ? undefined : room);
  const size = (natural: number, chosen: number | undefined, side: number, own: number) =>
    chosen === undefined || natural === 0
      ? Math.min(natural, own)
      : clamp(chosen, LEAST_CHOSEN, Math.min(natural, side * MOST_CHOSEN));
  const left = size(whole.left, options.left, area.width, room.width);
  const top = size(whole.top, options.top, area.height, room.height);
  const width = shape.columns * cell;
  const height = shape.rows * cell;
  // Whatever is smaller than its room stands in the middle.
  const gx = Math.round(Math.max(0, (area.width - left - width) / 2) + left);
  const gy = Math.round(Math.max(0, (area.height - top - height) / 2) + top);
  const viewRight = Math.min(area.width, gx + width);
  const viewBottom = Math.min(area.height, gy + height);
  const uncovered = area.height - viewBottom;
  const beyond = Math.max(0, (options.covered ?? 0) - uncovered);
  return {
    columns: shape.columns,
    rows: shape.rows,
    cell,
    font: whole.font,
    left,
    top,
    wholeLeft: whole.left,
    wholeTop: whole.top,
    rowStack: whole.rowStack,
    columnStack: whole.columnStack,
    shiftX: clamp(options.shiftX ?? 0, 0, whole.left - left),
    shiftY: clamp(options.shiftY ?? 0, 0, whole.top - top),
    slot: whole.slot,
    ox: gx - left,
    oy: gy - top,
    gx,
    gy,
    viewRight,
    viewBottom,
    x: clamp(view.x, 0, width - (viewRight - gx)),
    y: clamp(view.y, 0, height - (viewBottom - gy) + beyond),
  };
}

/** The view that shows the whole puzzle, as large as it goes. */
export function fit(shape: ClueShape, area: Area, options: PaneOptions = {}): View {
  let low = MIN_CELL;
  let high = MAX_CELL;
  while (high - low > 0.25) {
    const cell = (low + high) / 2;
    const { left, top } = layOut(shape, area, { cell, x: 0, y: 0 }, options);
    const fits = left + shape.columns * cell <= area.width && top + shape.rows * cell <= area.height;
    if (fits) low = cell;
    else high = cell;
  }
  // Whole pixels keep the lines sharp where that costs little.
  return { cell: low >= 8 ? Math.floor(low) : low, x: 0, y: 0 };
}

/** The view to begin with: everything, unless a finger could not hit a cell then. */
export function startView(shape: ClueShape, area: Area, isTouch: boolean): View | undefined {
  if (!isTouch || fit(shape, area).cell >= TOUCH_CELL * 0.75) return undefined;
  return { cell: TOUCH_CELL, x: 0, y: 0 };
}

/** Zooms so that what is at this point stays there. */
export function zoomAt(
  shape: ClueShape,
  area: Area,
  from: Geometry,
  point: { readonly x: number; readonly y: number },
  cell: number,
  options: PaneOptions = {},
): View {
  const least = Math.min(fit(shape, area, options).cell, from.cell);
  const to = clamp(cell, least, MAX_CELL);
  const column = (point.x - from.gx + from.x) / from.cell;
  const row = (point.y - from.gy + from.y) / from.cell;
  const next = layOut(shape, area, { cell: to, x: 0, y: 0 }, options);
  return { cell: to, x: column * to - (point.x - next.gx), y: row * to - (point.y - next.gy) };
}

/** Columns and rows to be seen, each from the first to the last; none where it does not matter. */
export interface Span {
  readonly columns?: readonly [first: number, last: number] | undefined;
  readonly rows?: readonly [first: number, last: number] | undefined;
}

/**
 * Moves the view as little as needed to show a span whole; the first of it where there is no room for all.
 * `foot`: what lies below this is covered.
 */
export function revealSpan(geometry: Geometry, { columns, rows }: Span, foot = geometry.viewBottom): View {
  const shift = (offset: number, span: Span['rows'], room: number) => {
    if (span === undefined) return offset;
    const [first, last] = span;
    return Math.min(Math.max(offset, (last + 1) * geometry.cell - room), first * geometry.cell);
  };
  return {
    cell: geometry.cell,
    x: shift(geometry.x, columns, geometry.viewRight - geometry.gx),
    y: shift(geometry.y, rows, Math.min(geometry.viewBottom, foot) - geometry.gy),
  };
}

/** The same for one cell. */
export function reveal(geometry: Geometry, cell: number): View {
  const column = cell % geometry.columns;
  const row = Math.trunc(cell / geometry.columns);
  return revealSpan(geometry, { columns: [column, column], rows: [row, row] });
}

/** Parts of the canvas: the cells, the panes, an edge of a pane that can be dragged, the corner, none. */
export type Zone = 'cells' | 'rows' | 'columns' | 'row-edge' | 'column-edge' | 'corner' | 'outside';

/** Width of the strip, on the side of the pane, where its edge can be dragged. */
const EDGE = 10;

export function zoneAt(geometry: Geometry, x: number, y: number): Zone {
  const { ox, oy, gx, gy, viewRight, viewBottom } = geometry;
  if (x < ox || y < oy || x >= viewRight || y >= viewBottom) return 'outside';
  if (x >= gx && y >= gy) return 'cells';
  if (x < gx && y < gy) return 'corner';
  if (x < gx) return x >= gx - EDGE && geometry.wholeLeft > LEAST_CHOSEN ? 'row-edge' : 'rows';
  return y >= gy - EDGE && geometry.wholeTop > LEAST_CHOSEN ? 'column-edge' : 'columns';
}

/** The cell at a point, or undefined outside the cells' window. */
export function cellAt(geometry: Geometry, x: number, y: number): number | undefined {
  const { gx, gy, viewRight, viewBottom } = geometry;
  if (x < gx || y < gy || x >= viewRight || y >= viewBottom) return undefined;
  return nearestCell(geometry, x, y);
}

/** The cell at a point, or the nearest one: a stroke may leave the grid. */
export function nearestCell(geometry: Geometry, x: number, y: number): number {
  const { gx, gy, columns, rows, cell } = geometry;
  const column = clamp(Math.floor((x - gx + geometry.x) / cell), 0, columns - 1);
  const row = clamp(Math.floor((y - gy + geometry.y) / cell), 0, rows - 1);
  return row * columns + column;
}

/** Clamps; when there is no room between the limits the lower one holds. */
function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
