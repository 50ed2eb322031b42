// One picture of a motif as a puzzle that line logic solves. Version 1 of the generator: the same order gives the same
// puzzle for ever, on every platform. Whoever changes what a version draws adds a version instead.
import {
  BLACK_ON_WHITE,
  completePalette,
  type Grid,
  gridOfColors,
  type Palette,
  type Puzzle,
  puzzleOf,
  Random,
  type Size,
} from '../../model/index.js';
import { cellGroups, needsSquare, type PatternSymmetry } from '../pattern-symmetry.js';
import { limitColors, type Motif, type Sketch } from './motif.js';
import { ALL_MOTIFS } from './registry.js';
import { canvasOf, settle } from './settle.js';

/** The sides that a picture of a motif can have. */
export const SMALLEST_PICTURE = 5;
export const LARGEST_PICTURE = 60;
/** The most colours of a picture. */
export const MOST_PICTURE_COLORS = 6;

/** A pattern has at least so many different rows and columns. */
const FEWEST_LINES = 3;

/** Everything that determines a picture; a code stores it. */
export interface PictureOrder extends Size {
  /** The position of the motif in the list of all motifs. */
  readonly motif: number;
  /** The most colours that it may have; 1 is black and white. */
  readonly colors: number;
  readonly symmetry: PatternSymmetry;
  /** 0 to 2^30 - 1. */
  readonly seed: number;
}

export interface Picture {
  readonly puzzle: Puzzle;
  readonly solution: Grid;
  /** Number of cells that differ from the sketch. */
  readonly changed: number;
}

/** The picture, or undefined if this one takes too many changes: another seed gives another one. */
export function makePicture(order: PictureOrder): Picture | undefined {
  const motif = ALL_MOTIFS[order.motif];
  const random = new Random(order.seed);
  const sketch = motif.sketch(random, order.symmetry);
  const size = { width: order.width, height: order.height };
  const colors = compacted(limitColors(sketch.colors(size), motif, order.colors));
  const palette = paletteOf(motif, colors.used, order.colors, random);
  const symmetries = symmetriesOf(order, sketch);
  for (const symmetry of symmetries) {
    const groups = cellGroups(size, symmetry);
    const cells = symmetric(colors.cells, groups);
    const canvas = settle(
      canvasOf(cells, order.width, order.height, palette),
      groups,
      new Random(order.seed),
    );
    if (canvas === undefined) continue;
    const solution = gridOfColors(size, canvas.colors);
    if (motif.kind === 'pattern' && isStriped(solution)) return undefined;
    if (hasMargin(solution)) return undefined;
    return { puzzle: puzzleOf(solution, palette), solution, changed: canvas.changed().length };
  }
  return undefined;
}

/** The size of a picture whose longer side is given: its motif decides on the proportions. */
export function naturalSize(motif: number, seed: number, side: number): Size {
  const { aspect } = ALL_MOTIFS[motif].sketch(new Random(seed), 'none');
  const shorter = Math.round(aspect >= 1 ? side / aspect : side * aspect);
  return aspect >= 1 ? { width: side, height: shorter } : { width: shorter, height: side };
}

/** A wanted symmetry must hold; that of the sketch is kept if possible. */
function symmetriesOf(order: PictureOrder, sketch: Sketch): readonly PatternSymmetry[] {
  if (order.symmetry !== 'none') return [order.symmetry];
  const isPossible = !needsSquare(sketch.symmetry) || order.width === order.height;
  return sketch.symmetry === 'none' || !isPossible ? ['none'] : [sketch.symmetry, 'none'];
}

/** Whether the outermost two rows or columns of a side are blank: what was there got lost. */
function hasMargin({ width, height, cells }: Grid): boolean {
  const isBlank = (first: number, step: number, count: number) => {
    for (let i = 0, cell = first; i < count; i++, cell += step) if (cells[cell] !== 1) return false;
    return true;
  };
  const isRow = (row: number) => isBlank(row * width, 1, width);
  const isColumn = (column: number) => isBlank(column, width, height);
  return (
    (isRow(0) && isRow(1)) ||
    (isRow(height - 1) && isRow(height - 2)) ||
    (isColumn(0) && isColumn(1)) ||
    (isColumn(width - 1) && isColumn(width - 2))
  );
}

/** Whether nearly all rows are equal, or all columns: stripes are dull. */
function isStriped({ width, height, cells }: Grid): boolean {
  const rows = new Set<string>();
  const columns = new Set<string>();
  for (let y = 0; y < height; y++) rows.add(cells.subarray(y * width, (y + 1) * width).join());
  for (let x = 0; x < width; x++) columns.add(cells.filter((_, cell) => cell % width === x).join());
  return Math.min(rows.size, columns.size) < FEWEST_LINES;
}

function symmetric(colors: Uint8Array, groups: readonly (readonly number[])[]): Uint8Array {
  const cells = colors.slice();
  for (const group of groups) for (const cell of group) cells[cell] = colors[group[0]];
  return cells;
}

/** The colours that are used, renumbered without gaps. */
function compacted(colors: Uint8Array): { cells: Uint8Array; used: number[] } {
  const used = [...new Set(colors)].filter((color) => color !== 0).sort((a, b) => a - b);
  return { cells: colors.map((color) => used.indexOf(color) + 1), used };
}

function paletteOf(motif: Motif, used: readonly number[], limit: number, random: Random): Palette {
  if (limit === 1) return BLACK_ON_WHITE;
  const colors = used.map((color) => {
    const { shades } = motif.colors[color - 1];
    const [name, rgb] = shades[random.below(shades.length)];
    return { name, rgb };
  });
  return completePalette({ background: { name: 'white', rgb: '#ffffff' }, colors });
}
