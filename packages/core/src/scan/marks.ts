// Cells that are already filled or crossed. Cells that look alike form a kind; what a kind means is decided
// by the solution where there is one, and by looks otherwise.
import { type Color, colorOf, type Puzzle, type Solution } from '../model/index.js';
import type { GridMapping } from './grid/mapping.js';
import type { Picture } from './image/picture.js';
import type { Split } from './reading/split.js';
import type { ScannedMark } from './result.js';

interface CellLook {
  readonly color: readonly [number, number, number];
  /** Share of the inner part that differs from the cell's own colour: a cross, a dot. */
  readonly drawn: number;
}

/** Places per side and in all where a cell is looked at, in the middle of it. */
const SAMPLES = 11;
const COUNT = SAMPLES * SAMPLES;

/** Largest difference of a channel from the cell's own colour that is texture. */
const TEXTURE = 34;

// One array per channel, as they are measured and sorted.
const channels = [0, 1, 2].map(() => new Uint8Array(COUNT));
const sorted = new Uint8Array(COUNT);

function middleOf(channel: Uint8Array): number {
  sorted.set(channel);
  return sorted.sort()[COUNT >> 1];
}

/** Where the inner part of a cell begins and ends. */
const INNER = [0.2, 0.8] as const;

/** Places of the four corners of a cell's inner part: x and y in turn, row by row. */
const corners = new Float64Array(8);

function lookOf(
  { width, height, data }: Picture,
  mapping: GridMapping,
  column: number,
  row: number,
): CellLook {
  const place = new Float64Array(2);
  for (let corner = 0; corner < 4; corner++) {
    mapping.at(column + INNER[corner & 1], row + INNER[corner >> 1], place);
    corners.set(place, 2 * corner);
  }
  const [red, green, blue] = channels;
  // Within a cell a page is flat.
  for (let i = 0; i < COUNT; i++) {
    const right = ((i % SAMPLES) + 0.5) / SAMPLES;
    const down = (Math.floor(i / SAMPLES) + 0.5) / SAMPLES;
    const along = (from: number) =>
      (corners[from] * (1 - right) + corners[from + 2] * right) * (1 - down) +
      (corners[from + 4] * (1 - right) + corners[from + 6] * right) * down;
    const x = Math.max(0, Math.min(width - 1, Math.floor(along(0))));
    const y = Math.max(0, Math.min(height - 1, Math.floor(along(1))));
    const at = (y * width + x) * 3;
    red[i] = data[at];
    green[i] = data[at + 1];
    blue[i] = data[at + 2];
  }
  const [r, g, b] = channels.map(middleOf);
  let differing = 0;
  for (let i = 0; i < COUNT; i++) {
    const apart = Math.max(Math.abs(red[i] - r), Math.abs(green[i] - g), Math.abs(blue[i] - b));
    if (apart > TEXTURE) differing++;
  }
  return { color: [r, g, b], drawn: differing / COUNT };
}

interface Kind {
  readonly color: readonly [number, number, number];
  readonly drawn: boolean;
  readonly cells: number[];
}

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** Colours closer than this are one kind of cell; light falls unevenly on photos. */
const ALIKE = 42;
const DRAWN = 0.06;

function kindsOf(looks: readonly CellLook[]): Kind[] {
  const kinds: Kind[] = [];
  looks.forEach(({ color, drawn }, cell) => {
    const own = drawn > DRAWN;
    let nearest: Kind | undefined;
    for (const kind of kinds) {
      if (kind.drawn !== own || distance(kind.color, color) > ALIKE) continue;
      if (nearest === undefined || distance(kind.color, color) < distance(nearest.color, color))
        nearest = kind;
    }
    if (nearest === undefined) kinds.push({ color, drawn: own, cells: [cell] });
    else nearest.cells.push(cell);
  });
  return kinds.sort((a, b) => b.cells.length - a.cells.length);
}

/** The meaning of a kind by the solution: nearly always filled, nearly always blank, or mixed. */
function meaning(
  kind: Kind,
  kinds: readonly Kind[],
  solution: Solution | undefined,
): 'filled' | 'crossed' | undefined {
  if (kinds.length === 1) return undefined;
  if (solution === undefined) {
    const base = kinds[0];
    if (kind === base) return undefined;
    if (distance(kind.color, base.color) > 70 && !kind.drawn) return 'filled';
    return kind.drawn && distance(kind.color, base.color) <= ALIKE ? 'crossed' : undefined;
  }
  const filled = kind.cells.filter((cell) => solution.cells[cell] !== 1).length / kind.cells.length;
  // Line numbers and decorations inside the grid are drawn too, but on few cells.
  if (filled > 0.9 && (!kind.drawn || kind.cells.length > 0.05 * solution.cells.length)) return 'filled';
  if (filled > 0.1) return undefined;
  // Untouched cells of a solved picture are blank too; only a drawing or a third look makes them crosses.
  const filledColor = kinds.find(
    (other) => other !== kind && other.cells.every((cell) => solution.cells[cell] !== 1),
  );
  const untouched = kinds.some(
    (other) => other !== kind && other !== filledColor && !other.drawn && other.cells.length > 2,
  );
  return kind.drawn || untouched ? 'crossed' : undefined;
}

/** The colour of a kind of filled cell: the one that most of its cells have in the solution, else the nearest one. */
function fillOf(kind: Kind, { colors }: Puzzle['palette'], solution: Solution | undefined): Color {
  if (solution === undefined) {
    const distances = colors.map(({ rgb }) =>
      distance(
        kind.color,
        [1, 3, 5].map((i) => Number.parseInt(rgb.slice(i, i + 2), 16)),
      ),
    );
    return distances.indexOf(Math.min(...distances)) + 1;
  }
  const counts = new Array<number>(colors.length + 1).fill(0);
  for (const cell of kind.cells) counts[colorOf(solution.cells[cell]) ?? 0]++;
  counts[0] = 0;
  return counts.indexOf(Math.max(...counts));
}

export function findMarks(
  picture: Picture,
  mapping: GridMapping,
  split: Split,
  { width, height, palette }: Puzzle,
  solution: Solution | undefined,
): ScannedMark[] {
  const looks = Array.from({ length: width * height }, (_, cell) =>
    lookOf(picture, mapping, split.columns + (cell % width), split.rows + Math.floor(cell / width)),
  );
  const kinds = kindsOf(looks);
  const marks: ScannedMark[] = [];
  for (const kind of kinds) {
    const mark = meaning(kind, kinds, solution);
    if (mark === undefined) continue;
    const color = mark === 'filled' ? fillOf(kind, palette, solution) : undefined;
    for (const cell of kind.cells) {
      const own = distance(looks[cell].color, kind.color);
      const other = Math.min(
        255,
        ...kinds
          .filter((k) => k !== kind && k.drawn === kind.drawn)
          .map((k) => distance(looks[cell].color, k.color)),
      );
      const clear = kind.drawn ? Math.min(1, looks[cell].drawn / (3 * DRAWN)) : 1 - own / (own + other + 1);
      marks.push({
        row: Math.floor(cell / width),
        column: cell % width,
        mark,
        ...(color === undefined ? {} : { color }),
        confidence: 0.5 + 0.5 * clear,
      });
    }
  }
  return marks.sort((a, b) => a.row - b.row || a.column - b.column);
}
