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

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** What of a puzzle decides about the panes. */
export interface ClueShape {
  readonly columns: number;
  readonly rows: number;
  /** The room that the widest clue of a row takes, in sizes of the type. */
  readonly rowEms: number;
  /** The most runs that a column has; at least 1. Both are 0 where no clues are shown. */
  readonly columnRuns: number;
}

const MAX_CELL = 64;
const MIN_CELL = 2;
/** The panes may take this part of the room; longer clues are cut, and told in full beside the grid. */
const MOST_PANE = 0.42;
/** Between a pane's edge and its clues. */
export const PAD = 6;

/** `leastRuns`: for how many runs there is room at least, where clues are still to grow. */
export function clueShape(puzzle: Puzzle, withMarks: boolean, leastRuns = 0): ClueShape {
  const ems = (clue: Clue) => (clue ?? []).reduce((sum, run) => sum + runEms(run.length, withMarks), 0);
  return {
    columns: puzzle.width,
    rows: puzzle.height,
    rowEms: Math.max(runEms(0, false), leastRuns * runEms(1, withMarks), ...puzzle.rows.map(ems)),
    columnRuns: Math.max(1, leastRuns, ...puzzle.columns.map((clue) => clue?.length ?? 1)),
  };
}

/** The cells alone, without panes for clues. */
export function bareShape({ columns, rows }: Pick<ClueShape, 'columns' | 'rows'>): ClueShape {
  return { columns, rows, rowEms: 0, columnRuns: 0 };
}

/** The room that a run takes in the clue of a row, with the gap to the next, in sizes of the type. */
export function runEms(length: number | null, withMark: boolean): number {
  return 0.62 * String(length ?? 1).length + (withMark ? 1.05 : 0.5);
}

/** Size of the clues' type for cells of this size: readable from 16 pixels on, never taller than a cell. */
function fontFor(cell: number): number {
  return Math.min(20, Math.max(cell * 0.6, Math.min(10, cell * 0.92)));
}

/** The size of the panes where nothing has to be cut; one that holds no clues takes no room. */
export function panes(shape: ClueShape, cell: number) {
  const font = fontFor(cell);
  const slot = font * 1.24;
  const padded = (size: number) => (size > 0 ? size + 2 * PAD : 0);
  return { font, slot, left: padded(shape.rowEms * font), top: padded(shape.columnRuns * slot) };
}

/** The geometry for a view, with the view kept inside what there is to see. */
export function layOut(shape: ClueShape, area: Area, view: View, mostPane = MOST_PANE): Geometry {
  const cell = clamp(view.cell, MIN_CELL, MAX_CELL);
  const whole = panes(shape, cell);
  const left = Math.min(whole.left, area.width * mostPane);
  const top = Math.min(whole.top, area.height * mostPane);
  const width = shape.columns * cell;
  const height = shape.rows * cell;
  // Whatever is smaller than its room stands in the middle.
  const gx = Math.round(Math.max(0, (area.width - left - width) / 2) + left);
  const gy = Math.round(Math.max(0, (area.height - top - height) / 2) + top);
  const viewRight = Math.min(area.width, gx + width);
  const viewBottom = Math.min(area.height, gy + height);
  return {
    columns: shape.columns,
    rows: shape.rows,
    cell,
    font: whole.font,
    left,
    top,
    slot: whole.slot,
    ox: gx - left,
    oy: gy - top,
    gx,
    gy,
    viewRight,
    viewBottom,
    x: clamp(view.x, 0, width - (viewRight - gx)),
    y: clamp(view.y, 0, height - (viewBottom - gy)),
  };
}

/** The view that shows the whole puzzle, as large as it goes. */
export function fit(shape: ClueShape, area: Area): View {
  let low = MIN_CELL;
  let high = MAX_CELL;
  while (high - low > 0.25) {
    const cell = (low + high) / 2;
    const { left, top } = layOut(shape, area, { cell, x: 0, y: 0 });
    const fits = left + shape.columns * cell <= area.width && top + shape.rows * cell <= area.height;
    if (fits) low = cell;
    else high = cell;
  }
  // Whole pixels keep the lines sharp where that costs little.
  return { cell: low >= 8 ? Math.floor(low) : low, x: 0, y: 0 };
}

/** Zooms so that what is at this point stays there. */
export function zoomAt(
  shape: ClueShape,
  area: Area,
  from: Geometry,
  point: { readonly x: number; readonly y: number },
  cell: number,
): View {
  const least = Math.min(fit(shape, area).cell, from.cell);
  const to = clamp(cell, least, MAX_CELL);
  const column = (point.x - from.gx + from.x) / from.cell;
  const row = (point.y - from.gy + from.y) / from.cell;
  const next = layOut(shape, area, { cell: to, x: 0, y: 0 });
  return { cell: to, x: column * to - (point.x - next.gx), y: row * to - (point.y - next.gy) };
}

/** Columns and rows to be seen, each from the first to the last; none where it does not matter. */
export interface Span {
  readonly columns?: readonly [first: number, last: number] | undefined;
  readonly rows?: readonly [first: number, last: number] | undefined;
}

/** Moves the view as little as needed to show a span whole; the first of it where there is no room for all. */
export function revealSpan(geometry: Geometry, { columns, rows }: Span): View {
  const shift = (offset: number, span: Span['rows'], room: number) => {
    if (span === undefined) return offset;
    const [first, last] = span;
    return Math.min(Math.max(offset, (last + 1) * geometry.cell - room), first * geometry.cell);
  };
  return {
    cell: geometry.cell,
    x: shift(geometry.x, columns, geometry.viewRight - geometry.gx),
    y: shift(geometry.y, rows, geometry.viewBottom - geometry.gy),
  };
}

/** The same for one cell. */
export function reveal(geometry: Geometry, cell: number): View {
  const column = cell % geometry.columns;
  const row = Math.trunc(cell / geometry.columns);
  return revealSpan(geometry, { columns: [column, column], rows: [row, row] });
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
