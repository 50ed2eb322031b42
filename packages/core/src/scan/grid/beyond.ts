// Whether the grid goes on where the lattice ends. A blank line at the edge changes nothing in the clues, so a reading
// without it holds together as well: only the picture shows it.
import { median } from '../image/median.js';
import type { Picture } from '../image/picture.js';
import type { GridMapping } from './mapping.js';

/** Lattice lines of the grid: clue boxes come before them. */
interface GridArea {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** Places along a wall between two cells, and the distance of what it is compared with, in cells. */
const ALONG = [0.2, 0.35, 0.5, 0.65, 0.8];
const BESIDE = 0.3;

/** A mapping is off by a pixel or two: the wall is looked for this far around its place, in cells. */
const SHIFTS = [-0.08, -0.04, 0, 0.04, 0.08];

/** A wall beyond the lattice has this share of the usual contrast, and this share of its line's walls is there. */
const CONTRAST = 0.5;
const WALLS = 0.6;

/** Contrast of grey levels below which there is no wall. */
const LEAST = 3;

/** Fewer walls do not show a line. */
const FEWEST = 3;

type GreyAt = (u: number, v: number) => number | undefined;

function greyReader({ width, height, data }: Picture, mapping: GridMapping): GreyAt {
  const place = new Float64Array(2);
  return (u, v) => {
    mapping.at(u, v, place);
    const x = Math.floor(place[0]);
    const y = Math.floor(place[1]);
    if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
    const at = (y * width + x) * 3;
    return 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
  };
}

type Read = (along: number, across: number) => number | undefined;

const meanAlong = (read: Read) => (across: number) => {
  let sum = 0;
  for (const along of ALONG) {
    const grey = read(along, across);
    if (grey === undefined) return undefined;
    sum += grey;
  }
  return sum / ALONG.length;
};

/** How much both sides of an edge differ, or a wall between them; undefined outside the picture. */
function edgeContrast(read: Read): number | undefined {
  const mean = meanAlong(read);
  const [inside, outside] = [mean(-BESIDE), mean(BESIDE)];
  if (inside === undefined || outside === undefined) return undefined;
  return Math.max(Math.abs(inside - outside), wallContrast(read) ?? 0);
}

/** How much a wall stands out from the middle of both cells; undefined outside the picture. */
function wallContrast(read: Read): number | undefined {
  const mean = meanAlong(read);
  const sides = [mean(-BESIDE), mean(BESIDE)];
  let most = 0;
  for (const shift of SHIFTS) {
    const own = mean(shift);
    if (own === undefined || sides[0] === undefined || sides[1] === undefined) return undefined;
    // Darker or brighter than both: the edge between a filled cell and a blank one is no wall.
    const a = own - sides[0];
    const b = own - sides[1];
    if (a * b > 0) most = Math.max(most, Math.min(Math.abs(a), Math.abs(b)));
  }
  return most;
}

/** Whether most walls of the line `outside` are there; `lines` are those inside the grid. */
function goesOn(
  walls: (line: number) => readonly number[],
  outside: number,
  lines: readonly number[],
): boolean {
  const own = walls(outside);
  const isMost = (limit: number) =>
    own.length >= FEWEST && own.filter((contrast) => contrast > limit).length >= WALLS * own.length;
  // Most pictures have nothing there: then the walls of the grid need not be measured.
  if (!isMost(LEAST)) return false;
  const usual = median(lines.flatMap((line) => walls(line)).filter((contrast) => contrast > 0)) ?? 0;
  return isMost(Math.max(LEAST, CONTRAST * usual));
}

/** Sides at which a lattice may go on. */
export type Side = 'below' | 'right' | 'above' | 'left';

/** Another line beside the grid. Where it also ends like the grid, its cells are closed. */
export interface LineBeyond {
  readonly side: Side;
  readonly isClosed: boolean;
}

const range = (from: number, end: number) =>
  Array.from({ length: Math.max(0, end - from) }, (_, i) => from + i);

const known = (list: readonly (number | undefined)[]) => list.filter((item) => item !== undefined);

/** Rows or columns beside the grid that are divided like those inside. */
export function linesBeyond(picture: Picture, mapping: GridMapping, area: GridArea): LineBeyond[] {
  const grey = greyReader(picture, mapping);
  const { left, top, columns, rows } = area;
  const across = directionOf((along, over) => grey(over, along), range(left, columns), range(top, rows));
  const down = directionOf((along, over) => grey(along, over), range(top, rows), range(left, columns));
  return [
    ...beyond(across, 'below', rows, rows + 1),
    ...beyond(down, 'right', columns, columns + 1),
    ...beyond(across, 'above', top - 1, top - 1),
    ...beyond(down, 'left', left - 1, left - 1),
  ];
}

interface Direction {
  /** Contrasts of the walls between the cells of a line. */
  readonly walls: (line: number) => readonly number[];
  /** Contrasts along the edge of a line: a wall, or one ground that ends where another begins. */
  readonly edges: (edge: number) => readonly number[];
  readonly lines: readonly number[];
}

/** `read` takes a place along the lines' own direction last. */
function directionOf(
  read: (line: number, place: number) => number | undefined,
  places: readonly number[],
  lines: readonly number[],
): Direction {
  return {
    lines,
    walls: (line) =>
      known(places.slice(1).map((place) => wallContrast((along, over) => read(line + along, place + over)))),
    edges: (edge) =>
      known(places.map((place) => edgeContrast((along, over) => read(edge + over, place + along)))),
  };
}

function beyond({ walls, edges, lines }: Direction, side: Side, line: number, edge: number): LineBeyond[] {
  if (!goesOn(walls, line, lines)) return [];
  const usual = median(walls(lines[0]).filter((contrast) => contrast > 0)) ?? 0;
  const own = edges(edge);
  const strong = own.filter((contrast) => contrast > Math.max(LEAST, CONTRAST * usual));
  return [{ side, isClosed: own.length >= FEWEST && strong.length >= CLOSED * own.length }];
}

/** Share of the cells of a line that an edge closes. */
const CLOSED = 0.8;
