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
    const [x, y] = [Math.floor(place[0]), Math.floor(place[1])];
    if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
    const at = (y * width + x) * 3;
    return 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
  };
}

/** How much a wall stands out from the middle of both cells; undefined outside the picture. */
function wallContrast(read: (along: number, across: number) => number | undefined): number | undefined {
  const mean = (across: number) => {
    let sum = 0;
    for (const along of ALONG) {
      const grey = read(along, across);
      if (grey === undefined) return undefined;
      sum += grey;
    }
    return sum / ALONG.length;
  };
  const sides = [mean(-BESIDE), mean(BESIDE)];
  let most = 0;
  for (const shift of SHIFTS) {
    const own = mean(shift);
    if (own === undefined || sides[0] === undefined || sides[1] === undefined) return undefined;
    // Darker or brighter than both: the edge between a filled cell and a blank one is no wall.
    const [a, b] = [own - sides[0], own - sides[1]];
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
  const usual = median(lines.flatMap((line) => walls(line)).filter((contrast) => contrast > 0)) ?? 0;
  const own = walls(outside);
  const limit = Math.max(LEAST, CONTRAST * usual);
  return own.length >= FEWEST && own.filter((contrast) => contrast > limit).length >= WALLS * own.length;
}

/** Whether another row lies below the grid, or another column at its right: the sides without clues. */
export function goesBeyond(picture: Picture, mapping: GridMapping, area: GridArea): boolean {
  const { left, top, columns, rows } = area;
  const grey = greyReader(picture, mapping);
  const range = (from: number, end: number) =>
    Array.from({ length: Math.max(0, end - from) }, (_, i) => from + i);
  const known = (list: readonly (number | undefined)[]) => list.filter((item) => item !== undefined);
  const below = (row: number) =>
    known(
      range(left + 1, columns).map((column) =>
        wallContrast((along, across) => grey(column + across, row + along)),
      ),
    );
  const beside = (column: number) =>
    known(
      range(top + 1, rows).map((row) => wallContrast((along, across) => grey(column + along, row + across))),
    );
  return goesOn(below, rows, range(top, rows)) || goesOn(beside, columns, range(left, columns));
}
