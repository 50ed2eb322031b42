// Puzzles like the ones that people draw: smooth blobs, coloured regions, mirrored shapes. A picture
// is noise, smoothed and cut off at the level that leaves the wanted part of it filled. The same seed
// and recipe give the same picture everywhere.
import { colorOf, type Grid, gridOfColors, type Puzzle, puzzleOf } from '../model/index.js';
import { solve } from '../solve/index.js';
import { paletteOf } from './notation.js';
import type { Random } from './random.js';

export interface PictureRecipe {
  readonly width: number;
  readonly height: number;
  /** About how many cells a feature is wide; default 4. */
  readonly feature?: number;
  /** Part of the cells that is filled; default 0.55. */
  readonly density?: number;
  /** Part of the cells that is then turned over, as grain; default none. */
  readonly grain?: number;
  readonly colors?: number;
  /** Left and right alike; default no. */
  readonly mirrored?: boolean;
}

/** The colours of a picture, row by row; 0 = blank. */
export function randomPicture(random: Random, recipe: PictureRecipe): Uint8Array {
  const { width, height, feature = 4, density = 0.55, grain = 0, colors = 1, mirrored = false } = recipe;
  const shape = levels(smoothNoise(random, width, height, feature), [1 - density]);
  const regions = equalParts(colors);
  // Regions of one colour are larger than the shapes: a thing is seldom speckled.
  const color = colors === 1 ? undefined : levels(smoothNoise(random, width, height, 2 * feature), regions);
  const cells = shape.map((filled, cell) => {
    const isFilled = (filled === 1) !== random.next() < grain;
    return isFilled ? 1 + (color?.[cell] ?? 0) : 0;
  });
  if (mirrored) {
    for (let cell = 0; cell < cells.length; cell++) {
      const column = cell % width;
      if (column * 2 >= width) cells[cell] = cells[cell - 2 * column + width - 1];
    }
  }
  return cells;
}

export function picturePuzzle(random: Random, recipe: PictureRecipe): Puzzle {
  return puzzleOf(gridOfColors(recipe, randomPicture(random, recipe)), paletteOf(recipe.colors ?? 1));
}

/** Repair attempts before another picture is drawn. */
const MAX_REPAIRS = 40;

/**
 * A picture that propagation alone solves. Cells that propagation leaves unknown are repaired as a
 * designer would: each round fills about half of them.
 */
export function lineSolvablePicture(random: Random, recipe: PictureRecipe): Puzzle {
  const palette = paletteOf(recipe.colors ?? 1);
  for (;;) {
    const cells = randomPicture(random, recipe);
    for (let repair = 0; repair < MAX_REPAIRS; repair++) {
      const puzzle = puzzleOf(gridOfColors(recipe, cells), palette);
      const unknown = unknownAfterLines(puzzle);
      if (unknown.length === 0) return puzzle;
      for (const cell of unknown) if (cells[cell] === 0 && random.below(2) === 0) cells[cell] = 1;
    }
  }
}

/** Cells that propagation alone does not settle. */
export function unknownAfterLines(puzzle: Puzzle): number[] {
  const result = solve(puzzle, { max: 1, effort: { decisions: 0, probes: 0 } });
  const known: Grid | undefined = 'partial' in result ? result.partial : undefined;
  if (known === undefined) return [];
  return Array.from(known.cells.keys()).filter((cell) => colorOf(known.cells[cell]) === undefined);
}

/** Noise whose features are about `feature` cells wide: three box blurs, which is nearly a Gaussian, or fewer. */
function smoothNoise(random: Random, width: number, height: number, feature: number): Float64Array {
  let field: Float64Array = Float64Array.from({ length: width * height }, () => random.next());
  const radius = Math.max(1, Math.floor(feature / 2));
  for (let pass = 0; pass < Math.min(3, feature); pass++) {
    field = blurred(field, width, height, 1, width, radius);
    field = blurred(field, height, width, width, 1, radius);
  }
  return field;
}

/** Means over `radius` cells either way along one direction, by running sums. */
function blurred(
  field: Float64Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  radius: number,
): Float64Array {
  const result = new Float64Array(field.length);
  for (let line = 0; line < lines; line++) {
    const at = (position: number) => field[line * lineStep + position * step];
    let sum = 0;
    let count = 0;
    for (let position = -radius; position < length; position++) {
      const entering = position + radius;
      if (entering < length) [sum, count] = [sum + at(entering), count + 1];
      const leaving = position - radius - 1;
      if (leaving >= 0) [sum, count] = [sum - at(leaving), count - 1];
      if (position >= 0) result[line * lineStep + position * step] = sum / count;
    }
  }
  return result;
}

/** For each value how many of the given quantiles lie below it. */
function levels(field: Float64Array, quantiles: readonly number[]): Uint8Array {
  const sorted = field.slice().sort();
  const cuts = quantiles.map((part) => sorted[Math.min(field.length - 1, Math.floor(part * field.length))]);
  return Uint8Array.from(field, (value) => cuts.filter((cut) => value >= cut).length);
}

function equalParts(parts: number): number[] {
  return Array.from({ length: parts - 1 }, (_, i) => (i + 1) / parts);
}
