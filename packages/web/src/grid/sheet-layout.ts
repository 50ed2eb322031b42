// How large a sheet is: a grid that is shown whole, on a canvas as large as it needs, and never moved.
import { type Area, bareShape, type ClueShape, type Geometry, layOut, panes } from './geometry.js';

export interface SheetLayout {
  readonly area: Area;
  readonly geometry: Geometry;
}

/** Limits for the side of a cell; a sheet that does not fit at its smallest is larger than the room. */
export interface CellSizes {
  readonly smallest: number;
  readonly largest: number;
}

/** Room for the frame round the cells. */
const EDGE = 2;
/** Cells smaller than this show nothing. */
const TINIEST = 4;

/** The largest cells with which the sheet fits into the room. */
export function layOutSheet(shape: ClueShape, room: Area, { smallest, largest }: CellSizes): SheetLayout {
  let cell = largest;
  while (cell > smallest && !fits(sizeOf(shape, cell), room)) cell -= 1;
  const area = sizeOf(shape, cell);
  return { area, geometry: layOut(shape, area, { cell, x: 0, y: 0 }, { most: 1 }) };
}

/** As `layOutSheet`, but a sheet that would have to be scrolled loses its clues first: the whole is worth more. */
export function layOutWhole(shape: ClueShape, room: Area, sizes: CellSizes): SheetLayout {
  const layout = layOutSheet(shape, room, sizes);
  if (layout.area.width <= room.width) return layout;
  return layOutSheet(bareShape(shape), room, { ...sizes, smallest: TINIEST });
}

function sizeOf(shape: ClueShape, cell: number): Area {
  const { left, top } = panes(shape, cell);
  return {
    width: Math.ceil(left) + shape.columns * cell + 2 * EDGE,
    height: Math.ceil(top) + shape.rows * cell + 2 * EDGE,
  };
}

function fits(size: Area, room: Area): boolean {
  return size.width <= room.width && size.height <= room.height;
}
