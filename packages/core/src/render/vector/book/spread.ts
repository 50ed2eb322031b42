// Splits a puzzle that is too large for a page over several pages to be glued together. Cuts are between cells; adjacent
// pages overlap by two cells, with marks where the next page begins and a small map of the pages.
import { pictureLayout, puzzleScene } from '../puzzle-scene.js';
import type { Scene, Shape, Stroke } from '../scene.js';
import { type BookOptions, creditOf, titleOf } from './entry.js';
import { footer } from './marks.js';
import { type Area, MM, type Sheet, sheetOf } from './paper.js';
import { HEADER, type PlannedSpread, unitPicture } from './plan.js';
import { header } from './puzzle-page.js';
import { GREY, INK, label } from './typography.js';

const OVERLAP = 2;
/** Limits of the cell size in points; the size is maximised for the minimum number of pages. */
const LEAST_CELL = 3.4 * MM;
const MOST_CELL = 6 * MM;
/** Margin for the marks. */
const TICK = 9;

/** A stretch of the picture, in cells. */
interface Window {
  readonly from: number;
  readonly to: number;
}

export interface SheetPlan {
  readonly sheet: Sheet;
  readonly area: Area;
  readonly cell: number;
  readonly across: readonly Window[];
  readonly down: readonly Window[];
}

/** The split with the fewest pages, in portrait or landscape; among equals, the larger cells. */
export function cutSheets({ entry }: PlannedSpread, options: BookOptions): SheetPlan {
  const layout = pictureLayout(entry.document, unitPicture(options));
  const [upright, turned] = [false, true].map((landscape): SheetPlan => {
    const sheet = sheetOf(options.paper ?? 'a4', landscape);
    const { x, y, width, height } = sheet.inside;
    const area = {
      x: x + TICK,
      y: y + HEADER + TICK,
      width: width - 2 * TICK,
      height: height - HEADER - 2 * TICK,
    };
    const cell = options.cell === undefined ? largestCell(layout, area) : options.cell * MM;
    const across = windows(layout.width, area.width / cell, layout.left);
    const down = windows(layout.height, area.height / cell, layout.top);
    return { sheet, area, cell, across, down };
  });
  const count = ({ across, down }: SheetPlan) => across.length * down.length;
  if (count(turned) !== count(upright)) return count(turned) < count(upright) ? turned : upright;
  return turned.cell > upright.cell ? turned : upright;
}

/** The largest cell size that needs no more pages than the minimum size. */
function largestCell(size: { width: number; height: number }, area: Area): number {
  const along = (length: number, room: number) => {
    const sheets = sheetsFor(length, room / LEAST_CELL);
    return room / roomFor(length, sheets);
  };
  return Math.min(along(size.width, area.width), along(size.height, area.height), MOST_CELL);
}

/** Room in cells that each of the given number of sheets needs; a cut between cells may waste one of them. */
function roomFor(length: number, sheets: number): number {
  return (length + (sheets - 1) * (OVERLAP + 1)) / sheets;
}

function sheetsFor(length: number, room: number): number {
  return length <= room ? 1 : Math.ceil((length - OVERLAP - 1) / (room - OVERLAP - 1));
}

/** Cuts a length into stretches about equally long, at boundaries of cells, which lie `origin` off whole numbers. */
function windows(length: number, most: number, origin: number): Window[] {
  // Very large cells are cut anywhere.
  if (most <= OVERLAP + 2) return anyWindows(length, most);
  const room = Math.min(most, roomFor(length, sheetsFor(length, most)) + 1e-6);
  const offset = origin - Math.floor(origin);
  const result: Window[] = [];
  for (let from = 0; ; ) {
    if (from + room >= length) return [...result, { from, to: length }];
    const to = Math.floor(from + room - offset) + offset;
    result.push({ from, to });
    from = to - OVERLAP;
  }
}

function anyWindows(length: number, room: number): Window[] {
  const count = Math.ceil(length / room);
  return Array.from({ length: count }, (_, i) => ({ from: i * room, to: Math.min(length, (i + 1) * room) }));
}

export function spreadPages(
  spread: PlannedSpread,
  plan: SheetPlan,
  options: BookOptions,
  firstPage: number | undefined,
): Scene[] {
  const { entry } = spread;
  const { cell } = plan;
  const scene = puzzleScene(entry.document, entry.grid, {
    ...unitPicture(options),
    marked: entry.marked ?? [],
  });
  const sheets = shapesBySheet(scene.shapes, plan);
  return plan.down.flatMap((vertical, row) =>
    plan.across.map((horizontal, column): Scene => {
      const { sheet, area } = plan;
      const clip = {
        x: horizontal.from,
        y: vertical.from,
        width: horizontal.to - horizontal.from,
        height: vertical.to - vertical.from,
      };
      const name = sheetName(row, column);
      const page = firstPage === undefined ? undefined : firstPage + row * plan.across.length + column;
      return {
        width: sheet.width,
        height: sheet.height,
        description: `${titleOf(entry) || 'Nonogram'}, sheet ${name}`,
        shapes: [
          ...header(entry, sheet.inside, options, 1, `sheet ${name}`),
          ...sheetMap(plan, row, column),
          {
            kind: 'group',
            x: area.x - clip.x * cell,
            y: area.y - clip.y * cell,
            scale: cell,
            clip,
            shapes: sheets[row * plan.across.length + column],
          },
          ...overlapMarks(plan, row, column, cell),
          ...footer(sheet, { left: creditOf(entry), page, right: options.title ?? '' }),
        ],
      };
    }),
  );
}

/** `A1` for the first sheet, then along the row `B1`, `C1`; below `A2`. */
function sheetName(row: number, column: number): string {
  const letters = column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26));
  return `${letters}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
}

const MAP_CELL = 5;

/** The name of the page, centred below the picture. */
function sheetMap({ sheet, across, down }: SheetPlan, row: number, column: number): Shape[] {
  const side = Math.min(MAP_CELL, 80 / across.length, 30 / down.length);
  const { inside } = sheet;
  const left = inside.x + (inside.width - across.length * side) / 2;
  const top = inside.y + inside.height + 6;
  const cells = down.flatMap((_, y) =>
    across.map((__, x): Shape => {
      const place = { x: left + x * side, y: top + y * side, width: side * 0.86, height: side * 0.86 };
      const isHere = x === column && y === row;
      return { kind: 'rectangle', ...place, fill: isHere ? INK : '#d2d2d2' };
    }),
  );
  const how = { x: inside.x + inside.width, y: top + 4, align: 'right', scale: 0.8 } as const;
  return [...cells, label('note', 'glue the sheets together so that the marks meet', how)];
}

/** Ticks where the adjacent page begins or ends, with its name. */
function overlapMarks(plan: SheetPlan, row: number, column: number, cell: number): Shape[] {
  const { area, across, down } = plan;
  const width = (across[column].to - across[column].from) * cell;
  const height = (down[row].to - down[row].from) * cell;
  const shapes: Shape[] = [];
  const tick = (x1: number, y1: number, x2: number, y2: number): Stroke => ({
    kind: 'stroke',
    x1,
    y1,
    x2,
    y2,
    color: GREY,
    thickness: 0.6,
    cap: 'butt',
  });
  const besides = (at: number, neighbour: string, align: 'left' | 'right') => {
    shapes.push(
      tick(area.x + at, area.y - TICK, area.x + at, area.y - 1.5),
      tick(area.x + at, area.y + height + 1.5, area.x + at, area.y + height + TICK),
    );
    const x = area.x + at + (align === 'left' ? 3 : -3);
    shapes.push(label('note', neighbour, { x, y: area.y - 3, align, scale: 0.8 }));
  };
  const below = (at: number, neighbour: string, dy: number) => {
    shapes.push(
      tick(area.x - TICK, area.y + at, area.x - 1.5, area.y + at),
      tick(area.x + width + 1.5, area.y + at, area.x + width + TICK, area.y + at),
    );
    shapes.push(label('note', neighbour, { x: area.x - 2, y: area.y + at + dy, align: 'right', scale: 0.7 }));
  };
  const here = { x: across[column].from, y: down[row].from };
  if (column > 0)
    besides((across[column - 1].to - here.x) * cell, `to ${sheetName(row, column - 1)}`, 'right');
  if (column + 1 < across.length) {
    besides((across[column + 1].from - here.x) * cell, `to ${sheetName(row, column + 1)}`, 'left');
  }
  if (row > 0) below((down[row - 1].to - here.y) * cell, sheetName(row - 1, column), -2);
  if (row + 1 < down.length) below((down[row + 1].from - here.y) * cell, sheetName(row + 1, column), 6);
  return shapes;
}

/** The shapes that may be visible on each page, so that a page does not contain the whole puzzle. */
function shapesBySheet(shapes: readonly Shape[], { across, down }: SheetPlan): Shape[][] {
  const sheets: Shape[][] = Array.from({ length: across.length * down.length }, () => []);
  for (const shape of shapes) {
    const { x1, y1, x2, y2 } = boundsOf(shape);
    for (let row = 0; row < down.length; row++) {
      if (y2 < down[row].from || y1 > down[row].to) continue;
      for (let column = 0; column < across.length; column++) {
        if (x2 < across[column].from || x1 > across[column].to) continue;
        sheets[row * across.length + column].push(shape);
      }
    }
  }
  return sheets;
}

/** The bounding box of a shape. */
function boundsOf(shape: Shape): { x1: number; y1: number; x2: number; y2: number } {
  switch (shape.kind) {
    case 'rectangle':
      return { x1: shape.x, y1: shape.y, x2: shape.x + shape.width, y2: shape.y + shape.height };
    case 'stroke': {
      const [left, right] = [Math.min(shape.x1, shape.x2), Math.max(shape.x1, shape.x2)];
      const [top, bottom] = [Math.min(shape.y1, shape.y2), Math.max(shape.y1, shape.y2)];
      const pen = shape.thickness;
      return { x1: left - pen, y1: top - pen, x2: right + pen, y2: bottom + pen };
    }
    case 'text': {
      // No character is wider than one and a half times the height of capitals.
      const reach = 1.5 * shape.text.length * shape.size;
      return {
        x1: shape.x - reach,
        y1: shape.y - 1.5 * shape.size,
        x2: shape.x + reach,
        y2: shape.y + shape.size / 2,
      };
    }
    case 'group':
      return { x1: -Infinity, y1: -Infinity, x2: Infinity, y2: Infinity };
  }
}
